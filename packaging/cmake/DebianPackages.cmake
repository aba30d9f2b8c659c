# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# `cpack --preset release` makes a .deb of each of the `components`. What a package needs comes from its binaries
# (dpkg-shlibdeps), so a package is for the Debian that it was made on.
set(BUBBLESCOPE_CONTACT "The Bubblescope developers <bubblescope@packages.invalid>"
  CACHE STRING "Whom the packages name as their maintainer; the address has none by default")

set(package_of_application bubblescope)
set(package_of_tools bubblescope-tools)
set(package_of_gpu bubblescope-gpu)
foreach(component IN LISTS components)
  set(documents "${CMAKE_INSTALL_DATADIR}/doc/${package_of_${component}}")
  install(FILES debian/copyright DESTINATION "${documents}" COMPONENT ${component})
  install(FILES debian/changelog DESTINATION "${documents}" COMPONENT ${component})
  string(TOUPPER ${component} upper)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${package_of_${component}})
endforeach()
# Debian has the licence's text already, so its packages leave this out.
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE"
  DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/bubblescope" COMPONENT licence)

set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL ${components})
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGE_NAME bubblescope)
set(CPACK_PACKAGE_CONTACT "${BUBBLESCOPE_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/CompressDocuments.cmake")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

# Plugins of Qt are not seen by dpkg-shlibdeps, nor are its words in other languages. The plugin for SVG icons moved into
# a package of its own after Debian 12.
set(CPACK_DEBIAN_APPLICATION_PACKAGE_SECTION science)
set(CPACK_DEBIAN_APPLICATION_PACKAGE_DEPENDS "qt6-svg-plugins | libqt6svg6 (<< 6.6), qt6-translations-l10n")
set(CPACK_DEBIAN_APPLICATION_PACKAGE_RECOMMENDS "bubblescope-tools (>= ${PROJECT_VERSION}), qt6-wayland")
set(CPACK_DEBIAN_APPLICATION_DESCRIPTION
"see how pipeline parallelism fills and wastes time
Bubblescope draws the Gantt chart of every device of a pipeline that trains
or runs a model in stages, the queues between the stages, and the time in
which devices stand idle: pipeline bubbles. Sliders for stages, microbatches
and the speed of each stage change the picture at once.

It knows GPipe, 1F1B, interleaved, zero-bubble, DualPipe and other schedules.
With bubblescope-tools it also runs them for real and shows what was
measured beside what was predicted.")

set(CPACK_DEBIAN_TOOLS_PACKAGE_SECTION science)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SUGGESTS "bubblescope, bubblescope-gpu")
set(CPACK_DEBIAN_TOOLS_DESCRIPTION
"simulate and run pipeline schedules without a window
The command line of Bubblescope simulates pipeline schedules, compares them,
computes series of them and exports them as tables, traces and drawings. The
worker runs a schedule for real on the threads of this machine, or on GPUs
with bubblescope-gpu, and streams what it measures.

Neither needs Qt or a display.")

# The driver and NCCL are looked for when the module is opened: they are not packages everywhere, and the worker says
# what is missing.
set(CPACK_DEBIAN_GPU_PACKAGE_SECTION non-free/science)
set(CPACK_DEBIAN_GPU_PACKAGE_DEPENDS "bubblescope-tools (= ${PROJECT_VERSION})")
get_directory_property(cuda DIRECTORY "${PROJECT_SOURCE_DIR}/gpu" DEFINITION CMAKE_CUDA_COMPILER_VERSION)
string(REGEX MATCH "^[0-9]+" cuda "${cuda}")
set(CPACK_DEBIAN_GPU_DESCRIPTION
"run pipeline schedules on NVIDIA GPUs
The module with which the worker of Bubblescope runs pipeline schedules on
GPUs. It needs NVIDIA's driver, for CUDA ${cuda} or newer, and for several GPUs
NCCL; neither is a dependency of this package, since they come from Debian,
from NVIDIA or from an administrator. \"bubblescope-worker --capabilities\"
says what is missing.

The CUDA runtime, which is not free software, is linked in.")

include(CPack)
