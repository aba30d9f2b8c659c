<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ChartCopy</name>
    <message>
        <source>Copy &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;data (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportFormat</name>
    <message>
        <source>Intervals (CSV)</source>
        <translation>Przedziały (CSV)</translation>
    </message>
    <message>
        <source>Figures and intervals (JSON)</source>
        <translation>Wskaźniki i przedziały (JSON)</translation>
    </message>
    <message>
        <source>Trace for Perfetto (JSON)</source>
        <translation>Ślad dla Perfetto (JSON)</translation>
    </message>
    <message>
        <source>TikZ picture for LaTeX</source>
        <translation>Rysunek TikZ dla LaTeX-a</translation>
    </message>
    <message>
        <source>PyTorch schedule (CSV)</source>
        <translation>Harmonogram PyTorch (CSV)</translation>
    </message>
    <message>
        <source>PyTorch schedule with sends and receives (CSV)</source>
        <translation>Harmonogram PyTorch z przesyłaniem (CSV)</translation>
    </message>
    <message>
        <source>%1 picture</source>
        <translation>Obraz %1</translation>
    </message>
    <message>
        <source>%1 drawing</source>
        <translation>Rysunek %1</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>Animacja WebP</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Animacja GIF</translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message>
        <source>device %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward for the input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward for the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its device, busy with %1 until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2, sent at %3, here at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2, done at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, microbatch %2</source>
        <comment>kind of op</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, its chunk %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>after %n updates</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Idle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click to see</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IdleText</name>
    <message>
        <source>waits for an activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for a gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfer under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held back by the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starts late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forward that the next operation needs has not ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backward that the next operation needs has not ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next operation needs is on its way, or the device itself sends or receives and cannot compute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another operation further down the device&apos;s list had all that it needs, but the schedule&apos;s order says wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schedule has the device wait for another&apos;s operation, though no activation or gradient is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All had arrived, and the device still had not started; only in measured runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the device&apos;s last operation, until the last device is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>ends a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 has nothing left to compute and sends its last output for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 has nothing left to do for the last %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 sends or receives for %2 and cannot compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 is idle for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 waits %2 at a barrier for the end of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 waits %2 for the activation of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 waits %2 for the gradient of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on its way from device %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which device %2 is still computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which device %2 has still to compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which device %2 cannot start before %3 has arrived from device %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which device %2 is still computing behind %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which device %2 cannot start before %3 on device %4 has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 on device %3 set the pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; transfers take %2 of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 is ready all the time, but the schedule&apos;s order puts it later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; for the last %2 %3 is ready, but the schedule&apos;s order puts it later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; everything had arrived %2 before it went on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveStatus</name>
    <message>
        <source>iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n intervals were lost on the way</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the stream was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 intervals lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines that are no records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 impossible records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker did not start: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the command prints no stream of a worker; it was ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker did not answer and was killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker was killed (signal %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection to %1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker ended without a last word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker ended with status %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the worker…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the worker on %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrating: how much work fills an op…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pausing after the ops under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the results with a serial run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>no word from the worker for %n s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paced: devices wait instead of computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>cores shared by %n devices</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPUs shared by %n devices</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>results equal the serial run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results differ from the serial run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario has changed since; Run again shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 on %3, process %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed beside the stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeUnit</name>
    <message>
        <source>ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, unit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::Actions</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario (JSON), a schedule (CSV) or a measured run (JSON Lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;measured run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what a live run has measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best schedule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare all schedules for these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ba&amp;lance stages…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which layers are in which stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;harts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the time run, or hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tick onward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tick back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;next event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To where the next operation starts or ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the pre&amp;vious event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to where an operation starts or ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursor to time 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursor to the end of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a shorter time, about the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a longer time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the run from start to end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Release the pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the dependencies of a bar or bubble; without a pin, back from a measured run to the simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Critical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain of operations and transfers that sets the makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text and marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text and marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size as at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture over the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens glide and bars grow, or they jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide what lies ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies after the cursor is hidden instead of faint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Live run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the bar for live runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the scenario for real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause or resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold every device after its present operation, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the live run; what was measured stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the scenario gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;measured run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the live run has measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured above, and below what the simulation makes of the measured costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take over the measured costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario gets the times that were measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Bubblescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts over many scenarios: microbatches, devices, seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a picture, a film, a table or a trace of the run</source>
        <translation>Zapisz obraz, film, tabelę lub ślad przebiegu</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Kopiuj obraz</translation>
    </message>
    <message>
        <source>The Gantt chart as it is shown, as a picture for the clipboard</source>
        <translation>Wykres Gantta tak, jak go widać, jako obraz do schowka</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;ksportuj…</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::BalanceDialog</name>
    <message>
        <source>Balance stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: times of stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alike:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the memory model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers share the times that the stages have now: evenly, or as the model&apos;s sizes say, with embedding and head. A file has a line for each layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layers:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by equal count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal count: as many layers in each stage. Optimally: the longest stage as short as it can be, slow stages taken into account. By hand: drag the cuts, or choose one with Up and Down and move it with Left and Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rebalance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cuts optimally and shows the bubble before and after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stages take the times in the controls. With layers, they can be cut elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1 takes longest, %2 a microbatch, and sets the pace; stage %3 takes %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubble %1, makespan %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before: %1. Now: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::BatchSection</name>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same microbatch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer&apos;s barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every microbatch takes the time given: more microbatches are more work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The times given are the whole batch&apos;s: more microbatches cut it finer. Switching converts the times, so that the picture stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many samples the batch has; they are dealt out as evenly as whole numbers allow, so 8 in 3 microbatches are 3, 3 and 2. 0: it divides evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In ms, added to every forward and backward however small its microbatch: launching work on the device, and its poorer use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training steps, one batch after another. From two on the figures also show a step in the steady state, once the first has filled the pipeline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer&apos;s barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same microbatch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This schedule never drains: it updates the weights after every microbatch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: no device begins the next iteration before all have ended this one, as a gradient norm over the whole model needs. Off: each device goes on at once, which is where zero-bubble schedules gain.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::CapabilityProbe</name>
    <message>
        <source>the command does not answer as bubblescope-worker does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::CauseBars</name>
    <message>
        <source>on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device is idle for %1 on average, of %2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 is idle for %2, of %3:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::CauseLegend</name>
    <message>
        <source>%1
%2 of all devices together, %3 of their idle time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::CausePlot</name>
    <message>
        <source>Why the devices are idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle, % of the makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::CausesPage</name>
    <message>
        <source>%1, P = %2, M = %3: bubble %4 of %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartPage</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the computation; what is drawn stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes the chart for the present settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled: what is drawn is older than the settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartStack</name>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartsDialog</name>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bubble over the number of microbatches, and the least number for a wanted bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bubble over the number of devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bubble over the slowdown of one stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How makespan and bubble vary where durations do: many runs with different seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why each device is idle, cause by cause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::ControlPanel</name>
    <message>
        <source>Controls</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::CostSection</name>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backward has two halves: the gradient for the input, which the stage before waits for, and the gradient for the weights, which nobody waits for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward time for the input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward time for the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per stage, mean shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives every stage the mean times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfers block both devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency, in ms: how long an activation or a gradient is on its way from one device to the next, whatever its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: transfers run beside the devices&apos; work. On: sender and receiver can do nothing else meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much is sent for each microbatch, in megabytes of 1,000,000 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In gigabytes a second; 0: no limit, the size costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size, bandwidth, and whether transfers block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocking transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make costs equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In ms, for the whole batch: a microbatch takes its share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In ms, for one microbatch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device&apos;s time: its chunks share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a forward takes on each device. %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a whole backward takes on each device. %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This schedule has no backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half that the stage before waits for. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half that nobody waits for. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward, batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward, batch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::CurvePage</name>
    <message>
        <source>&amp;Stage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stage that is made slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Up to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest slowdown in the chart: how many times longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M &amp;up to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P &amp;up to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest number of microbatches in the chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest number of devices in the chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wanted bubble:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble ratio, idle time as a share of all device time. The chart marks the least number of microbatches that gets there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the present schedule with that number of microbatches in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedules in the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Which schedules have a line, at most %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Use least M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubble, % of all device time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble over microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>microbatches M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble over devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>devices P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble over the slowdown of stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowdown of stage %1, times as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 %2 slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfers %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jitter %1, seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 of %3 points; at %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no closed form, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: M = %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: none, at best %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wanted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use M = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubble, simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>czas całkowity</translation>
    </message>
    <message>
        <source>activations at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n microbatch-stages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>memory at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows it in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: M = %2 (%3), not every smaller one tried</source>
        <translation>%1: M = %2 (%3), nie wszystkie mniejsze sprawdzone</translation>
    </message>
</context>
<context>
    <name>bubblescope::DeviceBars</name>
    <message>
        <source>device %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Device %1, up to the cursor: busy %2, bubble %3. Holds %n activations now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::DifferenceTable</name>
    <message>
        <source>simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario as it was to run: its costs and slowdowns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ops took longer or shorter than the scenario says, on average over a stage&apos;s ops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single ops took longer or shorter than their stage&apos;s average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What transfers took that the scenario does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Senders waited for a free buffer, or for the transfer before on the same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dispatcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ops began later than they could: issuing them, noticing ends late, and threads that the system did not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished">zmierzone</translation>
    </message>
    <message>
        <source>The sum of all of it: what the run took</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::ExportDialog</name>
    <message>
        <source>&amp;Time ruler</source>
        <translation>&amp;Skala czasu</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>&amp;Kolejki</translation>
    </message>
    <message>
        <source>&amp;Cursor and pin</source>
        <translation>K&amp;ursor i pinezka</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Przeglądaj…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Eksportuj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>How much of the export is done</source>
        <translation>Ile eksportu już gotowe</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Cały przebieg</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>To, co pokazuje okno</translation>
    </message>
    <message>
        <source>Figures and schedules are always of the whole run</source>
        <translation>Wskaźniki i harmonogramy dotyczą zawsze całego przebiegu</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Wykres Gantta</translation>
    </message>
    <message>
        <source>Whole window, as it is</source>
        <translation>Całe okno, takie jakie jest</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>&amp;Zakres</translation>
    </message>
    <message>
        <source>C&amp;ontent</source>
        <translation>Z&amp;awartość</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Rozmiar</translation>
    </message>
    <message>
        <source>Fi&amp;lm</source>
        <translation>Fi&amp;lm</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Pl&amp;ik</translation>
    </message>
    <message>
        <source>Times above the rows</source>
        <translation>Czas nad wierszami</translation>
    </message>
    <message>
        <source>A line with the title, the bubble, the makespan and the activations held</source>
        <translation>Wiersz z tytułem, bąblem, czasem całkowitym i trzymanymi aktywacjami</translation>
    </message>
    <message>
        <source>The chart of microbatches that wait before each stage</source>
        <translation>Wykres mikropartii czekających przed każdym etapem</translation>
    </message>
    <message>
        <source>Cursor, pin and critical path as the window has them, and what lies ahead faint; otherwise all in full colours</source>
        <translation>Kursor, pinezka i ścieżka krytyczna jak w oknie, a to, co przed kursorem, blade; inaczej wszystko w pełnych kolorach</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width in pixels of 1/96 inch</source>
        <translation>Szerokość w pikselach po 1/96 cala</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Szerokość</translation>
    </message>
    <message>
        <source>Height in pixels of 1/96 inch</source>
        <translation>Wysokość w pikselach po 1/96 cala</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Wysokość</translation>
    </message>
    <message>
        <source>Pixels of the picture for each of these: 2 is sharp on fine screens, 4 in print</source>
        <translation>Pikseli obrazu na każdy z nich: 2 jest ostre na gęstych ekranach, 4 w druku</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How many seconds the film takes from its start to its end</source>
        <translation>Ile sekund trwa film od początku do końca</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source> frames/s</source>
        <translation> kl./s</translation>
    </message>
    <message>
        <source>Frames in a second: more are smoother and make a larger file</source>
        <translation>Klatek na sekundę: więcej to płynniej, ale i większy plik</translation>
    </message>
    <message>
        <source>Frames in a second</source>
        <translation>Klatek na sekundę</translation>
    </message>
    <message>
        <source>The file that is written</source>
        <translation>Plik, który zostanie zapisany</translation>
    </message>
    <message>
        <source>operations: %1</source>
        <translation>operacje: %1</translation>
    </message>
    <message>
        <source>%1 × %2 mm, sharp at any size</source>
        <translation>%1 × %2 mm, ostre w każdym rozmiarze</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pikseli</translation>
    </message>
    <message>
        <source>Name the file that is to be written.</source>
        <translation>Podaj nazwę pliku do zapisania.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation>%1 to folder; podaj nazwę pliku w nim.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Nie ma folderu %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>There is a file of this name; it will be replaced.</source>
        <translation>Plik o tej nazwie już jest; zostanie zastąpiony.</translation>
    </message>
    <message>
        <source>%1: for other programs to read</source>
        <translation>%1: do odczytu przez inne programy</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Eksport do</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Anulowano; niczego nie zapisano.</translation>
    </message>
    <message>
        <source>Title and fi&amp;gures</source>
        <translation>&amp;Tytuł i wskaźniki</translation>
    </message>
</context>
<context>
    <name>bubblescope::ExportJob</name>
    <message>
        <source>There is no format “%1”.</source>
        <translation>Nie ma formatu „%1”.</translation>
    </message>
    <message>
        <source>There is nothing to export: no device has anything to do.</source>
        <translation>Nie ma czego eksportować: żadne urządzenie nie ma nic do zrobienia.</translation>
    </message>
    <message>
        <source>A film shows the Gantt, not the whole window.</source>
        <translation>Film pokazuje wykres Gantta, a nie całe okno.</translation>
    </message>
    <message>
        <source>The range begins after the run has ended.</source>
        <translation>Zakres zaczyna się po końcu przebiegu.</translation>
    </message>
    <message>
        <source>%1 × %2 is too small: all devices need at least %3 × %4.</source>
        <translation>%1 × %2 to za mało: wszystkie urządzenia potrzebują co najmniej %3 × %4.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels are too many; a smaller size or scale has fewer.</source>
        <translation>%1 × %2 pikseli to za dużo; mniejszy rozmiar lub skala da ich mniej.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>Na obraz tej wielkości brakuje pamięci.</translation>
    </message>
    <message>
        <source>The film could not be encoded; a smaller size needs less memory.</source>
        <translation>Filmu nie udało się zakodować; mniejszy rozmiar wymaga mniej pamięci.</translation>
    </message>
</context>
<context>
    <name>bubblescope::FasterList</name>
    <message>
        <source>no sooner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sooner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1 %2 faster: the run ends at %3 instead of %4, %5.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::FiguresPanel</name>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time of all devices, of their time up to the cursor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble, up to the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble up to the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same over the whole run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a formula from the literature gives for the bubble at the end: P devices, M microbatches, V chunks per device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The present settings cannot run; see the message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the last settings that could run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble of each device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first operation&apos;s start to the last one&apos;s end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with all work and transfers one after another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the end of the first iteration to the end of the last but one: how long a training step takes once the pipeline is full, and its idle share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a real run of this scenario took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the devices wait for while they are idle, over the whole run. The causes add up to the bubble. Click a bubble in the Gantt chart to learn what it waits for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle by cause, at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time of each device by cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causes of idle time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the first microbatch&apos;s forward has left the last stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many microbatches&apos; activations each device holds at most: from the start of the forward to the end of the backward, counted for each of its stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same at the cursor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches that have arrived at a stage and wait for it, at the cursor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues before each stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A schedule that limits how far the first stages run ahead moves the waiting from the queue to the devices before it: same delay, less memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble, by definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published figures use different definitions, and so differ for the same run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubble ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time ÷ (devices × makespan). The headline. (P−1)/(P+M−1) for GPipe and 1F1B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overhead over ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time ÷ busy time: (P−1)/M for GPipe and 1F1B. Megatron&apos;s papers call this the bubble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest-span bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 − ideal ÷ the longest time from a device&apos;s first start to its last end; ideal is the busiest device&apos;s work. The zero-bubble papers&apos; figure: it can be 0 although devices start late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1× faster than without overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an iteration in the steady state: %1, bubble %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 microbatch-stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 microbatch-stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 microbatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 differs from the simulation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::FlowView</name>
    <message>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>queue %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>batch: %n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>done %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward for the input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward for the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatch %1, %2 of stage %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in work from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the way, arrives at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet entered, starts at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits since %1, starts at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its turn comes after %1, which ends at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>works on %1 until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward queue: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward queue: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 works on forward of microbatch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 works on backward of microbatch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 is idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n wait for forward</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for backward</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more stages.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet entered.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Flow of microbatches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::GanttView</name>
    <message>
        <source>Gantt chart: what each device does over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n device(s), %1; Ctrl and arrow keys pin an operation</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is empty: no device has anything to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each device does over time appears here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::JitterSection</name>
    <message>
        <source>Jitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long tail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Durations vary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every operation&apos;s time is multiplied by a random factor. Uniform: evenly spread; normal: mostly near 1; long tail: now and then many times longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In percent of the time. Uniform: at most so much more or less; normal: the standard deviation; long tail: the scale of what is above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same times, on every machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the next seed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys in the Gantt chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the next operation; other arrows: its neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the next bubble and say what it waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other devices, where not all fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse in the Gantt chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag the ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin it and show what it depends on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what the device waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys in charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy its data (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::LayerBar</name>
    <message>
        <source>Layers, cut into stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
forward %2, backward %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activations %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut before stage %1 is before layer %2. Stage %3 takes longest, %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::LayerModel</name>
    <message>
        <source>May be cut into two halves that go to different stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward for the input, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward for the weights, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divisible</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::LinePlot</name>
    <message>
        <source>pale band: closed form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::LiveBar</name>
    <message>
        <source>Where the pipeline runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over ssh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host, as ssh knows it: HOST or USER@HOST. ssh asks for nothing here, so a key or an agent must let you in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What computes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU, paced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs (CUDA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every device is a thread that multiplies matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices wait instead of computing: exact ratios, also with fewer cores than devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a forward takes on average; all other times keep their ratio to it. 0: the times of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the schedule is run. While it repeats, the slowdown sliders act from the next time on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the scenario for real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold every device after its present op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Anuluj</translation>
    </message>
    <message>
        <source>End the run; what was measured stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow stages down by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer multiprocessors (GPU)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting after the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a copy of the stream there…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy of the stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File on the machine of the worker that it keeps a copy of the stream in; empty for none:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices, warnings, and what the worker printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newest iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of a repeating run is shown; iterations shorter than a second when they are complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of a repeating run is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the simulation of the scenario (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the live run has measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured above, and below what the simulation makes of the measured costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command that starts the processes. {worker} and {arguments} are put in; the scenario&apos;s file lies in your home folder, which all machines must share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command that starts the worker on the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking what there is to run on…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs would need an NVIDIA driver, CUDA and the worker&apos;s GPU module: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fewer cores than devices only “CPU, paced” keeps the ratios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::LiveSession</name>
    <message>
        <source>cannot write %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over the measured costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::MainWindow</name>
    <message>
        <source>Not opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the measured run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured runs (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches that wait before each stage, over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches whose activations each device holds, over time, in microbatch-stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each device holds, over time, in bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Bubblescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers (*.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios, schedules and measured runs (*.json *.csv *.jsonl);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.bubblescope.json *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Bubblescope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Bubblescope %1&lt;/b&gt;&lt;p&gt;Makes pipeline parallelism visible.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written, %2.</source>
        <translation>Zapisano %1, %2.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Pokaż w folderze</translation>
    </message>
    <message>
        <source>The picture of the Gantt chart is in the clipboard.</source>
        <translation>Obraz wykresu Gantta jest w schowku.</translation>
    </message>
</context>
<context>
    <name>bubblescope::MemoryChart</name>
    <message>
        <source>Choose a model under Memory, on the left, to see bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of each device over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations of each device over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1: at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the limit from %1 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would need %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of each device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations of each device, microbatch-stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 devices shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always there: weights, gradients, optimizer state (%1; not to scale)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 times as many activations as %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::MemorySection</name>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What bytes are worked out from: activations by the formula of Korthikanti et al. 2022, weights, gradients and optimizer state of mixed precision Adam. None: activations are only counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In gigabytes of 1,000,000,000 bytes; 0: no limit. Where a device goes over it, the instant is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s sizes, what is recomputed, and how it is divided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transformer layers in the whole model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of a token between two layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of keys and values; 0: as many as heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the feed-forward part; 0: four times the hidden size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that the embedding on the first stage and the head on the last one know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples in a microbatch; the batch&apos;s samples, where given, count instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of an activation and of a weight: 2 for half precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices that share each layer; the figures are one device&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor-parallel devices also share what lies between the matrices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the backward computes anew instead of keeping it. Attention scores: selective recomputation, also what FlashAttention does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes a gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each parameter; Megatron-LM adds up in 4 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each parameter: 12 for Adam with a 32-bit copy, momentum and variance; less where data-parallel devices share them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 billion parameters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::NoticeBar</name>
    <message>
        <source>%1, which no device runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device %1: %2 waits for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. The picture shows the scenario before; undo, or change a control, to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The picture shows the last scenario that ran; undo, or change a control, to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Anuluj</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::PipelineSection</name>
    <message>
        <source>Stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schedule&apos;s file says how many; choose another schedule to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into how many parts the model is cut, one for each device. The slider goes to 64, larger numbers can be typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many stages each device holds. A device&apos;s work stays the same and is cut into this many pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into how many parts the batch is cut. The slider goes to 512, larger numbers can be typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Devices (%n stages)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::PlayBar</name>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick: what one step moves by, in milliseconds. 0 lets the program choose the largest time that divides all durations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of playing, in ticks a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ticks/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s a tick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::PredictedPane</name>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario gets the times that were measured; undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated with the costs that were measured: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::QueueChart</name>
    <message>
        <source>Queue before each stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches that wait for their forward (solid lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches that wait for their backward (dashed lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue lengths over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 longest queues of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 stages those with the longest queues are shown, of equally long ones the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1, forward: %2 wait, at most %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1, backward: %2 wait, at most %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No microbatch ever waits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::QueueList</name>
    <message>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward (peak)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward (peak)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches whose input has arrived and whose work has not begun: at the cursor, and in brackets the most there ever are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before stage %1 wait %2 forwards now, at most %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backwards at stage %1: %2 wait now, at most %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::QueuePlot</name>
    <message>
        <source>No microbatch ever waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No microbatch waits in this direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1, forward:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1, backward:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::RankDialog</name>
    <message>
        <source>&amp;Compare again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedules, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Memory limit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as much as 1F1B holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activations on a device:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In microbatches of a device&apos;s share of the model. A limit in bytes, under Memory, holds besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations on a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All schedules for %1 devices and %2 microbatches, with the present times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings have changed since: compare again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::RankModel</name>
    <message>
        <source>over the memory limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to show this schedule in the window; Ctrl+Z takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most activations on a device, in microbatches of a device&apos;s share of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most memory on a device, in bytes; needs a model, under Memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunks %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::ScenarioFiles</name>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::ScheduleSection</name>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order every device does its work. Type part of a name to search, other names of a schedule included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::SeedsPage</name>
    <message>
        <source>&amp;Runs:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times the step is simulated, with seeds 1, 2, 3 and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>czas całkowity</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>bąbel</translation>
    </message>
    <message>
        <source>&amp;Figure:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chart counts: how long the step takes, or the bubble ratio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it varies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the run that came out so, by its seed, in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let durations &amp;vary by 10 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every operation&apos;s time is multiplied by a random factor near 1, as under Jitter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;5 % run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;median run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Makespan of %n runs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bubble of %n runs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>jitter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makespan, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubble, % of all device time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 %: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 %: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without jitter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1
5 %: %2
95 %: %3
mean %4
without jitter %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the run with seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows the first of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a jitter in the window, or:</source>
        <translation>Wybierz rozrzut w oknie albo:</translation>
    </message>
    <message>
        <source>Durations do not vary: every run comes out alike.</source>
        <translation>Czasy się nie zmieniają: każdy przebieg wychodzi taki sam.</translation>
    </message>
    <message>
        <source>Show the &amp;95 % run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::SheetHead</name>
    <message>
        <source>devices: %1</source>
        <translation>urządzenia: %1</translation>
    </message>
    <message>
        <source>stages: %1</source>
        <translation>etapy: %1</translation>
    </message>
    <message>
        <source>microbatches: %1</source>
        <translation>mikropartie: %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>zmierzone</translation>
    </message>
    <message>
        <source>bubble up to %1</source>
        <translation>bąbel do %1</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>bąbel</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>czas całkowity</translation>
    </message>
    <message>
        <source>most activations held</source>
        <translation>najwięcej aktywacji</translation>
    </message>
</context>
<context>
    <name>bubblescope::SlowdownSection</name>
    <message>
        <source>Slowdown of each stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow middle stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the stage in the middle slower, by the factor beside it; off: ×1 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow middle stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor of the slow middle stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times longer everything takes on the middle stage when it is slowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slowdown of stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first %n stages are shown.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::StageSlider</name>
    <message>
        <source>Slowdown of stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times longer everything takes on stage %1: ×0.25 to ×8. Double-click for ×1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::TimeRow</name>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bubblescope::WhySection</name>
    <message>
        <source>operations %1, transfers %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operations %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; most on device %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If one stage were %1 faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws in the Gantt chart the chain of operations and transfers that sets the makespan (C). Its length is the makespan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the critical path is made of; its length is the makespan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much sooner the run would end if the operations of that stage alone took %1 less time. Simulated anew for each stage, with the order unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much sooner with one stage faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulating: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Anuluj</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>closedform</name>
    <message>
        <source>none is known for this schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 is slower than the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfers take time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>durations are random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the batch does not divide evenly into microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M = %1 is too small: it holds from M = %2 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iterations run into each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed form: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not apply: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>group-size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>microbatches that pass one chunk before the next (Megatron&apos;s rule, at least the number of devices); 0: evenly sized groups, as in PyTorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory-limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit-from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activations: as memory-limit says; device-memory: as many as the limit of a device&apos;s memory in bytes leaves room for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device-memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>released-by-input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thousandths of an activation that the end of an input gradient gives back; the weight gradient the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is made small: makespan, or span, the longest of a device from first to last op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makespan</source>
        <translation type="unfinished">czas całkowity</translation>
    </message>
    <message>
        <source>span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random changes to the best order that are tried; 0: as many as take about a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activations that a device may hold in the search, each of one of its two stages; 0: 2P, as the pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern: PyTorch&apos;s fixed order; search: made for the scenario&apos;s costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One forward, one backward in turn after a short warm-up; GPipe&apos;s bubble, less memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narayanan et al. 2021, arXiv 2006.09503 and 2104.04473</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All forwards, then all backwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward-order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifo: the last microbatch goes back first, as in the paper; fifo: the first, as in PyTorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each device holds several chunks of the model; the bubble shrinks by their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narayanan et al. 2021, arXiv 2104.04473, section 2.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B with twice the warm-up, so that transfers hide behind forwards; more memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zhuang et al. 2023, arXiv 2211.05322</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looped BFS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All microbatches pass one chunk before the next begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lamy-Poirier 2022, arXiv 2211.05953; PyTorch ScheduleLoopedBFS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifo: the last microbatch goes back first, as in PyTorch; fifo: the first, as in minPP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB-H1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B whose weight gradients are put off to fill the bubble, at 1F1B&apos;s memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241; PyTorch ScheduleInterleavedZeroBubble with one stage a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always: every backward in two; needed: whole where splitting gains nothing, as in the authors&apos; patch of Megatron-LM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB-H2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bubble with twice the warm-up: where F, I and W take equally long, no idle time inside a device&apos;s span; about twice the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, figure 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bubble for these very costs: the best order found under a memory limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, section 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activations that a device may hold; 0: P, as 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved zero bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved 1F1B with split backwards: several chunks a device and delayed weight gradients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch ScheduleInterleavedZeroBubble, after Qi et al. 2024, arXiv 2401.10241</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B-V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B folded into a V: two thirds of 1F1B&apos;s memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2405.15362; sail-sg/zero-bubble-pipeline-parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZB-V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bubble folded into a V: where F, I and W take equally long, no idle time inside a device&apos;s span, at 1F1B&apos;s memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, section 6; PyTorch ScheduleZBVZeroBubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V-Half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A V of split backwards at half of 1F1B&apos;s memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V-Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A V of split backwards at a third of 1F1B&apos;s memory, the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches enter at both ends; a forward and a backward run as one overlapped unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DeepSeek-AI 2024, arXiv 2412.19437; deepseek-ai/DualPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipeV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe folded into a V: half the devices, no second copy of the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deepseek-ai/DualPipe; PyTorch ScheduleDualPipeV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chimera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pipelines in opposite directions over the same devices fill each other&apos;s bubbles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Li and Hoefler 2021, arXiv 2107.06925</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hanayo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves: each microbatch runs down the devices and back up, several times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liu et al. 2023, arXiv 2308.15762</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in-flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most microbatches on their way at once; 0: 2P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PipeDream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B that never drains: weights change after every microbatch, and old versions are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harlap et al. 2018, arXiv 1806.03377; Narayanan et al. 2019, SOSP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pipeline of forwards, as in inference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965, its forward half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward only, no overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next microbatch enters when the last one has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatch by microbatch, forward and backward, one device at work at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naive model parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole batch goes through one stage after another, forward and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965, figure 2b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order in a PyTorch schedule file (CSV).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch torch.distributed.pipelining, compute-only CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: this is not JSON: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key “%1”; known here: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>should be %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range; allowed: %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not one of: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no duration; write a number ≥ 0 in milliseconds, or with a unit: 500us, 2.5ms, 1s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values given; allowed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values add up to %1, but should to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 of the format is not known to this program, which reads version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key “%1” is missing, which says the version of the format; this program reads “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no schedule “%1”; known: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schedule %2 has no option “%1”; it has: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot do this: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 operations are too many; at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 combinations are too many; at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with these sizes all microbatches together take more bytes than can be counted here, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schedule has no operations; a row for each device is needed, with cells such as 0F0,0B0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no operation: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is scheduled twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1, microbatch %2 has a whole backward (B) and a split one (I, W); it may have only one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs on device %2, but %3, whose activation it needs, on device %4; a live run needs both on one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a live run of this schedule would hang: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device %1 needs %2 bytes for the activations and gradients of a live run and has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no stream of a live run: it has no line that begins with {&quot;bsw&quot;:1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this schedule cannot finish: %1 of %2 operations ran, then %3 waits for %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 GPUs, measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First picture: 1F1B, 4 stages, 8 microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inference with a slow middle stage: a queue forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved 1F1B: two chunks a device, half the bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without pipelining: one device at work at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow links: 1F1B waits where GPipe does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slow middle stage under 1F1B: the senders are held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slow middle stage under GPipe: the queue grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One batch in many small microbatches: launch costs eat the gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both directions share the devices in pairs, so their number must be even, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of the microbatches enter at each end, so their number must be even, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wave goes down the devices and back up, which takes two chunks; %1 chunks are not whole waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a microbatch is held twice on each device, once in each chunk; allow %1 activations or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two directions alternate slot by slot only on an even number of devices, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group of %1 is smaller than the number of devices, %2, so its first microbatch would wait for its own next chunk; use %3 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last group is left with %1, fewer than the number of devices, %2; choose another group size or number of microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario has no limit of a device&apos;s memory in bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scenario does not say how many bytes its model takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside weights and optimizer, device %1 has room for %2 activations; it needs %3 to run at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M = %1 is less than %2P = %3; use %4 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object or a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number of ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number of ns, or text such as &quot;%1.%2ms&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text or a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list with a whole number of ns for each stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of %1 to %2 layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 values in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested at most %1 deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (one a stage)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 (one a device)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 (one a stage)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 (one a device), %3 (one a stage)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more, one for each stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each column once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block or end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a first line with the columns&apos; names, and a line for each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a duration from %1 to %2 s: a number of milliseconds, or one with a unit such as %3us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write stage, letter, microbatch such as %1F%2 (F, B, I or W), or a pair such as (%3F%4;%5B%6)OVERLAP_F_B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only F, B, I and W can overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stages go up to %1, microbatches up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its op is not in the schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its op is on device %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it sends is made only after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it receives is used before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1 devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting instead of computing; exact durations, also with fewer cores than devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits instead of computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no GPU module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no NVIDIA driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no usable GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver CUDA %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built for CUDA %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes with the GPU module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 devices share %2 cores: an op takes its time only while all of them are busy, less with fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 devices would be as many threads; the CPU backend runs up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a CPU thread cannot use fewer units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow down by more work or by waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the buffers need %1 bytes or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smaller payloads, fewer microbatches in flight or more memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device does not answer; look at its driver&apos;s log, and give long ops more time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at that process&apos; standard error and exit status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <source>ms</source>
        <comment>milliseconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gantt</name>
    <message>
        <source>iteration %1 ends</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>live</name>
    <message>
        <source>the stream is longer than 1 GiB; the rest is not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the host to run on, as ssh knows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A host&apos;s name has no spaces and does not begin with “-”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the command that starts the worker on the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the command that starts the processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubblescope-worker is not installed here; write its path into the command in place of {worker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubblescope-worker is not installed beside this program, nor in PATH; the variable BUBBLESCOPE_WORKER may name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the machines can do shows when they start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>queues</name>
    <message>
        <source>%1&apos;s warm-up limit (%2 forwards on device %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds the senders back: the queue before stage %2 stays at %3 instead of %4; the wait shows as idle time upstream.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>spinbox</name>
    <message>
        <source>At most %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
