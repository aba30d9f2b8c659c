// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A TCP connection or a listening port: one move-only owner. Calls that wait do so until a deadline on monotonicNs().

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace bubblescope::live {

class Socket {
public:
    Socket() = default;
    explicit Socket(int fd)
        : m_fd(fd)
    {
    }
    ~Socket() { close(); }
    Socket(Socket&& other) noexcept
        : m_fd(std::exchange(other.m_fd, -1))
    {
    }
    Socket& operator=(Socket&& other) noexcept
    {
        if (this != &other) {
            close();
            m_fd = std::exchange(other.m_fd, -1);
        }
        return *this;
    }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }
    void close();
    /// Any thread: lets whoever waits in send or receive return, and the other end see the end.
    void shutDown() const;

    /// All of it, however long it takes; false once the connection is gone.
    [[nodiscard]] bool sendAll(std::span<const std::byte> data) const;
    [[nodiscard]] bool receiveAll(std::span<std::byte> data) const;
    /// Whether something can be read, or the end has come, within `waitNs`.
    [[nodiscard]] bool awaitData(std::int64_t waitNs) const;
    /// Of a listening socket: the next connection; not open where none comes in `waitNs`.
    [[nodiscard]] Socket accept(std::int64_t waitNs) const;

    [[nodiscard]] int localPort() const;
    /// Numeric address of the other end.
    [[nodiscard]] std::string peerAddress() const;
    [[nodiscard]] std::string localAddress() const;

private:
    int m_fd = -1;
};

struct SocketResult {
    Socket socket;
    std::string problem;  ///< in the system's words; empty where the socket is open
};

/// `host` names the interface to listen on; port 0: any.
[[nodiscard]] SocketResult listenOn(const std::string& host, int port);
/// Tries again until the other end listens, `deadlineNs` comes or `cancelled` says so.
[[nodiscard]] SocketResult connectTo(const std::string& host, int port, std::int64_t deadlineNs,
                                     const std::function<bool()>& cancelled);

}  // namespace bubblescope::live
