# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
execute_process(COMMAND "${CMAKE_COMMAND}" --preset "${PRESET}" COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${CMAKE_COMMAND}" --build --preset "${PRESET}" COMMAND_ERROR_IS_FATAL ANY)
