// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the field, in alphabetical order, and every figure that the window shows, in its order. Definitions are
// those of core/analysis; a test holds some of them against runs.

#include "ui/help/helptopic.h"

#include <QtGlobal>

namespace bubblescope {
namespace {

constexpr std::string_view kNarayanan = "Narayanan et al. 2021, arXiv 2104.04473";
constexpr std::string_view kHuang = "Huang et al. 2019, arXiv 1811.06965";
constexpr std::string_view kQi = "Qi et al. 2024, arXiv 2401.10241";
constexpr std::string_view kKorthikanti = "Korthikanti et al. 2022, arXiv 2205.05198";

constexpr HelpTopic term(std::string_view id, const char* name, const char* text, std::string_view source = {})
{
    return {id, HelpKind::Term, name, text, nullptr, source, {}};
}

constexpr HelpTopic figure(std::string_view id, const char* name, const char* text, std::string_view widgets = {},
                           const char* formula = nullptr, std::string_view source = {})
{
    return {id, HelpKind::Figure, name, text, formula, source, widgets};
}

constexpr HelpTopic kTopics[] = {
    term("activation", QT_TRANSLATE_NOOP("help", "Activation"),
         QT_TRANSLATE_NOOP("help", "What a forward leaves behind in its stage until the backward of the same "
                                   "microbatch, and what it sends to the next stage. Counted in microbatch-stages: one "
                                   "is one microbatch in one stage.")),
    term("backward-term", QT_TRANSLATE_NOOP("help", "Backward (B)"),
         QT_TRANSLATE_NOOP("help", "The way of a microbatch back through a stage: it turns the gradient from the next "
                                   "stage into one for the stage before (I) and one for the stage's own weights (W). "
                                   "Needs the stage's own forward and the next stage's backward.")),
    term("barrier-term", QT_TRANSLATE_NOOP("help", "Barrier"),
         QT_TRANSLATE_NOOP("help", "An instant that all devices wait for: none begins the next iteration before all "
                                   "have ended this one.")),
    term("batch", QT_TRANSLATE_NOOP("help", "Batch"),
         QT_TRANSLATE_NOOP("help", "All samples of one training step. Weights change once after it, except in "
                                   "asynchronous schedules.")),
    term("bubble-term", QT_TRANSLATE_NOOP("help", "Bubble"),
         QT_TRANSLATE_NOOP("help", "Time in which a device stands idle although the run goes on, above all while the "
                                   "pipeline fills and drains. As a figure: idle time as a share of all device time."),
         kHuang),
    term("chunk", QT_TRANSLATE_NOOP("help", "Chunk"),
         QT_TRANSLATE_NOOP("help", "One of several stages that a device holds. Interleaved schedules use chunks to "
                                   "fill the pipeline sooner."),
         kNarayanan),
    term("closed-form-term", QT_TRANSLATE_NOOP("help", "Closed form"),
         QT_TRANSLATE_NOOP("help", "A formula from the literature for makespan and bubble. It holds under conditions, "
                                   "mostly equal stages and no transfers; where it does not hold, the window says "
                                   "why.")),
    term("cool-down", QT_TRANSLATE_NOOP("help", "Cool-down"),
         QT_TRANSLATE_NOOP("help", "The end of a run, when no forwards are left and the pipeline drains.")),
    term("deadlock", QT_TRANSLATE_NOOP("help", "Deadlock"),
         QT_TRANSLATE_NOOP("help", "Operations that wait for each other in a circle, so that the schedule cannot "
                                   "finish. The window names who waits for what.")),
    term("device", QT_TRANSLATE_NOOP("help", "Device"),
         QT_TRANSLATE_NOOP("help", "What computes: a GPU, or a thread in a live run. It does one operation at a time, "
                                   "in the order of its list, each as soon as what it needs has arrived.")),
    term("forward-term", QT_TRANSLATE_NOOP("help", "Forward (F)"),
         QT_TRANSLATE_NOOP("help", "The way of a microbatch through a stage. Needs the forward of the stage before.")),
    term("gradient", QT_TRANSLATE_NOOP("help", "Gradient"),
         QT_TRANSLATE_NOOP("help", "What a backward sends to the stage before, and what the weights are changed by.")),
    term("in-flight", QT_TRANSLATE_NOOP("help", "In flight"),
         QT_TRANSLATE_NOOP("help", "Said of microbatches whose forward has begun in a stage and whose backward there "
                                   "has not ended. Their activations take memory.")),
    term("iteration", QT_TRANSLATE_NOOP("help", "Iteration"),
         QT_TRANSLATE_NOOP("help", "One training step: all microbatches of a batch, forward and backward, and the "
                                   "optimizer's step.")),
    term("live-run", QT_TRANSLATE_NOOP("help", "Live run"),
         QT_TRANSLATE_NOOP("help", "The same schedule run for real, on threads or GPUs, and measured. Its times stand "
                                   "beside those that the simulation predicts.")),
    term("microbatch", QT_TRANSLATE_NOOP("help", "Microbatch"),
         QT_TRANSLATE_NOOP("help", "One of the parts into which a batch is cut, so that several stages can work at the "
                                   "same time."),
         kHuang),
    term("operation", QT_TRANSLATE_NOOP("help", "Operation"),
         QT_TRANSLATE_NOOP("help", "A forward, a backward or half of one, of one microbatch in one stage. 2F5 is stage "
                                   "2, forward, microbatch 5.")),
    term("optimizer-state", QT_TRANSLATE_NOOP("help", "Optimizer state"),
         QT_TRANSLATE_NOOP("help", "What the optimizer keeps for each parameter, all the time: for Adam a copy in 32 "
                                   "bits, momentum and variance.")),
    term("overlapped-unit", QT_TRANSLATE_NOOP("help", "Overlapped unit"),
         QT_TRANSLATE_NOOP("help", "A forward and a backward that run as one, so that each hides the other's "
                                   "communication, as in DualPipe. It takes as long as its longest part, or as the sum "
                                   "less what is saved."),
         "DeepSeek-AI 2024, arXiv 2412.19437"),
    term("pipeline-parallelism", QT_TRANSLATE_NOOP("help", "Pipeline parallelism"),
         QT_TRANSLATE_NOOP("help",
                           "Cutting a model by depth into stages on several devices, through which microbatches "
                           "pass one after another. Needed where a model does not fit on one device."),
         kHuang),
    term("queue-term", QT_TRANSLATE_NOOP("help", "Queue"),
         QT_TRANSLATE_NOOP("help", "Microbatches whose input has arrived at a stage and whose operation there has not "
                                   "started. It grows before a stage that is slower than those before it.")),
    term("schedule-term", QT_TRANSLATE_NOOP("help", "Schedule (order)"),
         QT_TRANSLATE_NOOP("help", "For each device the list of its operations, in order; it says nothing of times.")),
    term("stage", QT_TRANSLATE_NOOP("help", "Stage"),
         QT_TRANSLATE_NOOP("help", "A part of the model, some of its layers one after another. Each is on one device; "
                                   "where microbatches enter at both ends, on two.")),
    term("steady-state-term", QT_TRANSLATE_NOOP("help", "Steady state"),
         QT_TRANSLATE_NOOP("help", "The middle of a run, when the pipeline is full: forwards and backwards take "
                                   "turns.")),
    term("tick-term", QT_TRANSLATE_NOOP("help", "Tick"),
         QT_TRANSLATE_NOOP("help", "What the cursor moves by in one step.")),
    term("transfer-term", QT_TRANSLATE_NOOP("help", "Transfer"),
         QT_TRANSLATE_NOOP("help", "The way of an activation or a gradient from one device to another. It takes the "
                                   "latency and what its bytes take at the bandwidth.")),
    term("warm-up", QT_TRANSLATE_NOOP("help", "Warm-up"),
         QT_TRANSLATE_NOOP("help", "The forwards that a device does before its first backward, while the pipeline "
                                   "fills. 1F1B limits them, and with them the activations that are held."),
         kNarayanan),
    term("weight-version", QT_TRANSLATE_NOOP("help", "Weight version"),
         QT_TRANSLATE_NOOP("help", "Weights after so many updates. PipeDream updates after every microbatch and keeps "
                                   "old versions until the backwards that began with them are done."),
         "Harlap et al. 2018, arXiv 1806.03377"),
    term("zero-bubble", QT_TRANSLATE_NOOP("help", "Zero bubble"),
         QT_TRANSLATE_NOOP("help", "Schedules that put weight gradients (W) into what would be idle time. “Zero” is "
                                   "counted within a device's span: that devices start late does not count."),
         kQi),

    figure("bubble", QT_TRANSLATE_NOOP("help", "Bubble, up to the cursor"),
           QT_TRANSLATE_NOOP("help", "Idle time of all devices from time 0 to the cursor, as a share of their time. At "
                                     "the end it is the bubble ratio."),
           "bubbleHeadline hallBubble", QT_TRANSLATE_NOOP("help", "1 − Σ busy up to t / (devices · t)")),
    figure("bubble-at-end", QT_TRANSLATE_NOOP("help", "Bubble at the end"),
           QT_TRANSLATE_NOOP("help", "The same over the whole run: the bubble ratio."), "bubbleAtEnd hallAtEnd",
           QT_TRANSLATE_NOOP("help", "1 − Σ busy / (devices · makespan)")),
    figure("closed-form", QT_TRANSLATE_NOOP("help", "Closed form of the bubble"),
           QT_TRANSLATE_NOOP("help",
                             "What a formula from the literature gives for the bubble at the end, for GPipe and "
                             "1F1B the one below. Where it does not hold, the reason stands there instead."),
           "closedForm", QT_TRANSLATE_NOOP("help", "(P−1) / (P+M−1)"), kHuang),
    figure("device-bubble", QT_TRANSLATE_NOOP("help", "Bubble of a device"),
           QT_TRANSLATE_NOOP("help", "Idle time of one device up to the cursor, as a share of that time. The mean over "
                                     "the devices is the bubble."),
           "deviceBars rowFigures", QT_TRANSLATE_NOOP("help", "1 − busy up to t / t")),
    figure("busy", QT_TRANSLATE_NOOP("help", "Busy time"),
           QT_TRANSLATE_NOOP("help", "Time in which a device runs operations; an overlapped unit counts once. With "
                                     "the idle time it makes up the makespan."),
           {}, QT_TRANSLATE_NOOP("help", "busy + idle = makespan")),
    figure("ideal", QT_TRANSLATE_NOOP("help", "Ideal time"),
           QT_TRANSLATE_NOOP("help", "The largest busy time of a device: shorter no run can be that gives each device "
                                     "this work."),
           {}, QT_TRANSLATE_NOOP("help", "ideal = max over devices of busy")),
    figure("makespan", QT_TRANSLATE_NOOP("help", "Makespan"),
           QT_TRANSLATE_NOOP("help", "How long the run takes: from time 0, when the first operation starts, to the end "
                                     "of the last."),
           "makespan hallMakespan", QT_TRANSLATE_NOOP("help", "(M+P−1) · (F+B), for GPipe and 1F1B without transfers"),
           kNarayanan),
    figure("speed-up", QT_TRANSLATE_NOOP("help", "Faster than without overlap"),
           QT_TRANSLATE_NOOP("help", "How many times longer all work and transfers would take one after another, with "
                                     "no two devices at work at once."),
           "speedUp", QT_TRANSLATE_NOOP("help", "(Σ operations + Σ transfers) / makespan")),
    figure("steady-state", QT_TRANSLATE_NOOP("help", "Iteration in the steady state"),
           QT_TRANSLATE_NOOP("help", "How long a training step takes once the first has filled the pipeline, the last "
                                     "not counted; its bubble is the idle share of that time. Of two iterations it is "
                                     "the second."),
           "steadyState", QT_TRANSLATE_NOOP("help", "(end of the last but one − end of the first) / (iterations − 2)")),
    figure("measured", QT_TRANSLATE_NOOP("help", "Measured"),
           QT_TRANSLATE_NOOP("help", "What a real run of this scenario took, where its file says so, with the source."),
           "measured"),
    figure("critical-path", QT_TRANSLATE_NOOP("help", "Critical path"),
           QT_TRANSLATE_NOOP("help", "The chain of operations and transfers that sets the makespan: each begins at the "
                                     "instant at which the one before it ended, because it needed its output or its "
                                     "device. To shorten the run, something on it must become shorter."),
           "pathSwitch pathNote", QT_TRANSLATE_NOOP("help", "Σ operations on it + Σ transfers on it = makespan"),
           "Kelley and Walker 1959"),
    figure("what-if", QT_TRANSLATE_NOOP("help", "If one stage were faster"),
           QT_TRANSLATE_NOOP("help",
                             "How much sooner the run would end if the operations of that stage alone took 10 % "
                             "less time: simulated again for each stage, with the order unchanged. Not always "
                             "the slowest stage gains most."),
           "fasterHead fasterNote fasterList fasterButton",
           QT_TRANSLATE_NOOP("help", "makespan − makespan with that stage 10 % faster")),
    figure("idle-by-cause", QT_TRANSLATE_NOOP("help", "Idle by cause"),
           QT_TRANSLATE_NOOP("help", "Every idle instant of a device has one cause. The times add up to the device's "
                                     "idle time, over all devices to the bubble."),
           "causeBars causeLegend causePlot", QT_TRANSLATE_NOOP("help", "Σ over causes = idle = makespan − busy")),
    figure("cause-activation", QT_TRANSLATE_NOOP("help", "Idle: waits for an activation"),
           QT_TRANSLATE_NOOP("help", "Of what the device's next operation needs, an activation comes last, and it is "
                                     "still being computed.")),
    figure("cause-gradient", QT_TRANSLATE_NOOP("help", "Idle: waits for a gradient"),
           QT_TRANSLATE_NOOP("help",
                             "Of what the device's next operation needs, a gradient comes last, and it is still "
                             "being computed.")),
    figure("cause-transfer", QT_TRANSLATE_NOOP("help", "Idle: waits for a transfer"),
           QT_TRANSLATE_NOOP("help",
                             "What the next operation needs has been computed and is on its way, or waits to be "
                             "sent. Where transfers block, also the device's own sending and receiving.")),
    figure("cause-order", QT_TRANSLATE_NOOP("help", "Idle: held back by the order"),
           QT_TRANSLATE_NOOP("help", "Another operation further down the device's list has all that it needs, but the "
                                     "schedule puts it later.")),
    figure("cause-dependency", QT_TRANSLATE_NOOP("help", "Idle: waits for a barrier"),
           QT_TRANSLATE_NOOP("help", "Of what the next operation waits for, an extra condition of the schedule comes "
                                     "last, such as the optimizer's barrier.")),
    figure("cause-late", QT_TRANSLATE_NOOP("help", "Idle: starts late"),
           QT_TRANSLATE_NOOP("help", "All that the next operation needs is there, yet it has not started. In measured "
                                     "runs only.")),
    figure("cause-nothing_left", QT_TRANSLATE_NOOP("help", "Idle: nothing left to do"),
           QT_TRANSLATE_NOOP("help", "The device has done its last operation, while others still work.")),
    figure("cause-unmeasured", QT_TRANSLATE_NOOP("help", "Idle: not measured"),
           QT_TRANSLATE_NOOP("help", "What came after a device's last measured operation in a run that was cut off.")),
    figure("first-result", QT_TRANSLATE_NOOP("help", "First result"),
           QT_TRANSLATE_NOOP("help", "When the first forward in the last stage ends. More microbatches do not make it "
                                     "sooner, unless they are smaller."),
           "firstResult", QT_TRANSLATE_NOOP("help", "P · F, with equal stages and no transfers")),
    figure("peak-activations", QT_TRANSLATE_NOOP("help", "Peak activations"),
           QT_TRANSLATE_NOOP("help", "The most microbatch-stages that a device holds at once, each from the start of "
                                     "its forward to the end of its backward, or of W where the backward is split; "
                                     "below, how many at the cursor. With no backward it is held during the forward "
                                     "only."),
           "peakActivations activationsNow", QT_TRANSLATE_NOOP("help", "device r: M in GPipe, min(M, P − r) in 1F1B"),
           kNarayanan),
    figure("queue", QT_TRANSLATE_NOOP("help", "Queue before a stage"),
           QT_TRANSLATE_NOOP("help", "Microbatches whose input has arrived and whose operation has not started, at the "
                                     "cursor and at most. One that arrives as another leaves makes no peak; the first "
                                     "stage has no forward queue."),
           "queueList"),
    figure("held-back", QT_TRANSLATE_NOOP("help", "Queue that is held back"),
           QT_TRANSLATE_NOOP("help", "Before a slow stage the queue stays shorter than it would if every stage sent on "
                                     "what it has done, as in GPipe, because the schedule limits how far the stages "
                                     "before run ahead. They stand idle instead: the same delay, less memory."),
           "heldBackNote"),
    figure("bubble-ratio", QT_TRANSLATE_NOOP("help", "Bubble ratio"),
           QT_TRANSLATE_NOOP("help", "Idle time of all devices as a share of their time, from time 0 to the last end. "
                                     "The headline."),
           "bubbleRatio",
           QT_TRANSLATE_NOOP("help", "1 − Σ busy / (devices · makespan) = (P−1) / (P+M−1) for GPipe and 1F1B"), kHuang),
    figure("overhead-ratio", QT_TRANSLATE_NOOP("help", "Overhead over ideal"),
           QT_TRANSLATE_NOOP("help", "Idle time against busy time; can be more than 100 %. Megatron's papers call this "
                                     "the bubble."),
           "overheadRatio", QT_TRANSLATE_NOOP("help", "idle / busy = (P−1) / M for GPipe and 1F1B"), kNarayanan),
    figure("span-bubble", QT_TRANSLATE_NOOP("help", "Longest-span bubble"),
           QT_TRANSLATE_NOOP("help", "What the longest span of a device, from its first start to its last end, has "
                                     "beyond the ideal time. It can be 0 although devices start late: the zero-bubble "
                                     "papers' figure."),
           "spanBubbleRatio", QT_TRANSLATE_NOOP("help", "1 − ideal / max over devices of (last end − first start)"),
           kQi),
    figure("peak-memory", QT_TRANSLATE_NOOP("help", "Memory of a device"),
           QT_TRANSLATE_NOOP("help", "Weights, gradients and optimizer state all the time, and the activations of each "
                                     "microbatch from its forward to its backward. The device that needs most must "
                                     "fit."),
           "memoryChart", QT_TRANSLATE_NOOP("help", "state + Σ activations in flight"), kKorthikanti),
    figure("activations-chart", QT_TRANSLATE_NOOP("help", "Activations over time"),
           QT_TRANSLATE_NOOP("help", "How many microbatch-stages each device holds at every instant, beside what GPipe "
                                     "and 1F1B would hold at most."),
           "activationsChart"),
    figure("held", QT_TRANSLATE_NOOP("help", "Held, in the comparison of schedules"),
           QT_TRANSLATE_NOOP("help", "Most activations on a device, in microbatches of a device's share of the model, "
                                     "so that schedules with more and smaller stages compare."),
           {}, QT_TRANSLATE_NOOP("help", "peak activations · devices / stages")),
    figure("least-microbatches", QT_TRANSLATE_NOOP("help", "Least M"),
           QT_TRANSLATE_NOOP("help", "The smallest number of microbatches whose simulated bubble is at most the one "
                                     "that is wanted."),
           "leastHead",
           QT_TRANSLATE_NOOP("help", "M ≥ (P−1) · (1−β) / β for a bubble of at most β, for GPipe and 1F1B")),
    figure("percentiles", QT_TRANSLATE_NOOP("help", "Median, 5 % and 95 %"),
           QT_TRANSLATE_NOOP("help", "Of many runs with different seeds: half of them are at most the median, one in "
                                     "twenty is at most the first, all but one in twenty at most the last. Each is a "
                                     "run that can be shown.")),
    figure("difference", QT_TRANSLATE_NOOP("help", "Measured less simulated"),
           QT_TRANSLATE_NOOP("help", "Why an iteration of a live run took longer than its simulation: simulated again "
                                     "and again, each time with one thing more taken from the measurement. The parts "
                                     "add up exactly, and one may be negative."),
           "differenceTable",
           QT_TRANSLATE_NOOP("help", "measured = simulated + compute + spread + transfers + buffers + dispatcher")),
};

}  // namespace

std::span<const HelpTopic> definitionTopics()
{
    return kTopics;
}

}  // namespace bubblescope
