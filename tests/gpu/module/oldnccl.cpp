// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A libnccl.so.2 from before what the module needs.

extern "C" __attribute__((visibility("default"))) int ncclGetVersion(int* version);

int ncclGetVersion(int* version)
{
    *version = 21212;
    return 0;
}
