// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/largevector.h"

#include <atomic>
#include <cstdint>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace bubblescope {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

/// 0 to 15 steps of 17 cache lines.
std::size_t nextOffset()
{
    static std::atomic<std::size_t> taken{0};
    return taken.fetch_add(1, std::memory_order_relaxed) % 16 * 17 * 64;
}

}  // namespace

void* takeMemory(std::size_t bytes)
{
    if (bytes < kLargeBytes)
        return ::operator new(bytes);
    const std::size_t offset = nextOffset();
    void* const memory = ::operator new (offset + bytes, std::align_val_t{kHugePage});
#ifdef MADV_HUGEPAGE
    // A hint: where it is refused, small pages do.
    static_cast<void>(madvise(memory, offset + bytes, MADV_HUGEPAGE));
#endif
    return static_cast<std::byte*>(memory) + offset;
}

void giveBackMemory(void* memory, std::size_t bytes) noexcept
{
    // Without sizes: clang has those forms of delete only on demand.
    if (bytes < kLargeBytes) {
        ::operator delete(memory);
        return;
    }
    const std::size_t offset = reinterpret_cast<std::uintptr_t>(memory) % kHugePage;
    ::operator delete (static_cast<std::byte*>(memory) - offset, std::align_val_t{kHugePage});
}

}  // namespace bubblescope
