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

void count(std::size_t size)
{
    const std::size_t now = live.fetch_add(size) + size;
    std::size_t highest = peak.load();
    while (now > highest && !peak.compare_exchange_weak(highest, now)) {
    }
}

void* take(std::size_t size)
{
    void* const memory = std::malloc(size > 0 ? size : 1);
    if (!memory)
        throw std::bad_alloc();
    count(malloc_usable_size(memory));
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

// What lies between the end of an array and the next huge page is never touched, so it takes no memory: count what was
// asked for.
void* operator new(std::size_t size, std::align_val_t alignment)
{
    const auto unit = static_cast<std::size_t>(alignment);
    void* const memory = std::aligned_alloc(unit, (size + unit - 1) / unit * unit);
    if (!memory)
        throw std::bad_alloc();
    count(size);
    return memory;
}

void operator delete(void* memory, std::size_t size, std::align_val_t /*alignment*/) noexcept
{
    live.fetch_sub(size);
    std::free(memory);
}
