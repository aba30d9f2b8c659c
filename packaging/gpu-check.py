# SPDX-FileCopyrightText: The Bubblescope developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks of gpu-check.sh: each runs the worker or the probe, judges what comes back and keeps the figures."""
import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import traceback


class NotPresent(Exception):
    """What the check needs is not here."""


class Failed(Exception):
    """The check's condition does not hold; figures may be given."""

    def __init__(self, text, figures=None):
        super().__init__(text)
        self.figures = figures or {}


def parse():
    parser = argparse.ArgumentParser(prog="gpu-check.sh", allow_abbrev=False)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--out", default="gpu-check.json")
    parser.add_argument("--only", default="", help="names of checks, with commas")
    parser.add_argument("--backend", default="cuda", choices=("cuda", "cpu"),
                        help="cpu: to try this script where there is no GPU")
    parser.add_argument("--seconds", type=float, default=480, help="no check is begun after this")
    parser.add_argument("--hosts", default="", help="for the checks of several hosts: names for ssh, with commas")
    parser.add_argument("--check-arguments", action="store_true", help="only see whether they are right")
    return parser.parse_args()


OPTIONS = parse()
BIN = os.path.abspath(OPTIONS.bin)
WORKER = os.path.join(BIN, "bubblescope-worker")
CLI = os.path.join(BIN, "bubblescope-cli")
PROBE = os.path.join(BIN, "bubblescope-gpu-probe")
CPU = OPTIONS.backend == "cpu"
GPUS = 0
MICROBATCHES = 16
STAGES = 4


def probe(name):
    if CPU:
        raise NotPresent("a GPU's own check")
    if not os.path.exists(PROBE):
        raise NotPresent("bubblescope-gpu-probe is not built")
    done = subprocess.run([PROBE, name], capture_output=True, text=True, timeout=120)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    try:
        figures = json.loads(lines[-1]) if lines else {}
    except ValueError:
        figures = {"output": lines[-1]}
    if done.returncode == 3:
        raise NotPresent(figures.get("reason") or figures.get("green_reason") or name)
    if done.returncode != 0:
        raise Failed(f"exit status {done.returncode} {done.stderr.strip()[-300:]}", figures)
    return figures


class Stream:
    """What a worker has written."""

    def __init__(self, text):
        self.records = []
        for line in text.splitlines():
            if line.startswith('{"bsw"'):
                self.records.append(json.loads(line))

    def all(self, kind):
        return [r for r in self.records if r.get("type") == kind]

    def last(self, kind):
        found = self.all(kind)
        return found[-1] if found else {}

    def intervals(self):
        return [iv for r in self.all("iv") for iv in r["iv"]]


def worker_command(*flags):
    return [WORKER, "--backend", OPTIONS.backend, *[str(f) for f in flags]]


def pipeline(schedule, *flags, stages=STAGES, microbatches=MICROBATCHES):
    return ["--schedule", schedule, "--stages", stages, "--microbatches", microbatches, *flags]


def run_worker(*flags, timeout=120):
    done = subprocess.run([*worker_command(*flags), "--no-stdin"], capture_output=True, text=True, timeout=timeout)
    stream = Stream(done.stdout)
    if done.returncode != 0:
        error = stream.last("error")
        raise Failed(f"exit status {done.returncode}: {error.get('text', '')} {done.stderr.strip()[-400:]}")
    return stream


def simulated_bubble(flags):
    done = subprocess.run([CLI, "simulate", *[str(f) for f in flags], "--json"], capture_output=True, text=True,
                          timeout=60)
    if done.returncode != 0:
        raise Failed("bubblescope-cli simulate: " + done.stderr.strip()[-300:])
    found = []

    def search(value):
        if isinstance(value, dict):
            if isinstance(value.get("span_bubble_ratio"), (int, float)):
                found.append(value["span_bubble_ratio"])
            for inner in value.values():
                search(inner)
        elif isinstance(value, list):
            for inner in value:
                search(inner)

    search(json.loads(done.stdout))
    return found[0]


def measured(stream, microbatches=MICROBATCHES):
    """Of the last repetition: span, bubble, and how long an op of each kind took (median, 95th percentile)."""
    intervals = stream.intervals()
    last = max(iv[3] for iv in intervals) // microbatches
    part = [iv for iv in intervals if iv[3] // microbatches == last]
    begin = min(iv[4] for iv in part)
    end = max(iv[4] + iv[5] for iv in part)
    busy = {}
    for iv in part:  # an overlapped unit's parts share their interval
        busy[(iv[0], iv[4])] = iv[5]
    devices = len({iv[0] for iv in part})
    ops = {}
    for iv in part:
        ops.setdefault(iv[1], []).append(iv[5] / 1e6)
    transfers = [tr[6 - 1] / 1e3 for r in stream.all("tr") for tr in r["tr"]]
    result = {
        "span_ms": round((end - begin) / 1e6, 3),
        "bubble": round(1 - sum(busy.values()) / ((end - begin) * devices), 4),
        "op_ms": {kind: [round(quantile(times, q), 4) for q in (0.5, 0.95, 1.0)] for kind, times in ops.items()},
        "verified": stream.last("done").get("verified"),
    }
    if transfers:
        result["transfer_us"] = [round(quantile(transfers, q), 1) for q in (0.5, 0.95)]
    clock = stream.all("clock")
    if clock:
        result["clock_error_us"] = round(max(c["error_ns"] for c in clock) / 1e3, 2)
    calibration = stream.all("calibration")
    if calibration:
        result["linearity_error"] = round(max(c["linearity_error"] for c in calibration), 5)
        result["fixed_us"] = round(max(c["fixed_ns"] for c in calibration) / 1e3, 2)
    metrics = stream.last("metrics")
    for key in ("sm_clock_mhz", "throttle", "clock_faults", "dispatch_ns"):
        if key in metrics:
            result[key] = metrics[key]
    plan = stream.last("plan")
    result["devices"] = sorted({d.get("detail", "") for d in plan.get("devices", [])})
    result["transports"] = sorted({e.get("transport", "") for e in plan.get("edges", [])})
    return result


def quantile(values, q):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))]


def live(flags, extra=(), within=0.05):
    """Runs a scenario and compares its bubble with the simulation's."""
    stream = run_worker(*flags, *extra)
    figures = measured(stream)
    figures["simulated_bubble"] = round(simulated_bubble(flags), 4)
    if not figures["verified"]:
        raise Failed("values not verified", figures)
    if abs(figures["bubble"] - figures["simulated_bubble"]) > within:
        raise Failed("measured and simulated bubble differ", figures)
    return figures


# ---- the checks, in the order in which a cut hurts least -----------------------------------------------------------


def check_capabilities():
    """What is here; with no GPU the checks that need one are not present."""
    global GPUS
    done = subprocess.run([WORKER, "--capabilities"], capture_output=True, text=True, timeout=60)
    if done.returncode != 0:
        raise Failed(f"exit status {done.returncode} {done.stderr.strip()[-300:]}")
    figures = {"text": done.stdout.strip().splitlines()}
    cuda = ([line for line in figures["text"] if line.startswith("cuda ")] or ["cuda  no   not listed"])[0].split(None, 2)
    if cuda[1] == "yes":
        GPUS = cuda[2].count("GPU ")
    else:
        figures["reason"] = cuda[2]
    figures["gpus"] = GPUS
    return figures


def check_clocks():
    return probe("clocks")


def check_product():
    return probe("product")


def check_work():
    return probe("work")


def check_partitions():
    return probe("partitions")


def check_gpipe():
    return live(pipeline("gpipe"), ("--op-ms", 2, "--repeat", 3))


def check_1f1b():
    return live(pipeline("1f1b"), ("--op-ms", 2, "--repeat", 3))


def check_1f1b_slow_stage():
    return live(pipeline("1f1b", "--slowdown", "1:2"), ("--op-ms", 2, "--repeat", 3))


def check_slow_by_fewer_sms():
    return live(pipeline("1f1b", "--slowdown", "1:2"),
                ("--op-ms", 2, "--repeat", 3, "--slowdown-by", "fewer-units"), within=0.1)


def check_slow_paced():
    return live(pipeline("1f1b", "--slowdown", "1:2"), ("--op-ms", 2, "--repeat", 3, "--slowdown-by", "paced"))


def check_interleaved():
    return live(pipeline("interleaved-1f1b", "--chunks", 2), ("--op-ms", 2, "--repeat", 3))


def check_split_backward():
    return live(pipeline("zb-h1"), ("--op-ms", 2, "--repeat", 3))


def check_paced():
    return live(pipeline("1f1b"), ("--op-ms", 2, "--repeat", 3, "--paced"))


def check_quota():
    return live(pipeline("1f1b"), ("--op-ms", 2, "--repeat", 3, "--partition", "quota"))


def check_long():
    """Ten seconds: clocks, drift, values over many repetitions."""
    return live(pipeline("1f1b"), ("--op-ms", 2, "--repeat", 80))


def check_large_payload():
    return live(pipeline("1f1b"), ("--op-ms", 4, "--repeat", 2, "--payload", "32MiB"), within=0.2)


def check_lookahead():
    figures = {}
    for lookahead in (1, 2, 4):
        for posting in ("late", "early"):
            stream = run_worker(*pipeline("1f1b"), "--op-ms", 0.5, "--repeat", 10, "--lookahead", lookahead,
                                "--posting", posting)
            result = measured(stream)
            figures[f"{posting}-{lookahead}"] = {k: result[k] for k in ("bubble", "span_ms", "verified")}
            if not result["verified"]:
                raise Failed("values not verified", figures)
    figures["simulated_bubble"] = round(simulated_bubble(pipeline("1f1b")), 4)
    return figures


def start_worker(*flags):
    process = subprocess.Popen(worker_command(*flags), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True)
    os.set_blocking(process.stdout.fileno(), True)
    lines = []
    for line in process.stdout:
        lines.append(line)
        if '"type":"iv"' in line:
            break
    return process, lines


def command(process, name):
    process.stdin.write(json.dumps({"cmd": name}) + "\n")
    process.stdin.flush()


def check_cancel():
    times = []
    for i in range(10):
        process, lines = start_worker(*pipeline("1f1b"), "--op-ms", 5, "--repeat", 0)
        time.sleep(random.Random(i).uniform(0, 0.2))
        asked = time.monotonic()
        command(process, "cancel")
        done_at = None
        for line in process.stdout:
            lines.append(line)
            if '"type":"done"' in line:
                done_at = time.monotonic()
        process.wait(timeout=10)
        if done_at is None or process.returncode != 0:
            raise Failed(f"cancel {i}: exit status {process.returncode}, done {done_at is not None}")
        times.append({"done_ms": round((done_at - asked) * 1e3, 1),
                      "exit_ms": round((time.monotonic() - asked) * 1e3, 1)})
    done = [t["done_ms"] for t in times]
    figures = {"done_ms": done, "exit_ms": [t["exit_ms"] for t in times], "p95_ms": quantile(done, 0.95)}
    if figures["p95_ms"] > 200:
        raise Failed("slow to cancel", figures)
    return figures


def check_pause():
    process, lines = start_worker(*pipeline("1f1b"), "--op-ms", 5, "--repeat", 0)
    command(process, "pause")
    time.sleep(1)
    command(process, "resume")
    time.sleep(0.5)
    command(process, "cancel")
    lines += process.communicate(timeout=20)[0].splitlines(True)
    stream = Stream("".join(lines))
    paused = [s["t"] for s in stream.all("state") if s["state"] == "paused"]
    resumed = [s["t"] for s in stream.all("state") if s["state"] == "running" and paused and s["t"] > paused[0]]
    if not paused or not resumed:
        raise Failed("no pause seen")
    within = [iv for iv in stream.intervals() if iv[4] > paused[0] and iv[4] + iv[5] < resumed[0]]
    after = [iv for iv in stream.intervals() if iv[4] >= resumed[0]]
    figures = {"paused_ms": round((resumed[0] - paused[0]) / 1e6, 1), "ops_meanwhile": len(within),
               "ops_after": len(after)}
    if within or not after:
        raise Failed("a pause that is none", figures)
    return figures


def good_run():
    figures = measured(run_worker(*pipeline("1f1b", microbatches=4), "--op-ms", 1), 4)
    if not figures["verified"]:
        raise Failed("the run after it is not right", figures)


def check_killed():
    process, _ = start_worker(*pipeline("1f1b"), "--op-ms", 5, "--repeat", 0)
    process.send_signal(signal.SIGKILL)
    process.wait(timeout=10)
    began = time.monotonic()
    good_run()
    return {"next_run_s": round(time.monotonic() - began, 2)}


def check_too_large():
    done = subprocess.run([*worker_command(*pipeline("gpipe", microbatches=64), "--op-ms", 2, "--payload", "3.5GB"),
                           "--no-stdin"], capture_output=True, text=True, timeout=120)
    error = Stream(done.stdout).last("error")
    if done.returncode == 0 or not error:
        raise Failed(f"not refused: exit status {done.returncode} {done.stderr.strip()[-300:]}")
    good_run()
    return {"code": error.get("code"), "text": error.get("text"), "hint": error.get("hint")}


def check_bad_address():
    figures = probe("bad-address")
    good_run()
    return figures


def check_nccl():
    return probe("nccl")


def check_sanitizer():
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not os.path.exists(tool):
        raise NotPresent("compute-sanitizer")
    figures = {}
    for kind in ("memcheck", "racecheck"):
        done = subprocess.run([tool, "--tool", kind, "--error-exitcode", "9", PROBE, "product"], capture_output=True,
                              text=True, timeout=240)
        summary = [line for line in (done.stdout + done.stderr).splitlines() if "SUMMARY" in line]
        figures[kind] = summary[-1] if summary else done.stdout[-200:]
        if done.returncode != 0:
            raise Failed(f"{kind}: exit status {done.returncode}", figures)
    return figures


def check_sanitizer_run():
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not os.path.exists(tool):
        raise NotPresent("compute-sanitizer")
    done = subprocess.run([tool, "--tool", "memcheck", "--error-exitcode", "9",
                           *worker_command(*pipeline("zb-h1", stages=2, microbatches=4), "--op-ms", 20),
                           "--no-stdin"], capture_output=True, text=True, timeout=240)
    summary = [line for line in (done.stdout + done.stderr).splitlines() if "ERROR SUMMARY" in line]
    figures = {"summary": summary[-1:] or done.stderr[-300:], "done": Stream(done.stdout).last("done")}
    if done.returncode != 0:
        raise Failed(f"exit status {done.returncode}", figures)
    return figures


def need_gpus(count):
    if GPUS < count:
        raise NotPresent(f"{count} usable {'GPU' if count == 1 else 'GPUs'} ({GPUS} here)")


def transport(name):
    need_gpus(2)
    return live(pipeline("1f1b", stages=min(GPUS, 8)), ("--op-ms", 2, "--repeat", 3, "--transport", name), within=0.1)


def check_peer():
    return transport("peer")


def check_staged():
    return transport("staged")


def check_nccl_edges():
    return transport("nccl")


def check_nccl_early():
    need_gpus(2)
    return live(pipeline("1f1b", stages=min(GPUS, 8)),
                ("--op-ms", 2, "--repeat", 3, "--transport", "nccl", "--posting", "early"), within=0.15)


def two_ranks(commands, kill=None, cancel=False):
    processes = [subprocess.Popen(c, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for c in commands]
    if kill is not None:
        for line in processes[0].stdout:
            if '"type":"iv"' in line:
                break
        processes[kill].send_signal(signal.SIGKILL)
        began = time.monotonic()
        processes[1 - kill].communicate(timeout=60)
        return time.monotonic() - began
    if cancel:
        for line in processes[0].stdout:
            if '"type":"iv"' in line:
                break
        processes[0].send_signal(signal.SIGTERM)
    outputs = [p.communicate(timeout=120) for p in processes]
    if any(p.returncode != 0 for p in processes):
        raise Failed(f"exit status {[p.returncode for p in processes]}: {outputs[0][1][-300:]} {outputs[1][1][-300:]}")
    return Stream(outputs[0][0])


def rank_commands(port, *extra):
    return [worker_command(*pipeline("1f1b", stages=2), "--op-ms", 2, "--no-stdin", "--rank", rank, "--world-size", 2,
                           "--master", f"127.0.0.1:{port}", *extra) for rank in (0, 1)]


def check_two_processes():
    need_gpus(2)
    figures = measured(two_ranks(rank_commands(29511, "--repeat", 3)))
    if not figures["verified"]:
        raise Failed("values not verified", figures)
    return figures


def check_ranks_cancelled():
    """Receives in flight end with their communicators, and both processes in good order."""
    need_gpus(2)
    done = two_ranks(rank_commands(29514, "--repeat", 0), cancel=True).last("done")
    if done.get("reason") != "cancelled":
        raise Failed("not cancelled", {"done": done})
    return {"done": done}


def check_rank_killed():
    need_gpus(2)
    seconds = two_ranks(rank_commands(29512, "--repeat", 0), kill=1)
    if seconds > 5:
        raise Failed("slow to notice", {"seconds": seconds})
    return {"seconds": round(seconds, 2)}


def check_two_ranks_one_gpu():
    """NCCL 2.30 and newer can put two ranks on one GPU, experimentally: a real edge without a second GPU."""
    text = subprocess.run([WORKER, "--capabilities"], capture_output=True, text=True, timeout=60).stdout
    version = [part for line in text.splitlines() if line.startswith("nccl") for part in line.split() if
               part[:1].isdigit()]
    if not version or tuple(int(n) for n in version[0].strip(",").split(".")[:2]) < (2, 30):
        raise NotPresent("NCCL 2.30 (" + (version[0] if version else "none") + " here)")
    os.environ.update({"NCCL_MULTI_RANK_GPU_ENABLE": "1"})
    commands = [worker_command(*pipeline("1f1b", stages=2), "--op-ms", 2, "--no-stdin", "--rank", rank,
                               "--world-size", 2, "--master", "127.0.0.1:29513", "--gpus", 0, "--nccl-max-ctas", 2,
                               "--repeat", 2) for rank in (0, 1)]
    figures = measured(two_ranks(commands))
    if not figures["verified"]:
        raise Failed("values not verified", figures)
    return figures


def check_hosts():
    hosts = [h for h in OPTIONS.hosts.split(",") if h]
    if len(hosts) < 2:
        raise NotPresent("two hosts (--hosts)")
    commands = [["ssh", "-o", "BatchMode=yes", host, *worker_command(
        *pipeline("1f1b", stages=2), "--op-ms", 2, "--no-stdin", "--rank", rank, "--world-size", 2, "--master",
        hosts[0] + ":29514", "--repeat", 3)] for rank, host in enumerate(hosts[:2])]
    figures = measured(two_ranks(commands))
    if not figures["verified"]:
        raise Failed("values not verified", figures)
    return figures


CHECKS = [check_capabilities, check_clocks, check_product, check_1f1b, check_work, check_partitions, check_gpipe,
          check_interleaved, check_split_backward, check_1f1b_slow_stage, check_quota, check_paced,
          check_slow_by_fewer_sms, check_slow_paced, check_nccl, check_bad_address, check_too_large, check_killed,
          check_cancel, check_pause, check_lookahead, check_large_payload, check_long, check_sanitizer,
          check_sanitizer_run, check_peer, check_staged, check_nccl_edges, check_nccl_early, check_two_processes,
          check_ranks_cancelled, check_rank_killed, check_two_ranks_one_gpu, check_hosts]


def name_of(check):
    return check.__name__.removeprefix("check_").replace("_", "-")


def wrong_use(sentence):
    print(f"gpu-check: {sentence}", file=sys.stderr)
    sys.exit(2)


def main():
    began = time.monotonic()
    wanted = [n for n in OPTIONS.only.split(",") if n]
    names = [name_of(check) for check in CHECKS]
    for unknown in (n for n in wanted if n not in names):
        wrong_use(f"--only: there is no check '{unknown}'; there are {', '.join(names)}")
    try:
        with open(OPTIONS.out, "a", encoding="utf-8"):
            pass
    except OSError as error:
        wrong_use(f"--out: cannot write {OPTIONS.out}: {error.strerror}")
    if OPTIONS.check_arguments:
        return 0
    results = []
    for program in (WORKER, CLI):
        if not os.path.exists(program):
            sys.exit(f"gpu-check: {program} is not there; build it, or name its folder with --bin")
    for check in CHECKS:
        name = name_of(check)
        if wanted and name not in wanted and name != "capabilities":
            continue
        at = time.monotonic()
        result = {"check": name}
        try:
            if at - began > OPTIONS.seconds:
                raise NotPresent("time was up")
            if check is not check_capabilities and not CPU:
                need_gpus(1)
            result.update(verdict="pass", figures=check())
        except NotPresent as missing:
            result.update(verdict="not present", reason=str(missing))
        except Failed as failed:
            result.update(verdict="FAIL", reason=str(failed), figures=failed.figures)
        except Exception as error:  # a check that breaks is a check that fails; the others still count
            result.update(verdict="FAIL", reason=repr(error), trace=traceback.format_exc())
        result["seconds"] = round(time.monotonic() - at, 2)
        results.append(result)
        print(f"{result['verdict']:12}{name}  {result['seconds']} s  {result.get('reason', '')} "
              f"{json.dumps(result.get('figures', {}))}", flush=True)
        with open(OPTIONS.out, "w", encoding="utf-8") as file:
            json.dump({"date": time.strftime("%Y-%m-%d"), "checks": results}, file, indent=1)
    counts = {verdict: sum(r["verdict"] == verdict for r in results) for verdict in ("pass", "FAIL", "not present")}
    print(f"{counts['pass']} pass, {counts['FAIL']} fail, {counts['not present']} not present; "
          f"figures in {OPTIONS.out}")
    if counts["FAIL"]:
        return 1
    return 0 if GPUS > 0 or CPU else 3


if __name__ == "__main__":
    sys.exit(main())
