// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Numbers that must not be mixed up: a device, a stage and a microbatch each have their own type.
// All count from 0. Stages are numbered along the model, whatever device holds them.

#include <cstddef>
#include <cstdint>
// After those: the moc of Qt 6.4 cannot parse a file whose first standard header is this one.
#include <compare>

namespace bubblescope {

/// An index of one kind. `value()` is an int, so that arithmetic on it needs no casts.
template <class Tag, class Rep>
class Id {
public:
    constexpr Id() = default;
    constexpr explicit Id(int value)
        : m_value(static_cast<Rep>(value))
    {
    }
    [[nodiscard]] constexpr int value() const { return m_value; }
    /// For indexing containers.
    [[nodiscard]] constexpr std::size_t index() const { return static_cast<std::size_t>(m_value); }
    friend constexpr auto operator<=>(Id, Id) = default;

private:
    Rep m_value = 0;
};

using DeviceId = Id<struct DeviceTag, std::int32_t>;
/// 16 bits, so that an Op fits into eight bytes; kMaxStages holds scenarios to that.
using StageId = Id<struct StageTag, std::int16_t>;
using MicrobatchId = Id<struct MicrobatchTag, std::int32_t>;

}  // namespace bubblescope
