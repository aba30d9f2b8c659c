// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/control.h"

#include "core/live/monotonic.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <string_view>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace bubblescope::worker {

namespace {

using Json = nlohmann::json;
using live::monotonicNs;

constexpr std::size_t kMostScenarioBytes = 64u << 20;
constexpr std::size_t kMostCommandBytes = 1u << 20;
/// For the stream's last lines, once the run is given up.
constexpr TimeNs kLastWordsNs = 300 * kNsPerMs;
constexpr int kGaveUp = 3;

sigset_t endingSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        sigaddset(&set, signal);
    return set;
}

std::string warning(const std::string& text)
{
    const nlohmann::ordered_json json{
        {"bsw", live::kStreamVersion}, {"type", "warn"}, {"code", "command"}, {"text", text}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

void blockSignals()
{
    const sigset_t set = endingSignals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
}

std::optional<std::string> readScenarioFromInput()
{
    // A byte at a time: what comes after belongs to somebody else.
    std::string text;
    for (char c = 0; text.size() < kMostScenarioBytes;) {
        const ssize_t got = ::read(0, &c, 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got > 0)
            text += c;
        if ((got <= 0 || c == '\n') && text.find('}') != std::string::npos && Json::accept(text))
            return text;
        if (got <= 0)
            return text.empty() ? std::nullopt : std::optional(text);
    }
    return std::nullopt;
}

bool endWanted(bool readsInput)
{
    sigset_t pending;
    sigset_t set = endingSignals();
    if (sigpending(&pending) == 0) {
        for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
            if (sigismember(&set, signal) == 1 && sigismember(&pending, signal) == 1)
                return true;
        }
    }
    pollfd at{0, POLLIN, 0};
    // With commands still to be read, the end shows later.
    return readsInput && ::poll(&at, 1, 0) > 0 && (at.revents & POLLHUP) != 0 && (at.revents & POLLIN) == 0;
}

Control::Control(live::Dispatcher& dispatcher, live::StreamWriter* writer, bool readsInput)
    : m_dispatcher(dispatcher)
    , m_writer(writer)
    , m_readsInput(readsInput)
    , m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    const sigset_t set = endingSignals();
    m_signals = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    m_thread = std::thread([this] { run(); });
}

Control::~Control()
{
    m_end = true;
    const std::uint64_t one = 1;
    static_cast<void>(::write(m_wake, &one, sizeof one) == 0);
    m_thread.join();
    ::close(m_wake);
    ::close(m_signals);
}

void Control::cancel()
{
    m_cancelWanted = true;
    const std::uint64_t one = 1;
    static_cast<void>(::write(m_wake, &one, sizeof one) == 0);
}

void Control::run()
{
    while (!m_end) {
        std::array<pollfd, 3> at{{{m_signals, POLLIN, 0}, {m_wake, POLLIN, 0}, {m_readsInput ? 0 : -1, POLLIN, 0}}};
        const std::int64_t left = m_cancelledAtNs < 0 ? -1 : m_cancelledAtNs + kCancelBudgetNs - monotonicNs();
        const int timeout = m_cancelledAtNs < 0 ? -1 : static_cast<int>(std::max<std::int64_t>(0, left / kNsPerMs + 1));
        ::poll(at.data(), at.size(), timeout);
        if (m_end)
            return;
        std::uint64_t count = 0;
        if (at[1].revents != 0)
            static_cast<void>(::read(m_wake, &count, sizeof count) == 0);
        signalfd_siginfo info{};
        if (at[0].revents != 0 && ::read(m_signals, &info, sizeof info) > 0)
            m_cancelWanted = true;
        if (at[2].revents != 0)
            readInput();
        if (m_cancelWanted && m_cancelledAtNs < 0)
            startCancel();
        if (m_cancelledAtNs >= 0 && monotonicNs() - m_cancelledAtNs > kCancelBudgetNs)
            giveUp();
    }
}

void Control::startCancel()
{
    m_cancelledAtNs = monotonicNs();
    m_dispatcher.cancel();
    if (m_writer != nullptr)
        m_writer->giveUpAt(m_cancelledAtNs + kCancelBudgetNs - 2 * kLastWordsNs);
}

void Control::giveUp()
{
    if (m_writer != nullptr && !m_runEnded) {
        nlohmann::ordered_json json{{"bsw", live::kStreamVersion}, {"type", "error"}, {"code", "gave-up"}};
        json["text"] = "the run has not ended two seconds after the cancel; the process ends without it";
        m_writer->line(json.dump());
        // Another thread may be in finish() for ever, so the lines go out as they can.
        ::poll(nullptr, 0, static_cast<int>(kLastWordsNs / kNsPerMs));
    }
    ::_exit(kGaveUp);
}

void Control::readInput()
{
    std::array<char, 4096> block{};
    const ssize_t got = ::read(0, block.data(), block.size());
    if (got < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (got <= 0) {
        m_readsInput = false;
        m_cancelWanted = true;
        return;
    }
    m_partial.append(block.data(), static_cast<std::size_t>(got));
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = m_partial.find('\n', begin)) != std::string::npos; begin = end + 1)
        command(m_partial.substr(begin, end - begin));
    m_partial.erase(0, begin);
    if (m_partial.size() > kMostCommandBytes) {
        m_partial.clear();
        warn("a command of more than 1 MiB is left out");
    }
}

void Control::command(const std::string& line)
{
    if (line.find_first_not_of(" \t\r") == std::string::npos)
        return;
    const Json json = Json::parse(line, nullptr, false);
    const std::string name = json.is_object() && json.contains("cmd") && json["cmd"].is_string()
                                 ? json["cmd"].get<std::string>()
                                 : std::string();
    if (name == "cancel") {
        m_cancelWanted = true;
    } else if (name == "pause") {
        m_dispatcher.pause();
    } else if (name == "resume") {
        m_dispatcher.resume();
    } else if (name == "ping") {
        m_dispatcher.ping();
    } else if (name == "slowdown" && json.contains("factors") && json["factors"].is_array() &&
               std::all_of(json["factors"].begin(), json["factors"].end(),
                           [](const Json& f) { return f.is_number(); })) {
        if (!m_dispatcher.setSlowdown(json["factors"].get<std::vector<double>>()))
            warn("slowdown takes one factor above 0 for each stage: " + line.substr(0, 200));
    } else {
        warn((name == "slowdown" ? "slowdown takes a list of factors: " : "no such command: ") + line.substr(0, 200));
    }
}

void Control::warn(const std::string& text)
{
    if (m_writer != nullptr)
        m_writer->line(warning(text));
}

}  // namespace bubblescope::worker
