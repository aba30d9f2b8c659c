// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Every control in two sentences, with the formula where there is one. P is the number of devices, M of microbatches, V
// of chunks on each device; F, B, I and W are the times of a forward, a backward and its two halves.

#include "ui/help/helptopic.h"

#include <QtGlobal>

namespace bubblescope {
namespace {

constexpr std::string_view kNarayanan = "Narayanan et al. 2021, arXiv 2104.04473";
constexpr std::string_view kHuang = "Huang et al. 2019, arXiv 1811.06965";
constexpr std::string_view kQi = "Qi et al. 2024, arXiv 2401.10241";
constexpr std::string_view kKorthikanti = "Korthikanti et al. 2022, arXiv 2205.05198";
constexpr std::string_view kRajbhandari = "Rajbhandari et al. 2020, arXiv 1910.02054";

constexpr const char* kBubble =
    QT_TRANSLATE_NOOP("help", "bubble = (P−1) / (P+M−1), for GPipe and 1F1B with equal stages and no transfers");
constexpr const char* kTransfer = QT_TRANSLATE_NOOP("help", "transfer = latency + bytes / bandwidth");
constexpr const char* kBackward = QT_TRANSLATE_NOOP("help", "B = I + W");
constexpr const char* kSameBatch = QT_TRANSLATE_NOOP("help", "forward of a microbatch = F / M + overhead");
constexpr const char* kActivations =
    QT_TRANSLATE_NOOP("help", "activations of a layer = s·b·h · (34 + 5·a·s / h) bytes");
constexpr const char* kJitter = QT_TRANSLATE_NOOP(
    "help", "factor: uniform from 1−a to 1+a; normal with mean 1 and deviation a; long tail: Lomax of shape 4 with "
            "mean 1, never below 1−a");
constexpr const char* kLeastM =
    QT_TRANSLATE_NOOP("help", "M ≥ (P−1) · (1−β) / β for a bubble of at most β, for GPipe and 1F1B");

constexpr HelpTopic control(std::string_view id, const char* name, const char* text, std::string_view widgets,
                            const char* formula = nullptr, std::string_view source = {})
{
    return {id, HelpKind::Control, name, text, formula, source, widgets};
}

constexpr HelpTopic kTopics[] = {
    // Schedule
    control("schedule", QT_TRANSLATE_NOOP("help", "Schedule"),
            QT_TRANSLATE_NOOP("help", "In which order every device does its forwards and backwards. The order decides "
                                      "how much of the time is bubble and how many activations a device holds."),
            "scheduleCombo"),
    control("group-size", QT_TRANSLATE_NOOP("help", "Group size"),
            QT_TRANSLATE_NOOP("help", "How many microbatches pass one chunk before the device turns to the next. At "
                                      "least as many as there are devices; 0 makes the groups as even as they can be."),
            "option-group-size", nullptr, kNarayanan),
    control("backward-order", QT_TRANSLATE_NOOP("help", "Order of the backwards"),
            QT_TRANSLATE_NOOP("help", "Whether the microbatch that came last goes back first (lifo) or the one that "
                                      "came first (fifo). With equal stages the bubble is the same; which activations "
                                      "are released first is not."),
            "option-backward-order"),
    control("order", QT_TRANSLATE_NOOP("help", "Pattern or search"),
            QT_TRANSLATE_NOOP("help", "Whether the order is the paper's fixed pattern or is searched for, made for the "
                                      "times that are set. A searched order fits unequal stages and transfers too, at "
                                      "the same memory."),
            "option-order", nullptr, kQi),
    control("split-option", QT_TRANSLATE_NOOP("help", "Split backwards"),
            QT_TRANSLATE_NOOP("help", "Whether every backward is cut into its two halves, or only where that gains "
                                      "something. A whole backward hands its gradient on only when both halves are "
                                      "done."),
            "option-split", kBackward, kQi),
    control("memory-limit", QT_TRANSLATE_NOOP("help", "Limit of the search"),
            QT_TRANSLATE_NOOP("help", "How many activations a device may hold in the order that is searched for; 0 "
                                      "takes the schedule's own number. The more it may hold, the smaller the bubble "
                                      "can be."),
            "option-memory-limit", nullptr, kQi),
    control("limit-from", QT_TRANSLATE_NOOP("help", "What the limit counts"),
            QT_TRANSLATE_NOOP("help", "Whether the limit is a number of activations or follows from a device's memory "
                                      "in bytes, set under Memory. In bytes, what is there all the time is taken off "
                                      "first."),
            "option-limit-from",
            QT_TRANSLATE_NOOP("help", "activations ≤ (memory − weights − gradients − optimizer state) / bytes of one "
                                      "activation")),
    control("released-by-input", QT_TRANSLATE_NOOP("help", "Released by the input gradient"),
            QT_TRANSLATE_NOOP("help", "How much of an activation, in thousandths, the end of the input gradient gives "
                                      "back already; the weight gradient gives back the rest. Then more microbatches "
                                      "fit into the same memory."),
            "option-released-by-input", nullptr, kQi),
    control("objective", QT_TRANSLATE_NOOP("help", "Objective of the search"),
            QT_TRANSLATE_NOOP("help", "What the search makes small: the makespan, or the longest span of a device. The "
                                      "zero-bubble papers take the span."),
            "option-objective", QT_TRANSLATE_NOOP("help", "span of a device = its last end − its first start"), kQi),
    control("effort", QT_TRANSLATE_NOOP("help", "Effort of the search"),
            QT_TRANSLATE_NOOP("help", "How many random changes to the best order are tried; 0 tries as many as take "
                                      "about a second. More of them may find a better order."),
            "option-effort"),
    // Pipeline
    control("stages", QT_TRANSLATE_NOOP("help", "Stages, devices"),
            QT_TRANSLATE_NOOP("help",
                              "Into how many parts the model is cut by depth, one for each device; with chunks, "
                              "how many devices there are. The more of them, the longer the pipeline takes to "
                              "fill and to drain."),
            "stages", kBubble, kHuang),
    control("chunks", QT_TRANSLATE_NOOP("help", "Chunks per device"),
            QT_TRANSLATE_NOOP("help", "How many stages each device holds: smaller ones, so that the pipeline fills "
                                      "sooner. Each microbatch then crosses from device to device V times as often."),
            "chunks", QT_TRANSLATE_NOOP("help", "bubble = (P−1) / (P−1 + M·V), for interleaved 1F1B"), kNarayanan),
    control("microbatches", QT_TRANSLATE_NOOP("help", "Microbatches"),
            QT_TRANSLATE_NOOP("help", "Into how many parts the batch is cut; while one is in a stage, others are in "
                                      "the stages before and after. The more of them, the smaller the bubble."),
            "microbatches", kLeastM, kHuang),
    // Costs
    control("forward", QT_TRANSLATE_NOOP("help", "Forward"),
            QT_TRANSLATE_NOOP("help", "How long a device computes on one microbatch on its way forward; with “same "
                                      "batch”, on the whole batch. Forward and backward together set the makespan."),
            "forward", QT_TRANSLATE_NOOP("help", "makespan = (M+P−1) · (F+B), for GPipe and 1F1B without transfers"),
            kHuang),
    control("backward", QT_TRANSLATE_NOOP("help", "Backward"),
            QT_TRANSLATE_NOOP("help", "How long a device computes on one microbatch on its way back: the gradient for "
                                      "the input and the one for the weights. Often about twice as long as a forward."),
            "backward", kBackward),
    control("split", QT_TRANSLATE_NOOP("help", "The two halves of the backward"),
            QT_TRANSLATE_NOOP("help", "The gradient for the input (I), which the stage before waits for, and the "
                                      "gradient for the weights (W), which nobody waits for. Zero-bubble schedules put "
                                      "W off and fill bubbles with it."),
            "splitExpander backwardInput backwardWeight", kBackward, kQi),
    control("make-equal", QT_TRANSLATE_NOOP("help", "Make equal"),
            QT_TRANSLATE_NOOP("help", "Gives every stage the mean of the times, which now differ. Formulas from the "
                                      "literature hold for equal stages."),
            "makeEqualButton"),
    control("latency", QT_TRANSLATE_NOOP("help", "Transfer"),
            QT_TRANSLATE_NOOP("help", "How long an activation or a gradient is on its way from one device to the next, "
                                      "whatever its size. Between two stages of one device it takes no time."),
            "latency", kTransfer),
    control("transfer-more", QT_TRANSLATE_NOOP("help", "More on transfers"),
            QT_TRANSLATE_NOOP("help", "How much is sent, how fast, and whether it keeps the devices busy. Without a "
                                      "bandwidth the size takes no time."),
            "transferExpander", kTransfer),
    control("bytes", QT_TRANSLATE_NOOP("help", "Size of a transfer"),
            QT_TRANSLATE_NOOP("help", "How many bytes of one microbatch go from stage to stage; the gradient has as "
                                      "many as the activation. Divided by the bandwidth they add to the latency."),
            "bytes", kTransfer),
    control("bandwidth", QT_TRANSLATE_NOOP("help", "Bandwidth"),
            QT_TRANSLATE_NOOP("help", "How many bytes a second go from device to device; 0 means that the size takes "
                                      "no time. A smaller microbatch takes proportionally less."),
            "bandwidth", kTransfer),
    control("blocking", QT_TRANSLATE_NOOP("help", "Blocking transfers"),
            QT_TRANSLATE_NOOP("help", "Off: transfers run beside the devices' work. On: sender and receiver can do "
                                      "nothing else meanwhile, so that every transfer is idle time on both."),
            "blockingSwitch"),
    // Slowdown
    control("slowdown", QT_TRANSLATE_NOOP("help", "Slowdown of a stage"),
            QT_TRANSLATE_NOOP("help", "How many times longer everything takes on this stage: ×2 is half as fast. With "
                                      "many microbatches the slowest stage sets the pace of all."),
            "slowdown", QT_TRANSLATE_NOOP("help", "time of an operation = slowdown · F, or slowdown · B")),
    control("slow-middle", QT_TRANSLATE_NOOP("help", "Slow middle stage"),
            QT_TRANSLATE_NOOP("help", "Slows the stage in the middle by the factor beside it, and makes it as fast as "
                                      "the others again. A queue forms before it, or the schedule holds the stages "
                                      "before it back."),
            "slowMiddleSwitch slowMiddleFactor"),
    // Batch
    control("same-microbatch", QT_TRANSLATE_NOOP("help", "Same microbatch size"),
            QT_TRANSLATE_NOOP("help", "Every microbatch takes the times that are set. More microbatches are a larger "
                                      "batch and more work."),
            "sameMicrobatchRadio", QT_TRANSLATE_NOOP("help", "work of a device = M · (F + B)")),
    control("same-batch", QT_TRANSLATE_NOOP("help", "Same batch"),
            QT_TRANSLATE_NOOP("help", "The times that are set are the whole batch's, and more microbatches cut it "
                                      "finer. From some number on the overhead of each operation costs more than the "
                                      "smaller bubble saves."),
            "sameBatchRadio", kSameBatch),
    control("samples", QT_TRANSLATE_NOOP("help", "Samples"),
            QT_TRANSLATE_NOOP("help",
                              "How many samples the batch has, dealt out to the microbatches as evenly as "
                              "whole numbers allow; 0 divides evenly. A smaller microbatch takes proportionally "
                              "less time and memory."),
            "samples", QT_TRANSLATE_NOOP("help", "8 samples in 3 microbatches: 3 + 3 + 2")),
    control("overhead", QT_TRANSLATE_NOOP("help", "Overhead"),
            QT_TRANSLATE_NOOP("help", "What every operation takes besides, however small its microbatch: starting the "
                                      "work, and the poorer use that small pieces make of a device. It counts with "
                                      "“same batch” only."),
            "overhead", kSameBatch),
    control("iterations", QT_TRANSLATE_NOOP("help", "Iterations"),
            QT_TRANSLATE_NOOP("help", "How many training steps run one after another. From two on the figures also "
                                      "show a step in the steady state."),
            "iterations",
            QT_TRANSLATE_NOOP("help", "steady iteration = (end of the last but one − end of the first) / (their number "
                                      "− 2), from three iterations on")),
    control("barrier", QT_TRANSLATE_NOOP("help", "Optimizer's barrier"),
            QT_TRANSLATE_NOOP("help", "On: no device begins the next iteration before all have ended this one, as a "
                                      "gradient norm over the whole model needs. Off: each device goes on at once, "
                                      "which is where zero-bubble schedules gain."),
            "barrierCheck", nullptr, kQi),
    // Memory
    control("model", QT_TRANSLATE_NOOP("help", "Model"),
            QT_TRANSLATE_NOOP("help", "What the bytes are worked out from: activations of each microbatch, and the "
                                      "weights, gradients and optimizer state that are there all the time. Without a "
                                      "model, activations are only counted."),
            "modelCombo", kActivations, kKorthikanti),
    control("device-memory", QT_TRANSLATE_NOOP("help", "Memory of a device"),
            QT_TRANSLATE_NOOP("help", "How many gigabytes of 1,000,000,000 bytes a device has; 0 sets no limit. The "
                                      "instant at which a device goes over it is marked."),
            "deviceMemory"),
    control("model-numbers", QT_TRANSLATE_NOOP("help", "The model's numbers"),
            QT_TRANSLATE_NOOP("help", "The model's sizes, what its backward recomputes, and how it is divided. Begin "
                                      "with a known model and change one number to see what it does to memory."),
            "modelExpander", kActivations, kKorthikanti),
    control("layers", QT_TRANSLATE_NOOP("help", "Layers"),
            QT_TRANSLATE_NOOP("help", "Transformer layers of the whole model, which the stages share evenly. A stage "
                                      "holds the activations of its layers for every microbatch in flight."),
            "modelLayers", kActivations, kKorthikanti),
    control("hidden", QT_TRANSLATE_NOOP("help", "Hidden size"),
            QT_TRANSLATE_NOOP("help", "How many values a token has between two layers: h in the formula. Parameters "
                                      "grow with its square."),
            "modelHidden", QT_TRANSLATE_NOOP("help", "parameters of a GPT layer = 12·h² + 13·h"), kKorthikanti),
    control("heads", QT_TRANSLATE_NOOP("help", "Heads"),
            QT_TRANSLATE_NOOP("help", "Attention heads: a in the formula; keys and values may have fewer. The scores "
                                      "that a layer keeps grow with the heads and with the square of the sequence."),
            "modelHeads modelKvHeads", QT_TRANSLATE_NOOP("help", "scores of a layer = 5·a·s²·b bytes"), kKorthikanti),
    control("feed-forward", QT_TRANSLATE_NOOP("help", "Feed-forward"),
            QT_TRANSLATE_NOOP("help", "Width of a layer's feed-forward part; 0 means four times the hidden size. The "
                                      "wider it is, the more parameters a layer has."),
            "modelFfn", QT_TRANSLATE_NOOP("help", "parameters of a Llama layer = 2·h²·(1 + k/a) + 3·h·f + 2·h")),
    control("vocabulary", QT_TRANSLATE_NOOP("help", "Vocabulary"),
            QT_TRANSLATE_NOOP("help", "How many tokens the embedding on the first stage and the head on the last one "
                                      "know. They make these two stages larger than the others."),
            "modelVocabulary", QT_TRANSLATE_NOOP("help", "embedding = v·h parameters; logits = 4·s·b·v bytes"),
            kKorthikanti),
    control("sequence", QT_TRANSLATE_NOOP("help", "Sequence"),
            QT_TRANSLATE_NOOP("help", "Tokens in a sample: s in the formula. Activations grow with it, and the "
                                      "attention scores with its square."),
            "modelSequence", kActivations, kKorthikanti),
    control("microbatch-size", QT_TRANSLATE_NOOP("help", "Samples in a microbatch"),
            QT_TRANSLATE_NOOP("help", "How many samples a microbatch has: b in the formula; where the batch's samples "
                                      "are given, they count instead. Activations grow in proportion."),
            "modelMicrobatch", kActivations, kKorthikanti),
    control("value-bytes", QT_TRANSLATE_NOOP("help", "Bytes a value"),
            QT_TRANSLATE_NOOP("help", "Bytes of an activation's value and of a weight: 2 for half precision, 4 for "
                                      "single. The formula's 34 and 5 are for 2."),
            "modelValueBytes", QT_TRANSLATE_NOOP("help", "n bytes a value: 16·n + 2 for 34, and 2·n + 1 for 5"),
            kKorthikanti),
    control("tensor-parallel", QT_TRANSLATE_NOOP("help", "Tensor parallel"),
            QT_TRANSLATE_NOOP("help", "How many devices share each layer: t in the formula; all figures are those of "
                                      "one of them. Weights and the inside of a layer are divided, what lies between "
                                      "the matrices is not."),
            "modelTensorParallel",
            QT_TRANSLATE_NOOP("help", "activations of a layer = s·b·h · (10 + 24/t + 5·a·s / (h·t)) bytes"),
            kKorthikanti),
    control("sequence-parallel", QT_TRANSLATE_NOOP("help", "Sequence parallel"),
            QT_TRANSLATE_NOOP("help", "The devices that share a layer also share what lies between its matrices, cut "
                                      "along the sequence. Then all activations of a layer are divided by t."),
            "sequenceParallelSwitch",
            QT_TRANSLATE_NOOP("help", "activations of a layer = s·b·h/t · (34 + 5·a·s / h) bytes"), kKorthikanti),
    control("recomputation", QT_TRANSLATE_NOOP("help", "Recomputed"),
            QT_TRANSLATE_NOOP("help", "What the backward computes anew instead of keeping it: nothing, the attention "
                                      "scores, or whole layers. The time for it is not added; lengthen the backward "
                                      "for that."),
            "recomputationCombo",
            QT_TRANSLATE_NOOP("help", "activations of a layer: 34·s·b·h bytes without scores, 2·s·b·h with whole "
                                      "layers recomputed"),
            kKorthikanti),
    control("gradient-bytes", QT_TRANSLATE_NOOP("help", "Bytes a gradient"),
            QT_TRANSLATE_NOOP("help", "Bytes of gradient that are kept for each parameter, all the time. Megatron-LM "
                                      "adds gradients up in 32 bits, which takes 4."),
            "gradientBytes", nullptr, kRajbhandari),
    control("optimizer-bytes", QT_TRANSLATE_NOOP("help", "Bytes of optimizer"),
            QT_TRANSLATE_NOOP("help", "Bytes of optimizer state for each parameter: 12 for Adam, which keeps a 32-bit "
                                      "copy, momentum and variance. Fewer where data-parallel devices share them."),
            "optimizerBytes", QT_TRANSLATE_NOOP("help", "mixed precision Adam: 2 + 2 + 12 = 16 bytes a parameter"),
            kRajbhandari),
    // Jitter
    control("jitter", QT_TRANSLATE_NOOP("help", "Jitter"),
            QT_TRANSLATE_NOOP("help", "Every operation's time is multiplied by a random factor. Uniform factors are "
                                      "evenly spread, normal ones mostly near 1; with a long tail an operation takes "
                                      "many times longer now and then."),
            "jitterCombo", kJitter),
    control("jitter-amount", QT_TRANSLATE_NOOP("help", "Amount of jitter"),
            QT_TRANSLATE_NOOP("help", "How much the times vary, in percent: a in the formula. What that means depends "
                                      "on the kind of jitter."),
            "jitterAmount", kJitter),
    control("seed", QT_TRANSLATE_NOOP("help", "Seed"),
            QT_TRANSLATE_NOOP("help", "What the random factors are made from. The same seed gives the same times on "
                                      "every machine, so that a picture can be shown again."),
            "seed"),
    control("next-seed", QT_TRANSLATE_NOOP("help", "Another seed"),
            QT_TRANSLATE_NOOP("help", "Takes the next seed: another run of the same kind. Edit, Charts shows how "
                                      "thousands of them spread."),
            "nextSeedButton"),
    // Bar for playing
    control("tick-control", QT_TRANSLATE_NOOP("help", "Tick"),
            QT_TRANSLATE_NOOP("help", "What one step forward or back moves the cursor by. 0 takes the largest time "
                                      "that divides all durations."),
            "tick"),
    control("speed", QT_TRANSLATE_NOOP("help", "Speed"),
            QT_TRANSLATE_NOOP("help",
                              "How many ticks a second the cursor goes on while playing. The keys [ and ] halve "
                              "and double it."),
            "speed"),
    // Live runs
    control("live-place", QT_TRANSLATE_NOOP("help", "Where the pipeline runs"),
            QT_TRANSLATE_NOOP("help", "On this machine, on a server that ssh reaches, or on several that a launcher "
                                      "starts. The worker there needs no display."),
            "livePlace liveHost liveCommand"),
    control("live-backend", QT_TRANSLATE_NOOP("help", "What computes"),
            QT_TRANSLATE_NOOP("help", "Threads that multiply matrices, threads that wait exactly as long instead, or "
                                      "GPUs. With fewer cores than devices only waiting keeps the ratios."),
            "liveBackend"),
    control("live-op", QT_TRANSLATE_NOOP("help", "Time of an op"),
            QT_TRANSLATE_NOOP("help", "How long a forward takes on average in the live run; 0 takes the scenario's "
                                      "times. All other times keep their ratio to it."),
            "liveOp"),
    control("live-repeat", QT_TRANSLATE_NOOP("help", "Repetitions"),
            QT_TRANSLATE_NOOP("help", "How often the schedule is run; 0 repeats it until cancelled. While it repeats, "
                                      "the slowdown sliders act from the next time on."),
            "liveRepeat"),
    // Dialogs
    control("rank-limit", QT_TRANSLATE_NOOP("help", "Memory limit"),
            QT_TRANSLATE_NOOP("help", "How much a schedule may hold on a device: any amount, as much as 1F1B, or so "
                                      "many activations. With a model, bytes count, two copies of the weights "
                                      "included."),
            "rankLimit rankActivations"),
    control("rank-basis", QT_TRANSLATE_NOOP("help", "Same devices or same stages"),
            QT_TRANSLATE_NOOP("help", "What is the same in all rows. With the same devices, schedules with several "
                                      "chunks cut the model into more, shorter stages; with the same stages, they need "
                                      "fewer devices."),
            "rankBasis", QT_TRANSLATE_NOOP("help", "stages = devices · chunks")),
    control("layer-source", QT_TRANSLATE_NOOP("help", "Where the layers come from"),
            QT_TRANSLATE_NOOP("help", "Layers that are alike, those of the memory model with embedding and head, or "
                                      "those of a file. A stage takes as long as its layers together."),
            "layerSource layerCount", QT_TRANSLATE_NOOP("help", "time of a stage = slowdown · sum over its layers")),
    control("layer-split", QT_TRANSLATE_NOOP("help", "Split"),
            QT_TRANSLATE_NOOP("help", "Where the model is cut: with as many layers in each stage, so that the longest "
                                      "stage is as short as it can be, or by hand. The longest stage sets the pace."),
            "splitCombo rebalanceButton"),
    control("curve-range", QT_TRANSLATE_NOOP("help", "How far the chart goes"),
            QT_TRANSLATE_NOOP("help", "The largest number on the chart's axis. Every point of a line is a scenario of "
                                      "its own, simulated; a click on it shows that scenario."),
            "curveMost curveMostFactor curveStage"),
    control("curve-target", QT_TRANSLATE_NOOP("help", "Wanted bubble"),
            QT_TRANSLATE_NOOP("help", "The bubble that you want at most. For each schedule the chart marks the least "
                                      "number of microbatches that gets there."),
            "curveTarget useLeast", kLeastM, kHuang),
    control("seeds-count", QT_TRANSLATE_NOOP("help", "Number of runs"),
            QT_TRANSLATE_NOOP("help", "How many runs with different seeds are simulated. The chart shows how their "
                                      "makespans or bubbles spread: half lie below the median, nine in ten between 5 "
                                      "and 95 %."),
            "seedsCount seedsFigure"),
};

}  // namespace

std::span<const HelpTopic> controlTopics()
{
    return kTopics;
}

}  // namespace bubblescope
