// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/planted.h"

#include "tests/layering/tree.h"

#include <fstream>
#include <random>

namespace layering {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSpdx = "// SPDX-FileCopyrightText: The Bubblescope developers\n"
                                   "// SPDX-License-Identifier: GPL-3.0-or-later\n";
constexpr std::string_view kReadme =
    "# Name\n\n![What it shows](app/README.md)\n\npackaging/run.sh packaging/test.sh\n";

struct Planted {
    std::string_view path;
    std::string_view text;      ///< after the SPDX lines in code
    std::string_view expected;  ///< part of the only violation; empty: there is none
};

const Planted kPlanted[] = {
    // Layers.
    {"core/model/bad.h", "#pragma once\n#include <QString>\n", "bad.h:4: includes <QString>"},
    {"core/model/bad.cpp", "#include \"core/sim/simulator.h\"\n", "includes core/sim/simulator.h"},
    {"core/schedule/bad.cpp", "#include \"core/analysis/run.h\"\n", "includes core/analysis/run.h"},
    {"core/sim/bad.cpp", "#include \"core/io/textfile.h\"\n", "includes core/io/textfile.h"},
    {"core/sim/bad.cpp", "#include \"core/schedule/registry.h\"\n", "includes core/schedule/registry.h"},
    {"core/analysis/bad.cpp", "#include \"ui/session/session.h\"\n", "includes ui/session/session.h"},
    {"core/io/bad.h", "#pragma once\n#include <nlohmann/json.hpp>\n", "includes <nlohmann/json.hpp>"},
    {"core/io/json/good.h", "#pragma once\n#include <nlohmann/json.hpp>\n", ""},
    {"app/cli/bad.cpp", "#include \"core/io/json/jsontext.h\"\n", "includes core/io/json/jsontext.h"},
    {"core/io/bad.h", "#pragma once\n#include \"core/io/json/jsontext.h\"\n", "includes core/io/json/jsontext.h"},
    {"core/io/good.cpp", "#include <nlohmann/json.hpp>\n", ""},
    {"core/model/bad.cpp", "#include <nlohmann/json.hpp>\n", "includes <nlohmann/json.hpp>"},
    {"core/model/bad.h", "#pragma once\n#include <fmt/format.h>\n", "includes <fmt/format.h>"},
    {"core/model/good.cpp", "#include <fmt/format.h>\n", ""},
    {"core/sim/bad.cpp", "#include <random>\n", "includes <random>"},
    {"core/sim/bad.cpp", "  #  include <ranges>  // views\n", "includes <ranges>"},
    {"core/sim/bad.cpp", "#include <cuda_runtime.h>\n", "includes <cuda_runtime.h>"},
    {"core/sim/bad.cpp", "#if 0\n#include <QtCore/QString>\n#endif\n", "bad.cpp:4: includes <QtCore/QString>"},
    {"core/sim/bad.cpp", "#include HEADER\n", "includes HEADER"},
    {"core/elsewhere/bad.cpp", "#include <vector>\n", "no rule for its folder"},
    {"ui/gantt/bad.cpp", "#include \"ui/flow/flowview.h\"\n", "includes ui/flow/flowview.h"},
    {"ui/window/good.cpp", "#include \"ui/flow/flowview.h\"\n", ""},
    {"ui/gantt/bad.cpp", "#include \"gpu/cuda/device.h\"\n", "includes gpu/cuda/device.h"},
    {"ui/viewmodel/bad.cpp", "#include <QPainter>\n", "includes <QPainter>"},
    {"ui/viewmodel/bad.h", "#pragma once\n#include <QWidget>\n", "includes <QWidget>"},
    {"ui/panels/bad.cpp", "#include \"core/io/scenariojson.h\"\n", "includes core/io/scenariojson.h"},
    {"app/cli/bad.cpp", "#include <QCoreApplication>\n", "includes <QCoreApplication>"},
    {"app/cli/good.cpp", "#include <CLI/CLI.hpp>\n#include \"core/analysis/run.h\"\n", ""},
    {"tests/core/tst_good.cpp", "#include <QTest>\n#include \"tst_good.moc\"\n", ""},
    {"tests/core/tst_bad.cpp", "#include \"tst_other.moc\"\n", "includes tst_other.moc"},
    // Other house rules.
    {"core/model/bad.h", "#include <vector>\n", "has no #pragma once"},
    {"core/model/bad.cpp", "int a = 1; \n", "blank at the end"},
    {"core/model/bad.cpp", "\tint a = 1;\n", "a tab"},
    {"core/model/bad.cpp", "int a = 1;", "no line end"},
    {"core/bad.cmake", "set(a 1)\n", "SPDX"},
    {"core/README.md", "[there](model/nothing.h)\n", "links to model/nothing.h"},
    {"core/README.md", "```cpp\nauto f = [&](int a) {};\n```\n", ""},
    {"core/README.md", "```\n```\n[there](model/nothing.h)\n", "links to model/nothing.h"},
    {"core/README.md", "[there](https://example.org/x) and [here](README.md#part)\n", ""},
    {"ui/gantt/README.md", "", "ui/README.md:1: is missing"},
    {"README.md", "# Name\n\npackaging/run.sh packaging/test.sh\n", "does not open with a picture"},
    {"README.md", "![p](app/README.md)\n\npackaging/run.sh\n", "does not name packaging/test.sh"},
};

void writeFile(const fs::path& path, std::string_view text)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

/// A folder of its own below the system's temporary one, removed with this.
class TemporaryFolder {
public:
    TemporaryFolder()
        : m_path(fs::temp_directory_path() / ("bubblescope-layering-" + std::to_string(std::random_device()())))
    {
        fs::create_directories(m_path);
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

std::string oneAfterAnother(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += "\n    " + line;
    return text.empty() ? "\n    nothing" : text;
}

}  // namespace

std::vector<std::string> missedViolations(const Rules& rules)
{
    std::vector<std::string> missed;
    for (const Planted& planted : kPlanted) {
        const TemporaryFolder folder;
        writeFile(folder.path() / "README.md", kReadme);
        writeFile(folder.path() / "app/README.md", "text\n");
        const fs::path top = *fs::path(planted.path).begin();
        if (planted.expected.find("README.md:1: is missing") == std::string_view::npos && top != "README.md")
            writeFile(folder.path() / top / "README.md", "text\n");
        const bool isCode = planted.path.ends_with(".h") || planted.path.ends_with(".cpp");
        writeFile(folder.path() / planted.path, (isCode ? std::string(kSpdx) : std::string()).append(planted.text));

        const std::vector<std::string> found = checkTree(folder.path(), rules).violations;
        const bool asExpected = planted.expected.empty()
                                    ? found.empty()
                                    : found.size() == 1 && found[0].find(planted.expected) != std::string::npos;
        if (!asExpected) {
            missed.push_back(std::string(planted.path) + " with:\n" + std::string(planted.text) +
                             "  expected: " + std::string(planted.expected.empty() ? "nothing" : planted.expected) +
                             "\n  found:" + oneAfterAnother(found));
        }
    }
    return missed;
}

}  // namespace layering
