// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later

// bubblescope-gpu-probe CHECK: one measurement of a GPU that a run relies on, as a line of JSON. For
// packaging/gpu-check.sh. Exit status 0 where it worked, 1 where not, 2 for an unknown check, 3 where what it is about
// is not there.

#include "gpu/backend/gpu.h"
#include "gpu/cuda/cudaruntime.h"
#include "gpu/cuda/nccllibrary.h"
#include "gpu/probe/probekernels.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

namespace bubblescope::gpu::checks {
namespace {

constexpr int kNotPresent = 3;
constexpr double kFlopsPerStep = 2.0 * 128 * 128 * 64;

/// A stream with the work kernel's matrices, timed by events.
class Worker {
public:
    Worker(Cuda& cuda, Gpu& gpu, OwnedStream stream, int blocks, bool random)
        : m_cuda(cuda)
        , m_gpu(gpu)
        , m_stream(std::move(stream))
        , m_blocks(blocks)
        , m_matrices(makeMemory(cuda, gpu.ordinal(), cuda.api().workBytes()))
        , m_begin(makeEvent(cuda, gpu.ordinal(), true))
        , m_end(makeEvent(cuda, gpu.ordinal(), true))
    {
        if (random) {
            cuda.check(cuda.api().fillWork(m_matrices.get(), 1, m_stream.get()), "fill");
        } else {
            cuda.check(cuda.api().clear(m_matrices.get(), cuda.api().workBytes(), m_stream.get()), "clear");
        }
    }
    void launch(std::uint32_t steps, bool timed)
    {
        GpuApi& api = m_cuda.api();
        if (timed) {
            m_cuda.check(api.record(m_begin.get(), m_stream.get()), "record");
        }
        m_cuda.check(api.launch(WorkLaunch{steps, m_blocks, m_matrices.get(), m_gpu.stopWord()}, m_stream.get()),
                     "work kernel");
        if (timed) {
            m_cuda.check(api.record(m_end.get(), m_stream.get()), "record");
        }
    }
    void synchronize() { m_cuda.check(m_cuda.api().synchronize(m_stream.get()), "synchronize"); }
    [[nodiscard]] double ms()
    {
        float elapsed = 0;
        m_cuda.check(m_cuda.api().elapsedMs(elapsed, m_begin.get(), m_end.get()), "elapsed");
        return static_cast<double>(elapsed);
    }
    [[nodiscard]] void* matrices() const { return m_matrices.get(); }
    [[nodiscard]] Stream stream() const { return m_stream.get(); }

private:
    Cuda& m_cuda;
    Gpu& m_gpu;
    OwnedStream m_stream;
    int m_blocks;
    OwnedMemory m_matrices;
    OwnedEvent m_begin;
    OwnedEvent m_end;
};

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Three launches in a row on all of `workers`, the middle one's time; the median of five tries, of the first worker.
double timeTogether(const std::vector<Worker*>& workers, std::uint32_t steps)
{
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        for (const bool timed : {false, true, false}) {
            for (Worker* worker : workers) {
                worker->launch(steps, timed);
            }
        }
        for (Worker* worker : workers) {
            worker->synchronize();
        }
        times.push_back(workers.front()->ms());
    }
    return median(times);
}

void warmUp(Cuda& cuda, Worker& worker)
{
    const TimeNs until = cuda.api().hostNowNs() + kNsPerS;
    while (cuda.api().hostNowNs() < until) {
        worker.launch(4000, false);
        worker.synchronize();
    }
}

int clocks(Cuda& cuda, Gpu& gpu)
{
    constexpr int kSteps = 2000;
    const OwnedStream stream = makeStream(cuda, 0, false);
    const OwnedMapped steps = makeMapped(cuda, 0, kSteps * sizeof(std::uint64_t));
    cuda.check(timerSteps(static_cast<std::uint64_t*>(steps.get().device), kSteps, stream.get()), "timer kernel");
    cuda.check(cuda.api().synchronize(stream.get()), "synchronize");
    std::map<std::uint64_t, int> histogram;
    for (int i = 0; i < kSteps; ++i) {
        ++histogram[static_cast<const std::uint64_t*>(steps.get().host)[i]];
    }
    std::string text;
    for (const auto& [step, count] : histogram) {
        if (count >= kSteps / 100) {
            text += fmt::format("{}[{},{}]", text.empty() ? "" : ",", step, count);
        }
    }
    // How long after a kernel's own stamp its event is: the bias of one kind of clock against the other.
    std::vector<double> widths;
    for (int i = 0; i < 20; ++i) {
        gpu.clock().anchor(64);
        widths.push_back(static_cast<double>(gpu.clock().roundTripNs()));
    }
    const double driftAtFirst = gpu.clock().model().driftPpm();
    const TimeNs until = cuda.api().hostNowNs() + 10 * kNsPerS;
    TimeNs worstError = 0;
    while (cuda.api().hostNowNs() < until) {
        gpu.clock().tick();
        worstError = std::max(worstError, gpu.clock().errorNs());
        cuda.api().relax(10 * kNsPerMs);
    }
    const double driftByTicks = gpu.clock().model().driftPpm();
    gpu.clock().anchor(64);
    fmt::print("{{\"globaltimer_steps_ns\":[{}],\"round_trip_ns\":{:.0f},\"drift_ppm_first\":{:.3f},"
               "\"drift_ppm\":{:.3f},\"error_ns\":{},\"worst_error_ns\":{},\"surprises\":{}}}\n",
               text, median(widths), driftAtFirst, driftByTicks, gpu.clock().errorNs(), worstError,
               gpu.clock().model().surprises());
    return gpu.clock().model().surprises() == 0 ? 0 : 1;
}

double fromBf16(std::uint16_t bits)
{
    const std::uint32_t wide = static_cast<std::uint32_t>(bits) << 16U;
    float value = 0;
    std::memcpy(&value, &wide, sizeof value);
    return static_cast<double>(value);
}

/// Is what the work kernel computes a matrix product? All 256 tiles once; some elements against the host.
int product(Cuda& cuda, Gpu& gpu)
{
    constexpr std::size_t kRows = 2048;
    constexpr std::size_t kColumns = 1024;
    const int blocks = gpu.properties().multiprocessors;
    Worker worker(cuda, gpu, makeStream(cuda, 0, false), blocks, true);
    const int tilesEach = (256 + blocks - 1) / blocks;
    worker.launch(static_cast<std::uint32_t>(tilesEach * 16), false);
    std::vector<std::uint16_t> all(cuda.api().workBytes() / 2);
    cuda.check(cuda.api().copy(all.data(), worker.matrices(), cuda.api().workBytes(), worker.stream()), "copy");
    worker.synchronize();
    const std::uint16_t* a = all.data();
    const std::uint16_t* b = a + kRows * kColumns;
    const std::uint16_t* c = b + kRows * kColumns;
    double worst = 0;
    double largest = 0;
    for (std::size_t i = 0; i < 4000; ++i) {
        const std::size_t row = i * 7919 % kRows;
        const std::size_t column = i * 104729 % kRows;
        double sum = 0;
        for (std::size_t k = 0; k < kColumns; ++k) {
            sum += fromBf16(a[row * kColumns + k]) * fromBf16(b[column * kColumns + k]);
        }
        worst = std::max(worst, std::abs(sum - fromBf16(c[row * kRows + column])));
        largest = std::max(largest, std::abs(sum));
    }
    const bool right = worst < 1e-3 && largest > 0.005 && largest < 1;
    fmt::print("{{\"worst_difference\":{:.3g},\"largest_element\":{:.3g},\"right\":{}}}\n", worst, largest, right);
    return right ? 0 : 1;
}

int work(Cuda& cuda, Gpu& gpu)
{
    const int blocks = gpu.properties().multiprocessors;
    std::string text;
    double largestError = 0;
    for (const bool random : {true, false}) {
        Worker worker(cuda, gpu, makeStream(cuda, 0, false), blocks, random);
        warmUp(cuda, worker);
        const double one = timeTogether({&worker}, 2000);
        const double two = timeTogether({&worker}, 4000);
        const double four = timeTogether({&worker}, 8000);
        const double perStep = (two - one) / 2000;
        const double fixed = one - 2000 * perStep;
        const double error = std::abs(four / (fixed + 8000 * perStep) - 1);
        largestError = std::max(largestError, error);
        GpuClocks now;
        worker.launch(40000, false);
        cuda.api().clocks(0, now);
        worker.synchronize();
        text += fmt::format("{}\"{}\":{{\"fixed_us\":{:.2f},\"ns_per_step\":{:.2f},\"linearity_error\":{:.5f},"
                            "\"tflops\":{:.1f},\"sm_mhz\":{:.0f},\"throttle\":{}}}",
                            text.empty() ? "" : ",", random ? "random" : "zeros", fixed * 1e3, perStep * 1e6, error,
                            kFlopsPerStep * blocks / (perStep * 1e-3) / 1e12, now.smMhz, now.throttleReasons);
    }
    fmt::print("{{{}}}\n", text);
    return largestError < 0.02 ? 0 : 1;
}

int partitions(Cuda& cuda, Gpu& gpu)
{
    constexpr int kGroups = 4;
    constexpr std::uint32_t kSteps = 4000;
    std::vector<Partition> parts;
    std::string reason;
    int each = 0;
    const Code code = cuda.api().split(0, kGroups, 0, parts, each, reason);
    std::vector<OwnedPartition> owners;
    owners.reserve(parts.size());
    for (Partition part : parts) {
        owners.emplace_back(cuda, 0, part);
    }
    std::string green = fmt::format("\"green_reason\":\"{}\"", reason);
    if (code == kSuccess) {
        std::vector<std::unique_ptr<Worker>> workers;
        std::vector<Worker*> all;
        for (const OwnedPartition& part : owners) {
            Stream stream = nullptr;
            cuda.check(cuda.api().createStreamIn(stream, part.get()), "stream in green context");
            workers.push_back(std::make_unique<Worker>(cuda, gpu, OwnedStream(cuda, 0, stream), each, true));
            all.push_back(workers.back().get());
        }
        warmUp(cuda, *all.front());
        const double alone = timeTogether({all.front()}, kSteps);
        const double together = timeTogether(all, kSteps);
        green = fmt::format("\"green_each\":{},\"green_alone_ms\":{:.4f},\"green_together_ms\":{:.4f}", each, alone,
                            together);
    }
    const int quota = gpu.properties().multiprocessors / kGroups;
    std::vector<std::unique_ptr<Worker>> workers;
    std::vector<Worker*> all;
    for (int i = 0; i < kGroups; ++i) {
        workers.push_back(std::make_unique<Worker>(cuda, gpu, makeStream(cuda, 0, false), quota, true));
        all.push_back(workers.back().get());
    }
    warmUp(cuda, *all.front());
    const double alone = timeTogether({all.front()}, kSteps);
    const double together = timeTogether(all, kSteps);
    fmt::print("{{{},\"quota_each\":{},\"quota_alone_ms\":{:.4f},\"quota_together_ms\":{:.4f}}}\n", green, quota, alone,
               together);
    return code == kNotSupported ? kNotPresent : code == kSuccess && together < 1.5 * alone ? 0 : 1;
}

/// One rank that sends to itself; then a communicator revoked, and one aborted.
int nccl(Cuda& cuda)
{
    const auto library = makeNcclLibrary();
    std::string why;
    if (!library->available(why)) {
        fmt::print("{{\"reason\":\"{}\"}}\n", why);
        return kNotPresent;
    }
    std::string steps;
    bool good = true;
    NcclComm comm = nullptr;
    const auto step = [&](const char* name, NcclCode result) {
        const TimeNs begin = cuda.api().hostNowNs();
        NcclCode state = result;
        while (state == kNcclInProgress && cuda.api().hostNowNs() - begin < 20 * kNsPerS) {
            cuda.api().relax(100 * kNsPerUs);
            if (comm == nullptr || library->asyncError(comm, state) != kNcclSuccess) {
                break;
            }
        }
        good = good && state == kNcclSuccess;
        steps += fmt::format("{}\"{}\":{{\"code\":{},\"first\":{},\"ms\":{:.2f}}}", steps.empty() ? "" : ",", name,
                             state, result, static_cast<double>(cuda.api().hostNowNs() - begin) / 1e6);
    };
    const auto open = [&](const char* name) {
        NcclId id{};
        comm = nullptr;
        step("uniqueId", library->uniqueId(id));
        step(name, library->init(comm, id, 1, 0, 4));
    };
    const OwnedStream stream = makeStream(cuda, 0, true);
    const OwnedMemory from = makeMemory(cuda, 0, 1 << 20);
    const OwnedMemory to = makeMemory(cuda, 0, 1 << 20);
    open("init");
    library->groupStart();
    library->send(from.get(), 1 << 20, 0, comm, stream.get());
    library->receive(to.get(), 1 << 20, 0, comm, stream.get());
    step("sendToItself", library->groupEnd());
    cuda.check(cuda.api().synchronize(stream.get()), "synchronize");
    step("finalize", library->finalize(comm));
    NcclComm finalized = std::exchange(comm, nullptr);
    step("destroy", library->destroy(finalized));
    if (library->canRevoke()) {
        open("init2");
        step("revoke", library->revoke(comm));
        NcclComm revoked = std::exchange(comm, nullptr);
        step("destroyRevoked", library->destroy(revoked));
    }
    open("init3");
    NcclComm aborted = std::exchange(comm, nullptr);
    step("abort", library->abort(aborted));
    fmt::print("{{\"version\":{},{}}}\n", library->version(), steps);
    return good ? 0 : 1;
}

/// A kernel that writes to nowhere: is the error seen, named and known to be sticky?
int badAddressCheck(Cuda& cuda)
{
    const OwnedStream stream = makeStream(cuda, 0, false);
    cuda.check(badAddress(stream.get()), "launch");
    try {
        cuda.check(cuda.api().synchronize(stream.get()), "cudaStreamSynchronize");
    } catch (const Failure& failure) {
        fmt::print("{{\"text\":\"{}\",\"hint\":\"{}\",\"silent\":{}}}\n", failure.fault.text, failure.fault.hint,
                   cuda.silent());
        std::fflush(stdout);
        std::_Exit(cuda.silent() ? 0 : 1);  // as the worker ends then: CUDA's own clean-up could hang
    }
    return 1;
}

int run(const std::string& check)
{
    const auto api = makeCudaRuntime();
    Cuda cuda(*api);
    try {
        Gpu gpu(cuda, 0);
        if (check == "clocks") {
            return clocks(cuda, gpu);
        }
        if (check == "product") {
            return product(cuda, gpu);
        }
        if (check == "work") {
            return work(cuda, gpu);
        }
        if (check == "partitions") {
            return partitions(cuda, gpu);
        }
        if (check == "nccl") {
            return nccl(cuda);
        }
        if (check == "bad-address") {
            return badAddressCheck(cuda);
        }
    } catch (const Failure& failure) {
        fmt::print("{{\"error\":\"{}\"}}\n", failure.fault.text);
        return 1;
    }
    fmt::print(stderr, "checks: clocks product work partitions nccl bad-address\n");
    return 2;
}

}  // namespace
}  // namespace bubblescope::gpu::checks

int main(int argc, char** argv)
{
    setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
    setenv("CUDA_MODULE_LOADING", "EAGER", 0);
    try {
        return bubblescope::gpu::checks::run(argc > 1 ? argv[1] : "");
    } catch (const std::exception& error) {
        std::fprintf(stderr, "bubblescope-gpu-probe: %s\n", error.what());
        return 1;
    }
}
