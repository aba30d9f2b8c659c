# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
# CPack runs this between installing and packing: Debian wants manual pages and changelogs compressed, without a time.
file(GLOB_RECURSE documents
  "${CPACK_TEMPORARY_DIRECTORY}/*/usr/share/man/man1/*.1" "${CPACK_TEMPORARY_DIRECTORY}/*/usr/share/doc/*/changelog")
if(documents)
  execute_process(COMMAND gzip --best --no-name ${documents} COMMAND_ERROR_IS_FATAL ANY)
endif()
