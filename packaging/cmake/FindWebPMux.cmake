# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# libwebp with what joins pictures to animations: WebPMux::WebPMux, and WebPMux::Demux, which takes them apart again.
# Debian 12's libwebp-dev has no CMake package of its own.
find_path(WebPMux_INCLUDE_DIR webp/mux.h)
find_library(WebPMux_WEBP_LIBRARY webp)
find_library(WebPMux_LIBRARY webpmux)
find_library(WebPMux_DEMUX_LIBRARY webpdemux)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(WebPMux
  REQUIRED_VARS WebPMux_LIBRARY WebPMux_WEBP_LIBRARY WebPMux_DEMUX_LIBRARY WebPMux_INCLUDE_DIR)
mark_as_advanced(WebPMux_INCLUDE_DIR WebPMux_WEBP_LIBRARY WebPMux_LIBRARY WebPMux_DEMUX_LIBRARY)
if(WebPMux_FOUND AND NOT TARGET WebPMux::WebPMux)
  foreach(part IN ITEMS WebPMux Demux)
    add_library(WebPMux::${part} INTERFACE IMPORTED)
    target_include_directories(WebPMux::${part} INTERFACE "${WebPMux_INCLUDE_DIR}")
  endforeach()
  target_link_libraries(WebPMux::WebPMux INTERFACE "${WebPMux_LIBRARY}" "${WebPMux_WEBP_LIBRARY}")
  target_link_libraries(WebPMux::Demux INTERFACE "${WebPMux_DEMUX_LIBRARY}" "${WebPMux_WEBP_LIBRARY}")
endif()
