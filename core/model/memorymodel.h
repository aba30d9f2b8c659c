// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A transformer, described so that its memory can be worked out: how many bytes a microbatch leaves behind in a layer
// until its backward, and how many parameters a layer has.
//
// Activations: Korthikanti et al. 2022, "Reducing activation recomputation in large transformer models" (arXiv
// 2205.05198). With s = sequence length, b = samples in a microbatch, h = hidden size, a = heads, t = tensor-parallel
// size, v = vocabulary, and 2-byte values, a layer keeps
//   no recomputation   sbh (34 + 5as/h)              their equation 1
//                      sbh (10 + 24/t + 5as/(ht))    equation 2, tensor parallel
//                      sbh/t (34 + 5as/h)            equation 4, and sequence parallel
//   selective          the same without the 5as/h    equation 6; also what FlashAttention keeps
//   full               2sbh                          table 2
// and besides, each microbatch, the first stage the mask of the embedding's dropout sbh, and the last stage the inputs
// of its norm and of the head 4sbh (both divided by t where sequence parallel) and logits in 32 bits, 4sbv/t (their
// section 4.3). Of the 34 bytes 16 values and 2 one-byte dropout masks, of the 5 two values and a mask: n-byte values
// give 16n + 2 and 2n + 1. What one layer recomputes during its backward is not counted.
//
// Llama (Grattafiori et al. 2024, arXiv 2407.21783) differs: fewer key and value heads, SwiGLU, RMSNorm, no dropout,
// rotary positions. Parameters are counted exactly. For activations the formula above stands in: counted in the same
// way, a Llama layer keeps n·sbh (6 + 2k/a + 3f/h) without attention scores, f = width of the feed-forward part, k =
// key-value heads (SwiGLU keeps its gate, its other half and their product): 33.5 sbh for Llama 3 70B and 31.75 for
// 405B in place of 34, and 2as/h in place of 5as/h for the scores.
//
// Parameters of a GPT layer 12h² + 13h, of a Llama layer 2h²(1 + k/a) + 3hf + 2h; embedding vh, learned positions sh
// (GPT), head vh. The pipeline's last stage holds its own copy of an embedding shared with the head. All divided by t.
//
// State: mixed precision Adam (Rajbhandari et al. 2020, arXiv 1910.02054) has for each parameter 2 bytes of weight, 2
// of gradient and 12 for the optimizer (32-bit copy, momentum, variance), which are the defaults here; Megatron-LM adds
// gradients up in 32 bits, 4 bytes.

#include <cstdint>
#include <string>
#include <vector>

namespace bubblescope {

enum class Recomputation : std::uint8_t { None, Selective, Full };

/// What a layer consists of: decides how parameters are counted, and whether there is dropout after the embedding.
enum class BlockKind : std::uint8_t { Gpt, Llama };

struct MemoryModel {
    std::string name;  ///< "GPT-3 175B"; may be empty
    BlockKind block = BlockKind::Gpt;
    int layers = 24;
    int hiddenSize = 2048;
    int heads = 16;
    /// Key and value heads; 0: as many as heads.
    int keyValueHeads = 0;
    /// Width of the feed-forward part; 0: four times the hidden size.
    int feedForwardSize = 0;
    int vocabulary = 50257;
    /// The head uses the embedding's weights.
    bool sharedEmbedding = true;
    int sequenceLength = 2048;
    /// Samples in a microbatch; Batch::samples, where it is set, says more exactly.
    int microbatchSize = 1;
    /// Of an activation and of a weight.
    int valueBytes = 2;
    Recomputation recomputation = Recomputation::None;
    int tensorParallel = 1;
    bool sequenceParallel = false;
    /// For each parameter.
    double gradientBytes = 2;
    double optimizerBytes = 12;
    friend bool operator==(const MemoryModel&, const MemoryModel&) = default;
};

inline constexpr int kMaxLayers = 4096;
inline constexpr int kMaxHiddenSize = 1 << 20;
inline constexpr int kMaxHeads = 1 << 16;
inline constexpr int kMaxSequenceLength = 1 << 24;
inline constexpr int kMaxMicrobatchSize = 1 << 20;
inline constexpr int kMaxVocabulary = 1 << 24;
inline constexpr int kMaxFeedForwardSize = 1 << 22;
inline constexpr int kMaxValueBytes = 8;
inline constexpr int kMaxTensorParallel = 4096;
inline constexpr double kMaxStateBytes = 64;
/// What all layers and microbatches may take together, an exabyte: every sum of bytes fits into 64 bits.
inline constexpr double kMaxModelBytes = 1e18;

/// Bytes that a microbatch of `samples` leaves behind, on one of the tensor-parallel devices; of one layer, of what the
/// first stage has besides, of what the last stage has besides. A share is rounded up to a whole byte a sample.
[[nodiscard]] std::int64_t layerActivationBytes(const MemoryModel& model, std::int64_t samples);
[[nodiscard]] std::int64_t embeddingActivationBytes(const MemoryModel& model, std::int64_t samples);
[[nodiscard]] std::int64_t headActivationBytes(const MemoryModel& model, std::int64_t samples);

/// Parameters on one of the tensor-parallel devices, rounded up.
[[nodiscard]] std::int64_t layerParameters(const MemoryModel& model);
[[nodiscard]] std::int64_t embeddingParameters(const MemoryModel& model);
[[nodiscard]] std::int64_t headParameters(const MemoryModel& model);
/// Of the whole model, undivided; an embedding shared with the head counts once.
[[nodiscard]] std::int64_t allParameters(const MemoryModel& model);

/// Floating-point operations of one sample; what the shares of layers in a stage's time are worked out from (Qi et al.
/// 2024, arXiv 2401.10241, table 1: F 24h + 4s, I 24h + 8s, W 24h, times sh). Multiplications of the head alike;
/// looking up an embedding takes none.
struct Flops {
    double forward = 0;
    double backwardInput = 0;
    double backwardWeight = 0;
};
[[nodiscard]] Flops layerFlops(const MemoryModel& model);
[[nodiscard]] Flops headFlops(const MemoryModel& model);

/// Whether the whole model's state, and its activations of `samples`, stay below kMaxModelBytes each.
[[nodiscard]] bool isCountable(const MemoryModel& model, std::int64_t samples);

struct ModelPreset {
    std::string id;  ///< "gpt3-175b"
    std::string source;
    MemoryModel model;
};

/// Well-known models, to start from: every number can be changed afterwards.
[[nodiscard]] const std::vector<ModelPreset>& modelPresets();
/// Null if there is none.
[[nodiscard]] const ModelPreset* findModelPreset(const std::string& id);

}  // namespace bubblescope
