// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A vector for arrays of many megabytes that are made anew for every run. It differs from std::vector in where its
// memory lies, and in that resize() leaves new elements of plain types uninitialised: whoever resizes writes them all.
//
// Large arrays begin on a huge page where the system has them: to be given memory in pages of 4 KiB, one fault each,
// takes as long as to simulate. Since arrays at the same offset in a page compete for the same cache sets when they are
// walked side by side, each begins a little further in than the one before.

#include <cstddef>
#include <new>
#include <type_traits>
#include <vector>

namespace bubblescope {

/// Memory aligned for any plain type, on a huge page if it is kLargeBytes or more. Throws std::bad_alloc. Any thread.
[[nodiscard]] void* takeMemory(std::size_t bytes);
/// `bytes` as given to takeMemory().
void giveBackMemory(void* memory, std::size_t bytes) noexcept;
inline constexpr std::size_t kLargeBytes = std::size_t{4} << 20;

template <class T>
class LargeAllocator {
public:
    using value_type = T;
    static_assert(alignof(T) <= alignof(std::max_align_t));

    LargeAllocator() = default;
    template <class U>
    LargeAllocator(const LargeAllocator<U>& /*other*/) noexcept
    {
    }

    [[nodiscard]] T* allocate(std::size_t count) { return static_cast<T*>(takeMemory(count * sizeof(T))); }
    void deallocate(T* array, std::size_t count) noexcept { giveBackMemory(array, count * sizeof(T)); }

    /// Default-initialises: nothing for plain types, not even zeros.
    template <class U>
    void construct(U* at) noexcept(std::is_nothrow_default_constructible_v<U>)
    {
        ::new (static_cast<void*>(at)) U;
    }

    friend bool operator==(const LargeAllocator&, const LargeAllocator&) { return true; }
};

template <class T>
using LargeVector = std::vector<T, LargeAllocator<T>>;

}  // namespace bubblescope
