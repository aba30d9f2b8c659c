// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/kernels.h"

#include <algorithm>
#include <cuda_runtime.h>

namespace bubblescope::gpu::kernels {
namespace {

__device__ std::uint64_t globalTimer()
{
    std::uint64_t ns = 0;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns)::"memory");
    return ns;
}

template <class T>
__device__ T readNow(const T* word)
{
    return *static_cast<const volatile T*>(word);
}

// ---- values --------------------------------------------------------------------------------------------------------

constexpr int kValueThreads = 256;
constexpr int kValueBlocks = 32;

__global__ void __launch_bounds__(kValueThreads) valuesKernel(ValueLaunch launch)
{
    if (launch.startStamp != nullptr && blockIdx.x == 0 && threadIdx.x == 0) {
        *launch.startStamp = globalTimer();
    }
    live::ValueSums sums;
    const std::uint32_t step = gridDim.x * blockDim.x;
    for (std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < launch.at.words; i += step) {
        live::runWord(launch.op, launch.at, i, sums);
    }
    for (int lanes = 16; lanes > 0; lanes /= 2) {
        sums.output += __shfl_down_sync(0xffffffffU, sums.output, lanes);
        sums.weights += __shfl_down_sync(0xffffffffU, sums.weights, lanes);
    }
    if (threadIdx.x % 32 == 0) {
        atomicAdd(reinterpret_cast<unsigned long long*>(launch.sums), sums.output);
        atomicAdd(reinterpret_cast<unsigned long long*>(launch.sums + 1), sums.weights);
    }
}

// ---- work ----------------------------------------------------------------------------------------------------------
// A matrix product C = A · Bᵀ of bf16, tiled 128 × 128 over blocks that stay for the whole op. A step is 64 columns of
// A and B for one tile on one block: 2 · 128 · 128 · 64 floating point operations. Three buffers of shared memory are
// filled ahead by cp.async and read by ldmatrix, their rows' 16-byte pieces swapped (exclusive or with the row) so that
// no two lanes meet in a bank. Works from compute capability 8.0 on.

constexpr int kTile = 128;
constexpr int kStepColumns = 64;
constexpr int kRows = 2048;     ///< of A, of B, and both sides of C
constexpr int kColumns = 1024;  ///< of A and B
constexpr int kStepsPerTile = kColumns / kStepColumns;
constexpr int kTilesAcross = kRows / kTile;
constexpr int kStages = 3;
constexpr int kWorkThreads = 256;
constexpr int kPieces = kStepColumns / 8;  ///< 16-byte pieces in a row of a buffer
constexpr int kBufferBytes = kTile * kStepColumns * 2;
constexpr int kWorkSharedBytes = kStages * 2 * kBufferBytes;

__device__ std::uint32_t sharedAddress(const void* pointer)
{
    return static_cast<std::uint32_t>(__cvta_generic_to_shared(pointer));
}

/// One thread's part of copying a 128 × 64 piece of a matrix into a buffer.
__device__ void fetch(std::uint32_t buffer, const std::uint16_t* matrix, int row0, int column0)
{
    for (int i = 0; i < kTile * kPieces / kWorkThreads; ++i) {
        const int piece = static_cast<int>(threadIdx.x) + i * kWorkThreads;
        const int row = piece / kPieces;
        const int column = piece % kPieces;
        const std::uint16_t* from = matrix + static_cast<std::size_t>(row0 + row) * kColumns + column0 + column * 8;
        const auto to = buffer + static_cast<std::uint32_t>((row * kPieces + (column ^ (row & 7))) * 16);
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
    }
}

__device__ void loadMatrices(std::uint32_t (&registers)[4], std::uint32_t buffer, int row, int piece)
{
    const auto from = buffer + static_cast<std::uint32_t>((row * kPieces + (piece ^ (row & 7))) * 16);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(registers[0]), "=r"(registers[1]), "=r"(registers[2]), "=r"(registers[3])
                 : "r"(from)
                 : "memory");
}

__device__ void multiplyAdd(float (&sum)[4], const std::uint32_t (&a)[4], std::uint32_t b0, std::uint32_t b1)
{
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
                 "{%0, %1, %2, %3};"
                 : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

/// Two floats as two bf16, the first in the low half.
__device__ std::uint32_t packed(float low, float high)
{
    std::uint32_t both = 0;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(both) : "f"(high), "f"(low));
    return both;
}

__global__ void __launch_bounds__(kWorkThreads, 1)
    workKernel(std::uint32_t steps, const std::uint16_t* a, const std::uint16_t* b, std::uint32_t* c,
               const std::uint32_t* stop)
{
    extern __shared__ __align__(128) unsigned char buffers[];
    const std::uint32_t shared = sharedAddress(buffers);
    const int lane = static_cast<int>(threadIdx.x) % 32;
    const int warp = static_cast<int>(threadIdx.x) / 32;
    const int warpRow = warp / 4 * 64;  // each warp: 64 × 32 of the tile
    const int warpColumn = warp % 4 * 32;
    const auto tileOf = [](std::uint32_t step) {
        return static_cast<int>((blockIdx.x + step / kStepsPerTile * gridDim.x) % (kTilesAcross * kTilesAcross));
    };
    const auto fetchStep = [&](std::uint32_t step) {
        if (step < steps) {
            const int tile = tileOf(step);
            const int column = static_cast<int>(step % kStepsPerTile) * kStepColumns;
            const std::uint32_t at = shared + step % kStages * 2 * kBufferBytes;
            fetch(at, a, tile / kTilesAcross * kTile, column);
            fetch(at + kBufferBytes, b, tile % kTilesAcross * kTile, column);
        }
        asm volatile("cp.async.commit_group;" ::: "memory");
    };

    float sums[4][4][4] = {};
    for (std::uint32_t s = 0; s + 1 < kStages; ++s) {
        fetchStep(s);
    }
    std::uint32_t stopSeen = 0;
    for (std::uint32_t step = 0; step < steps; ++step) {
        asm volatile("cp.async.wait_group %0;" ::"n"(kStages - 2) : "memory");
        __syncthreads();
        fetchStep(step + kStages - 1);
        if (step % kStepsPerTile == 0 && threadIdx.x == 0) {
            stopSeen = readNow(stop);  // over the bus; looked at when the tile is done, so that nobody waits for it
        }
        const std::uint32_t bufferA = shared + step % kStages * 2 * kBufferBytes;
        const std::uint32_t bufferB = bufferA + kBufferBytes;
#pragma unroll
        for (int k = 0; k < kStepColumns / 16; ++k) {
            std::uint32_t fromA[4][4];
            std::uint32_t fromB[2][4];
#pragma unroll
            for (int m = 0; m < 4; ++m) {
                loadMatrices(fromA[m], bufferA, warpRow + m * 16 + lane % 16, k * 2 + lane / 16);
            }
#pragma unroll
            for (int n = 0; n < 2; ++n) {
                loadMatrices(fromB[n], bufferB, warpColumn + n * 16 + lane % 8 + lane / 16 * 8, k * 2 + lane / 8 % 2);
            }
#pragma unroll
            for (int m = 0; m < 4; ++m) {
#pragma unroll
                for (int n = 0; n < 4; ++n) {
                    multiplyAdd(sums[m][n], fromA[m], fromB[n / 2][n % 2 * 2], fromB[n / 2][n % 2 * 2 + 1]);
                }
            }
        }
        if (step % kStepsPerTile == kStepsPerTile - 1 || step + 1 == steps) {
            const int tile = tileOf(step);
            const int row0 = tile / kTilesAcross * kTile + warpRow + lane / 4;
            const int column0 = tile % kTilesAcross * kTile + warpColumn + lane % 4 * 2;
#pragma unroll
            for (int m = 0; m < 4; ++m) {
#pragma unroll
                for (int n = 0; n < 4; ++n) {
                    const int at = (row0 + m * 16) * kRows + column0 + n * 8;
                    c[at / 2] = packed(sums[m][n][0], sums[m][n][1]);
                    c[(at + 8 * kRows) / 2] = packed(sums[m][n][2], sums[m][n][3]);
                    sums[m][n][0] = sums[m][n][1] = sums[m][n][2] = sums[m][n][3] = 0;
                }
            }
            if (__syncthreads_or(static_cast<int>(stopSeen)) != 0) {
                break;
            }
        }
    }
    asm volatile("cp.async.wait_group 0;" ::: "memory");
}

__global__ void fillKernel(std::uint32_t* pairs, std::size_t count, std::uint32_t key)
{
    const std::size_t step = static_cast<std::size_t>(gridDim.x) * blockDim.x;
    for (std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += step) {
        const std::uint32_t random = live::mixed(live::parameter(key, static_cast<std::uint32_t>(i)));
        const auto uniform = [](std::uint32_t sixteen) {
            return (static_cast<float>(sixteen) + 0.5F) / 32768.0F - 1.0F;
        };
        pairs[i] = packed(uniform(random & 0xffffU) / 32.0F, uniform(random >> 16U) / 32.0F);
    }
}

// ---- clocks --------------------------------------------------------------------------------------------------------

__global__ void paceKernel(PaceLaunch launch)
{
    const std::uint64_t start = launch.startStamp != nullptr ? readNow(launch.startStamp) : globalTimer();
    const std::uint64_t until = start + static_cast<std::uint64_t>(launch.ns);
    std::uint64_t now = globalTimer();
    while (now < until && readNow(launch.stop) == 0) {
        const std::uint64_t left = until - now;
        if (left > 2000) {  // it sleeps up to twice as long as it is asked to
            __nanosleep(static_cast<unsigned>(left / 2 < 20000 ? left / 2 : 20000));
        }
        now = globalTimer();
    }
}

__global__ void listenKernel(ListenLaunch launch)
{
    const std::uint64_t until = globalTimer() + 1'000'000'000U;
    *static_cast<volatile std::uint32_t*>(launch.ready) = launch.value;
    __threadfence_system();
    while (readNow(launch.go) != launch.value && globalTimer() < until) {
    }
}

__global__ void answerKernel(AnswerLaunch launch)
{
    *static_cast<volatile std::uint64_t*>(launch.stamp) = globalTimer();
    __threadfence_system();
    *static_cast<volatile std::uint32_t*>(launch.answer) = launch.value;
}

cudaStream_t native(Stream stream)
{
    return reinterpret_cast<cudaStream_t>(stream);
}

}  // namespace

std::size_t workBytes()
{
    return (2 * static_cast<std::size_t>(kRows) * kColumns + static_cast<std::size_t>(kRows) * kRows) * 2;
}

Code fillWork(void* matrices, std::uint64_t seed, Stream stream)
{
    const std::size_t pairs = workBytes() / 4;
    fillKernel<<<512, 256, 0, native(stream)>>>(static_cast<std::uint32_t*>(matrices), pairs,
                                                live::mixed(static_cast<std::uint32_t>(seed)));
    return cudaGetLastError();
}

Code prepareDevice(int& workSharedBytes)
{
    int device = 0;
    int perMultiprocessor = 0;
    int perBlock = 0;
    cudaError_t code = cudaGetDevice(&device);
    if (code == cudaSuccess) {
        code = cudaDeviceGetAttribute(&perMultiprocessor, cudaDevAttrMaxSharedMemoryPerMultiprocessor, device);
    }
    if (code == cudaSuccess) {
        code = cudaDeviceGetAttribute(&perBlock, cudaDevAttrMaxSharedMemoryPerBlockOptin, device);
    }
    if (code != cudaSuccess) {
        return code;
    }
    // More than half of what a multiprocessor has, so that each holds one block.
    workSharedBytes = std::min(perBlock, std::max(kWorkSharedBytes, perMultiprocessor / 2 + 1024));
    return cudaFuncSetAttribute(workKernel, cudaFuncAttributeMaxDynamicSharedMemorySize, workSharedBytes);
}

Code launch(const ValueLaunch& launch, Stream stream)
{
    const std::uint32_t blocks = std::min<std::uint32_t>(kValueBlocks, (launch.at.words + 1023) / 1024);
    valuesKernel<<<blocks, kValueThreads, 0, native(stream)>>>(launch);
    return cudaGetLastError();
}

Code launch(const WorkLaunch& launch, int workSharedBytes, Stream stream)
{
    auto* a = static_cast<std::uint16_t*>(launch.matrices);
    auto* b = a + static_cast<std::size_t>(kRows) * kColumns;
    auto* c = reinterpret_cast<std::uint32_t*>(b + static_cast<std::size_t>(kRows) * kColumns);
    workKernel<<<static_cast<unsigned>(launch.blocks), kWorkThreads, static_cast<std::size_t>(workSharedBytes),
                 native(stream)>>>(launch.steps, a, b, c, launch.stop);
    return cudaGetLastError();
}

Code launch(const PaceLaunch& launch, Stream stream)
{
    paceKernel<<<1, 1, 0, native(stream)>>>(launch);
    return cudaGetLastError();
}

Code launch(const ListenLaunch& launch, Stream stream)
{
    listenKernel<<<1, 1, 0, native(stream)>>>(launch);
    return cudaGetLastError();
}

Code launch(const AnswerLaunch& launch, Stream stream)
{
    answerKernel<<<1, 1, 0, native(stream)>>>(launch);
    return cudaGetLastError();
}

}  // namespace bubblescope::gpu::kernels
