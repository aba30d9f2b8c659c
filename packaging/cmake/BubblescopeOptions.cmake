# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Two interface targets that every target of ours links: how to compile, and which warnings are errors.

add_library(bubblescope_options INTERFACE)
add_library(bubblescope::options ALIAS bubblescope_options)
target_compile_features(bubblescope_options INTERFACE cxx_std_20)
target_include_directories(bubblescope_options INTERFACE "${PROJECT_SOURCE_DIR}")
# No fused multiply-add behind our back: simulated times are the same on every machine.
target_compile_options(bubblescope_options INTERFACE -ffp-contract=off)
if(BUBBLESCOPE_SANITIZE)
  target_compile_options(bubblescope_options INTERFACE
    "-fsanitize=${BUBBLESCOPE_SANITIZE}" -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(bubblescope_options INTERFACE "-fsanitize=${BUBBLESCOPE_SANITIZE}")
endif()

add_library(bubblescope_warnings INTERFACE)
add_library(bubblescope::warnings ALIAS bubblescope_warnings)
target_compile_options(bubblescope_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
