// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/socket.h"

#include "core/live/monotonic.h"
#include "core/model/timens.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace bubblescope::live {

namespace {

constexpr std::chrono::milliseconds kBetweenTries{50};

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Addresses resolve(const std::string& host, int port, bool passive, std::string& problem)
{
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICSERV | (passive ? AI_PASSIVE : 0);
    addrinfo* found = nullptr;
    const int status = ::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
    if (status != 0)
        problem = host + ": " + ::gai_strerror(status);
    return {status == 0 ? found : nullptr, &::freeaddrinfo};
}

void setUp(int fd)
{
    const int on = 1;
    ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

std::string addressOf(int fd, int (*which)(int, sockaddr*, socklen_t*))
{
    sockaddr_storage at{};
    socklen_t size = sizeof at;
    std::array<char, NI_MAXHOST> name{};
    if (which(fd, reinterpret_cast<sockaddr*>(&at), &size) != 0 ||
        ::getnameinfo(reinterpret_cast<sockaddr*>(&at), size, name.data(), name.size(), nullptr, 0, NI_NUMERICHOST) !=
            0)
        return {};
    return name.data();
}

bool awaitEvent(int fd, short events, std::int64_t waitNs)
{
    pollfd at{fd, events, 0};
    const int ms = static_cast<int>(std::max<std::int64_t>(0, (waitNs + kNsPerMs - 1) / kNsPerMs));
    return ::poll(&at, 1, ms) > 0;
}

}  // namespace

void Socket::close()
{
    if (m_fd >= 0)
        ::close(std::exchange(m_fd, -1));
}

void Socket::shutDown() const
{
    if (m_fd >= 0)
        ::shutdown(m_fd, SHUT_RDWR);
}

bool Socket::sendAll(std::span<const std::byte> data) const
{
    while (!data.empty()) {
        const ssize_t sent = ::send(m_fd, data.data(), data.size(), MSG_NOSIGNAL);
        if (sent > 0)
            data = data.subspan(static_cast<std::size_t>(sent));
        else if (errno != EINTR)
            return false;
    }
    return true;
}

bool Socket::receiveAll(std::span<std::byte> data) const
{
    while (!data.empty()) {
        const ssize_t got = ::recv(m_fd, data.data(), data.size(), 0);
        if (got > 0)
            data = data.subspan(static_cast<std::size_t>(got));
        else if (got == 0 || errno != EINTR)
            return false;
    }
    return true;
}

bool Socket::awaitData(std::int64_t waitNs) const
{
    return awaitEvent(m_fd, POLLIN, waitNs);
}

Socket Socket::accept(std::int64_t waitNs) const
{
    if (!awaitEvent(m_fd, POLLIN, waitNs))
        return {};
    Socket accepted(::accept4(m_fd, nullptr, nullptr, SOCK_CLOEXEC));
    if (accepted.isOpen())
        setUp(accepted.m_fd);
    return accepted;
}

int Socket::localPort() const
{
    sockaddr_storage at{};
    socklen_t size = sizeof at;
    if (::getsockname(m_fd, reinterpret_cast<sockaddr*>(&at), &size) != 0)
        return -1;
    return ntohs(at.ss_family == AF_INET6 ? reinterpret_cast<const sockaddr_in6*>(&at)->sin6_port
                                          : reinterpret_cast<const sockaddr_in*>(&at)->sin_port);
}

std::string Socket::peerAddress() const
{
    return addressOf(m_fd, &::getpeername);
}

std::string Socket::localAddress() const
{
    return addressOf(m_fd, &::getsockname);
}

SocketResult listenOn(const std::string& host, int port)
{
    SocketResult result;
    const Addresses addresses = resolve(host, port, true, result.problem);
    for (const addrinfo* at = addresses.get(); at != nullptr; at = at->ai_next) {
        const int fd = ::socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC, at->ai_protocol);
        const int on = 1;
        if (fd >= 0 && ::setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0 &&
            ::bind(fd, at->ai_addr, at->ai_addrlen) == 0 && ::listen(fd, 128) == 0) {
            result.socket = Socket(fd);
            result.problem.clear();
            return result;
        }
        result.problem = host + ":" + std::to_string(port) + ": " + std::strerror(errno);
        if (fd >= 0)
            ::close(fd);
    }
    return result;
}

SocketResult connectTo(const std::string& host, int port, std::int64_t deadlineNs,
                       const std::function<bool()>& cancelled)
{
    SocketResult result;
    for (;;) {
        const Addresses addresses = resolve(host, port, false, result.problem);
        for (const addrinfo* at = addresses.get(); at != nullptr; at = at->ai_next) {
            const int fd = ::socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC, at->ai_protocol);
            if (fd >= 0 && ::connect(fd, at->ai_addr, at->ai_addrlen) == 0) {
                setUp(fd);
                result.socket = Socket(fd);
                result.problem.clear();
                return result;
            }
            result.problem = host + ":" + std::to_string(port) + ": " + std::strerror(errno);
            if (fd >= 0)
                ::close(fd);
        }
        if (monotonicNs() >= deadlineNs || (cancelled && cancelled()))
            return result;
        std::this_thread::sleep_for(kBetweenTries);
    }
}

}  // namespace bubblescope::live
