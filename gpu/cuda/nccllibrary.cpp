// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/nccllibrary.h"

#include <climits>
#include <cstring>
#include <dlfcn.h>
#include <string>

#if __has_include(<nccl.h>)
#include <nccl.h>
#endif

namespace bubblescope::gpu {
namespace {

// Declared here as of NCCL 2.18, so that the module can be built without NCCL's header: a newer library takes the
// defaults for what this config lacks.
constexpr int kOldest = 21800;
constexpr unsigned kConfigMagic = 0xcafebeef;
constexpr int kChar = 0;  // ncclChar

struct Config {
    std::size_t size = sizeof(Config);
    unsigned magic = kConfigMagic;
    unsigned version = kOldest + 1;
    int blocking = 0;
    int cgaClusterSize = INT_MIN;
    int minCtas = INT_MIN;
    int maxCtas = INT_MIN;
    const char* netName = nullptr;
    int splitShare = INT_MIN;
};

#ifdef NCCL_MAJOR
static_assert(offsetof(Config, blocking) == offsetof(ncclConfig_t, blocking) &&
              offsetof(Config, maxCtas) == offsetof(ncclConfig_t, maxCTAs) &&
              offsetof(Config, netName) == offsetof(ncclConfig_t, netName) &&
              offsetof(Config, splitShare) == offsetof(ncclConfig_t, splitShare));
constexpr int kUndefined = NCCL_CONFIG_UNDEF_INT;
static_assert(kUndefined == INT_MIN && kChar == ncclChar && kNcclInProgress == ncclInProgress &&
              sizeof(NcclId) == sizeof(ncclUniqueId));
#endif

/// Two digits a part since 2.9 ("22809"), one for the middle part before ("2804").
std::string versionText(int version)
{
    const int major = version < 10000 ? version / 1000 : version / 10000;
    const int minor = version < 10000 ? version / 100 % 10 : version / 100 % 100;
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(version % 100);
}

/// 128 bytes passed by value, as ncclUniqueId is.
struct IdByValue {
    char bytes[128];
};

struct Functions {
    int (*getVersion)(int*) = nullptr;
    int (*getUniqueId)(IdByValue*) = nullptr;
    int (*commInitRankConfig)(NcclComm*, int, IdByValue, int, Config*) = nullptr;
    int (*groupStart)() = nullptr;
    int (*groupEnd)() = nullptr;
    int (*send)(const void*, std::size_t, int, int, NcclComm, Stream) = nullptr;
    int (*recv)(void*, std::size_t, int, int, NcclComm, Stream) = nullptr;
    int (*commGetAsyncError)(NcclComm, int*) = nullptr;
    int (*commFinalize)(NcclComm) = nullptr;
    int (*commDestroy)(NcclComm) = nullptr;
    int (*commAbort)(NcclComm) = nullptr;
    const char* (*getErrorString)(int) = nullptr;
    const char* (*getLastError)(NcclComm) = nullptr;
    int (*commRevoke)(NcclComm, int) = nullptr;  ///< since 2.28.7; may be null
};

class NcclLibrary final : public NcclApi {
public:
    bool available(std::string& why) override
    {
        if (!m_tried) {
            m_tried = true;
            open();
        }
        why = m_why;
        return m_why.empty();
    }
    int version() override { return m_version; }
    std::string errorText(NcclCode code, NcclComm comm) override
    {
        std::string text = m_call.getErrorString(code);
        const char* last = m_call.getLastError(comm);
        if (last != nullptr && *last != '\0') {
            text += std::string(" (") + last + ')';
        }
        return text;
    }
    NcclCode uniqueId(NcclId& id) override
    {
        IdByValue made{};
        const NcclCode code = m_call.getUniqueId(&made);
        std::memcpy(id.data(), made.bytes, id.size());
        return code;
    }
    NcclCode init(NcclComm& comm, const NcclId& id, int ranks, int rank, int maxCtas) override
    {
        IdByValue value{};
        std::memcpy(value.bytes, id.data(), id.size());
        Config config;
        if (maxCtas > 0) {
            config.maxCtas = maxCtas;
            config.minCtas = 1;
        }
        return m_call.commInitRankConfig(&comm, ranks, value, rank, &config);
    }
    NcclCode groupStart() override { return m_call.groupStart(); }
    NcclCode groupEnd() override { return m_call.groupEnd(); }
    NcclCode send(const void* data, std::size_t bytes, int peer, NcclComm comm, Stream stream) override
    {
        return m_call.send(data, bytes, kChar, peer, comm, stream);
    }
    NcclCode receive(void* data, std::size_t bytes, int peer, NcclComm comm, Stream stream) override
    {
        return m_call.recv(data, bytes, kChar, peer, comm, stream);
    }
    NcclCode asyncError(NcclComm comm, NcclCode& state) override { return m_call.commGetAsyncError(comm, &state); }
    NcclCode finalize(NcclComm comm) override { return m_call.commFinalize(comm); }
    NcclCode destroy(NcclComm comm) override { return m_call.commDestroy(comm); }
    NcclCode abort(NcclComm comm) override { return m_call.commAbort(comm); }
    bool canRevoke() override { return m_call.commRevoke != nullptr; }
    NcclCode revoke(NcclComm comm) override { return m_call.commRevoke(comm, 0); }

private:
    template <class Function>
    void find(void* library, const char* name, Function& function)
    {
        function = reinterpret_cast<Function>(dlsym(library, name));
        if (function == nullptr && m_why.empty()) {
            m_why = std::string("libnccl.so.2 has no ") + name;
        }
    }
    void open();

    bool m_tried = false;
    std::string m_why;
    int m_version = 0;
    Functions m_call;
};

void NcclLibrary::open()
{
    void* library = dlopen("libnccl.so.2", RTLD_NOW | RTLD_LOCAL);  // stays open, as CUDA does
    if (library == nullptr) {
        const char* reason = dlerror();
        m_why = reason != nullptr ? reason : "libnccl.so.2 cannot be opened";
        return;
    }
    find(library, "ncclGetVersion", m_call.getVersion);
    if (m_call.getVersion != nullptr) {
        m_call.getVersion(&m_version);
        if (m_version < kOldest) {
            m_why = "NCCL " + versionText(m_version) + " is older than 2.18, which is needed";
            return;
        }
    }
    find(library, "ncclGetUniqueId", m_call.getUniqueId);
    find(library, "ncclCommInitRankConfig", m_call.commInitRankConfig);
    find(library, "ncclGroupStart", m_call.groupStart);
    find(library, "ncclGroupEnd", m_call.groupEnd);
    find(library, "ncclSend", m_call.send);
    find(library, "ncclRecv", m_call.recv);
    find(library, "ncclCommGetAsyncError", m_call.commGetAsyncError);
    find(library, "ncclCommFinalize", m_call.commFinalize);
    find(library, "ncclCommDestroy", m_call.commDestroy);
    find(library, "ncclCommAbort", m_call.commAbort);
    find(library, "ncclGetErrorString", m_call.getErrorString);
    find(library, "ncclGetLastError", m_call.getLastError);
    m_call.commRevoke = reinterpret_cast<decltype(m_call.commRevoke)>(dlsym(library, "ncclCommRevoke"));
}

}  // namespace

std::shared_ptr<NcclApi> makeNcclLibrary()
{
    return std::make_shared<NcclLibrary>();
}

}  // namespace bubblescope::gpu
