// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memorycount.h"

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

std::atomic<std::size_t> live{0};
std::atomic<std::size_t> peak{0};

void* take(std::size_t size)
{
    void* const memory = std::malloc(size > 0 ? size : 1);
    if (!memory)
        throw std::bad_alloc();
    const std::size_t now = live.fetch_add(malloc_usable_size(memory)) + malloc_usable_size(memory);
    std::size_t highest = peak.load();
    while (now > highest && !peak.compare_exchange_weak(highest, now)) {
    }
    return memory;
}

void give(void* memory) noexcept
{
    if (memory)
        live.fetch_sub(malloc_usable_size(memory));
    std::free(memory);
}

}  // namespace

namespace memorycount {

std::size_t liveBytes()
{
    return live.load();
}

std::size_t peakBytes()
{
    return peak.load();
}

void resetPeak()
{
    peak = live.load();
}

}  // namespace memorycount

void* operator new(std::size_t size)
{
    return take(size);
}

void* operator new[](std::size_t size)
{
    return take(size);
}

void operator delete(void* memory) noexcept
{
    give(memory);
}

void operator delete[](void* memory) noexcept
{
    give(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    give(memory);
}

void operator delete[](void* memory, std::size_t) noexcept
{
    give(memory);
}
