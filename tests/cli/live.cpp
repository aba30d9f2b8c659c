// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// live CLI WORKER: bubblescope-cli live and show, with the real worker and with scripts in its place.
#include "tests/cli/checks.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

using clitest::Ended;

namespace {

class LiveTest {
public:
    LiveTest(std::string cli, std::string worker)
        : m_cli(std::move(cli))
        , m_worker(std::move(worker))
    {
    }

    int run()
    {
        finishedRun();
        whatIsKept();
        passedThrough();
        launchers();
        wrongUse();
        cancelled();
        killedByTheSecond();
        deafWorkersAreKilled();
        whatIsNoWorker();
        statusesOfOthers();
        lostCopies();
        workerThatDies();
        incompleteRuns();
        scenarioFromInput();
        firstRowHasNoFigures();
        otherVersion();
        return m_checks.finish();
    }

private:
    [[nodiscard]] Ended live(std::vector<std::string> arguments, const std::string& worker) const
    {
        std::vector<std::string> command{m_cli, "live", "--worker", worker};
        command.insert(command.end(), arguments.begin(), arguments.end());
        return clitest::run(command);
    }
    [[nodiscard]] Ended show(std::vector<std::string> arguments) const
    {
        std::vector<std::string> command{m_cli, "show"};
        command.insert(command.end(), arguments.begin(), arguments.end());
        return clitest::run(command);
    }
    static std::vector<std::string> shortRun()
    {
        return {"--schedule", "1f1b", "--stages", "2", "--microbatches", "4",
                "--op-ms",    "2",    "--repeat", "2", "--paced"};
    }
    void ends(const Ended& ended, int status, const std::string& what)
    {
        m_checks.that(ended.exitStatus == status,
                      what + ": exit status " + std::to_string(ended.exitStatus) + "\n" + ended.output + ended.errors);
    }
    void has(const std::string& text, const std::string& part, const std::string& what)
    {
        m_checks.that(text.find(part) != std::string::npos, what + " has no '" + part + "':\n" + text);
    }
    [[nodiscard]] std::string script(const std::string& name, const std::string& text) const
    {
        const std::string path = m_folder.write(name, "#!/bin/sh\n" + text);
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        return path;
    }

    void finishedRun()
    {
        std::vector<std::string> arguments = shortRun();
        arguments.insert(arguments.end(), {"--trace", m_trace});
        const Ended ended = live(arguments, m_worker);
        ends(ended, 0, "a short run");
        for (const char* part : {"iteration", "bubble so far", "dev 1", "finished", "Measured: iteration 1",
                                 "Predicted and measured", "dispatcher"})
            has(ended.output, part, "its table");
    }

    void whatIsKept()
    {
        const Ended text = show({m_trace});
        ends(text, 0, "show");
        has(text.output, "Measured: iteration 1 of a run on cpu (paced", "show");
        const Ended one = show({m_trace, "--iteration", "0", "--json", "--ops"});
        const Ended all = show({m_trace, "--iteration", "all", "--json"});
        ends(one, 0, "show --json");
        ends(all, 0, "show --iteration all");
        const auto first = nlohmann::json::parse(one.output, nullptr, false);
        const auto both = nlohmann::json::parse(all.output, nullptr, false);
        const bool parsed = first.is_object() && both.is_object();
        m_checks.that(parsed, "show --json is JSON: " + one.output);
        if (parsed) {
            m_checks.that(first["device_count"] == 2 && first["microbatch_count"] == 4, "show's counts");
            m_checks.that(first["devices"][1]["ops"].size() == 8, "show --ops has every op");
            m_checks.that(both["iterations"] == 2, "both iterations");
            m_checks.that(both["makespan_ns"] > first["makespan_ns"], "two take longer than one");
            // 4·(2 + 4) ms of work at least on each device.
            m_checks.that(first["makespan_ns"] >= 24'000'000, "it takes the time it should");
        }
        const Ended none = show({m_trace, "--iteration", "7"});
        ends(none, 2, "an iteration that is not there");
        has(none.errors, "there is no '7'; there are 0 to 1, and all", "its sentence");
        ends(show({}), 2, "show without a file");
        ends(show({m_folder.path("nowhere")}), 2, "a file that is not there");
        const Ended other = show({m_folder.write("other.json", "{}\n")});
        ends(other, 2, "a file of another kind");
        has(other.errors, "no stream of a live run", "its sentence");
    }

    void passedThrough()
    {
        const std::string trace = m_folder.path("passed.jsonl");
        std::vector<std::string> arguments = shortRun();
        arguments.insert(arguments.end(), {"--stream", "--trace=" + trace});
        const Ended ended = live(arguments, m_worker);
        ends(ended, 0, "--stream");
        m_checks.that(ended.output.starts_with("{\"bsw\":1,\"type\":\"hello\""), "--stream begins with hello");
        m_checks.that(ended.output == clitest::readFile(trace), "--stream and --trace are the same");
        has(ended.output, "\"type\":\"done\"", "--stream");
    }

    void launchers()
    {
        std::vector<std::string> arguments = shortRun();
        arguments.insert(arguments.end(), {"--launch", "env BEFORE=1"});
        ends(live(arguments, m_worker), 0, "--launch with the worker at its end");
        arguments.back() = "env BEFORE=1 {} --lookahead 3";
        ends(live(arguments, m_worker), 0, "--launch with {}");
        // Quotes and blanks reach the worker as they are.
        const std::string echo = script("echo it's.sh", "echo \"$#:$2\"\n");
        const std::string trace = m_folder.path("echo.txt");
        ends(live({"--title", "a 'b' \"c\" $d", "--launch", "env", "--trace", trace}, echo), 1, "no stream");
        m_checks.that(clitest::readFile(trace) == "2:a 'b' \"c\" $d\n",
                      "arguments are quoted: " + clitest::readFile(trace));
    }

    void wrongUse()
    {
        const Ended schedule = live({"--schedule", "nonsense"}, m_worker);
        ends(schedule, 2, "what the worker refuses");
        has(schedule.errors, "nonsense", "the worker's sentence");
        // In the stream, and said once.
        const Ended refused = live({}, script("refuses.sh", R"(cat <<'END'
{"bsw":1,"type":"hello"}
{"bsw":1,"type":"error","code":"unsupported","text":"at most 256 devices","hint":"Run fewer."}
{"bsw":1,"type":"done","reason":"error"}
END
exit 1
)"));
        ends(refused, 1, "a run that the worker refuses");
        has(refused.errors, "at most 256 devices. Run fewer.", "its sentence");
        m_checks.that(refused.errors.find("256") == refused.errors.rfind("256"), "it is said once: " + refused.errors);
        const Ended worker = live(shortRun(), m_folder.path("no-worker"));
        ends(worker, 2, "a worker that is not there");
        has(worker.errors, "cannot start", "its sentence");
        ends(live({"--ssh", "-oProxyCommand=x"}, m_worker), 2, "a host that ssh would take for an option");
        ends(live({"--trace"}, m_worker), 2, "a flag without its value");
        ends(live({"--trace", "/nowhere/at/all"}, m_worker), 2, "a trace that cannot be written");
        const Ended help = clitest::run({m_cli, "live", "--help"});
        ends(help, 0, "live --help");
        has(help.output, "--launch", "live --help");
    }

    /// Runs `live` in the background of a shell, which then runs `then` with its process id in $pid.
    [[nodiscard]] Ended inBackground(const std::string& arguments, const std::string& then) const
    {
        const std::string text = "'" + m_cli + "' live " + arguments + " & pid=$!\n" + then + "\nwait $pid\n";
        return clitest::run({"/bin/sh", "-c", text});
    }

    void cancelled()
    {
        const std::string trace = m_folder.path("cancelled.jsonl");
        const Ended ended = inBackground(
            "--worker '" + m_worker +
                "' --schedule gpipe --stages 2 --microbatches 4 --op-ms 2 --paced --repeat 0 --trace '" + trace + "'",
            "until grep -q '\"iv\"' '" + trace + "'; do sleep 0.05; done; kill -INT $pid");
        ends(ended, 0, "Ctrl+C");
        has(ended.output, "cancelled", "its table");
        has(clitest::readFile(trace), "\"reason\":\"cancelled\"", "its trace");
        ends(show({trace, "--iteration", "all"}), 0, "show of a cancelled run");
    }

    void killedByTheSecond()
    {
        const std::string deaf = script("deaf.sh", "trap '' INT TERM\necho '{\"bsw\":1,\"type\":\"hello\"}'\ntouch '" +
                                                       m_folder.path("ready") + "'\nsleep 600 & wait\nsleep 600\n");
        const Ended ended = inBackground("--worker '" + deaf + "'",
                                         "until [ -e '" + m_folder.path("ready") +
                                             "' ]; do sleep 0.05; done; kill -INT $pid; sleep 0.5; kill -INT $pid");
        ends(ended, 1, "a second Ctrl+C");
        has(ended.errors, "signal 9", "its sentence");
    }

    /// One Ctrl+C is enough, whatever the worker does instead of ending.
    void deafWorkersAreKilled()
    {
        for (const char* goesOn : {"sleep 600", "yes '{\"bsw\":1,\"type\":\"hb\"}'", "yes garbage"}) {
            const std::string ready = m_folder.path("ready2");
            std::filesystem::remove(ready);
            const std::string deaf =
                script("deaf2.sh", "trap '' INT TERM\necho '{\"bsw\":1,\"type\":\"hello\"}'\ntouch '" + ready + "'\n" +
                                       goesOn + "\n");
            const Ended ended = inBackground("--worker '" + deaf + "'",
                                             "until [ -e '" + ready + "' ]; do sleep 0.05; done; kill -INT $pid");
            ends(ended, 1, std::string("a worker that goes on with ") + goesOn);
            has(ended.errors, "did not answer and was killed", "its sentence");
        }
    }

    void whatIsNoWorker()
    {
        const Ended ended = live({}, script("noise.sh", "exec yes no stream at all\n"));
        ends(ended, 2, "a command that prints something else for ever");
        has(ended.errors, "prints no stream of a worker", "its sentence");
    }

    /// Statuses above 128 of ssh and launchers are no signals.
    void statusesOfOthers()
    {
        static_cast<void>(script("ssh", "exit 255\n"));
        const Ended ssh = clitest::run(
            {"/bin/sh", "-c",
             "PATH='" + m_folder.path("") + "':$PATH exec '" + m_cli + "' live --ssh somewhere --schedule 1f1b"});
        ends(ssh, 1, "no connection");
        has(ssh.errors, "the connection to somewhere failed (ssh exited with 255)", "its sentence");
        const Ended launcher = live({"--launch", "sh -c 'exit 130'"}, m_worker);
        ends(launcher, 1, "a launcher that fails");
        has(launcher.errors, "the launcher ended with status 130", "its sentence");
    }

    void lostCopies()
    {
        std::vector<std::string> arguments = shortRun();
        arguments.insert(arguments.end(), {"--trace", "/dev/full"});
        const Ended own = live(arguments, m_worker);
        ends(own, 1, "a trace on a full disk");
        has(own.errors, "/dev/full does not hold all of the stream", "its sentence");
        arguments = shortRun();
        arguments.insert(arguments.end(), {"--launch", "sh -c '\"$@\" --trace /dev/full' sh"});
        const Ended workers = live(arguments, m_worker);
        ends(workers, 1, "the worker's trace on a full disk");
        has(workers.errors, "the copy of the stream is lost", "its sentence");
    }

    void workerThatDies()
    {
        std::istringstream whole(clitest::readFile(m_trace));
        std::string begin;
        for (std::string line; std::getline(whole, line) && line.find("\"n\":1") == std::string::npos;)
            begin += line + "\n";
        const std::string part = m_folder.write("part.jsonl", begin + "{\"bsw\":1,\"ty");
        const std::string worker = script("dies.sh", "cat '" + part + "'\nkill -9 $$\n");
        const Ended ended = live({}, worker);
        ends(ended, 1, "a worker that is killed");
        has(ended.errors, "signal 9", "its sentence");
        has(ended.output, "Measured: iteration 0", "what was measured is shown");
        const Ended kept = show({part});
        ends(kept, 0, "show of a stream that was cut off");
        has(kept.errors, "cut off", "its note");
    }

    /// Device 1 stands still where the stream ends: what is unknown is neither idle nor bubble.
    void incompleteRuns()
    {
        std::string head;
        std::istringstream whole(clitest::readFile(m_trace));
        for (std::string line; std::getline(whole, line) && line.find("\"iv\"") == std::string::npos;)
            head += line + "\n";
        const std::string kept = m_folder.write(
            "incomplete.jsonl",
            head + R"({"bsw":1,"type":"iv","iv":[[0,"F",0,0,0,2000000,0],[0,"F",0,1,2000000,2000000,1]]})" + "\n" +
                R"({"bsw":1,"type":"wm","t":[4000000,2000000]})" + "\n");
        const Ended text = show({kept});
        ends(text, 0, "show of an incomplete iteration");
        has(text.output, "as far as it was measured", "its makespan");
        has(text.output, "idle share of the time that is known of each device", "its bubble");
        has(text.output, "blank: not", "its chart");
        has(text.output, "·  ", "its chart, which ends with what is known,");
        const Ended json = show({kept, "--json"});
        const auto object = nlohmann::json::parse(json.output, nullptr, false);
        m_checks.that(object.is_object() && object["measured"] == true && object["complete"] == false &&
                          object["devices"][1]["known_until_ns"] == 2'000'000 &&
                          object["devices"][1]["idle_ns"] == 2'000'000,
                      "show --json says how far each device is known: " + json.output);
    }

    void scenarioFromInput()
    {
        const std::string scenario = m_folder.path("scenario.json");
        ends(clitest::run({m_cli, "simulate", "--schedule", "gpipe", "--stages", "2", "--microbatches", "3", "--save",
                           scenario}),
             0, "a scenario is saved");
        const auto piped = [&](const std::string& file, const std::string& more) {
            return clitest::run({"/bin/sh", "-c",
                                 "'" + m_cli + "' live --worker '" + m_worker + "' --scenario - --op-ms 1 --paced" +
                                     more + " < '" + file + "'"});
        };
        const Ended ended = piped(scenario, "");
        ends(ended, 0, "a scenario from standard input");
        has(ended.output, "3 microbatches", "its run");
        const Ended wrong = piped(m_folder.write("wrong.json", "{\"bubblescope\": 1, \"stagez\": 2}\n"), "");
        ends(wrong, 2, "no scenario on standard input");
        has(wrong.errors, "stagez", "its sentence");
        ends(piped(m_folder.write("half.json", "{\"bubblescope\":"), ""), 2, "half a scenario");
        const Ended launched = piped(scenario, " --launch env");
        ends(launched, 2, "standard input for a launcher");
        has(launched.errors, "does not go with --launch", "its sentence");
    }

    /// Nothing is known of a device before its first op has ended.
    void firstRowHasNoFigures()
    {
        std::string head;
        std::istringstream whole(clitest::readFile(m_trace));
        for (std::string line; std::getline(whole, line) && line.find("\"iv\"") == std::string::npos;)
            head += line + "\n";
        const Ended ended = live({}, script("early.sh", "cat '" + m_folder.write("head.jsonl", head) + "'\n"));
        has(ended.output, "       –       –", "a device of which nothing is known");
    }

    void otherVersion()
    {
        const Ended ended = live({}, script("newer.sh", "echo '{\"bsw\":2,\"type\":\"hello\"}'\n"));
        ends(ended, 2, "a worker of another major version");
        has(ended.errors, "version 2", "its sentence");
    }

    std::string m_cli;
    std::string m_worker;
    clitest::Checks m_checks;
    clitest::ScratchFolder m_folder;
    std::string m_trace = m_folder.path("run.jsonl");
};

}  // namespace

int main(int argc, char** argv)
{
    return argc == 3 ? LiveTest(argv[1], argv[2]).run() : 2;
}
