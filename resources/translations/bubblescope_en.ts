<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HoverText</name>
    <message numerus="yes">
        <source>after %n updates</source>
        <translation>
            <numerusform>after %n update</numerusform>
            <numerusform>after %n updates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s), bubble %1</source>
        <translation>
            <numerusform>%n operation, bubble %1</numerusform>
            <numerusform>%n operations, bubble %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveStatus</name>
    <message numerus="yes">
        <source>%n intervals were lost on the way</source>
        <translation>
            <numerusform>%n interval was lost on the way</numerusform>
            <numerusform>%n intervals were lost on the way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <translation>
            <numerusform>%n iteration</numerusform>
            <numerusform>%n iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no word from the worker for %n s</source>
        <translation>
            <numerusform>no word from the worker for %n s</numerusform>
            <numerusform>no word from the worker for %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cores shared by %n devices</source>
        <translation>
            <numerusform>cores shared by %n device</numerusform>
            <numerusform>cores shared by %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPUs shared by %n devices</source>
        <translation>
            <numerusform>GPUs shared by %n device</numerusform>
            <numerusform>GPUs shared by %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines that are no records</source>
        <translation>
            <numerusform>%n line that is no record</numerusform>
            <numerusform>%n lines that are no records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible records</source>
        <translation>
            <numerusform>%n impossible record</numerusform>
            <numerusform>%n impossible records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::CostSection</name>
    <message numerus="yes">
        <source>from %n layer(s), mean shown</source>
        <translation>
            <numerusform>from %n layer, mean shown</numerusform>
            <numerusform>from %n layers, mean shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::CurvePage</name>
    <message numerus="yes">
        <source>Which schedules have a line, at most %n.</source>
        <translation>
            <numerusform>Which schedules have a line, at most %n.</numerusform>
            <numerusform>Which schedules have a line, at most %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n microbatch-stages</source>
        <translation>
            <numerusform>%n microbatch-stage</numerusform>
            <numerusform>%n microbatch-stages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::DeviceBars</name>
    <message numerus="yes">
        <source>Device %1, up to the cursor: busy %2, bubble %3. Holds %n activations now.</source>
        <translation>
            <numerusform>Device %1, up to the cursor: busy %2, bubble %3. Holds %n activation now.</numerusform>
            <numerusform>Device %1, up to the cursor: busy %2, bubble %3. Holds %n activations now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::FlowView</name>
    <message numerus="yes">
        <source>queue %n</source>
        <translation>
            <numerusform>queue %n</numerusform>
            <numerusform>queue %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>batch: %n left</source>
        <translation>
            <numerusform>batch: %n left</numerusform>
            <numerusform>batch: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>done %n</source>
        <translation>
            <numerusform>done %n</numerusform>
            <numerusform>done %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for forward</source>
        <translation>
            <numerusform>%n waits for forward</numerusform>
            <numerusform>%n wait for forward</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for backward</source>
        <translation>
            <numerusform>%n waits for backward</numerusform>
            <numerusform>%n wait for backward</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n waits</numerusform>
            <numerusform>%n wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more stages.</source>
        <translation>
            <numerusform>%n more stage.</numerusform>
            <numerusform>%n more stages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet entered.</source>
        <translation>
            <numerusform>%n not yet entered.</numerusform>
            <numerusform>%n not yet entered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done.</source>
        <translation>
            <numerusform>%n done.</numerusform>
            <numerusform>%n done.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::GanttView</name>
    <message numerus="yes">
        <source>%n device(s), %1; Ctrl and arrow keys pin an operation</source>
        <translation>
            <numerusform>%n device, %1; Ctrl and arrow keys pin an operation</numerusform>
            <numerusform>%n devices, %1; Ctrl and arrow keys pin an operation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▴ %n more</source>
        <comment>rows</comment>
        <translation>
            <numerusform>▴ %n more</numerusform>
            <numerusform>▴ %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▾ %n more</source>
        <comment>rows</comment>
        <translation>
            <numerusform>▾ %n more</numerusform>
            <numerusform>▾ %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::LineLegend</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+%n more</numerusform>
            <numerusform>+%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::MainWindow</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::PipelineSection</name>
    <message numerus="yes">
        <source>Devices (%n stages)</source>
        <translation>
            <numerusform>Devices (%n stage)</numerusform>
            <numerusform>Devices (%n stages)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::QueuePlot</name>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n waits</numerusform>
            <numerusform>%n wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::RankModel</name>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::SeedsPage</name>
    <message numerus="yes">
        <source>Makespan of %n runs</source>
        <translation>
            <numerusform>Makespan of %n run</numerusform>
            <numerusform>Makespan of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bubble of %n runs</source>
        <translation>
            <numerusform>Bubble of %n run</numerusform>
            <numerusform>Bubble of %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::SlowdownSection</name>
    <message numerus="yes">
        <source>The first %n stages are shown.</source>
        <translation>
            <numerusform>The first %n stage is shown.</numerusform>
            <numerusform>The first %n stages are shown.</numerusform>
        </translation>
    </message>
</context>
</TS>
