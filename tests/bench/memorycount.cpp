// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/memorycount.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
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
// asked for, and keep that number in front of the array.
void* operator new(std::size_t size, std::align_val_t alignment)
{
    const auto unit = static_cast<std::size_t>(alignment);
    auto* const memory = static_cast<char*>(std::aligned_alloc(unit, (size / unit + 2) * unit));
    if (!memory)
        throw std::bad_alloc();
    std::memcpy(memory, &size, sizeof size);
    count(size);
    return memory + unit;
}

void operator delete(void* array, std::align_val_t alignment) noexcept
{
    if (!array)
        return;
    char* const memory = static_cast<char*>(array) - static_cast<std::size_t>(alignment);
    std::size_t size = 0;
    std::memcpy(&size, memory, sizeof size);
    live.fetch_sub(size);
    std::free(memory);
}

void operator delete(void* array, std::size_t /*size*/, std::align_val_t alignment) noexcept
{
    operator delete(array, alignment);
}
