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
if(BUBBLESCOPE_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "BUBBLESCOPE_FUZZ needs clang (libFuzzer): -DCMAKE_CXX_COMPILER=clang++")
  endif()
  # What it covers guides the fuzzer; only the programs in tests/fuzz have its main().
  target_compile_options(bubblescope_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# ccache where it is installed. Paths are taken relative to this tree, so another clone hits too; a precompiled header
# needs the sloppiness (the header is compared by content) and, with GCC, -fpch-preprocess.
find_program(BUBBLESCOPE_CCACHE ccache DOC "ccache; empty: compile without")
if(BUBBLESCOPE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
    "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    "${BUBBLESCOPE_CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(bubblescope_options INTERFACE -fpch-preprocess)
  endif()
endif()

add_library(bubblescope_warnings INTERFACE)
add_library(bubblescope::warnings ALIAS bubblescope_warnings)
target_compile_options(bubblescope_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
# What GCC says about the flow of values depends on what it inlines. At -O3 and under sanitizers GCC 12 is wrong about
# std::string, std::optional and fmt (GCC bug 105651 and its like), so these count in the usual build alone.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND
   (BUBBLESCOPE_SANITIZE OR NOT CMAKE_BUILD_TYPE STREQUAL "RelWithDebInfo"))
  target_compile_options(bubblescope_warnings INTERFACE
    -Wno-maybe-uninitialized -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds)
endif()
