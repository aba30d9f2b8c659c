<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ChartCopy</name>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Kopiuj obra&amp;z</translation>
    </message>
    <message>
        <source>Copy &amp;data (CSV)</source>
        <translation>Kopiuj d&amp;ane (CSV)</translation>
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
    <name>FileNames</name>
    <message>
        <source>Comparison of %1</source>
        <translation>Porównanie %1</translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message>
        <source>device %1</source>
        <translation>urządzenie %1</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>W przód</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Backward for the input</source>
        <translation>Wstecz względem wejścia</translation>
    </message>
    <message>
        <source>Backward for the weights</source>
        <translation>Wstecz względem wag</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>its device, busy with %1 until %2</source>
        <translation>własne urządzenie, zajęte przez %1 do %2</translation>
    </message>
    <message>
        <source>%1 on %2, sent at %3, here at %4</source>
        <translation>%1 (%2), wysłane w %3, tutaj w %4</translation>
    </message>
    <message>
        <source>%1 on %2, done at %3</source>
        <translation>%1 (%2), gotowe w %3</translation>
    </message>
    <message>
        <source>%1, microbatch %2</source>
        <comment>kind of op</comment>
        <translation>%1, mikropartia %2</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>etap</translation>
    </message>
    <message>
        <source>device</source>
        <translation>urządzenie</translation>
    </message>
    <message>
        <source>%1, its chunk %2 of %3</source>
        <translation>%1, fragment %2 z %3</translation>
    </message>
    <message>
        <source>together with</source>
        <translation>razem z</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>trwa</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>wymaga</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>czekało na</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteracja</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>wagi</translation>
    </message>
    <message numerus="yes">
        <source>after %n updates</source>
        <translation>
            <numerusform>po %n aktualizacji</numerusform>
            <numerusform>po %n aktualizacjach</numerusform>
            <numerusform>po %n aktualizacjach</numerusform>
        </translation>
    </message>
    <message>
        <source>Idle: %1</source>
        <translation>Bezczynność: %1</translation>
    </message>
    <message>
        <source>lasts</source>
        <translation>trwa</translation>
    </message>
    <message>
        <source>why</source>
        <translation>dlaczego</translation>
    </message>
    <message>
        <source>click to see</source>
        <translation>kliknij, aby zobaczyć</translation>
    </message>
    <message>
        <source>%1, forward of microbatch %2 on stage %3, device %4, from %5 to %6</source>
        <comment>2F5, …</comment>
        <translation>%1, w przód mikropartii %2 na etapie %3, urządzenie %4, od %5 do %6</translation>
    </message>
    <message>
        <source>%1, backward of microbatch %2 on stage %3, device %4, from %5 to %6</source>
        <comment>2B5, …</comment>
        <translation>%1, wstecz mikropartii %2 na etapie %3, urządzenie %4, od %5 do %6</translation>
    </message>
    <message>
        <source>%1, backward for the input of microbatch %2 on stage %3, device %4, from %5 to %6</source>
        <comment>2I5, …</comment>
        <translation>%1, wstecz względem wejścia mikropartii %2 na etapie %3, urządzenie %4, od %5 do %6</translation>
    </message>
    <message>
        <source>%1, backward for the weights of microbatch %2 on stage %3, device %4, from %5 to %6</source>
        <comment>2W5, …</comment>
        <translation>%1, wstecz względem wag mikropartii %2 na etapie %3, urządzenie %4, od %5 do %6</translation>
    </message>
    <message>
        <source>Waited for: %1</source>
        <translation>Czekano na: %1</translation>
    </message>
    <message>
        <source>Bubble, device %1, from %2 to %3</source>
        <translation>Bąbel, urządzenie %1, od %2 do %3</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s), bubble %1</source>
        <translation>
            <numerusform>%n operacja, bąbel %1</numerusform>
            <numerusform>%n operacje, bąbel %1</numerusform>
            <numerusform>%n operacji, bąbel %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdleText</name>
    <message>
        <source>waits for an activation</source>
        <translation>czeka na aktywację</translation>
    </message>
    <message>
        <source>waits for a gradient</source>
        <translation>czeka na gradient</translation>
    </message>
    <message>
        <source>transfer under way</source>
        <translation>trwa transfer</translation>
    </message>
    <message>
        <source>held back by the order</source>
        <translation>wstrzymane przez kolejność</translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation>czeka przy barierze</translation>
    </message>
    <message>
        <source>starts late</source>
        <translation>zaczyna późno</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>nic do zrobienia</translation>
    </message>
    <message>
        <source>The forward that the next operation needs has not ended.</source>
        <translation>Przejście w przód, którego potrzebuje następna operacja, jeszcze się nie skończyło.</translation>
    </message>
    <message>
        <source>The backward that the next operation needs has not ended.</source>
        <translation>Przejście wstecz, którego potrzebuje następna operacja, jeszcze się nie skończyło.</translation>
    </message>
    <message>
        <source>What the next operation needs is on its way, or the device itself sends or receives and cannot compute.</source>
        <translation>To, czego potrzebuje następna operacja, jest w drodze albo urządzenie samo wysyła lub odbiera i nie może liczyć.</translation>
    </message>
    <message>
        <source>Another operation further down the device&apos;s list had all that it needs, but the schedule&apos;s order says wait.</source>
        <translation>Inna operacja, dalsza na liście urządzenia, miała wszystko, czego potrzebuje, ale kolejność z harmonogramu każe czekać.</translation>
    </message>
    <message>
        <source>The schedule has the device wait for another&apos;s operation, though no activation or gradient is missing.</source>
        <translation>Harmonogram każe urządzeniu czekać na operację innego, choć nie brakuje ani aktywacji, ani gradientu.</translation>
    </message>
    <message>
        <source>All had arrived, and the device still had not started; only in measured runs.</source>
        <translation>Wszystko dotarło, a urządzenie wciąż nie zaczęło; tylko w zmierzonych przebiegach.</translation>
    </message>
    <message>
        <source>After the device&apos;s last operation, until the last device is done.</source>
        <translation>Po ostatniej operacji urządzenia, aż skończy ostatnie z urządzeń.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>ends a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Device %1 has nothing left to compute and sends its last output for %2</source>
        <translation>Urządzenie %1 nie ma już nic do policzenia i przez %2 wysyła swój ostatni wynik</translation>
    </message>
    <message>
        <source>Device %1 has nothing left to do for the last %2</source>
        <translation>Urządzenie %1 nie ma nic do zrobienia przez ostatnie %2</translation>
    </message>
    <message>
        <source>Device %1 sends or receives for %2 and cannot compute</source>
        <translation>Urządzenie %1 wysyła lub odbiera przez %2 i nie może liczyć</translation>
    </message>
    <message>
        <source>Device %1 is idle for %2</source>
        <translation>Urządzenie %1 jest bezczynne przez %2</translation>
    </message>
    <message>
        <source>Device %1 waits %2 at a barrier for the end of %3</source>
        <translation>Urządzenie %1 czeka %2 przy barierze na koniec %3</translation>
    </message>
    <message>
        <source>Device %1 waits %2 for the activation of %3</source>
        <translation>Urządzenie %1 czeka %2 na aktywację z %3</translation>
    </message>
    <message>
        <source>Device %1 waits %2 for the gradient of %3</source>
        <translation>Urządzenie %1 czeka %2 na gradient z %3</translation>
    </message>
    <message>
        <source>%1, on its way from device %2</source>
        <translation>%1, w drodze z urządzenia %2</translation>
    </message>
    <message>
        <source>%1, which device %2 is still computing</source>
        <translation>%1, które urządzenie %2 jeszcze liczy</translation>
    </message>
    <message>
        <source>%1, which device %2 has still to compute</source>
        <translation>%1, które urządzenie %2 dopiero ma policzyć</translation>
    </message>
    <message>
        <source>%1, which device %2 cannot start before %3 has arrived from device %4</source>
        <translation>%1, czego urządzenie %2 nie może zacząć, zanim nie nadejdzie %3 z urządzenia %4</translation>
    </message>
    <message>
        <source>%1, which device %2 is still computing behind %3</source>
        <translation>%1, które urządzenie %2 jeszcze liczy po %3</translation>
    </message>
    <message>
        <source>%1, which device %2 cannot start before %3 on device %4 has ended</source>
        <translation>%1, czego urządzenie %2 nie może zacząć, zanim nie skończy się %3 na urządzeniu %4</translation>
    </message>
    <message>
        <source>%1; %2 on device %3 set the pace</source>
        <translation>%1; tempo nadało %2 na urządzeniu %3</translation>
    </message>
    <message>
        <source>%1; transfers take %2 of it</source>
        <translation>%1; z tego %2 zajmują transfery</translation>
    </message>
    <message>
        <source>%1; %2 is ready all the time, but the schedule&apos;s order puts it later</source>
        <translation>%1; %2 jest cały czas gotowe, ale kolejność z harmonogramu stawia je później</translation>
    </message>
    <message>
        <source>%1; for the last %2 %3 is ready, but the schedule&apos;s order puts it later</source>
        <translation>%1; przez ostatnie %2 gotowe jest %3, ale kolejność z harmonogramu stawia je później</translation>
    </message>
    <message>
        <source>%1; everything had arrived %2 before it went on</source>
        <translation>%1; wszystko dotarło %2 przed wznowieniem pracy</translation>
    </message>
    <message>
        <source>The device has more to do, but the run ends here: it was cut off, has not got there yet, or cannot go on.</source>
        <translation>Urządzenie ma jeszcze pracę, ale przebieg tu się kończy: przerwano go, jeszcze nie doszedł albo nie może iść dalej.</translation>
    </message>
    <message>
        <source>Device %1 cannot go on: %2</source>
        <translation>Urządzenie %1 nie może iść dalej: %2</translation>
    </message>
    <message>
        <source>What device %1 does in the last %2 has not been measured</source>
        <translation>Nie zmierzono, co urządzenie %1 robi przez ostatnie %2</translation>
    </message>
    <message>
        <source>reason not measured</source>
        <translation>przyczyna niezmierzona</translation>
    </message>
</context>
<context>
    <name>LiveStatus</name>
    <message>
        <source>iteration %1</source>
        <translation>iteracja %1</translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation>operacje: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n intervals were lost on the way</source>
        <translation>
            <numerusform>%n przedział zginął po drodze</numerusform>
            <numerusform>%n przedziały zginęły po drodze</numerusform>
            <numerusform>%n przedziałów zginęło po drodze</numerusform>
        </translation>
    </message>
    <message>
        <source>the stream was cut off</source>
        <translation>strumień został urwany</translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <translation>
            <numerusform>%n iteracja</numerusform>
            <numerusform>%n iteracje</numerusform>
            <numerusform>%n iteracji</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled after %1</source>
        <translation>Anulowano po: %1</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Zakończono: %1</translation>
    </message>
    <message>
        <source>the worker did not start: %1</source>
        <translation>proces roboczy nie wystartował: %1</translation>
    </message>
    <message>
        <source>the command prints no stream of a worker; it was ended</source>
        <translation>polecenie nie wypisuje strumienia procesu roboczego; zostało zakończone</translation>
    </message>
    <message>
        <source>the worker did not answer and was killed</source>
        <translation>proces roboczy nie odpowiadał i został zabity</translation>
    </message>
    <message>
        <source>the worker was killed (signal %1)</source>
        <translation>proces roboczy został zabity (sygnał %1)</translation>
    </message>
    <message>
        <source>the connection to %1 failed</source>
        <translation>połączenie z %1 nie powiodło się</translation>
    </message>
    <message>
        <source>the worker ended without a last word</source>
        <translation>proces roboczy zakończył się bez ostatniego komunikatu</translation>
    </message>
    <message>
        <source>the worker ended with status %1</source>
        <translation>proces roboczy zakończył się z kodem %1</translation>
    </message>
    <message>
        <source>Starting the worker…</source>
        <translation>Uruchamianie procesu roboczego…</translation>
    </message>
    <message>
        <source>Starting the worker on %1…</source>
        <translation>Uruchamianie procesu roboczego na %1…</translation>
    </message>
    <message>
        <source>Calibrating: how much work fills an op…</source>
        <translation>Kalibracja: ile pracy wypełnia operację…</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Działa</translation>
    </message>
    <message>
        <source>Pausing after the ops under way</source>
        <translation>Wstrzymanie po bieżących operacjach</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Wstrzymano</translation>
    </message>
    <message>
        <source>Comparing the results with a serial run</source>
        <translation>Porównywanie wyników z przebiegiem szeregowym</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Zatrzymywanie</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>Niepełne: %1</translation>
    </message>
    <message numerus="yes">
        <source>no word from the worker for %n s</source>
        <translation>
            <numerusform>brak wieści od procesu roboczego od %n s</numerusform>
            <numerusform>brak wieści od procesu roboczego od %n s</numerusform>
            <numerusform>brak wieści od procesu roboczego od %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>zmierzono %1</translation>
    </message>
    <message>
        <source>paced: devices wait instead of computing</source>
        <translation>odmierzane: urządzenia czekają zamiast liczyć</translation>
    </message>
    <message numerus="yes">
        <source>cores shared by %n devices</source>
        <translation>
            <numerusform>rdzenie wspólne dla %n urządzenia</numerusform>
            <numerusform>rdzenie wspólne dla %n urządzeń</numerusform>
            <numerusform>rdzenie wspólne dla %n urządzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPUs shared by %n devices</source>
        <translation>
            <numerusform>GPU wspólne dla %n urządzenia</numerusform>
            <numerusform>GPU wspólne dla %n urządzeń</numerusform>
            <numerusform>GPU wspólne dla %n urządzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>results equal the serial run</source>
        <translation>wyniki równe przebiegowi szeregowemu</translation>
    </message>
    <message>
        <source>results differ from the serial run</source>
        <translation>wyniki różnią się od przebiegu szeregowego</translation>
    </message>
    <message>
        <source>the scenario has changed since; Run again shows it</source>
        <translation>scenariusz się od tego czasu zmienił; pokaże to ponowne uruchomienie</translation>
    </message>
    <message>
        <source>%1 %2 on %3, process %4</source>
        <translation>%1 %2 na %3, proces %4</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Urządzenia</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Ostrzeżenia</translation>
    </message>
    <message>
        <source>Printed beside the stream</source>
        <translation>Wypisane poza strumieniem</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardowe wyjście błędów</translation>
    </message>
    <message numerus="yes">
        <source>%n lines that are no records</source>
        <translation>
            <numerusform>%n wiersz, który nie jest rekordem</numerusform>
            <numerusform>%n wiersze, które nie są rekordami</numerusform>
            <numerusform>%n wierszy, które nie są rekordami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible records</source>
        <translation>
            <numerusform>%n niemożliwy rekord</numerusform>
            <numerusform>%n niemożliwe rekordy</numerusform>
            <numerusform>%n niemożliwych rekordów</numerusform>
        </translation>
    </message>
    <message>
        <source>bad calibration: ops may miss their durations by %1</source>
        <translation>zła kalibracja: czasy operacji mogą odbiegać o %1</translation>
    </message>
    <message>
        <source>the worker&apos;s copy of the stream is lost</source>
        <translation>kopia strumienia procesu roboczego przepadła</translation>
    </message>
    <message>
        <source>GPUs: not yet run on hardware</source>
        <translation>GPU: jeszcze nie uruchamiano na sprzęcie</translation>
    </message>
    <message>
        <source>pauses of %1 left out</source>
        <translation>bez przerw (%1)</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 is there already. Is it to be replaced?</source>
        <translation>%1 już istnieje. Zastąpić ten plik?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Zastąpić plik?</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>even, %1</source>
        <translation>równomierny, %1</translation>
    </message>
    <message>
        <source>normal, %1</source>
        <translation>normalny, %1</translation>
    </message>
    <message>
        <source>long tail, %1</source>
        <translation>długi ogon, %1</translation>
    </message>
    <message>
        <source>same batch</source>
        <translation>ta sama partia</translation>
    </message>
    <message>
        <source>same microbatch size</source>
        <translation>ten sam rozmiar mikropartii</translation>
    </message>
    <message>
        <source>on</source>
        <translation>wł.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wył.</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1: %2 zamiast %3</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>Size of a transfer</source>
        <translation>Rozmiar przesłania</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Pasmo</translation>
    </message>
    <message>
        <source>Blocking transfers</source>
        <translation>Transfery blokujące</translation>
    </message>
    <message>
        <source>some with a whole batch&apos;s times, some with a microbatch&apos;s; microbatches: %1</source>
        <translation>część z czasami całej partii, część z czasami mikropartii; mikropartie: %1</translation>
    </message>
    <message>
        <source>same batch, in microbatches: %1</source>
        <translation>ta sama partia, mikropartie: %1</translation>
    </message>
    <message>
        <source>same microbatch size, microbatches: %1</source>
        <translation>ten sam rozmiar mikropartii, mikropartie: %1</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Czas całkowity</translation>
    </message>
    <message>
        <source>From time 0 to the end of the last operation; below it how much longer (+) or shorter (−) than A.</source>
        <translation>Od czasu 0 do końca ostatniej operacji; poniżej o ile dłużej (+) lub krócej (−) niż A.</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bąbel</translation>
    </message>
    <message>
        <source>Share of the devices&apos; time in which they do nothing; below it the difference from A in percentage points.</source>
        <translation>Część czasu urządzeń, w której nic nie robią; poniżej różnica względem A w punktach procentowych.</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <translation>%1 p.p.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktywacje</translation>
    </message>
    <message>
        <source>Most activations that a device holds, in microbatches of a stage; below it the difference from A.</source>
        <translation>Najwięcej aktywacji na jednym urządzeniu, w mikropartiach etapu; poniżej różnica względem A.</translation>
    </message>
    <message>
        <source>Most activations that a device holds, in microbatches of a device&apos;s share of the model; below it the difference from A.</source>
        <translation>Najwięcej aktywacji na jednym urządzeniu, w mikropartiach części modelu na urządzeniu; poniżej różnica względem A.</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Szczyt pamięci</translation>
    </message>
    <message>
        <source>Most bytes that a device needs; below it the difference from A.</source>
        <translation>Najwięcej bajtów, jakich potrzebuje jedno urządzenie; poniżej różnica względem A.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 zamiast %2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Urządzenia</translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation>Fragmenty na urządzenie</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Mikropartie</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>W przód</translation>
    </message>
    <message>
        <source>Backward for the input</source>
        <translation>Wstecz względem wejścia</translation>
    </message>
    <message>
        <source>Backward for the weights</source>
        <translation>Wstecz względem wag</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>Spowolnienie</translation>
    </message>
    <message>
        <source>Saving by overlap</source>
        <translation>Zysk z nakładania</translation>
    </message>
    <message>
        <source>Times of</source>
        <translation>Czasy</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Próbki</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Narzut</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteracje</translation>
    </message>
    <message>
        <source>Optimizer&apos;s barrier</source>
        <translation>Bariera optymalizatora</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Rozrzut</translation>
    </message>
    <message>
        <source>another seed</source>
        <translation>inne ziarno</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>inny model</translation>
    </message>
    <message>
        <source>other layers</source>
        <translation>inne warstwy</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>inna kolejność</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Limit pamięci</translation>
    </message>
    <message>
        <source>Same devices: %1</source>
        <translation>Tyle samo urządzeń: %1</translation>
    </message>
    <message>
        <source>Devices: %1</source>
        <translation>Urządzenia: %1</translation>
    </message>
    <message>
        <source>same stages: %1</source>
        <translation>tyle samo etapów: %1</translation>
    </message>
    <message>
        <source>stages: %1</source>
        <translation>etapy: %1</translation>
    </message>
    <message>
        <source>Not the same work as A: %1</source>
        <translation>Nie ta sama praca co w A: %1</translation>
    </message>
</context>
<context>
    <name>TimeUnit</name>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, unit</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>blocked</name>
    <message>
        <source>%1, which no device runs</source>
        <translation>%1, której nie wykonuje żadne urządzenie</translation>
    </message>
    <message>
        <source>%1 waits for %2</source>
        <translation>%1 czeka na %2</translation>
    </message>
</context>
<context>
    <name>bubblescope::Actions</name>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open a scenario (JSON), a schedule (CSV) or a measured run (JSON Lines)</source>
        <translation>Otwórz scenariusz (JSON), harmonogram (CSV) lub zmierzony przebieg (JSON Lines)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Zapisz scenariusz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save the scenario under another name</source>
        <translation>Zapisz scenariusz pod inną nazwą</translation>
    </message>
    <message>
        <source>Save &amp;measured run…</source>
        <translation>Zapisz z&amp;mierzony przebieg…</translation>
    </message>
    <message>
        <source>Save what a live run has measured</source>
        <translation>Zapisz to, co zmierzył przebieg na żywo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Zamknij okno</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>Cofnij ostatnią zmianę</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Wykonaj ją ponownie</translation>
    </message>
    <message>
        <source>&amp;Best schedule…</source>
        <translation>&amp;Najlepszy harmonogram…</translation>
    </message>
    <message>
        <source>Compare all schedules for these settings</source>
        <translation>Porównaj wszystkie harmonogramy dla tych ustawień</translation>
    </message>
    <message>
        <source>Ba&amp;lance stages…</source>
        <translation>&amp;Równoważenie etapów…</translation>
    </message>
    <message>
        <source>Which layers are in which stage</source>
        <translation>Które warstwy są w którym etapie</translation>
    </message>
    <message>
        <source>C&amp;harts…</source>
        <translation>&amp;Wykresy…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Odtwarzaj lub wstrzymaj</translation>
    </message>
    <message>
        <source>Let the time run, or hold it</source>
        <translation>Puść czas lub go zatrzymaj</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Krok w &amp;przód</translation>
    </message>
    <message>
        <source>One tick onward</source>
        <translation>Jeden takt dalej</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Krok w &amp;tył</translation>
    </message>
    <message>
        <source>One tick back</source>
        <translation>Jeden takt wstecz</translation>
    </message>
    <message>
        <source>To the &amp;next event</source>
        <translation>Do &amp;następnego zdarzenia</translation>
    </message>
    <message>
        <source>To where the next operation starts or ends</source>
        <translation>Tam, gdzie zaczyna się lub kończy następna operacja</translation>
    </message>
    <message>
        <source>To the pre&amp;vious event</source>
        <translation>Do pop&amp;rzedniego zdarzenia</translation>
    </message>
    <message>
        <source>Back to where an operation starts or ends</source>
        <translation>Z powrotem tam, gdzie zaczyna się lub kończy operacja</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Na po&amp;czątek</translation>
    </message>
    <message>
        <source>Cursor to time 0</source>
        <translation>Kursor na czas 0</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Na &amp;koniec</translation>
    </message>
    <message>
        <source>Cursor to the end of the run</source>
        <translation>Kursor na koniec przebiegu</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>Pęt&amp;la</translation>
    </message>
    <message>
        <source>At the end start again</source>
        <translation>Na końcu zacznij od początku</translation>
    </message>
    <message>
        <source>Half the speed</source>
        <translation>Dwa razy wolniej</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>&amp;Szybciej</translation>
    </message>
    <message>
        <source>Twice the speed</source>
        <translation>Dwa razy szybciej</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Przy&amp;bliż</translation>
    </message>
    <message>
        <source>Show a shorter time, about the cursor</source>
        <translation>Pokaż krótszy czas, wokół kursora</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Oddal</translation>
    </message>
    <message>
        <source>Show a longer time</source>
        <translation>Pokaż dłuższy czas</translation>
    </message>
    <message>
        <source>&amp;Whole run</source>
        <translation>&amp;Cały przebieg</translation>
    </message>
    <message>
        <source>Show the run from start to end</source>
        <translation>Pokaż przebieg od początku do końca</translation>
    </message>
    <message>
        <source>&amp;Release the pin</source>
        <translation>Od&amp;epnij</translation>
    </message>
    <message>
        <source>&amp;Critical path</source>
        <translation>Ścieżka &amp;krytyczna</translation>
    </message>
    <message>
        <source>The chain of operations and transfers that sets the makespan</source>
        <translation>Łańcuch operacji i transferów, który wyznacza czas całkowity</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Większe</translation>
    </message>
    <message>
        <source>Larger text and marks</source>
        <translation>Większy tekst i znaki</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>M&amp;niejsze</translation>
    </message>
    <message>
        <source>Smaller text and marks</source>
        <translation>Mniejszy tekst i znaki</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Rozmiar &amp;zwykły</translation>
    </message>
    <message>
        <source>Size as at first</source>
        <translation>Rozmiar jak na początku</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>Tokens glide and bars grow, or they jump</source>
        <translation>Żetony płyną, a paski rosną — albo przeskakują</translation>
    </message>
    <message>
        <source>&amp;Hide what lies ahead</source>
        <translation>Ukryj &amp;przyszłość</translation>
    </message>
    <message>
        <source>What lies after the cursor is hidden instead of faint</source>
        <translation>To, co leży za kursorem, jest ukryte zamiast przygaszone</translation>
    </message>
    <message>
        <source>Live run</source>
        <translation>Przebieg na żywo</translation>
    </message>
    <message>
        <source>&amp;Live run</source>
        <translation>&amp;Przebieg na żywo</translation>
    </message>
    <message>
        <source>Show the bar for live runs</source>
        <translation>Pokaż pasek przebiegów na żywo</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>Run the scenario for real</source>
        <translation>Wykonaj scenariusz naprawdę</translation>
    </message>
    <message>
        <source>&amp;Pause or resume</source>
        <translation>&amp;Wstrzymaj lub wznów</translation>
    </message>
    <message>
        <source>Hold every device after its present operation, or go on</source>
        <translation>Zatrzymaj każde urządzenie po bieżącej operacji lub wznów</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>End the live run; what was measured stays</source>
        <translation>Zakończ przebieg na żywo; to, co zmierzono, zostaje</translation>
    </message>
    <message>
        <source>Show the &amp;simulation</source>
        <translation>Pokaż &amp;symulację</translation>
    </message>
    <message>
        <source>What the scenario gives</source>
        <translation>Co wynika ze scenariusza</translation>
    </message>
    <message>
        <source>Show the &amp;measured run</source>
        <translation>Pokaż p&amp;omiar</translation>
    </message>
    <message>
        <source>What the live run has measured</source>
        <translation>Co zmierzył przebieg na żywo</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Pokaż o&amp;ba</translation>
    </message>
    <message>
        <source>Measured above, and below what the simulation makes of the measured costs</source>
        <translation>U góry pomiar, a pod nim to, co symulacja daje ze zmierzonych czasów</translation>
    </message>
    <message>
        <source>&amp;Take over the measured costs</source>
        <translation>P&amp;rzejmij zmierzone czasy</translation>
    </message>
    <message>
        <source>The scenario gets the times that were measured</source>
        <translation>Scenariusz dostaje czasy, które zmierzono</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Wszystkie klawisze na jednym arkuszu</translation>
    </message>
    <message>
        <source>&amp;About Bubblescope</source>
        <translation>&amp;O programie Bubblescope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Wersja i licencja</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Charts over many scenarios: microbatches, devices, seeds</source>
        <translation>Wykresy dla wielu scenariuszy: mikropartie, urządzenia, ziarna</translation>
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
        <translation>&amp;Wolniej</translation>
    </message>
    <message>
        <source>&amp;Paste schedule</source>
        <translation>Wk&amp;lej harmonogram</translation>
    </message>
    <message>
        <source>Use the schedule (CSV) or scenario (JSON) on the clipboard</source>
        <translation>Użyj harmonogramu (CSV) lub scenariusza (JSON) ze schowka</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Następny krok</translation>
    </message>
    <message>
        <source>The answer to an open question, then the next step</source>
        <translation>Odpowiedź na otwarte pytanie, potem następny krok</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>&amp;Poprzedni krok</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Krok wcześniej</translation>
    </message>
    <message>
        <source>&amp;Return to the step</source>
        <translation>&amp;Wróć do kroku</translation>
    </message>
    <message>
        <source>Scenario, cursor and range as the step has them</source>
        <translation>Scenariusz, kursor i zakres takie jak w kroku</translation>
    </message>
    <message>
        <source>&amp;End the lesson</source>
        <translation>&amp;Zakończ lekcję</translation>
    </message>
    <message>
        <source>Back to the scenario from before the lesson; Escape does it too where nothing is pinned</source>
        <translation>Powrót do scenariusza sprzed lekcji; to samo robi Escape, gdy nic nie jest przypięte</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>&amp;Otwórz lekcję…</translation>
    </message>
    <message>
        <source>A lesson from a file</source>
        <translation>Lekcja z pliku</translation>
    </message>
    <message>
        <source>&amp;Folder of own lessons…</source>
        <translation>&amp;Folder własnych lekcji…</translation>
    </message>
    <message>
        <source>Lessons in it are listed here</source>
        <translation>Lekcje z niego są wymienione tutaj</translation>
    </message>
    <message>
        <source>Hide the dependencies of a bar or bubble; without a pin, back from a measured run to the simulation, then out of the lesson</source>
        <translation>Ukryj zależności paska lub bąbla; bez przypięcia wróć od zmierzonego przebiegu do symulacji, potem wyjdź z lekcji</translation>
    </message>
    <message>
        <source>&amp;Glossary…</source>
        <translation>&amp;Słowniczek…</translation>
    </message>
    <message>
        <source>The words of the field</source>
        <translation>Słowa tej dziedziny</translation>
    </message>
    <message>
        <source>&amp;Figures…</source>
        <translation>&amp;Wskaźniki…</translation>
    </message>
    <message>
        <source>What every figure means, with its formula and its paper</source>
        <translation>Co znaczy każdy wskaźnik, ze wzorem i artykułem</translation>
    </message>
    <message>
        <source>&amp;Explain the control</source>
        <translation>O&amp;bjaśnij ustawienie</translation>
    </message>
    <message>
        <source>What the control with the focus does</source>
        <translation>Co robi ustawienie, które ma fokus</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>Prezent&amp;acja</translation>
    </message>
    <message>
        <source>Over the whole screen, large enough for the back row; Escape leaves it</source>
        <translation>Na całym ekranie, czytelnie aż do ostatniego rzędu; Escape kończy</translation>
    </message>
    <message>
        <source>Present&amp;ation: controls</source>
        <translation>Prezentacja: s&amp;terowanie</translation>
    </message>
    <message>
        <source>In a presentation: bring the controls in, or put them away</source>
        <translation>W prezentacji: pokaż sterowanie albo je schowaj</translation>
    </message>
    <message>
        <source>Presentation: men&amp;us</source>
        <translation>Prezentacja: men&amp;u</translation>
    </message>
    <message>
        <source>In a presentation: bring menus and play bar in, or put them away</source>
        <translation>W prezentacji: pokaż menu i pasek odtwarzania albo je schowaj</translation>
    </message>
    <message>
        <source>How the colours look with a colour vision deficiency, and how far apart they stay</source>
        <translation>Jak wyglądają barwy przy zaburzeniach ich widzenia i jak dalekie od siebie pozostają</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>&amp;Add a scenario</source>
        <translation>&amp;Dodaj scenariusz</translation>
    </message>
    <message>
        <source>Compare with a copy of the present scenario, on the same time axis</source>
        <translation>Porównaj z kopią obecnego scenariusza na tej samej osi czasu</translation>
    </message>
    <message>
        <source>&amp;Remove this one</source>
        <translation>&amp;Usuń ten</translation>
    </message>
    <message>
        <source>Take the active scenario out of the comparison</source>
        <translation>Usuń aktywny scenariusz z porównania</translation>
    </message>
    <message>
        <source>Work on %1</source>
        <translation>Pracuj nad %1</translation>
    </message>
    <message>
        <source>Controls, figures and charts are about this scenario</source>
        <translation>Ustawienia, liczby i wykresy dotyczą tego scenariusza</translation>
    </message>
    <message>
        <source>&amp;Copy the settings of A to this one</source>
        <translation>&amp;Skopiuj ustawienia A do tego</translation>
    </message>
    <message>
        <source>All settings but the schedule, its options and chunks</source>
        <translation>Wszystkie ustawienia oprócz harmonogramu, jego opcji i fragmentów</translation>
    </message>
    <message>
        <source>Copy these settings to all &amp;others</source>
        <translation>Skopiuj te ustawienia do wszystkich p&amp;ozostałych</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Przesuń &amp;wyżej</translation>
    </message>
    <message>
        <source>Swap the active scenario with the one above it</source>
        <translation>Zamień aktywny scenariusz z tym nad nim</translation>
    </message>
    <message>
        <source>Same &amp;devices</source>
        <translation>&amp;Tyle samo urządzeń</translation>
    </message>
    <message>
        <source>As many devices as A, with its model: what has several stages a device cuts it finer</source>
        <translation>Tyle urządzeń co A, z jego modelem: gdzie urządzenie ma kilka etapów, dzieli się go drobniej</translation>
    </message>
    <message>
        <source>Same &amp;stages</source>
        <translation>Tyle samo &amp;etapów</translation>
    </message>
    <message>
        <source>As many stages as A, of the same times: what has several stages a device needs fewer</source>
        <translation>Tyle etapów co A, o tych samych czasach: gdzie urządzenie ma kilka etapów, wystarczy mniej urządzeń</translation>
    </message>
    <message>
        <source>Same &amp;batch</source>
        <translation>Ta sama &amp;partia</translation>
    </message>
    <message>
        <source>The times are the whole batch&apos;s, the same in all: more microbatches cut it finer</source>
        <translation>Czasy dotyczą całej partii, tej samej we wszystkich: więcej mikropartii dzieli ją drobniej</translation>
    </message>
    <message>
        <source>Same &amp;microbatch size</source>
        <translation>Ten sam rozmiar &amp;mikropartii</translation>
    </message>
    <message>
        <source>The times are one microbatch&apos;s, the same in all: more microbatches are more work</source>
        <translation>Czasy dotyczą jednej mikropartii, tej samej we wszystkich: więcej mikropartii to więcej pracy</translation>
    </message>
    <message>
        <source>&amp;End the comparison</source>
        <translation>&amp;Zakończ porównanie</translation>
    </message>
    <message>
        <source>The active scenario remains</source>
        <translation>Pozostaje aktywny scenariusz</translation>
    </message>
    <message>
        <source>&amp;Open the last run</source>
        <translation>O&amp;twórz ostatni przebieg</translation>
    </message>
    <message>
        <source>The newest live run, also one that was not saved before the window was closed</source>
        <translation>Najnowszy przebieg na żywo, także niezapisany przed zamknięciem okna</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>Co to jest&amp;?</translation>
    </message>
    <message>
        <source>Then click on anything, and it is explained</source>
        <translation>Potem kliknij cokolwiek, a zostanie objaśnione</translation>
    </message>
    <message>
        <source>Colour &amp;vision check</source>
        <translation>&amp;Sprawdzenie widzenia barw</translation>
    </message>
    <message>
        <source>Show the whole window as people with a colour vision deficiency see it</source>
        <translation>Pokaż całe okno tak, jak widzą je osoby z zaburzeniem widzenia barw</translation>
    </message>
    <message>
        <source>Distances of colours…</source>
        <translation>Odległości barw…</translation>
    </message>
</context>
<context>
    <name>bubblescope::BalanceDialog</name>
    <message>
        <source>Balance stages</source>
        <translation>Równoważenie etapów</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>none: times of stages</source>
        <translation>brak: czasy etapów</translation>
    </message>
    <message>
        <source>alike:</source>
        <translation>jednakowe:</translation>
    </message>
    <message>
        <source>of the memory model</source>
        <translation>z modelu pamięci</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>z pliku…</translation>
    </message>
    <message>
        <source>own</source>
        <translation>własne</translation>
    </message>
    <message>
        <source>Layers share the times that the stages have now: evenly, or as the model&apos;s sizes say, with embedding and head. A file has a line for each layer.</source>
        <translation>Warstwy dzielą między siebie czasy, które etapy mają teraz: równo albo według rozmiarów modelu, z warstwą osadzeń i głowicą. W pliku jest wiersz na każdą warstwę.</translation>
    </message>
    <message>
        <source>Number of layers</source>
        <translation>Liczba warstw</translation>
    </message>
    <message>
        <source>&amp;Layers:</source>
        <translation>&amp;Warstwy:</translation>
    </message>
    <message>
        <source>by equal count</source>
        <translation>po równo</translation>
    </message>
    <message>
        <source>optimally</source>
        <translation>optymalnie</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ręcznie</translation>
    </message>
    <message>
        <source>Equal count: as many layers in each stage. Optimally: the longest stage as short as it can be, slow stages taken into account. By hand: drag the cuts, or choose one with Up and Down and move it with Left and Right.</source>
        <translation>Po równo: tyle samo warstw w każdym etapie. Optymalnie: najdłuższy etap jest tak krótki, jak się da, z uwzględnieniem wolnych etapów. Ręcznie: przeciągnij cięcia albo wybierz cięcie klawiszami w górę i w dół, a przesuń je klawiszami w lewo i w prawo.</translation>
    </message>
    <message>
        <source>&amp;Rebalance</source>
        <translation>&amp;Zrównoważ</translation>
    </message>
    <message>
        <source>Cuts optimally and shows the bubble before and after.</source>
        <translation>Tnie optymalnie i pokazuje bąbel przed i po.</translation>
    </message>
    <message>
        <source>&amp;Split:</source>
        <translation>&amp;Podział:</translation>
    </message>
    <message>
        <source>No layers</source>
        <translation>Bez warstw</translation>
    </message>
    <message>
        <source>Layers of the model</source>
        <translation>Warstwy modelu</translation>
    </message>
    <message>
        <source>Layers from a file</source>
        <translation>Warstwy z pliku</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Podział</translation>
    </message>
    <message>
        <source>Move a cut</source>
        <translation>Przesunięcie cięcia</translation>
    </message>
    <message>
        <source>Change a layer</source>
        <translation>Zmiana warstwy</translation>
    </message>
    <message>
        <source>Stages take the times in the controls. With layers, they can be cut elsewhere.</source>
        <translation>Etapy biorą czasy z panelu ustawień. Gdy są warstwy, można je ciąć gdzie indziej.</translation>
    </message>
    <message>
        <source>Stage %1 takes longest, %2 a microbatch, and sets the pace; stage %3 takes %4.</source>
        <translation>Najdłużej trwa etap %1, %2 na mikropartię, i to on nadaje tempo; etap %3 trwa %4.</translation>
    </message>
    <message>
        <source>bubble %1, makespan %2</source>
        <translation>bąbel %1, czas całkowity %2</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Teraz: %1.</translation>
    </message>
    <message>
        <source>Before: %1. Now: %2.</source>
        <translation>Przedtem: %1. Teraz: %2.</translation>
    </message>
    <message>
        <source>Every stage takes %1 a microbatch.</source>
        <translation>Każdy etap zajmuje %1 na mikropartię.</translation>
    </message>
    <message>
        <source>Sa&amp;ve layers…</source>
        <translation>Z&amp;apisz warstwy…</translation>
    </message>
    <message>
        <source>Writes the layers to a CSV file, which &quot;from a file…&quot; and the command line&apos;s --layers read.</source>
        <translation>Zapisuje warstwy do pliku CSV, który czytają „z pliku…” i --layers w wierszu poleceń.</translation>
    </message>
</context>
<context>
    <name>bubblescope::BasisBar</name>
    <message>
        <source>How much all compute would take one operation after another, with neither slowdown nor jitter. Where it differs, a shorter makespan may only mean less work.</source>
        <translation>Ile zajęłyby wszystkie obliczenia, operacja po operacji, bez spowolnienia i rozrzutu. Gdzie to się różni, krótszy czas całkowity może oznaczać tylko mniej pracy.</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Podstawa</translation>
    </message>
    <message>
        <source>What is to be the same in all scenarios; they are changed for it, and undo takes it back</source>
        <translation>Co ma być takie samo we wszystkich scenariuszach; zostaną do tego zmienione, a cofnięcie to przywraca</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Zakończ</translation>
    </message>
</context>
<context>
    <name>bubblescope::BatchSection</name>
    <message>
        <source>Batch</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>same microbatch size</source>
        <translation>ta sama mikropartia</translation>
    </message>
    <message>
        <source>same batch</source>
        <translation>ta sama partia</translation>
    </message>
    <message>
        <source>optimizer&apos;s barrier</source>
        <translation>bariera optymalizatora</translation>
    </message>
    <message>
        <source>Every microbatch takes the time given: more microbatches are more work.</source>
        <translation>Każda mikropartia trwa podany czas: więcej mikropartii to więcej pracy.</translation>
    </message>
    <message>
        <source>The times given are the whole batch&apos;s: more microbatches cut it finer. Switching converts the times, so that the picture stays.</source>
        <translation>Podane czasy dotyczą całej partii: więcej mikropartii tnie ją drobniej. Przełączenie przelicza czasy, tak że obraz się nie zmienia.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>po równo</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Próbki</translation>
    </message>
    <message>
        <source>How many samples the batch has; they are dealt out as evenly as whole numbers allow, so 8 in 3 microbatches are 3, 3 and 2. 0: it divides evenly.</source>
        <translation>Ile próbek ma partia; rozdziela się je tak równo, jak pozwalają liczby całkowite, więc 8 na 3 mikropartie to 3, 3 i 2. 0: dzieli się równo.</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Narzut</translation>
    </message>
    <message>
        <source>In ms, added to every forward and backward however small its microbatch: launching work on the device, and its poorer use.</source>
        <translation>W ms, dodawany do każdego przejścia w przód i wstecz, choćby mikropartia była najmniejsza: uruchomienie pracy na urządzeniu i jego gorsze wykorzystanie.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteracje</translation>
    </message>
    <message>
        <source>Training steps, one batch after another. From two on the figures also show a step in the steady state, once the first has filled the pipeline.</source>
        <translation>Kroki uczenia, partia po partii. Od dwóch w górę wskaźniki pokazują też krok w stanie ustalonym, gdy pierwszy już wypełnił potok.</translation>
    </message>
    <message>
        <source>Optimizer&apos;s barrier</source>
        <translation>Bariera optymalizatora</translation>
    </message>
    <message>
        <source>Same batch</source>
        <translation>Ta sama partia</translation>
    </message>
    <message>
        <source>Same microbatch size</source>
        <translation>Ten sam rozmiar mikropartii</translation>
    </message>
    <message>
        <source>This schedule never drains: it updates the weights after every microbatch.</source>
        <translation>Ten harmonogram nigdy się nie opróżnia: aktualizuje wagi po każdej mikropartii.</translation>
    </message>
    <message>
        <source>On: no device begins the next iteration before all have ended this one, as a gradient norm over the whole model needs. Off: each device goes on at once, which is where zero-bubble schedules gain.</source>
        <translation>Wł.: żadne urządzenie nie zaczyna następnej iteracji, zanim wszystkie nie skończą bieżącej, jak wymaga norma gradientu całego modelu. Wył.: każde urządzenie idzie od razu dalej i na tym zyskują harmonogramy zero bubble.</translation>
    </message>
</context>
<context>
    <name>bubblescope::BusyVeil</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Ends the computation; the picture of the settings before stays</source>
        <translation>Kończy obliczenia; zostaje obraz poprzednich ustawień</translation>
    </message>
    <message>
        <source>Computing… Picture and figures are of the settings before.</source>
        <translation>Obliczanie… Obraz i liczby dotyczą poprzednich ustawień.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Obliczanie…</translation>
    </message>
</context>
<context>
    <name>bubblescope::CapabilityProbe</name>
    <message>
        <source>the command does not answer as bubblescope-worker does</source>
        <translation>polecenie nie odpowiada tak, jak bubblescope-worker</translation>
    </message>
</context>
<context>
    <name>bubblescope::CauseBars</name>
    <message>
        <source>on average</source>
        <translation>średnio</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>urządzenie %1</translation>
    </message>
    <message>
        <source>A device is idle for %1 on average, of %2:</source>
        <translation>Urządzenie jest bezczynne średnio przez %1 z %2:</translation>
    </message>
    <message>
        <source>Device %1 is idle for %2, of %3:</source>
        <translation>Urządzenie %1 jest bezczynne przez %2 z %3:</translation>
    </message>
</context>
<context>
    <name>bubblescope::CauseLegend</name>
    <message>
        <source>%1
%2 of all devices together, %3 of their idle time.</source>
        <translation>%1
%2 wszystkich urządzeń razem, %3 ich bezczynności.</translation>
    </message>
</context>
<context>
    <name>bubblescope::CausePlot</name>
    <message>
        <source>Why the devices are idle</source>
        <translation>Dlaczego urządzenia są bezczynne</translation>
    </message>
    <message>
        <source>device</source>
        <translation>urządzenie</translation>
    </message>
    <message>
        <source>idle, % of the makespan</source>
        <translation>bezczynność, % czasu całkowitego</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>urządzenie %1</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>bezczynność</translation>
    </message>
</context>
<context>
    <name>bubblescope::CausesPage</name>
    <message>
        <source>%1, P = %2, M = %3: bubble %4 of %5</source>
        <translation>%1, P = %2, M = %3: bąbel %4 z %5</translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartPage</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Anu&amp;luj</translation>
    </message>
    <message>
        <source>Compute a&amp;gain</source>
        <translation>Oblicz p&amp;onownie</translation>
    </message>
    <message>
        <source>Ends the computation; what is drawn stays.</source>
        <translation>Kończy obliczenia; to, co narysowane, zostaje.</translation>
    </message>
    <message>
        <source>Computes the chart for the present settings.</source>
        <translation>Oblicza wykres dla obecnych ustawień.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Obliczanie…</translation>
    </message>
    <message>
        <source>Cancelled: what is drawn is older than the settings.</source>
        <translation>Anulowano: to, co narysowane, jest starsze niż ustawienia.</translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartStack</name>
    <message>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartsDialog</name>
    <message>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Mikropartie</translation>
    </message>
    <message>
        <source>The bubble over the number of microbatches, and the least number for a wanted bubble</source>
        <translation>Bąbel w zależności od liczby mikropartii i najmniejsza ich liczba dla pożądanego bąbla</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Urządzenia</translation>
    </message>
    <message>
        <source>The bubble over the number of devices</source>
        <translation>Bąbel w zależności od liczby urządzeń</translation>
    </message>
    <message>
        <source>Slow stage</source>
        <translation>Wolny etap</translation>
    </message>
    <message>
        <source>The bubble over the slowdown of one stage</source>
        <translation>Bąbel w zależności od spowolnienia jednego etapu</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Rozrzut</translation>
    </message>
    <message>
        <source>How makespan and bubble vary where durations do: many runs with different seeds</source>
        <translation>Jak zmieniają się czas całkowity i bąbel, gdy zmienne są czasy trwania: wiele przebiegów z różnymi ziarnami</translation>
    </message>
    <message>
        <source>Idle time</source>
        <translation>Bezczynność</translation>
    </message>
    <message>
        <source>Why each device is idle, cause by cause</source>
        <translation>Dlaczego każde urządzenie jest bezczynne, przyczyna po przyczynie</translation>
    </message>
</context>
<context>
    <name>bubblescope::ColourVisionDialog</name>
    <message>
        <source>Colour vision check</source>
        <translation>Sprawdzenie widzenia barw</translation>
    </message>
    <message>
        <source>Simulated after Machado, Oliveira and Fernandes (2009) at full severity. The distance is CIEDE2000: 1 is just noticed side by side, 10 is plain at a glance. Kinds that differ in colour alone stay at least %1 apart; the others, at least %2, have a sign besides: a line along the foot (solid, dotted or double), hatching, or being a line themselves; and wide bars have their letter.</source>
        <translation>Symulacja według Machado, Oliveiry i Fernandes (2009) przy pełnym nasileniu. Odległość to CIEDE2000: 1 ledwo widać obok siebie, 10 widać od razu. Rodzaje, które różni tylko barwa, dzieli co najmniej %1; pozostałe, co najmniej %2, mają jeszcze inny znak: linię u dołu (ciągłą, kropkowaną albo podwójną), kreskowanie lub same są liniami; a szerokie paski mają literę.</translation>
    </message>
    <message>
        <source>The present theme passes: all kinds can be told apart.</source>
        <translation>Obecny motyw przechodzi: wszystkie rodzaje da się odróżnić.</translation>
    </message>
    <message>
        <source>The present theme fails: some kinds cannot be told apart.</source>
        <translation>Obecny motyw nie przechodzi: niektórych rodzajów nie da się odróżnić.</translation>
    </message>
</context>
<context>
    <name>bubblescope::CompareView</name>
    <message>
        <source>measured</source>
        <translation>zmierzone</translation>
    </message>
    <message>
        <source>what the others are compared with</source>
        <translation>z nim porównuje się pozostałe</translation>
    </message>
    <message>
        <source>the same settings as A</source>
        <translation>te same ustawienia co A</translation>
    </message>
    <message>
        <source>measured, incomplete</source>
        <translation>zmierzone, niepełne</translation>
    </message>
</context>
<context>
    <name>bubblescope::Comparison</name>
    <message>
        <source>Compare with a copy</source>
        <translation>Porównanie z kopią</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usunięcie %1</translation>
    </message>
    <message>
        <source>End of the comparison</source>
        <translation>Koniec porównania</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>Ustawienia %1</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Zamiana %1 i %2</translation>
    </message>
    <message>
        <source>Same stages</source>
        <translation>Tyle samo etapów</translation>
    </message>
    <message>
        <source>Same devices</source>
        <translation>Tyle samo urządzeń</translation>
    </message>
    <message>
        <source>Same batch</source>
        <translation>Ta sama partia</translation>
    </message>
    <message>
        <source>Same microbatch size</source>
        <translation>Ten sam rozmiar mikropartii</translation>
    </message>
</context>
<context>
    <name>bubblescope::ControlPanel</name>
    <message>
        <source>Controls</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>bubblescope::CostSection</name>
    <message>
        <source>Forward</source>
        <translation>W przód</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward time</source>
        <translation>Czas przejścia w przód</translation>
    </message>
    <message>
        <source>Transfer latency</source>
        <translation>Opóźnienie transferu</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dzielone</translation>
    </message>
    <message>
        <source>for the input</source>
        <translation>wzgl. wejścia</translation>
    </message>
    <message>
        <source>for the weights</source>
        <translation>wzgl. wag</translation>
    </message>
    <message>
        <source>The backward has two halves: the gradient for the input, which the stage before waits for, and the gradient for the weights, which nobody waits for.</source>
        <translation>Przejście wstecz ma dwie połowy: gradient względem wejścia, na który czeka poprzedni etap, i gradient względem wag, na który nie czeka nikt.</translation>
    </message>
    <message>
        <source>Backward time</source>
        <translation>Czas przejścia wstecz</translation>
    </message>
    <message>
        <source>Backward time for the input</source>
        <translation>Czas przejścia wstecz względem wejścia</translation>
    </message>
    <message>
        <source>Backward time for the weights</source>
        <translation>Czas przejścia wstecz względem wag</translation>
    </message>
    <message>
        <source>per stage, mean shown</source>
        <translation>na etap, podano średnią</translation>
    </message>
    <message>
        <source>make equal</source>
        <translation>wyrównaj</translation>
    </message>
    <message>
        <source>Gives every stage the mean times.</source>
        <translation>Daje każdemu etapowi średnie czasy.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>more</source>
        <translation>więcej</translation>
    </message>
    <message>
        <source>transfers block both devices</source>
        <translation>transfer blokuje oba urządzenia</translation>
    </message>
    <message>
        <source>Latency, in ms: how long an activation or a gradient is on its way from one device to the next, whatever its size.</source>
        <translation>Opóźnienie w ms: jak długo aktywacja lub gradient jest w drodze z urządzenia do następnego, bez względu na rozmiar.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Off: transfers run beside the devices&apos; work. On: sender and receiver can do nothing else meanwhile.</source>
        <translation>Wył.: transfery przebiegają obok pracy urządzeń. Wł.: nadawca i odbiorca nie mogą w tym czasie robić nic innego.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>How much is sent for each microbatch, in megabytes of 1,000,000 bytes.</source>
        <translation>Ile przesyła się na każdą mikropartię, w megabajtach po 1 000 000 bajtów.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Pasmo</translation>
    </message>
    <message>
        <source>In gigabytes a second; 0: no limit, the size costs nothing.</source>
        <translation>W gigabajtach na sekundę; 0: bez ograniczenia, rozmiar nic nie kosztuje.</translation>
    </message>
    <message>
        <source>Size, bandwidth, and whether transfers block.</source>
        <translation>Rozmiar, przepustowość i to, czy transfery blokują.</translation>
    </message>
    <message>
        <source>Transfer size</source>
        <translation>Rozmiar transferu</translation>
    </message>
    <message>
        <source>Blocking transfers</source>
        <translation>Transfery blokujące</translation>
    </message>
    <message>
        <source>Make costs equal</source>
        <translation>Wyrównanie czasów</translation>
    </message>
    <message>
        <source>In ms, for the whole batch: a microbatch takes its share.</source>
        <translation>W ms, dla całej partii: mikropartia dostaje swoją część.</translation>
    </message>
    <message>
        <source>In ms, for one microbatch.</source>
        <translation>W ms, dla jednej mikropartii.</translation>
    </message>
    <message>
        <source>A device&apos;s time: its chunks share it.</source>
        <translation>Czas urządzenia: dzielą go jego fragmenty.</translation>
    </message>
    <message>
        <source>How long a forward takes on each device. %1 %2</source>
        <translation>Jak długo trwa przejście w przód na każdym urządzeniu. %1 %2</translation>
    </message>
    <message>
        <source>How long a whole backward takes on each device. %1 %2</source>
        <translation>Jak długo trwa całe przejście wstecz na każdym urządzeniu. %1 %2</translation>
    </message>
    <message>
        <source>This schedule has no backward.</source>
        <translation>Ten harmonogram nie ma przejścia wstecz.</translation>
    </message>
    <message>
        <source>The half that the stage before waits for. %1</source>
        <translation>Połowa, na którą czeka poprzedni etap. %1</translation>
    </message>
    <message>
        <source>The half that nobody waits for. %1</source>
        <translation>Połowa, na którą nie czeka nikt. %1</translation>
    </message>
    <message>
        <source>Forward, batch</source>
        <translation>W przód, partia</translation>
    </message>
    <message>
        <source>Backward, batch</source>
        <translation>Wstecz, partia</translation>
    </message>
    <message>
        <source>The times come from the model&apos;s layers, the mean of the devices is shown. Edit, Balance stages changes them.</source>
        <translation>Czasy wynikają z warstw modelu, pokazano średnią urządzeń. Zmienia je Edycja, Wyważ etapy.</translation>
    </message>
    <message numerus="yes">
        <source>from %n layer(s), mean shown</source>
        <translation>
            <numerusform>z %n warstwy, pokazano średnią</numerusform>
            <numerusform>z %n warstw, pokazano średnią</numerusform>
            <numerusform>z %n warstw, pokazano średnią</numerusform>
        </translation>
    </message>
    <message>
        <source>Each stage&apos;s own time.</source>
        <translation>Własny czas każdego etapu.</translation>
    </message>
</context>
<context>
    <name>bubblescope::CurvePage</name>
    <message>
        <source>&amp;Stage:</source>
        <translation>&amp;Etap:</translation>
    </message>
    <message>
        <source>The stage that is made slower.</source>
        <translation>Etap, który się spowalnia.</translation>
    </message>
    <message>
        <source>&amp;Up to:</source>
        <translation>&amp;Do:</translation>
    </message>
    <message>
        <source>The largest slowdown in the chart: how many times longer.</source>
        <translation>Największe spowolnienie na wykresie: ile razy dłużej.</translation>
    </message>
    <message>
        <source>M &amp;up to:</source>
        <translation>M &amp;do:</translation>
    </message>
    <message>
        <source>P &amp;up to:</source>
        <translation>P &amp;do:</translation>
    </message>
    <message>
        <source>The largest number of microbatches in the chart.</source>
        <translation>Największa liczba mikropartii na wykresie.</translation>
    </message>
    <message>
        <source>The largest number of devices in the chart.</source>
        <translation>Największa liczba urządzeń na wykresie.</translation>
    </message>
    <message>
        <source>&amp;Wanted bubble:</source>
        <translation>&amp;Pożądany bąbel:</translation>
    </message>
    <message>
        <source>Bubble ratio, idle time as a share of all device time. The chart marks the least number of microbatches that gets there.</source>
        <translation>Udział bąbla: bezczynność jako część czasu wszystkich urządzeń. Wykres zaznacza najmniejszą liczbę mikropartii, przy której się go osiąga.</translation>
    </message>
    <message>
        <source>Least M</source>
        <translation>Najmniejsze M</translation>
    </message>
    <message>
        <source>Shows the present schedule with that number of microbatches in the window.</source>
        <translation>Pokazuje w oknie obecny harmonogram z tą liczbą mikropartii.</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>Harmonogramy</translation>
    </message>
    <message>
        <source>Schedules in the chart</source>
        <translation>Harmonogramy na wykresie</translation>
    </message>
    <message numerus="yes">
        <source>Which schedules have a line, at most %n.</source>
        <translation>
            <numerusform>Które harmonogramy mają linię, najwyżej %n.</numerusform>
            <numerusform>Które harmonogramy mają linię, najwyżej %n.</numerusform>
            <numerusform>Które harmonogramy mają linię, najwyżej %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use least M</source>
        <translation>Weź najmniejsze M</translation>
    </message>
    <message>
        <source>bubble, % of all device time</source>
        <translation>bąbel, % czasu wszystkich urządzeń</translation>
    </message>
    <message>
        <source>Bubble over microbatches</source>
        <translation>Bąbel a liczba mikropartii</translation>
    </message>
    <message>
        <source>microbatches M</source>
        <translation>mikropartie M</translation>
    </message>
    <message>
        <source>Bubble over devices</source>
        <translation>Bąbel a liczba urządzeń</translation>
    </message>
    <message>
        <source>devices P</source>
        <translation>urządzenia P</translation>
    </message>
    <message>
        <source>Bubble over the slowdown of stage %1</source>
        <translation>Bąbel a spowolnienie etapu %1</translation>
    </message>
    <message>
        <source>slowdown of stage %1, times as long</source>
        <translation>spowolnienie etapu %1, ile razy dłużej</translation>
    </message>
    <message>
        <source>stage %1 %2 slower</source>
        <translation>etap %1 wolniejszy: %2</translation>
    </message>
    <message>
        <source>transfers %1</source>
        <translation>transfery %1</translation>
    </message>
    <message>
        <source>jitter %1, seed %2</source>
        <translation>rozrzut %1, ziarno %2</translation>
    </message>
    <message>
        <source>fixed batch</source>
        <translation>partia stała</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 points; at %4: %5</source>
        <translation>%1: %2 z %3 punktów; przy %4: %5</translation>
    </message>
    <message>
        <source>%1: no closed form, %2</source>
        <translation>%1: brak wzoru, %2</translation>
    </message>
    <message>
        <source>M = %1</source>
        <translation>M = %1</translation>
    </message>
    <message>
        <source>%1: M = %2 (%3)</source>
        <translation>%1: M = %2 (%3)</translation>
    </message>
    <message>
        <source>%1: none, at best %2</source>
        <translation>%1: brak, w najlepszym razie %2</translation>
    </message>
    <message>
        <source>%1: refused</source>
        <translation>%1: odrzucono</translation>
    </message>
    <message>
        <source>wanted: %1</source>
        <translation>pożądany: %1</translation>
    </message>
    <message>
        <source>&amp;Use M = %1</source>
        <translation>&amp;Użyj M = %1</translation>
    </message>
    <message>
        <source>Show %1, %2</source>
        <translation>Pokazanie %1, %2</translation>
    </message>
    <message>
        <source>stage %1 %2</source>
        <translation>etap %1 %2</translation>
    </message>
    <message>
        <source>bubble, simulated</source>
        <translation>bąbel, symulacja</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>wzór zamknięty</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>czas całkowity</translation>
    </message>
    <message>
        <source>activations at most</source>
        <translation>aktywacje, najwyżej</translation>
    </message>
    <message numerus="yes">
        <source>%n microbatch-stages</source>
        <translation>
            <numerusform>%n mikropartio-etap</numerusform>
            <numerusform>%n mikropartio-etapy</numerusform>
            <numerusform>%n mikropartio-etapów</numerusform>
        </translation>
    </message>
    <message>
        <source>memory at most</source>
        <translation>pamięć, najwyżej</translation>
    </message>
    <message>
        <source>click</source>
        <translation>kliknięcie</translation>
    </message>
    <message>
        <source>shows it in the window</source>
        <translation>pokazuje to w oknie</translation>
    </message>
    <message>
        <source>%1: M = %2 (%3), not every smaller one tried</source>
        <translation>%1: M = %2 (%3), nie wszystkie mniejsze sprawdzone</translation>
    </message>
    <message>
        <source>%1: no closed form, the stages take different times</source>
        <translation>%1: brak wzoru, etapy trwają różnie długo</translation>
    </message>
    <message>
        <source>%1: closed form only at %2, where all stages take the same time</source>
        <translation>%1: wzór obowiązuje tylko przy %2, gdzie wszystkie etapy trwają tyle samo</translation>
    </message>
    <message>
        <source>%1: closed form at %2 of %3 points; at %4: %5</source>
        <translation>%1: wzór obowiązuje w %2 z %3 punktów; przy %4: %5</translation>
    </message>
    <message>
        <source>none</source>
        <comment>number of microbatches</comment>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>bubblescope::DeviceBars</name>
    <message>
        <source>device %1</source>
        <translation>urządzenie %1</translation>
    </message>
    <message numerus="yes">
        <source>Device %1, up to the cursor: busy %2, bubble %3. Holds %n activations now.</source>
        <translation>
            <numerusform>Urządzenie %1, do kursora: zajęte %2, bąbel %3. Przechowuje teraz %n aktywację.</numerusform>
            <numerusform>Urządzenie %1, do kursora: zajęte %2, bąbel %3. Przechowuje teraz %n aktywacje.</numerusform>
            <numerusform>Urządzenie %1, do kursora: zajęte %2, bąbel %3. Przechowuje teraz %n aktywacji.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::DifferenceTable</name>
    <message>
        <source>simulated</source>
        <translation>symulacja</translation>
    </message>
    <message>
        <source>The scenario as it was to run: its costs and slowdowns</source>
        <translation>Scenariusz tak, jak miał przebiec: jego czasy i spowolnienia</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>obliczenia</translation>
    </message>
    <message>
        <source>Ops took longer or shorter than the scenario says, on average over a stage&apos;s ops</source>
        <translation>Operacje trwały dłużej lub krócej, niż mówi scenariusz, średnio po operacjach etapu</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>rozrzut</translation>
    </message>
    <message>
        <source>Single ops took longer or shorter than their stage&apos;s average</source>
        <translation>Pojedyncze operacje trwały dłużej lub krócej niż średnia ich etapu</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>transfery</translation>
    </message>
    <message>
        <source>What transfers took that the scenario does not say</source>
        <translation>Czas transferów, którego scenariusz nie przewiduje</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>bufory</translation>
    </message>
    <message>
        <source>Senders waited for a free buffer, or for the transfer before on the same way</source>
        <translation>Nadawcy czekali na wolny bufor albo na poprzedni transfer tą samą drogą</translation>
    </message>
    <message>
        <source>dispatcher</source>
        <translation>dyspozytor</translation>
    </message>
    <message>
        <source>Ops began later than they could: issuing them, noticing ends late, and threads that the system did not run</source>
        <translation>Operacje zaczynały się później, niż mogły: zlecanie, późne zauważanie końca i wątki, których system nie uruchamiał</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>pomiar</translation>
    </message>
    <message>
        <source>The sum of all of it: what the run took</source>
        <translation>Suma wszystkiego: ile zajął przebieg</translation>
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
        <translation>Kursor, pinezka i ścieżka krytyczna jak w oknie, a to, co za kursorem, przygaszone; inaczej wszystko w pełnych kolorach</translation>
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
    <message>
        <source>Lege&amp;nd</source>
        <translation>Lege&amp;nda</translation>
    </message>
    <message>
        <source>What the colours of the bars stand for</source>
        <translation>Co oznaczają kolory pasków</translation>
    </message>
    <message>
        <source>Scen&amp;arios</source>
        <translation>S&amp;cenariusze</translation>
    </message>
    <message>
        <source>All: pictures have them one below the other, other files tell them apart by letter</source>
        <translation>Wszystkie: na obrazach jeden pod drugim, w pozostałych plikach odróżnia je litera</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Wszystkie: %1</translation>
    </message>
    <message>
        <source>Only %1: %2</source>
        <translation>Tylko %1: %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>tylko %1</translation>
    </message>
    <message>
        <source>only %1: a file holds one schedule</source>
        <translation>tylko %1: plik zawiera jeden harmonogram</translation>
    </message>
    <message>
        <source>%1 one below the other</source>
        <translation>%1 jeden pod drugim</translation>
    </message>
    <message>
        <source>%1 in one file</source>
        <translation>%1 w jednym pliku</translation>
    </message>
    <message>
        <source>%1, without %2, which cannot run</source>
        <translation>%1, bez %2 (nie da się uruchomić)</translation>
    </message>
    <message>
        <source>%1 is the scenario&apos;s own file; choose another name.</source>
        <translation>%1 to plik samego scenariusza; wybierz inną nazwę.</translation>
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
    <message>
        <source>%1: holds one schedule, not several scenarios&apos;.</source>
        <translation>%1: zawiera jeden harmonogram, nie kilka scenariuszy.</translation>
    </message>
</context>
<context>
    <name>bubblescope::FasterList</name>
    <message>
        <source>no sooner</source>
        <translation>nie wcześniej</translation>
    </message>
    <message>
        <source>%1 sooner</source>
        <translation>%1 wcześniej</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 później</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>Stage %1 %2 faster: the run ends at %3 instead of %4, %5.</source>
        <translation>Etap %1 szybszy o %2: przebieg kończy się w %3 zamiast w %4, %5.</translation>
    </message>
</context>
<context>
    <name>bubblescope::FiguresPanel</name>
    <message>
        <source>Figures</source>
        <translation>Wskaźniki</translation>
    </message>
    <message>
        <source>Idle time of all devices, of their time up to the cursor.</source>
        <translation>Bezczynność wszystkich urządzeń jako część ich czasu do kursora.</translation>
    </message>
    <message>
        <source>Bubble, up to the cursor</source>
        <translation>Bąbel, do kursora</translation>
    </message>
    <message>
        <source>Bubble up to the cursor</source>
        <translation>Bąbel do kursora</translation>
    </message>
    <message>
        <source>at the end %1</source>
        <translation>na końcu %1</translation>
    </message>
    <message>
        <source>Bubble at the end</source>
        <translation>Bąbel na końcu</translation>
    </message>
    <message>
        <source>The same over the whole run.</source>
        <translation>To samo dla całego przebiegu.</translation>
    </message>
    <message>
        <source>What a formula from the literature gives for the bubble at the end: P devices, M microbatches, V chunks per device.</source>
        <translation>Co na bąbel na końcu daje wzór z literatury: P urządzeń, M mikropartii, V fragmentów na urządzenie.</translation>
    </message>
    <message>
        <source>The present settings cannot run; see the message.</source>
        <translation>Obecne ustawienia nie dają się uruchomić; patrz komunikat.</translation>
    </message>
    <message>
        <source>Of the last settings that could run.</source>
        <translation>Z ostatnich ustawień, które dały się uruchomić.</translation>
    </message>
    <message>
        <source>Bubble of each device</source>
        <translation>Bąbel każdego urządzenia</translation>
    </message>
    <message>
        <source>From the first operation&apos;s start to the last one&apos;s end.</source>
        <translation>Od początku pierwszej operacji do końca ostatniej.</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Czas całkowity</translation>
    </message>
    <message>
        <source>Compared with all work and transfers one after another.</source>
        <translation>W porównaniu z całą pracą i transferami po kolei.</translation>
    </message>
    <message>
        <source>From the end of the first iteration to the end of the last but one: how long a training step takes once the pipeline is full, and its idle share.</source>
        <translation>Od końca pierwszej iteracji do końca przedostatniej: ile trwa krok uczenia, gdy potok jest pełny, i jaka jest w nim bezczynność.</translation>
    </message>
    <message>
        <source>What a real run of this scenario took.</source>
        <translation>Ile zajął rzeczywisty przebieg tego scenariusza.</translation>
    </message>
    <message>
        <source>What the devices wait for while they are idle, over the whole run. The causes add up to the bubble. Click a bubble in the Gantt chart to learn what it waits for.</source>
        <translation>Na co czekają bezczynne urządzenia w całym przebiegu. Przyczyny sumują się do bąbla. Kliknij bąbel na wykresie Gantta, aby się dowiedzieć, na co czeka.</translation>
    </message>
    <message>
        <source>Idle by cause, at the end</source>
        <translation>Bezczynność według przyczyn, na końcu</translation>
    </message>
    <message>
        <source>Idle time of each device by cause</source>
        <translation>Bezczynność każdego urządzenia według przyczyn</translation>
    </message>
    <message>
        <source>Causes of idle time</source>
        <translation>Przyczyny bezczynności</translation>
    </message>
    <message>
        <source>When the first microbatch&apos;s forward has left the last stage.</source>
        <translation>Kiedy przejście w przód pierwszej mikropartii opuściło ostatni etap.</translation>
    </message>
    <message>
        <source>First result</source>
        <translation>Pierwszy wynik</translation>
    </message>
    <message>
        <source>How many microbatches&apos; activations each device holds at most: from the start of the forward to the end of the backward, counted for each of its stages.</source>
        <translation>Aktywacje ilu mikropartii przechowuje najwyżej każde urządzenie: od początku przejścia w przód do końca przejścia wstecz, liczone dla każdego z jego etapów.</translation>
    </message>
    <message>
        <source>Peak activations</source>
        <translation>Szczyt aktywacji</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>teraz %1</translation>
    </message>
    <message>
        <source>Activations at the cursor</source>
        <translation>Aktywacje przy kursorze</translation>
    </message>
    <message>
        <source>The same at the cursor.</source>
        <translation>To samo przy kursorze.</translation>
    </message>
    <message>
        <source>Queues, now</source>
        <translation>Kolejki, teraz</translation>
    </message>
    <message>
        <source>Microbatches that have arrived at a stage and wait for it, at the cursor.</source>
        <translation>Mikropartie, które dotarły do etapu i na niego czekają, przy kursorze.</translation>
    </message>
    <message>
        <source>Queues before each stage</source>
        <translation>Kolejki przed każdym etapem</translation>
    </message>
    <message>
        <source>A schedule that limits how far the first stages run ahead moves the waiting from the queue to the devices before it: same delay, less memory.</source>
        <translation>Harmonogram, który ogranicza wyprzedzenie pierwszych etapów, przenosi czekanie z kolejki na urządzenia przed nią: to samo opóźnienie, mniej pamięci.</translation>
    </message>
    <message>
        <source>Bubble, by definition</source>
        <translation>Bąbel według definicji</translation>
    </message>
    <message>
        <source>Published figures use different definitions, and so differ for the same run.</source>
        <translation>Publikowane liczby używają różnych definicji, więc różnią się dla tego samego przebiegu.</translation>
    </message>
    <message>
        <source>bubble ratio</source>
        <translation>udział bąbla</translation>
    </message>
    <message>
        <source>Idle time ÷ (devices × makespan). The headline. (P−1)/(P+M−1) for GPipe and 1F1B.</source>
        <translation>Bezczynność ÷ (urządzenia × czas całkowity). Liczba główna. (P−1)/(P+M−1) dla GPipe i 1F1B.</translation>
    </message>
    <message>
        <source>overhead over ideal</source>
        <translation>narzut ponad ideał</translation>
    </message>
    <message>
        <source>Idle time ÷ busy time: (P−1)/M for GPipe and 1F1B. Megatron&apos;s papers call this the bubble.</source>
        <translation>Bezczynność ÷ czas zajętości: (P−1)/M dla GPipe i 1F1B. Artykuły o Megatronie nazywają to bąblem.</translation>
    </message>
    <message>
        <source>longest-span bubble</source>
        <translation>bąbel w odcinku</translation>
    </message>
    <message>
        <source>1 − ideal ÷ the longest time from a device&apos;s first start to its last end; ideal is the busiest device&apos;s work. The zero-bubble papers&apos; figure: it can be 0 although devices start late.</source>
        <translation>1 − ideał ÷ najdłuższy czas od pierwszego początku do ostatniego końca na urządzeniu; ideał to praca najbardziej zajętego urządzenia. Liczba z artykułów o zero bubble: może być 0, choć urządzenia zaczynają późno.</translation>
    </message>
    <message>
        <source>%1× faster than without overlap</source>
        <translation>%1× szybciej niż bez nakładania</translation>
    </message>
    <message>
        <source>an iteration in the steady state: %1, bubble %2</source>
        <translation>iteracja w stanie ustalonym: %1, bąbel %2</translation>
    </message>
    <message>
        <source>measured %1: %2</source>
        <translation>zmierzono %1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>1 microbatch-stage</source>
        <translation>1 mikropartio-etap</translation>
    </message>
    <message>
        <source>%1 microbatch-stages</source>
        <translation>%1 mikropartio-etapów</translation>
    </message>
    <message>
        <source>1 microbatch</source>
        <translation>1 mikropartia</translation>
    </message>
    <message>
        <source>%1 microbatches</source>
        <translation>%1 mikropartii</translation>
    </message>
    <message>
        <source>%1 differs from the simulation</source>
        <translation>%1 różni się od symulacji</translation>
    </message>
    <message>
        <source>%1, for what was asked for</source>
        <translation>%1, dla zadanych czasów</translation>
    </message>
    <message>
        <source>As far as the schedule gets.</source>
        <translation>Dokąd dochodzi harmonogram.</translation>
    </message>
    <message>
        <source>no faster than without overlap</source>
        <translation>nie szybciej niż bez nakładania</translation>
    </message>
</context>
<context>
    <name>bubblescope::FirstHint</name>
    <message>
        <source>Try it: drag the slowdown of stage 2 up to ×2 and press Space.</source>
        <translation>Spróbuj: przesuń spowolnienie etapu 2 w górę do ×2 i naciśnij spację.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ukryj</translation>
    </message>
</context>
<context>
    <name>bubblescope::FlowView</name>
    <message>
        <source>stage %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>urządzenie %1</translation>
    </message>
    <message numerus="yes">
        <source>queue %n</source>
        <translation>
            <numerusform>kolejka %n</numerusform>
            <numerusform>kolejka %n</numerusform>
            <numerusform>kolejka %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>batch: %n left</source>
        <translation>
            <numerusform>partia: jeszcze %n</numerusform>
            <numerusform>partia: jeszcze %n</numerusform>
            <numerusform>partia: jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>done %n</source>
        <translation>
            <numerusform>gotowe %n</numerusform>
            <numerusform>gotowe %n</numerusform>
            <numerusform>gotowe %n</numerusform>
        </translation>
    </message>
    <message>
        <source>forward</source>
        <translation>w przód</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>wstecz</translation>
    </message>
    <message>
        <source>backward for the input</source>
        <translation>wstecz względem wejścia</translation>
    </message>
    <message>
        <source>backward for the weights</source>
        <translation>wstecz względem wag</translation>
    </message>
    <message>
        <source>Microbatch %1, %2 of stage %3</source>
        <translation>Mikropartia %1, %2, etap %3</translation>
    </message>
    <message>
        <source>in work from %1 to %2</source>
        <translation>w obróbce od %1 do %2</translation>
    </message>
    <message>
        <source>on the way, arrives at %1</source>
        <translation>w drodze, dotrze w %1</translation>
    </message>
    <message>
        <source>not yet entered, starts at %1</source>
        <translation>jeszcze nie weszła, zacznie w %1</translation>
    </message>
    <message>
        <source>waits since %1, starts at %2</source>
        <translation>czeka od %1, zacznie w %2</translation>
    </message>
    <message>
        <source>its turn comes after %1, which ends at %2</source>
        <translation>jej kolej po %1, co kończy się w %2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Etap %1</translation>
    </message>
    <message>
        <source>works on %1 until %2</source>
        <translation>liczy %1 do %2</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>bezczynny</translation>
    </message>
    <message>
        <source>forward queue: %1</source>
        <translation>kolejka w przód: %1</translation>
    </message>
    <message>
        <source>backward queue: %1</source>
        <translation>kolejka wstecz: %1</translation>
    </message>
    <message>
        <source>At %1:</source>
        <translation>W %1:</translation>
    </message>
    <message>
        <source>stage %1 works on forward of microbatch %2</source>
        <translation>etap %1 liczy przejście w przód mikropartii %2</translation>
    </message>
    <message>
        <source>stage %1 works on backward of microbatch %2</source>
        <translation>etap %1 liczy przejście wstecz mikropartii %2</translation>
    </message>
    <message>
        <source>stage %1 is idle</source>
        <translation>etap %1 jest bezczynny</translation>
    </message>
    <message numerus="yes">
        <source>%n wait for forward</source>
        <translation>
            <numerusform>%n czeka na przejście w przód</numerusform>
            <numerusform>%n czekają na przejście w przód</numerusform>
            <numerusform>%n czeka na przejście w przód</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for backward</source>
        <translation>
            <numerusform>%n czeka na przejście wstecz</numerusform>
            <numerusform>%n czekają na przejście wstecz</numerusform>
            <numerusform>%n czeka na przejście wstecz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n czeka</numerusform>
            <numerusform>%n czekają</numerusform>
            <numerusform>%n czeka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more stages.</source>
        <translation>
            <numerusform>Jeszcze %n etap.</numerusform>
            <numerusform>Jeszcze %n etapy.</numerusform>
            <numerusform>Jeszcze %n etapów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet entered.</source>
        <translation>
            <numerusform>%n jeszcze nie weszła.</numerusform>
            <numerusform>%n jeszcze nie weszły.</numerusform>
            <numerusform>%n jeszcze nie weszło.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done.</source>
        <translation>
            <numerusform>%n gotowa.</numerusform>
            <numerusform>%n gotowe.</numerusform>
            <numerusform>%n gotowych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flow of microbatches</source>
        <translation>Przepływ mikropartii</translation>
    </message>
</context>
<context>
    <name>bubblescope::GanttLegend</name>
    <message>
        <source>forward</source>
        <translation>w przód</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>wstecz</translation>
    </message>
    <message>
        <source>backward for the input</source>
        <translation>wstecz dla wejścia</translation>
    </message>
    <message>
        <source>backward for the weights</source>
        <translation>wstecz dla wag</translation>
    </message>
    <message>
        <source>forward and backward at once</source>
        <translation>w przód i wstecz naraz</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>bezczynność</translation>
    </message>
    <message>
        <source>band: another chunk</source>
        <translation>pasek: inny fragment</translation>
    </message>
    <message>
        <source>band: another stage</source>
        <translation>pasek: inny etap</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Kolory: %1</translation>
    </message>
    <message>
        <source>w: updates that the weights have had</source>
        <translation>w: ile aktualizacji przeszły wagi</translation>
    </message>
</context>
<context>
    <name>bubblescope::GanttView</name>
    <message>
        <source>Gantt chart: what each device does over time</source>
        <translation>Wykres Gantta: co robi każde urządzenie w czasie</translation>
    </message>
    <message>
        <source>Nothing has been computed yet</source>
        <translation>Niczego jeszcze nie obliczono</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s), %1; Ctrl and arrow keys pin an operation</source>
        <translation>
            <numerusform>%n urządzenie, %1; Ctrl i strzałki przypinają operację</numerusform>
            <numerusform>%n urządzenia, %1; Ctrl i strzałki przypinają operację</numerusform>
            <numerusform>%n urządzeń, %1; Ctrl i strzałki przypinają operację</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is empty: no device has anything to do.</source>
        <translation>Harmonogram jest pusty: żadne urządzenie nie ma nic do zrobienia.</translation>
    </message>
    <message>
        <source>What each device does over time appears here.</source>
        <translation>Tutaj pojawi się, co robi każde urządzenie w czasie.</translation>
    </message>
    <message numerus="yes">
        <source>▴ %n more</source>
        <comment>rows</comment>
        <translation>
            <numerusform>▴ jeszcze %n</numerusform>
            <numerusform>▴ jeszcze %n</numerusform>
            <numerusform>▴ jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▾ %n more</source>
        <comment>rows</comment>
        <translation>
            <numerusform>▾ jeszcze %n</numerusform>
            <numerusform>▾ jeszcze %n</numerusform>
            <numerusform>▾ jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1 bubble %2</source>
        <translation>W chwili %1 bąbel %2</translation>
    </message>
</context>
<context>
    <name>bubblescope::HallStrip</name>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Bubble up to the cursor</source>
        <translation>Bąbel do kursora</translation>
    </message>
    <message>
        <source>at the end %1</source>
        <translation>na końcu %1</translation>
    </message>
    <message>
        <source>Bubble at the end</source>
        <translation>Bąbel na końcu</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Czas całkowity</translation>
    </message>
    <message>
        <source>Bubble, up to the cursor</source>
        <translation>Bąbel do kursora</translation>
    </message>
</context>
<context>
    <name>bubblescope::HelpButton</name>
    <message>
        <source>Explain: %1</source>
        <translation>Objaśnij: %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::HelpCard</name>
    <message>
        <source>Glossary and figures…</source>
        <translation>Słowniczek i wskaźniki…</translation>
    </message>
</context>
<context>
    <name>bubblescope::HelpDialog</name>
    <message>
        <source>Glossary and figures</source>
        <translation>Słowniczek i wskaźniki</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>What is explained</source>
        <translation>Co jest objaśnione</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Objaśnienie</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Słowniczek</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Wskaźniki</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Nothing is called so, and no text has it.</source>
        <translation>Nic się tak nie nazywa i nie ma tego w żadnym tekście.</translation>
    </message>
</context>
<context>
    <name>bubblescope::HelpMark</name>
    <message>
        <source>Explain: %1</source>
        <translation>Objaśnij: %1</translation>
    </message>
    <message>
        <source>What is this? (%1)</source>
        <translation>Co to jest? (%1)</translation>
    </message>
</context>
<context>
    <name>bubblescope::JitterSection</name>
    <message>
        <source>Jitter</source>
        <translation>Rozrzut</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>równomierny</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalny</translation>
    </message>
    <message>
        <source>long tail</source>
        <translation>długi ogon</translation>
    </message>
    <message>
        <source>another</source>
        <translation>inne</translation>
    </message>
    <message>
        <source>Durations vary</source>
        <translation>Zmienne czasy</translation>
    </message>
    <message>
        <source>Every operation&apos;s time is multiplied by a random factor. Uniform: evenly spread; normal: mostly near 1; long tail: now and then many times longer.</source>
        <translation>Czas każdej operacji mnoży się przez losowy współczynnik. Równomierny: rozłożony po równo; normalny: przeważnie blisko 1; długi ogon: od czasu do czasu wiele razy dłużej.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>O</translation>
    </message>
    <message>
        <source>In percent of the time. Uniform: at most so much more or less; normal: the standard deviation; long tail: the scale of what is above.</source>
        <translation>W procentach czasu. Równomierny: najwyżej o tyle więcej lub mniej; normalny: odchylenie standardowe; długi ogon: skala tego, co ponad.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>The same seed gives the same times, on every machine.</source>
        <translation>To samo ziarno daje te same czasy na każdej maszynie.</translation>
    </message>
    <message>
        <source>Takes the next seed.</source>
        <translation>Bierze następne ziarno.</translation>
    </message>
</context>
<context>
    <name>bubblescope::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Keys in the Gantt chart</source>
        <translation>Klawisze na wykresie Gantta</translation>
    </message>
    <message>
        <source>Pin the next operation; other arrows: its neighbours</source>
        <translation>Przypnij następną operację; inne strzałki: jej sąsiadów</translation>
    </message>
    <message>
        <source>Pin the next bubble and say what it waits for</source>
        <translation>Przypnij następny bąbel i powiedz, na co czeka</translation>
    </message>
    <message>
        <source>Move in time</source>
        <translation>Przesuwaj w czasie</translation>
    </message>
    <message>
        <source>Other devices, where not all fit</source>
        <translation>Inne urządzenia, gdy nie wszystkie się mieszczą</translation>
    </message>
    <message>
        <source>Mouse in the Gantt chart</source>
        <translation>Mysz na wykresie Gantta</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>kółko</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Powiększ lub zmniejsz przy wskaźniku</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>przeciąganie</translation>
    </message>
    <message>
        <source>drag the ruler</source>
        <translation>przeciąganie linijki</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Przesuń kursor</translation>
    </message>
    <message>
        <source>click a bar</source>
        <translation>kliknięcie paska</translation>
    </message>
    <message>
        <source>Pin it and show what it depends on</source>
        <translation>Przypnij go i pokaż, od czego zależy</translation>
    </message>
    <message>
        <source>click a bubble</source>
        <translation>kliknięcie bąbla</translation>
    </message>
    <message>
        <source>Say what the device waits for</source>
        <translation>Powiedz, na co czeka urządzenie</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>dwukrotne kliknięcie</translation>
    </message>
    <message>
        <source>Show the whole run</source>
        <translation>Pokaż cały przebieg</translation>
    </message>
    <message>
        <source>Keys in charts</source>
        <translation>Klawisze na wykresach</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>Kopiuj wykres jako obraz</translation>
    </message>
    <message>
        <source>Copy its data (CSV)</source>
        <translation>Kopiuj jego dane (CSV)</translation>
    </message>
</context>
<context>
    <name>bubblescope::LaneHead</name>
    <message>
        <source>Work on %1: controls, figures and charts are about it (Ctrl+%2)</source>
        <translation>Pracuj nad %1: dotyczą go ustawienia, liczby i wykresy (Ctrl+%2)</translation>
    </message>
    <message>
        <source>Take %1 out of the comparison</source>
        <translation>Usuń %1 z porównania</translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1, aktywny</translation>
    </message>
</context>
<context>
    <name>bubblescope::LayerBar</name>
    <message>
        <source>Layers, cut into stages</source>
        <translation>Warstwy pocięte na etapy</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>%1
forward %2, backward %3</source>
        <translation>%1
w przód %2, wstecz %3</translation>
    </message>
    <message>
        <source>activations %1</source>
        <translation>aktywacje %1</translation>
    </message>
    <message>
        <source>The cut before stage %1 is before %2. Stage %3 takes longest, %4.</source>
        <translation>Cięcie przed etapem %1 leży przed: %2. Najdłużej trwa etap %3, %4.</translation>
    </message>
</context>
<context>
    <name>bubblescope::LayerModel</name>
    <message>
        <source>May be cut into two halves that go to different stages.</source>
        <translation>Można ją przeciąć na dwie połowy, które trafią do różnych etapów.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Warstwa</translation>
    </message>
    <message>
        <source>Forward, ms</source>
        <translation>W przód, ms</translation>
    </message>
    <message>
        <source>Backward for the input, ms</source>
        <translation>Wstecz wzgl. wejścia, ms</translation>
    </message>
    <message>
        <source>Backward for the weights, ms</source>
        <translation>Wstecz wzgl. wag, ms</translation>
    </message>
    <message>
        <source>Divisible</source>
        <translation>Podzielna</translation>
    </message>
</context>
<context>
    <name>bubblescope::LessonPage</name>
    <message>
        <source>Source: %1</source>
        <translation>Źródło: %1</translation>
    </message>
    <message>
        <source>This lesson has no text in %1; what is missing is in English.</source>
        <translation>Ta lekcja nie ma tekstu w języku: %1; brakujące jest po angielsku.</translation>
    </message>
</context>
<context>
    <name>bubblescope::LessonPane</name>
    <message>
        <source>%1 – %2</source>
        <comment>lesson, step</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
</context>
<context>
    <name>bubblescope::LessonPlayer</name>
    <message>
        <source>Return to the step</source>
        <translation>Wróć do kroku</translation>
    </message>
</context>
<context>
    <name>bubblescope::LineLegend</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Also drawn: %1.</source>
        <translation>Pokazane także: %1.</translation>
    </message>
</context>
<context>
    <name>bubblescope::LinePlot</name>
    <message>
        <source>pale band: closed form</source>
        <translation>blada wstęga: wzór zamknięty</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: od %2 do %3</translation>
    </message>
</context>
<context>
    <name>bubblescope::LiveBar</name>
    <message>
        <source>Where the pipeline runs</source>
        <translation>Gdzie działa potok</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Ta maszyna</translation>
    </message>
    <message>
        <source>Over ssh</source>
        <translation>Przez ssh</translation>
    </message>
    <message>
        <source>By a launcher</source>
        <translation>Program startowy</translation>
    </message>
    <message>
        <source>Host, as ssh knows it: HOST or USER@HOST. ssh asks for nothing here, so a key or an agent must let you in</source>
        <translation>Host, jak zna go ssh: HOST lub UŻYTKOWNIK@HOST. ssh o nic tu nie pyta, więc musi wpuścić klucz lub agent</translation>
    </message>
    <message>
        <source>host</source>
        <translation>host</translation>
    </message>
    <message>
        <source>What computes</source>
        <translation>Co liczy</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>Wątki CPU</translation>
    </message>
    <message>
        <source>CPU, paced</source>
        <translation>CPU, odmierzane</translation>
    </message>
    <message>
        <source>GPUs (CUDA)</source>
        <translation>GPU (CUDA)</translation>
    </message>
    <message>
        <source>Every device is a thread that multiplies matrices</source>
        <translation>Każde urządzenie to wątek, który mnoży macierze</translation>
    </message>
    <message>
        <source>Devices wait instead of computing: exact ratios, also with fewer cores than devices</source>
        <translation>Urządzenia czekają zamiast liczyć: dokładne proporcje, także gdy rdzeni jest mniej niż urządzeń</translation>
    </message>
    <message>
        <source>How long a forward takes on average; all other times keep their ratio to it. 0: the times of the scenario</source>
        <translation>Ile średnio trwa przejście w przód; wszystkie inne czasy zachowują do niego proporcję. 0: czasy scenariusza</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>as the scenario</source>
        <translation>jak w scenariuszu</translation>
    </message>
    <message>
        <source>How often the schedule is run. While it repeats, the slowdown sliders act from the next time on</source>
        <translation>Ile razy wykonuje się harmonogram. Gdy się powtarza, suwaki spowolnienia działają od następnego razu</translation>
    </message>
    <message>
        <source>until cancelled</source>
        <translation>do anulowania</translation>
    </message>
    <message>
        <source> times</source>
        <translation> razy</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Więcej ustawień</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Run the scenario for real</source>
        <translation>Wykonaj scenariusz naprawdę</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Hold every device after its present op</source>
        <translation>Zatrzymaj każde urządzenie po bieżącej operacji</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>End the run; what was measured stays</source>
        <translation>Zakończ przebieg; to, co zmierzono, zostaje</translation>
    </message>
    <message>
        <source>op</source>
        <translation>oper.</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>powtórz</translation>
    </message>
    <message>
        <source>Slow stages down by</source>
        <translation>Spowalniać przez</translation>
    </message>
    <message>
        <source>more work</source>
        <translation>więcej pracy</translation>
    </message>
    <message>
        <source>fewer multiprocessors (GPU)</source>
        <translation>mniej multiprocesorów (GPU)</translation>
    </message>
    <message>
        <source>waiting after the work</source>
        <translation>czekanie po pracy</translation>
    </message>
    <message>
        <source>Keep a copy of the stream there…</source>
        <translation>Zachowaj tam kopię strumienia…</translation>
    </message>
    <message>
        <source>Copy of the stream</source>
        <translation>Kopia strumienia</translation>
    </message>
    <message>
        <source>File on the machine of the worker that it keeps a copy of the stream in; empty for none:</source>
        <translation>Plik na maszynie procesu roboczego, w którym zachowuje on kopię strumienia; puste: bez kopii:</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Szczegóły…</translation>
    </message>
    <message>
        <source>Devices, warnings, and what the worker printed</source>
        <translation>Urządzenia, ostrzeżenia i to, co wypisał proces roboczy</translation>
    </message>
    <message>
        <source>newest iteration</source>
        <translation>najnowsza iteracja</translation>
    </message>
    <message>
        <source>all iterations</source>
        <translation>każda iteracja</translation>
    </message>
    <message>
        <source>What of a repeating run is shown; iterations shorter than a second when they are complete</source>
        <translation>Co widać z powtarzanego przebiegu; iteracje krótsze niż sekunda — gdy są pełne</translation>
    </message>
    <message>
        <source>What of a repeating run is shown</source>
        <translation>Co widać z powtarzanego przebiegu</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Symulacja</translation>
    </message>
    <message>
        <source>Show the simulation of the scenario (Esc)</source>
        <translation>Pokaż symulację scenariusza (Esc)</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Pomiar</translation>
    </message>
    <message>
        <source>Show what the live run has measured</source>
        <translation>Pokaż to, co zmierzył przebieg na żywo</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Oba</translation>
    </message>
    <message>
        <source>Measured above, and below what the simulation makes of the measured costs</source>
        <translation>U góry pomiar, a pod nim to, co symulacja daje ze zmierzonych czasów</translation>
    </message>
    <message>
        <source>Command that starts the processes. {worker} and {arguments} are put in; the scenario&apos;s file lies in your home folder, which all machines must share</source>
        <translation>Polecenie, które uruchamia procesy. Wstawia się {worker} i {arguments}; plik scenariusza leży w twoim folderze domowym, który muszą współdzielić wszystkie maszyny</translation>
    </message>
    <message>
        <source>Command that starts the worker on the host</source>
        <translation>Polecenie, które uruchamia proces roboczy na hoście</translation>
    </message>
    <message>
        <source>Asking what there is to run on…</source>
        <translation>Pytanie, na czym można uruchomić…</translation>
    </message>
    <message>
        <source>CPU: %1</source>
        <translation>CPU: %1</translation>
    </message>
    <message>
        <source>GPUs: %1</source>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>With fewer cores than devices only “CPU, paced” keeps the ratios</source>
        <translation>Gdy rdzeni jest mniej niż urządzeń, proporcje zachowuje tylko „CPU, odmierzane”</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Ponownie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Live run</source>
        <translation>Przebieg na żywo</translation>
    </message>
    <message>
        <source>Several machines: not yet run on hardware</source>
        <translation>Kilka maszyn: jeszcze nie uruchamiano na sprzęcie</translation>
    </message>
    <message>
        <source>GPUs (not yet run on hardware) would need an NVIDIA driver, CUDA and the worker&apos;s GPU module: %1</source>
        <translation>GPU (jeszcze nie uruchamiane na sprzęcie) wymagałyby sterownika NVIDIA, CUDA i modułu GPU procesu roboczego: %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::LiveSession</name>
    <message>
        <source>cannot write %1: %2</source>
        <translation>nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Take over the measured costs</source>
        <translation>Przejęcie zmierzonych czasów</translation>
    </message>
    <message>
        <source>%1: nothing was measured</source>
        <translation>%1: niczego nie zmierzono</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Otwarcie %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::MainWindow</name>
    <message>
        <source>Not opened: %1</source>
        <translation>Nie otwarto: %1</translation>
    </message>
    <message>
        <source>Not saved: %1: %2</source>
        <translation>Nie zapisano: %1: %2</translation>
    </message>
    <message>
        <source>Save the measured run</source>
        <translation>Zapis zmierzonego przebiegu</translation>
    </message>
    <message>
        <source>Measured runs (*.jsonl)</source>
        <translation>Zmierzone przebiegi (*.jsonl)</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>Microbatches that wait before each stage, over time</source>
        <translation>Mikropartie, które czekają przed każdym etapem, w czasie</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktywacje</translation>
    </message>
    <message>
        <source>Microbatches whose activations each device holds, over time, in microbatch-stages</source>
        <translation>Mikropartie, których aktywacje przechowuje każde urządzenie, w czasie, w mikropartio-etapach</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>What each device holds, over time, in bytes</source>
        <translation>Co przechowuje każde urządzenie, w czasie, w bajtach</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Cofnij: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Ponów: %1</translation>
    </message>
    <message>
        <source>new scenario</source>
        <translation>nowy scenariusz</translation>
    </message>
    <message>
        <source>%1[*] – Bubblescope</source>
        <translation>%1[*] – Bubblescope</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Layers (*.csv);;All files (*)</source>
        <translation>Warstwy (*.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nie zapisano: %1</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>Scenarios (*.bubblescope.json *.json)</source>
        <translation>Scenariusze (*.bubblescope.json *.json)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnio &amp;używane</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Przykłady</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Odtwarzanie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>Na ż&amp;ywo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>About Bubblescope</source>
        <translation>O programie Bubblescope</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bubblescope %1&lt;/b&gt;&lt;p&gt;Makes pipeline parallelism visible.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Bubblescope %1&lt;/b&gt;&lt;p&gt;Pokazuje równoległość potokową.&lt;/p&gt;&lt;p&gt;Wolne oprogramowanie na licencji GNU General Public License, wersja 3 lub późniejsza. Bez żadnej gwarancji.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Przykład: %1</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Wysoki kontrast</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
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
    <message>
        <source>Not pasted: %1</source>
        <translation>Nie wklejono: %1</translation>
    </message>
    <message>
        <source>Nothing to paste: the clipboard has no text</source>
        <translation>Nie ma czego wkleić: w schowku nie ma tekstu</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroki</numerusform>
            <numerusform>%n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>Own lessons</source>
        <translation>Własne lekcje</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Otwórz lekcję</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lekcje (*.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Folder of own lessons</source>
        <translation>Folder własnych lekcji</translation>
    </message>
    <message>
        <source>changed from “%1”</source>
        <translation>zmienione: „%1”</translation>
    </message>
    <message>
        <source>Scenarios, schedules, measured runs and lessons (*.json *.csv *.jsonl);;All files (*)</source>
        <translation>Scenariusze, harmonogramy, zmierzone przebiegi i lekcje (*.json *.csv *.jsonl);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Le&amp;ssons</source>
        <translation>&amp;Lekcje</translation>
    </message>
    <message>
        <source>Compare schedules</source>
        <translation>Porównanie harmonogramów</translation>
    </message>
    <message>
        <source>Not opened: two to four scenarios are compared, not %1.</source>
        <translation>Nie otwarto: porównuje się od dwóch do czterech scenariuszy, a nie %1.</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Po&amp;równanie</translation>
    </message>
    <message>
        <source>The last scenario cannot be read and is kept as %1: %2</source>
        <translation>Ostatniego scenariusza nie da się odczytać, zachowano go jako %1: %2</translation>
    </message>
    <message>
        <source>Not made larger: the window has no room for it</source>
        <translation>Nie powiększono: w oknie nie ma na to miejsca</translation>
    </message>
    <message>
        <source>Save layers</source>
        <translation>Zapisz warstwy</translation>
    </message>
    <message>
        <source>Layers (*.csv)</source>
        <translation>Warstwy (*.csv)</translation>
    </message>
    <message>
        <source>What is shown cannot be kept for the next start, so save what matters: %1</source>
        <translation>Tego, co widać, nie da się zachować do następnego uruchomienia, więc zapisz to, co ważne: %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::MemoryChart</name>
    <message>
        <source>Choose a model under Memory, on the left, to see bytes.</source>
        <translation>Aby zobaczyć bajty, wybierz po lewej model w sekcji Pamięć.</translation>
    </message>
    <message>
        <source>Memory of each device over time</source>
        <translation>Pamięć każdego urządzenia w czasie</translation>
    </message>
    <message>
        <source>Activations of each device over time</source>
        <translation>Aktywacje każdego urządzenia w czasie</translation>
    </message>
    <message>
        <source>Device %1: at most %2.</source>
        <translation>Urządzenie %1: najwyżej %2.</translation>
    </message>
    <message>
        <source>Over the limit from %1 on.</source>
        <translation>Ponad limitem od %1.</translation>
    </message>
    <message>
        <source>%1 would need %2.</source>
        <translation>%1: potrzeba %2.</translation>
    </message>
    <message>
        <source>Memory of each device</source>
        <translation>Pamięć każdego urządzenia</translation>
    </message>
    <message>
        <source>Activations of each device, microbatch-stages</source>
        <translation>Aktywacje każdego urządzenia, mikropartio-etapy</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>urządzenie %1</translation>
    </message>
    <message>
        <source>%1 of %2 devices shown</source>
        <translation>pokazano %1 z %2 urządzeń</translation>
    </message>
    <message>
        <source>always there: weights, gradients, optimizer state (%1; not to scale)</source>
        <translation>zawsze obecne: wagi, gradienty, stan optymalizatora (%1; bez zachowania skali)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 times as many activations as %4</source>
        <translation>%1: %2, %3 razy tyle aktywacji co %4</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>limit %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::MemorySection</name>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>own numbers</source>
        <translation>własne liczby</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>What bytes are worked out from: activations by the formula of Korthikanti et al. 2022, weights, gradients and optimizer state of mixed precision Adam. None: activations are only counted.</source>
        <translation>Z czego wylicza się bajty: aktywacje według wzoru z Korthikanti i in. 2022, wagi, gradienty i stan optymalizatora Adam przy mieszanej precyzji. Brak: aktywacje są tylko liczone.</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>A device has</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>In gigabytes of 1,000,000,000 bytes; 0: no limit. Where a device goes over it, the instant is marked.</source>
        <translation>W gigabajtach po 1 000 000 000 bajtów; 0: bez limitu. Zaznacza się chwilę, w której urządzenie go przekracza.</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>Pamięć urządzenia</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>liczby</translation>
    </message>
    <message>
        <source>The model&apos;s sizes, what is recomputed, and how it is divided.</source>
        <translation>Rozmiary modelu, co liczy się na nowo i jak model jest podzielony.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Transformer layers in the whole model.</source>
        <translation>Warstwy transformera w całym modelu.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Szerokość</translation>
    </message>
    <message>
        <source>Values of a token between two layers.</source>
        <translation>Wartości tokenu między dwiema warstwami (hidden size).</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Głowice</translation>
    </message>
    <message>
        <source>Attention heads.</source>
        <translation>Głowice uwagi.</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>Głowice K/V</translation>
    </message>
    <message>
        <source>Heads of keys and values; 0: as many as heads.</source>
        <translation>Głowice kluczy i wartości; 0: tyle, co głowic.</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <source>Width of the feed-forward part; 0: four times the hidden size.</source>
        <translation>Szerokość części feed-forward; 0: cztery razy szerokość ukryta.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Słownik</translation>
    </message>
    <message>
        <source>Tokens that the embedding on the first stage and the head on the last one know.</source>
        <translation>Tokeny, które znają warstwa osadzeń na pierwszym etapie i głowica na ostatnim.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sekwencja</translation>
    </message>
    <message>
        <source>Tokens in a sample.</source>
        <translation>Tokeny w próbce.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Mikropartia</translation>
    </message>
    <message>
        <source>Samples in a microbatch; the batch&apos;s samples, where given, count instead.</source>
        <translation>Próbki w mikropartii; gdzie podano próbki partii, liczą się one.</translation>
    </message>
    <message>
        <source>Bytes a value</source>
        <translation>Bajty na wartość</translation>
    </message>
    <message>
        <source>Of an activation and of a weight: 2 for half precision.</source>
        <translation>Aktywacji i wagi: 2 przy połowicznej precyzji.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Równ. tensorowa</translation>
    </message>
    <message>
        <source>Devices that share each layer; the figures are one device&apos;s.</source>
        <translation>Urządzenia, które dzielą każdą warstwę; wskaźniki dotyczą jednego urządzenia.</translation>
    </message>
    <message>
        <source>sequence parallel</source>
        <translation>równ. sekwencyjna</translation>
    </message>
    <message>
        <source>The tensor-parallel devices also share what lies between the matrices.</source>
        <translation>Urządzenia równoległości tensorowej dzielą też to, co leży między macierzami.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>attention scores</source>
        <translation>macierze uwagi</translation>
    </message>
    <message>
        <source>whole layers</source>
        <translation>całe warstwy</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Na nowo</translation>
    </message>
    <message>
        <source>What the backward computes anew instead of keeping it. Attention scores: selective recomputation, also what FlashAttention does.</source>
        <translation>Co przejście wstecz liczy na nowo, zamiast przechowywać. Macierze uwagi: selektywne obliczanie na nowo, tak jak robi też FlashAttention.</translation>
    </message>
    <message>
        <source>Bytes a gradient</source>
        <translation>Bajty na gradient</translation>
    </message>
    <message>
        <source>For each parameter; Megatron-LM adds up in 4 bytes.</source>
        <translation>Na każdy parametr; Megatron-LM sumuje w 4 bajtach.</translation>
    </message>
    <message>
        <source>Bytes of optimizer</source>
        <translation>Bajty optymalizatora</translation>
    </message>
    <message>
        <source>For each parameter: 12 for Adam with a 32-bit copy, momentum and variance; less where data-parallel devices share them.</source>
        <translation>Na każdy parametr: 12 dla Adama z 32-bitową kopią, pędem i wariancją; mniej, gdy dzielą je urządzenia równoległości danych.</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Równoległość sekwencyjna</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>Obliczanie na nowo</translation>
    </message>
    <message>
        <source>%1 billion parameters</source>
        <translation>%1 mld parametrów</translation>
    </message>
</context>
<context>
    <name>bubblescope::NoticeBar</name>
    <message>
        <source>Cancelled. The picture shows the scenario before; undo, or change a control, to go on.</source>
        <translation>Anulowano. Obraz pokazuje poprzedni scenariusz; aby iść dalej, cofnij zmianę lub zmień ustawienie.</translation>
    </message>
    <message>
        <source>%1. The picture shows the last scenario that ran; undo, or change a control, to go on.</source>
        <translation>%1. Obraz pokazuje ostatni scenariusz, który się wykonał; aby iść dalej, cofnij zmianę lub zmień ustawienie.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>device %1: %2</source>
        <translation>urządzenie %1: %2</translation>
    </message>
    <message>
        <source>%1. The picture shows how far it gets; undo, or change a control, to go on.</source>
        <translation>%1. Obraz pokazuje, dokąd dochodzi; cofnij albo zmień ustawienie, aby iść dalej.</translation>
    </message>
    <message>
        <source>%1. There is no picture of it; undo, or change a control, to go on.</source>
        <translation>%1. Nie ma czego pokazać; aby iść dalej, cofnij zmianę lub zmień ustawienie.</translation>
    </message>
</context>
<context>
    <name>bubblescope::PipelineSection</name>
    <message>
        <source>Stages</source>
        <translation>Etapy</translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation>Fragmenty/urz.</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Mikropartie</translation>
    </message>
    <message>
        <source>The schedule&apos;s file says how many; choose another schedule to change it.</source>
        <translation>Liczbę podaje plik harmonogramu; aby ją zmienić, wybierz inny harmonogram.</translation>
    </message>
    <message>
        <source>Into how many parts the model is cut, one for each device. The slider goes to 64, larger numbers can be typed.</source>
        <translation>Na ile części pocięty jest model, po jednej na każde urządzenie. Suwak sięga do 64, większe liczby można wpisać.</translation>
    </message>
    <message>
        <source>How many stages each device holds. A device&apos;s work stays the same and is cut into this many pieces.</source>
        <translation>Ile etapów ma każde urządzenie. Praca urządzenia pozostaje taka sama i jest cięta na tyle kawałków.</translation>
    </message>
    <message>
        <source>Into how many parts the batch is cut. The slider goes to 512, larger numbers can be typed.</source>
        <translation>Na ile części pocięta jest partia. Suwak sięga do 512, większe liczby można wpisać.</translation>
    </message>
    <message numerus="yes">
        <source>Devices (%n stages)</source>
        <translation>
            <numerusform>Urządzenia (%n etap)</numerusform>
            <numerusform>Urządzenia (%n etapy)</numerusform>
            <numerusform>Urządzenia (%n etapów)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::PlayBar</name>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Tick: what one step moves by, in milliseconds. 0 lets the program choose the largest time that divides all durations.</source>
        <translation>Takt: o ile przesuwa jeden krok, w milisekundach. Przy 0 program wybiera największy czas, przez który dzielą się wszystkie czasy trwania.</translation>
    </message>
    <message>
        <source>Speed of playing, in ticks a second</source>
        <translation>Szybkość odtwarzania w taktach na sekundę</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>takt</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>szybkość</translation>
    </message>
    <message>
        <source>%1 ticks/s</source>
        <translation>%1 taktów/s</translation>
    </message>
    <message>
        <source>%1 s a tick</source>
        <translation>%1 s na takt</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Takt</translation>
    </message>
</context>
<context>
    <name>bubblescope::PredictedPane</name>
    <message>
        <source>Take over</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>The scenario gets the times that were measured; undo takes it back</source>
        <translation>Scenariusz dostaje zmierzone czasy; cofnięcie je usuwa</translation>
    </message>
    <message>
        <source>Simulated with the costs that were measured: %1</source>
        <translation>Symulacja ze zmierzonymi czasami: %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::Presentation</name>
    <message>
        <source>F9 or the left edge: controls   F10 or the upper edge: menus   Escape: back</source>
        <translation>F9 lub lewa krawędź: sterowanie   F10 lub górna krawędź: menu   Escape: powrót</translation>
    </message>
</context>
<context>
    <name>bubblescope::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Pokaż odpowiedź</translation>
    </message>
    <message>
        <source>Page Down does the same</source>
        <translation>To samo robi Page Down</translation>
    </message>
    <message>
        <source>Not quite. Try again.</source>
        <translation>Niezupełnie. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Click a bubble in the Gantt chart.</source>
        <translation>Kliknij bąbel na wykresie Gantta.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Odpowiedź</translation>
    </message>
</context>
<context>
    <name>bubblescope::QueueChart</name>
    <message>
        <source>Queue before each stage</source>
        <translation>Kolejka przed każdym etapem</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>w przód</translation>
    </message>
    <message>
        <source>Microbatches that wait for their forward (solid lines)</source>
        <translation>Mikropartie, które czekają na przejście w przód (linie ciągłe)</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>wstecz</translation>
    </message>
    <message>
        <source>Microbatches that wait for their backward (dashed lines)</source>
        <translation>Mikropartie, które czekają na przejście wstecz (linie przerywane)</translation>
    </message>
    <message>
        <source>Queue lengths over time</source>
        <translation>Długości kolejek w czasie</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>the %1 longest queues of %2</source>
        <translation>%1 najdłuższych kolejek z %2</translation>
    </message>
    <message>
        <source>Of %1 stages those with the longest queues are shown, of equally long ones the first.</source>
        <translation>Z %1 etapów pokazano te o najdłuższych kolejkach, a spośród równie długich — pierwsze.</translation>
    </message>
    <message>
        <source>Stage %1, forward: %2 wait, at most %3.</source>
        <translation>Etap %1, w przód: czeka %2, najwyżej %3.</translation>
    </message>
    <message>
        <source>Stage %1, backward: %2 wait, at most %3.</source>
        <translation>Etap %1, wstecz: czeka %2, najwyżej %3.</translation>
    </message>
    <message>
        <source>No microbatch ever waits.</source>
        <translation>Żadna mikropartia nigdy nie czeka.</translation>
    </message>
</context>
<context>
    <name>bubblescope::QueueList</name>
    <message>
        <source>stage %1</source>
        <translation>etap %1</translation>
    </message>
    <message>
        <source>forward (peak)</source>
        <translation>w przód (maks.)</translation>
    </message>
    <message>
        <source>backward (peak)</source>
        <translation>wstecz (maks.)</translation>
    </message>
    <message>
        <source>Microbatches whose input has arrived and whose work has not begun: at the cursor, and in brackets the most there ever are.</source>
        <translation>Mikropartie, których dane wejściowe dotarły, a obróbka się nie zaczęła: przy kursorze, a w nawiasach najwięcej w całym przebiegu.</translation>
    </message>
    <message>
        <source>Before stage %1 wait %2 forwards now, at most %3.</source>
        <translation>Przed etapem %1 czeka teraz przejść w przód: %2, najwyżej %3.</translation>
    </message>
    <message>
        <source>Backwards at stage %1: %2 wait now, at most %3.</source>
        <translation>Przejścia wstecz na etapie %1: teraz czeka %2, najwyżej %3.</translation>
    </message>
</context>
<context>
    <name>bubblescope::QueuePlot</name>
    <message>
        <source>No microbatch ever waits.</source>
        <translation>Żadna mikropartia nigdy nie czeka.</translation>
    </message>
    <message>
        <source>No microbatch waits in this direction.</source>
        <translation>W tym kierunku nie czeka żadna mikropartia.</translation>
    </message>
    <message>
        <source>stage %1, forward:</source>
        <translation>etap %1, w przód:</translation>
    </message>
    <message>
        <source>stage %1, backward:</source>
        <translation>etap %1, wstecz:</translation>
    </message>
    <message>
        <source>stage %1:</source>
        <translation>etap %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n czeka</numerusform>
            <numerusform>%n czekają</numerusform>
            <numerusform>%n czeka</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::RankDialog</name>
    <message>
        <source>&amp;Compare again</source>
        <translation>&amp;Porównaj ponownie</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Anu&amp;luj</translation>
    </message>
    <message>
        <source>Best schedule</source>
        <translation>Najlepszy harmonogram</translation>
    </message>
    <message>
        <source>Schedules, best first</source>
        <translation>Harmonogramy, najlepsze najpierw</translation>
    </message>
    <message>
        <source>&amp;Memory limit:</source>
        <translation>Limit pa&amp;mięci:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>as much as 1F1B holds</source>
        <translation>tyle, ile przechowuje 1F1B</translation>
    </message>
    <message>
        <source>activations on a device:</source>
        <translation>aktywacje na urządzeniu:</translation>
    </message>
    <message>
        <source>Activations on a device</source>
        <translation>Aktywacje na urządzeniu</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Pokazanie %1</translation>
    </message>
    <message>
        <source>All schedules for %1 devices and %2 microbatches, with the present times.</source>
        <translation>Wszystkie harmonogramy dla %1 urządzeń i %2 mikropartii, z obecnymi czasami.</translation>
    </message>
    <message>
        <source>A device has %1.</source>
        <translation>Urządzenie ma %1.</translation>
    </message>
    <message>
        <source>The settings have changed since: compare again.</source>
        <translation>Ustawienia się zmieniły: porównaj ponownie.</translation>
    </message>
    <message>
        <source>With a model, under Memory, this counts bytes: weights, gradients, optimizer state and activations. Without one, activations alone, in microbatches of a device&apos;s share of the model. A limit in bytes, under Memory, holds besides.</source>
        <translation>Z modelem (w sekcji Pamięć) liczą się bajty: wagi, gradienty, stan optymalizatora i aktywacje. Bez niego same aktywacje, w mikropartiach części modelu na urządzeniu. Limit w bajtach z sekcji Pamięć obowiązuje poza tym.</translation>
    </message>
    <message>
        <source>&amp;Same in all rows:</source>
        <translation>&amp;Jednakowe we wszystkich wierszach:</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>urządzenia</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>etapy</translation>
    </message>
    <message>
        <source>Devices: a schedule with several chunks on a device cuts the model into as many more, shorter stages. Stages: each takes the times set, on as many devices as the schedule needs for them.</source>
        <translation>Urządzenia: harmonogram z kilkoma fragmentami na urządzeniu tnie model na więcej, krótszych etapów. Etapy: każdy trwa tyle, ile ustawiono, a urządzeń jest tyle, ile harmonogram dla nich potrzebuje.</translation>
    </message>
    <message>
        <source>All schedules for %1 stages and %2 microbatches, with the present times, on as many devices as each needs.</source>
        <translation>Wszystkie harmonogramy dla %1 etapów i %2 mikropartii, z obecnymi czasami, na tylu urządzeniach, ilu każdy potrzebuje.</translation>
    </message>
    <message>
        <source>Show side &amp;by side</source>
        <translation>Pokaż &amp;obok siebie</translation>
    </message>
    <message>
        <source>Two to four schedules on one time axis: choose their rows with Ctrl or Shift</source>
        <translation>Od dwóch do czterech harmonogramów na jednej osi czasu: wybierz ich wiersze z Ctrl lub Shift</translation>
    </message>
</context>
<context>
    <name>bubblescope::RankModel</name>
    <message>
        <source>over the memory limit</source>
        <translation>ponad limitem pamięci</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>teraz widoczny</translation>
    </message>
    <message>
        <source>Click to show this schedule in the window; Ctrl+Z takes it back.</source>
        <translation>Kliknij, aby pokazać ten harmonogram w oknie; Ctrl+Z to cofa.</translation>
    </message>
    <message>
        <source>Most activations on a device, in microbatches of a device&apos;s share of the model.</source>
        <translation>Najwięcej aktywacji na urządzeniu, w mikropartiach udziału urządzenia w modelu.</translation>
    </message>
    <message>
        <source>Most memory on a device, in bytes; needs a model, under Memory.</source>
        <translation>Najwięcej pamięci na urządzeniu, w bajtach; wymaga modelu w sekcji Pamięć.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Czas całkowity</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bąbel</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Aktywacje</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Szczyt pamięci</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>chunks %1</source>
        <translation>fragmenty %1</translation>
    </message>
    <message>
        <source>over the memory limit; two copies of the weights</source>
        <translation>ponad limit pamięci; dwie kopie wag</translation>
    </message>
    <message>
        <source>shown now; two copies of the weights</source>
        <translation>pokazywane teraz; dwie kopie wag</translation>
    </message>
    <message>
        <source>two copies of the weights</source>
        <translation>dwie kopie wag</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n urządzenie</numerusform>
            <numerusform>%n urządzenia</numerusform>
            <numerusform>%n urządzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Most activations on a device, in microbatches of a stage.</source>
        <translation>Najwięcej aktywacji na urządzeniu, w mikropartiach jednego etapu.</translation>
    </message>
</context>
<context>
    <name>bubblescope::RowFigures</name>
    <message>
        <source>Bubble of each device</source>
        <translation>Bąbel każdego urządzenia</translation>
    </message>
    <message>
        <source>bubble</source>
        <comment>over the devices&apos; percentages</comment>
        <translation>bąbel</translation>
    </message>
</context>
<context>
    <name>bubblescope::ScenarioFiles</name>
    <message>
        <source>Open %1</source>
        <translation>Otwarcie %1</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>schowek</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklejanie</translation>
    </message>
    <message>
        <source>Compare files</source>
        <translation>Porównanie plików</translation>
    </message>
</context>
<context>
    <name>bubblescope::ScheduleSection</name>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>In which order every device does its work. Type part of a name to search, other names of a schedule included.</source>
        <translation>W jakiej kolejności każde urządzenie wykonuje swoją pracę. Aby wyszukać, wpisz część nazwy; znane są też inne nazwy harmonogramów.</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>Harmonogram %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::SeedsPage</name>
    <message>
        <source>&amp;Runs:</source>
        <translation>Prze&amp;biegi:</translation>
    </message>
    <message>
        <source>How many times the step is simulated, with seeds 1, 2, 3 and so on.</source>
        <translation>Ile razy symuluje się krok, z ziarnami 1, 2, 3 i tak dalej.</translation>
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
        <translation>&amp;Wielkość:</translation>
    </message>
    <message>
        <source>What the chart counts: how long the step takes, or the bubble ratio.</source>
        <translation>Co liczy wykres: ile trwa krok albo udział bąbla.</translation>
    </message>
    <message>
        <source>How it varies</source>
        <translation>Jak się zmienia</translation>
    </message>
    <message>
        <source>Shows the run that came out so, by its seed, in the window.</source>
        <translation>Pokazuje w oknie przebieg, który tak wypadł, po jego ziarnie.</translation>
    </message>
    <message>
        <source>Let durations &amp;vary by 10 %</source>
        <translation>Zmieniaj &amp;czasy trwania o 10 %</translation>
    </message>
    <message>
        <source>Every operation&apos;s time is multiplied by a random factor near 1, as under Jitter.</source>
        <translation>Czas każdej operacji mnoży się przez losowy współczynnik bliski 1, tak jak w sekcji Rozrzut.</translation>
    </message>
    <message>
        <source>Show the &amp;5 % run</source>
        <translation>Pokaż przebieg &amp;5 %</translation>
    </message>
    <message>
        <source>Show the &amp;median run</source>
        <translation>Pokaż &amp;medianę</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Rozrzut</translation>
    </message>
    <message numerus="yes">
        <source>Makespan of %n runs</source>
        <translation>
            <numerusform>Czas całkowity %n przebiegu</numerusform>
            <numerusform>Czas całkowity %n przebiegów</numerusform>
            <numerusform>Czas całkowity %n przebiegów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bubble of %n runs</source>
        <translation>
            <numerusform>Bąbel %n przebiegu</numerusform>
            <numerusform>Bąbel %n przebiegów</numerusform>
            <numerusform>Bąbel %n przebiegów</numerusform>
        </translation>
    </message>
    <message>
        <source>jitter %1</source>
        <translation>rozrzut %1</translation>
    </message>
    <message>
        <source>bubble, % of all device time</source>
        <translation>bąbel, % czasu wszystkich urządzeń</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>przebiegi</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>mediana: %1</translation>
    </message>
    <message>
        <source>5 %: %1</source>
        <translation>5 %: %1</translation>
    </message>
    <message>
        <source>95 %: %1</source>
        <translation>95 %: %1</translation>
    </message>
    <message>
        <source>without jitter: %1</source>
        <translation>bez rozrzutu: %1</translation>
    </message>
    <message>
        <source>median %1
5 %: %2
95 %: %3
mean %4
without jitter %5</source>
        <translation>mediana %1
5 %: %2
95 %: %3
średnia %4
bez rozrzutu %5</translation>
    </message>
    <message>
        <source>Show the run with seed %1</source>
        <translation>Pokazanie przebiegu z ziarnem %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 z %2 (%3)</translation>
    </message>
    <message>
        <source>click</source>
        <translation>kliknięcie</translation>
    </message>
    <message>
        <source>shows the first of them</source>
        <translation>pokazuje pierwszy z nich</translation>
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
        <translation>Pokaż przebieg &amp;95 %</translation>
    </message>
    <message>
        <source>makespan, %1</source>
        <translation>czas całkowity, %1</translation>
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
    <message>
        <source>measured, incomplete</source>
        <translation>zmierzone, niepełne</translation>
    </message>
</context>
<context>
    <name>bubblescope::SlowdownSection</name>
    <message>
        <source>Slowdown of each stage</source>
        <translation>Spowolnienie każdego etapu</translation>
    </message>
    <message>
        <source>slow middle stage</source>
        <translation>wolny środkowy etap</translation>
    </message>
    <message>
        <source>Makes the stage in the middle slower, by the factor beside it; off: ×1 again.</source>
        <translation>Spowalnia środkowy etap o współczynnik obok; wył.: znów ×1.</translation>
    </message>
    <message>
        <source>Slow middle stage</source>
        <translation>Wolny środkowy etap</translation>
    </message>
    <message>
        <source>Factor of the slow middle stage</source>
        <translation>Współczynnik wolnego środkowego etapu</translation>
    </message>
    <message>
        <source>How many times longer everything takes on the middle stage when it is slowed.</source>
        <translation>Ile razy dłużej trwa wszystko na środkowym etapie, gdy jest spowolniony.</translation>
    </message>
    <message>
        <source>Slowdown of stage %1</source>
        <translation>Spowolnienie etapu %1</translation>
    </message>
    <message numerus="yes">
        <source>The first %n stages are shown.</source>
        <translation>
            <numerusform>Pokazano pierwszy %n etap.</numerusform>
            <numerusform>Pokazano pierwsze %n etapy.</numerusform>
            <numerusform>Pokazano pierwszych %n etapów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::StageSlider</name>
    <message>
        <source>Slowdown of stage %1</source>
        <translation>Spowolnienie etapu %1</translation>
    </message>
    <message>
        <source>How many times longer everything takes on stage %1: ×0.25 to ×8. Double-click for ×1.</source>
        <translation>Ile razy dłużej trwa wszystko na etapie %1: od ×0,25 do ×8. Dwukrotne kliknięcie: ×1.</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>etap %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::TimeRow</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
</context>
<context>
    <name>bubblescope::VisionBar</name>
    <message>
        <source>Show the whole window with</source>
        <translation>Pokaż całe okno tak</translation>
    </message>
    <message>
        <source>Everything is shown as people with this colour vision see it, until it is switched off</source>
        <translation>Wszystko jest pokazane tak, jak widzą osoby o takim widzeniu barw, aż do wyłączenia</translation>
    </message>
    <message>
        <source>Distances…</source>
        <translation>Odległości…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłącz</translation>
    </message>
    <message>
        <source>The true colours again</source>
        <translation>Znów prawdziwe barwy</translation>
    </message>
    <message>
        <source>Colours as with</source>
        <translation>Barwy jak przy:</translation>
    </message>
    <message>
        <source>nearest kinds %1</source>
        <translation>najbliższe rodzaje %1</translation>
    </message>
    <message>
        <source>CIEDE2000: 1 is just noticed side by side, 10 is plain at a glance</source>
        <translation>CIEDE2000: 1 ledwo widać obok siebie, 10 widać od razu</translation>
    </message>
</context>
<context>
    <name>bubblescope::VisionTable</name>
    <message>
        <source>The kinds as they look with each kind of colour vision</source>
        <translation>Rodzaje, jak wyglądają przy każdym widzeniu barw</translation>
    </message>
    <message>
        <source>Normal vision</source>
        <translation>Widzenie zwykłe</translation>
    </message>
    <message>
        <source>Deuteranopia</source>
        <translation>Deuteranopia</translation>
    </message>
    <message>
        <source>Protanopia</source>
        <translation>Protanopia</translation>
    </message>
    <message>
        <source>Tritanopia</source>
        <translation>Tritanopia</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Czarno-białe</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>w przód</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>wstecz</translation>
    </message>
    <message>
        <source>for the input</source>
        <translation>wzgl. wejścia</translation>
    </message>
    <message>
        <source>for the weights</source>
        <translation>wzgl. wag</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>oba naraz</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>bezczynność</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>transfer</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>kursor</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>tło</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <comment>distance, kind, kind</comment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1: nearest %2</source>
        <translation>%1: najbliższe %2</translation>
    </message>
    <message>
        <source>nearest, and their distance</source>
        <translation>najbliższe i ich odległość</translation>
    </message>
</context>
<context>
    <name>bubblescope::WhySection</name>
    <message>
        <source>operations %1, transfers %2</source>
        <translation>operacje %1, transfery %2</translation>
    </message>
    <message>
        <source>operations %1</source>
        <translation>operacje %1</translation>
    </message>
    <message>
        <source>; most on device %1: %2</source>
        <translation>; najwięcej na urządzeniu %1: %2</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>ścieżka krytyczna</translation>
    </message>
    <message>
        <source>If one stage were %1 faster</source>
        <translation>Gdyby jeden etap był szybszy o %1</translation>
    </message>
    <message>
        <source>Draws in the Gantt chart the chain of operations and transfers that sets the makespan (C). Its length is the makespan.</source>
        <translation>Rysuje na wykresie Gantta łańcuch operacji i transferów, który wyznacza czas całkowity (C). Jego długość to czas całkowity.</translation>
    </message>
    <message>
        <source>What the critical path is made of; its length is the makespan.</source>
        <translation>Z czego składa się ścieżka krytyczna; jej długość to czas całkowity.</translation>
    </message>
    <message>
        <source>How much sooner the run would end if the operations of that stage alone took %1 less time. Simulated anew for each stage, with the order unchanged.</source>
        <translation>O ile wcześniej skończyłby się przebieg, gdyby same operacje tego etapu trwały o %1 krócej. Symulowane na nowo dla każdego etapu, przy tej samej kolejności.</translation>
    </message>
    <message>
        <source>How much sooner with one stage faster</source>
        <translation>O ile wcześniej, gdy jeden etap jest szybszy</translation>
    </message>
    <message>
        <source>simulating: %1</source>
        <translation>symulacja: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nie obliczono</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Oblicz</translation>
    </message>
</context>
<context>
    <name>closedform</name>
    <message>
        <source>none is known for this schedule</source>
        <translation>dla tego harmonogramu nie jest znany</translation>
    </message>
    <message>
        <source>stage %1 is slower than the others</source>
        <translation>etap %1 jest wolniejszy od innych</translation>
    </message>
    <message>
        <source>transfers take time</source>
        <translation>transfery zajmują czas</translation>
    </message>
    <message>
        <source>durations are random</source>
        <translation>czasy trwania są losowe</translation>
    </message>
    <message>
        <source>the batch does not divide evenly into microbatches</source>
        <translation>partia nie dzieli się równo na mikropartie</translation>
    </message>
    <message>
        <source>M = %1 is too small: it holds from M = %2 on</source>
        <translation>M = %1 to za mało: wzór obowiązuje od M = %2</translation>
    </message>
    <message>
        <source>iterations run into each other</source>
        <translation>iteracje zachodzą na siebie</translation>
    </message>
    <message>
        <source>closed form: %1</source>
        <translation>brak wzoru: %1</translation>
    </message>
    <message>
        <source>%1 does not apply: %2</source>
        <translation>%1 nie ma zastosowania: %2</translation>
    </message>
    <message>
        <source>it holds for times of F, I and W with %1</source>
        <translation>obowiązuje dla czasów F, I i W, dla których %1</translation>
    </message>
    <message>
        <source>P = %1 does not divide M = %2</source>
        <translation>P = %1 nie dzieli M = %2</translation>
    </message>
    <message>
        <source>the order is made for these very costs</source>
        <translation>kolejność jest ułożona dla właśnie tych czasów</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>group-size</source>
        <translation>wielkość grupy</translation>
    </message>
    <message>
        <source>microbatches that pass one chunk before the next (Megatron&apos;s rule, at least the number of devices); 0: evenly sized groups, as in PyTorch</source>
        <translation>ile mikropartii przechodzi przez jeden fragment przed następnym (reguła Megatrona, co najmniej liczba urządzeń); 0: grupy równej wielkości, jak w PyTorch</translation>
    </message>
    <message>
        <source>memory-limit</source>
        <translation>limit pamięci</translation>
    </message>
    <message>
        <source>limit-from</source>
        <translation>limit z</translation>
    </message>
    <message>
        <source>activations: as memory-limit says; device-memory: as many as the limit of a device&apos;s memory in bytes leaves room for</source>
        <translation>activations: jak mówi limit pamięci; device-memory: tyle, ile pozwala limit pamięci urządzenia w bajtach</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>aktywacje</translation>
    </message>
    <message>
        <source>device-memory</source>
        <translation>pamięć urządzenia</translation>
    </message>
    <message>
        <source>released-by-input</source>
        <translation>zwalnia wejście</translation>
    </message>
    <message>
        <source>thousandths of an activation that the end of an input gradient gives back; the weight gradient the rest</source>
        <translation>ile tysięcznych aktywacji oddaje koniec gradientu względem wejścia; resztę gradient względem wag</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>what is made small: makespan, or span, the longest of a device from first to last op</source>
        <translation>co ma być małe: makespan — czas całkowity albo span — najdłuższy odcinek urządzenia od pierwszej do ostatniej operacji</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>czas całkowity</translation>
    </message>
    <message>
        <source>span</source>
        <translation>odcinek</translation>
    </message>
    <message>
        <source>effort</source>
        <translation>wysiłek</translation>
    </message>
    <message>
        <source>random changes to the best order that are tried; 0: as many as take about a second</source>
        <translation>ile losowych zmian najlepszej kolejności się próbuje; 0: tyle, ile zajmuje około sekundy</translation>
    </message>
    <message>
        <source>activations that a device may hold in the search, each of one of its two stages; 0: 2P, as the pattern</source>
        <translation>ile aktywacji może przechowywać urządzenie przy szukaniu, każda z jednego z jego dwóch etapów; 0: 2P, jak we wzorcu</translation>
    </message>
    <message>
        <source>order</source>
        <translation>kolejność</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>wzorzec</translation>
    </message>
    <message>
        <source>search</source>
        <translation>szukanie</translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <source>One forward, one backward in turn after a short warm-up; GPipe&apos;s bubble, less memory.</source>
        <translation>Po krótkiej rozgrzewce na przemian jedno w przód i jedno wstecz; bąbel jak w GPipe, mniej pamięci.</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021, arXiv 2006.09503 and 2104.04473</source>
        <translation>Narayanan i in. 2021, arXiv 2006.09503 i 2104.04473</translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <source>All forwards, then all backwards.</source>
        <translation>Najpierw wszystkie przejścia w przód, potem wszystkie wstecz.</translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965</source>
        <translation>Huang i in. 2019, arXiv 1811.06965</translation>
    </message>
    <message>
        <source>backward-order</source>
        <translation>kolejność wstecz</translation>
    </message>
    <message>
        <source>lifo: the last microbatch goes back first, as in the paper; fifo: the first, as in PyTorch</source>
        <translation>lifo: ostatnia mikropartia wraca pierwsza, jak w artykule; fifo: pierwsza wraca pierwsza, jak w PyTorch</translation>
    </message>
    <message>
        <source>lifo</source>
        <translation>lifo</translation>
    </message>
    <message>
        <source>fifo</source>
        <translation>fifo</translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation>1F1B z przeplotem</translation>
    </message>
    <message>
        <source>Each device holds several chunks of the model; the bubble shrinks by their number.</source>
        <translation>Każde urządzenie ma kilka fragmentów modelu; bąbel maleje tyle razy, ile ich jest.</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021, arXiv 2104.04473, section 2.2</source>
        <translation>Narayanan i in. 2021, arXiv 2104.04473, rozdz. 2.2</translation>
    </message>
    <message>
        <source>Eager 1F1B</source>
        <translation>1F1B z wyprzedzeniem</translation>
    </message>
    <message>
        <source>1F1B with twice the warm-up, so that transfers hide behind forwards; more memory.</source>
        <translation>1F1B z dwukrotną rozgrzewką, aby transfery kryły się za przejściami w przód; więcej pamięci.</translation>
    </message>
    <message>
        <source>Zhuang et al. 2023, arXiv 2211.05322</source>
        <translation>Zhuang i in. 2023, arXiv 2211.05322</translation>
    </message>
    <message>
        <source>Looped BFS</source>
        <translation>Looped BFS</translation>
    </message>
    <message>
        <source>All microbatches pass one chunk before the next begins.</source>
        <translation>Wszystkie mikropartie przechodzą jeden fragment, zanim zacznie się następny.</translation>
    </message>
    <message>
        <source>Lamy-Poirier 2022, arXiv 2211.05953; PyTorch ScheduleLoopedBFS</source>
        <translation>Lamy-Poirier 2022, arXiv 2211.05953; PyTorch ScheduleLoopedBFS</translation>
    </message>
    <message>
        <source>lifo: the last microbatch goes back first, as in PyTorch; fifo: the first, as in minPP</source>
        <translation>lifo: ostatnia mikropartia wraca pierwsza, jak w PyTorch; fifo: pierwsza wraca pierwsza, jak w minPP</translation>
    </message>
    <message>
        <source>ZB-H1</source>
        <translation>ZB-H1</translation>
    </message>
    <message>
        <source>1F1B whose weight gradients are put off to fill the bubble, at 1F1B&apos;s memory.</source>
        <translation>1F1B, w którym odłożone gradienty wag wypełniają bąbel, przy pamięci 1F1B.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241; PyTorch ScheduleInterleavedZeroBubble with one stage a device</source>
        <translation>Qi i in. 2024, arXiv 2401.10241; PyTorch ScheduleInterleavedZeroBubble z jednym etapem na urządzenie</translation>
    </message>
    <message>
        <source>split</source>
        <translation>podział</translation>
    </message>
    <message>
        <source>always: every backward in two; needed: whole where splitting gains nothing, as in the authors&apos; patch of Megatron-LM</source>
        <translation>always: każde przejście wstecz na dwoje; needed: całe tam, gdzie podział nic nie daje, jak w łatce autorów do Megatron-LM</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>gdzie trzeba</translation>
    </message>
    <message>
        <source>ZB-H2</source>
        <translation>ZB-H2</translation>
    </message>
    <message>
        <source>Zero bubble with twice the warm-up: where F, I and W take equally long, no idle time inside a device&apos;s span; about twice the memory.</source>
        <translation>Zero bubble z dwukrotną rozgrzewką: gdy F, I i W trwają tyle samo, w odcinku pracy urządzenia nie ma bezczynności; około dwa razy więcej pamięci.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, figure 3</source>
        <translation>Qi i in. 2024, arXiv 2401.10241, rysunek 3</translation>
    </message>
    <message>
        <source>ZB automatic</source>
        <translation>ZB automatyczny</translation>
    </message>
    <message>
        <source>Zero bubble for these very costs: the best order found under a memory limit.</source>
        <translation>Zero bubble dla właśnie tych czasów: najlepsza kolejność znaleziona przy limicie pamięci.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, section 3</source>
        <translation>Qi i in. 2024, arXiv 2401.10241, rozdz. 3</translation>
    </message>
    <message>
        <source>activations that a device may hold; 0: P, as 1F1B</source>
        <translation>ile aktywacji może przechowywać urządzenie; 0: P, jak 1F1B</translation>
    </message>
    <message>
        <source>Interleaved zero bubble</source>
        <translation>ZB z przeplotem</translation>
    </message>
    <message>
        <source>Interleaved 1F1B with split backwards: several chunks a device and delayed weight gradients.</source>
        <translation>1F1B z przeplotem i podzielonym przejściem wstecz: kilka fragmentów na urządzenie i odłożone gradienty wag.</translation>
    </message>
    <message>
        <source>PyTorch ScheduleInterleavedZeroBubble, after Qi et al. 2024, arXiv 2401.10241</source>
        <translation>PyTorch ScheduleInterleavedZeroBubble, według Qi i in. 2024, arXiv 2401.10241</translation>
    </message>
    <message>
        <source>1F1B-V</source>
        <translation>1F1B-V</translation>
    </message>
    <message>
        <source>1F1B folded into a V: two thirds of 1F1B&apos;s memory.</source>
        <translation>1F1B złożony w V: dwie trzecie pamięci 1F1B.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2405.15362; sail-sg/zero-bubble-pipeline-parallelism</source>
        <translation>Qi i in. 2024, arXiv 2405.15362; sail-sg/zero-bubble-pipeline-parallelism</translation>
    </message>
    <message>
        <source>ZB-V</source>
        <translation>ZB-V</translation>
    </message>
    <message>
        <source>Zero bubble folded into a V: where F, I and W take equally long, no idle time inside a device&apos;s span, at 1F1B&apos;s memory.</source>
        <translation>Zero bubble złożone w V: gdy F, I i W trwają tyle samo, w odcinku pracy urządzenia nie ma bezczynności, przy pamięci 1F1B.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, section 6; PyTorch ScheduleZBVZeroBubble</source>
        <translation>Qi i in. 2024, arXiv 2401.10241, rozdz. 6; PyTorch ScheduleZBVZeroBubble</translation>
    </message>
    <message>
        <source>V-Half</source>
        <translation>V-Half</translation>
    </message>
    <message>
        <source>A V of split backwards at half of 1F1B&apos;s memory.</source>
        <translation>V z podzielonych przejść wstecz przy połowie pamięci 1F1B.</translation>
    </message>
    <message>
        <source>V-Min</source>
        <translation>V-Min</translation>
    </message>
    <message>
        <source>A V of split backwards at a third of 1F1B&apos;s memory, the least.</source>
        <translation>V z podzielonych przejść wstecz przy jednej trzeciej pamięci 1F1B, najmniejszej możliwej.</translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <source>Microbatches enter at both ends; a forward and a backward run as one overlapped unit.</source>
        <translation>Mikropartie wchodzą z obu końców; przejście w przód i wstecz biegną jako jedna nakładająca się całość.</translation>
    </message>
    <message>
        <source>DeepSeek-AI 2024, arXiv 2412.19437; deepseek-ai/DualPipe</source>
        <translation>DeepSeek-AI 2024, arXiv 2412.19437; deepseek-ai/DualPipe</translation>
    </message>
    <message>
        <source>DualPipeV</source>
        <translation>DualPipeV</translation>
    </message>
    <message>
        <source>DualPipe folded into a V: half the devices, no second copy of the weights.</source>
        <translation>DualPipe złożone w V: połowa urządzeń, bez drugiej kopii wag.</translation>
    </message>
    <message>
        <source>deepseek-ai/DualPipe; PyTorch ScheduleDualPipeV</source>
        <translation>deepseek-ai/DualPipe; PyTorch ScheduleDualPipeV</translation>
    </message>
    <message>
        <source>Chimera</source>
        <translation>Chimera</translation>
    </message>
    <message>
        <source>Two pipelines in opposite directions over the same devices fill each other&apos;s bubbles.</source>
        <translation>Dwa potoki w przeciwnych kierunkach na tych samych urządzeniach wypełniają sobie nawzajem bąble.</translation>
    </message>
    <message>
        <source>Li and Hoefler 2021, arXiv 2107.06925</source>
        <translation>Li i Hoefler 2021, arXiv 2107.06925</translation>
    </message>
    <message>
        <source>Hanayo</source>
        <translation>Hanayo</translation>
    </message>
    <message>
        <source>Waves: each microbatch runs down the devices and back up, several times.</source>
        <translation>Fale: każda mikropartia biegnie w dół po urządzeniach i z powrotem w górę, kilka razy.</translation>
    </message>
    <message>
        <source>Liu et al. 2023, arXiv 2308.15762</source>
        <translation>Liu i in. 2023, arXiv 2308.15762</translation>
    </message>
    <message>
        <source>PipeDream</source>
        <translation>PipeDream</translation>
    </message>
    <message>
        <source>1F1B that never drains: weights change after every microbatch, and old versions are kept.</source>
        <translation>1F1B, który nigdy się nie opróżnia: wagi zmieniają się po każdej mikropartii, a stare wersje są przechowywane.</translation>
    </message>
    <message>
        <source>Harlap et al. 2018, arXiv 1806.03377; Narayanan et al. 2019, SOSP</source>
        <translation>Harlap i in. 2018, arXiv 1806.03377; Narayanan i in. 2019, SOSP</translation>
    </message>
    <message>
        <source>Forward only</source>
        <translation>Tylko w przód</translation>
    </message>
    <message>
        <source>A pipeline of forwards, as in inference.</source>
        <translation>Potok samych przejść w przód, jak przy wnioskowaniu.</translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965, its forward half</source>
        <translation>Huang i in. 2019, arXiv 1811.06965, część w przód</translation>
    </message>
    <message>
        <source>Forward only, no overlap</source>
        <translation>Tylko w przód, bez nakładania</translation>
    </message>
    <message>
        <source>The next microbatch enters when the last one has left.</source>
        <translation>Następna mikropartia wchodzi, gdy wyszła poprzednia.</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>definicja</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>Sekwencyjny</translation>
    </message>
    <message>
        <source>Microbatch by microbatch, forward and backward, one device at work at a time.</source>
        <translation>Mikropartia po mikropartii, w przód i wstecz; pracuje jedno urządzenie naraz.</translation>
    </message>
    <message>
        <source>Naive model parallel</source>
        <translation>Naiwny podział modelu</translation>
    </message>
    <message>
        <source>The whole batch goes through one stage after another, forward and back.</source>
        <translation>Cała partia przechodzi etap po etapie, w przód i z powrotem.</translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965, figure 2b</source>
        <translation>Huang i in. 2019, arXiv 1811.06965, rysunek 2b</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>The order in a PyTorch schedule file (CSV).</source>
        <translation>Kolejność z pliku harmonogramu PyTorch (CSV).</translation>
    </message>
    <message>
        <source>PyTorch torch.distributed.pipelining, compute-only CSV</source>
        <translation>PyTorch torch.distributed.pipelining, CSV z samymi obliczeniami</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>anulowano</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>nie można odczytać %1: %2</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: this is not JSON: %3</source>
        <translation>wiersz %1, kolumna %2: to nie jest JSON: %3</translation>
    </message>
    <message>
        <source>unknown key “%1”; known here: %2</source>
        <translation>nieznany klucz „%1”; tutaj znane: %2</translation>
    </message>
    <message>
        <source>should be %1, not %2</source>
        <translation>powinno być: %1, a jest: %2</translation>
    </message>
    <message>
        <source>%1 is out of range; allowed: %2 to %3</source>
        <translation>%1 jest poza zakresem; dozwolone: od %2 do %3</translation>
    </message>
    <message>
        <source>“%1” is not one of: %2</source>
        <translation>„%1” nie jest żadnym z: %2</translation>
    </message>
    <message>
        <source>%1 values given; allowed: %2</source>
        <translation>podano wartości: %1; dozwolone: %2</translation>
    </message>
    <message>
        <source>the values add up to %1, but should to %2</source>
        <translation>suma wartości to %1, a powinna być %2</translation>
    </message>
    <message>
        <source>version %1 of the format is not known to this program, which reads version %2</source>
        <translation>wersja %1 formatu nie jest znana temu programowi, który czyta wersję %2</translation>
    </message>
    <message>
        <source>the key “%1” is missing, which says the version of the format; this program reads “%1”: %2</source>
        <translation>brakuje klucza „%1”, który podaje wersję formatu; ten program czyta „%1”: %2</translation>
    </message>
    <message>
        <source>there is no schedule “%1”; known: %2</source>
        <translation>nie ma harmonogramu „%1”; znane: %2</translation>
    </message>
    <message>
        <source>the schedule %2 has no option “%1”; it has: %3</source>
        <translation>harmonogram %2 nie ma opcji „%1”; ma: %3</translation>
    </message>
    <message>
        <source>%1 cannot do this: %2</source>
        <translation>%1 tego nie potrafi: %2</translation>
    </message>
    <message>
        <source>%1 operations are too many; at most %2</source>
        <translation>%1 operacji to za dużo; najwyżej %2</translation>
    </message>
    <message>
        <source>%1 combinations are too many; at most %2</source>
        <translation>%1 kombinacji to za dużo; najwyżej %2</translation>
    </message>
    <message>
        <source>with these sizes all microbatches together take more bytes than can be counted here, %1</source>
        <translation>przy tych rozmiarach wszystkie mikropartie razem zajmują więcej bajtów, niż da się tu policzyć, %1</translation>
    </message>
    <message>
        <source>the schedule has no operations; a row for each device is needed, with cells such as 0F0,0B0</source>
        <translation>harmonogram nie ma operacji; potrzebny jest wiersz na każde urządzenie, z komórkami takimi jak 0F0,0B0</translation>
    </message>
    <message>
        <source>“%1” is no operation: %2</source>
        <translation>„%1” to nie operacja: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is scheduled twice</source>
        <translation>%1 jest w harmonogramie dwa razy</translation>
    </message>
    <message>
        <source>stage %1, microbatch %2 has a whole backward (B) and a split one (I, W); it may have only one of them</source>
        <translation>etap %1, mikropartia %2 ma całe przejście wstecz (B) i podzielone (I, W); może mieć tylko jedno z nich</translation>
    </message>
    <message>
        <source>%1 runs on device %2, but %3, whose activation it needs, on device %4; a live run needs both on one</source>
        <translation>%1 biegnie na urządzeniu %2, ale %3, którego aktywacji potrzebuje, na urządzeniu %4; przebieg na żywo wymaga obu na jednym</translation>
    </message>
    <message>
        <source>a live run of this schedule would hang: %1</source>
        <translation>przebieg na żywo tego harmonogramu by się zawiesił: %1</translation>
    </message>
    <message>
        <source>device %1 needs %2 bytes for the activations and gradients of a live run and has %3</source>
        <translation>urządzenie %1 potrzebuje %2 bajtów na aktywacje i gradienty przebiegu na żywo, a ma %3</translation>
    </message>
    <message>
        <source>this is no stream of a live run: it has no line that begins with {&quot;bsw&quot;:1</source>
        <translation>to nie jest strumień przebiegu na żywo: nie ma wiersza, który zaczyna się od {&quot;bsw&quot;:1</translation>
    </message>
    <message>
        <source>this schedule cannot finish: %1 of %2 operations ran, then %3 waits for %4</source>
        <translation>ten harmonogram nie może się skończyć: wykonano %1 z %2 operacji, potem %3 czeka na %4</translation>
    </message>
    <message>
        <source>8 GPUs, measured</source>
        <translation>8 GPU, pomiar</translation>
    </message>
    <message>
        <source>First picture: 1F1B, 4 stages, 8 microbatches</source>
        <translation>Pierwszy obraz: 1F1B, 4 etapy, 8 mikropartii</translation>
    </message>
    <message>
        <source>Inference with a slow middle stage: a queue forms</source>
        <translation>Wnioskowanie z wolnym środkowym etapem: powstaje kolejka</translation>
    </message>
    <message>
        <source>Interleaved 1F1B: two chunks a device, half the bubble</source>
        <translation>1F1B z przeplotem: dwa fragmenty na urządzenie, pół bąbla</translation>
    </message>
    <message>
        <source>Without pipelining: one device at work at a time</source>
        <translation>Bez potoku: pracuje jedno urządzenie naraz</translation>
    </message>
    <message>
        <source>Slow links: 1F1B waits where GPipe does not</source>
        <translation>Wolne łącza: 1F1B czeka tam, gdzie GPipe nie czeka</translation>
    </message>
    <message>
        <source>A slow middle stage under 1F1B: the senders are held back</source>
        <translation>Wolny środkowy etap przy 1F1B: nadawcy są wstrzymywani</translation>
    </message>
    <message>
        <source>A slow middle stage under GPipe: the queue grows</source>
        <translation>Wolny środkowy etap przy GPipe: kolejka rośnie</translation>
    </message>
    <message>
        <source>One batch in many small microbatches: launch costs eat the gain</source>
        <translation>Jedna partia w wielu małych mikropartiach: koszty uruchamiania zjadają zysk</translation>
    </message>
    <message>
        <source>both directions share the devices in pairs, so their number must be even, not %1</source>
        <translation>oba kierunki dzielą urządzenia parami, więc ich liczba musi być parzysta, a nie %1</translation>
    </message>
    <message>
        <source>half of the microbatches enter at each end, so their number must be even, not %1</source>
        <translation>połowa mikropartii wchodzi z każdego końca, więc ich liczba musi być parzysta, a nie %1</translation>
    </message>
    <message>
        <source>a wave goes down the devices and back up, which takes two chunks; %1 chunks are not whole waves</source>
        <translation>fala biegnie w dół po urządzeniach i z powrotem w górę, co wymaga dwóch fragmentów; %1 fragmentów to nie są całe fale</translation>
    </message>
    <message>
        <source>a microbatch is held twice on each device, once in each chunk; allow %1 activations or more</source>
        <translation>mikropartia jest przechowywana na każdym urządzeniu dwa razy, raz w każdym fragmencie; dopuść %1 lub więcej aktywacji</translation>
    </message>
    <message>
        <source>the two directions alternate slot by slot only on an even number of devices, not %1</source>
        <translation>oba kierunki zmieniają się co takt tylko przy parzystej liczbie urządzeń, a nie %1</translation>
    </message>
    <message>
        <source>a group of %1 is smaller than the number of devices, %2, so its first microbatch would wait for its own next chunk; use %3 or more</source>
        <translation>grupa %1 jest mniejsza niż liczba urządzeń %2, więc jej pierwsza mikropartia czekałaby na własny następny fragment; użyj %3 lub więcej</translation>
    </message>
    <message>
        <source>the last group is left with %1, fewer than the number of devices, %2; choose another group size or number of microbatches</source>
        <translation>w ostatniej grupie zostaje %1, mniej niż liczba urządzeń %2; wybierz inną wielkość grupy lub liczbę mikropartii</translation>
    </message>
    <message>
        <source>the scenario has no limit of a device&apos;s memory in bytes</source>
        <translation>scenariusz nie ma limitu pamięci urządzenia w bajtach</translation>
    </message>
    <message>
        <source>the scenario does not say how many bytes its model takes</source>
        <translation>scenariusz nie mówi, ile bajtów zajmuje jego model</translation>
    </message>
    <message>
        <source>beside weights and optimizer, device %1 has room for %2 activations; it needs %3 to run at all</source>
        <translation>obok wag i optymalizatora urządzenie %1 ma miejsce na %2 aktywacji; aby w ogóle działać, potrzebuje %3</translation>
    </message>
    <message>
        <source>M = %1 is less than %2P = %3; use %4 or more</source>
        <translation>M = %1 jest mniejsze niż %2P = %3; użyj %4 lub więcej</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>an object or a list</source>
        <translation>obiekt lub lista</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>pusta lista</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true lub false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>liczba całkowita</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>liczba całkowita, 0 lub więcej</translation>
    </message>
    <message>
        <source>a whole number of ns</source>
        <translation>całkowita liczba ns</translation>
    </message>
    <message>
        <source>a whole number of ns, or text such as &quot;%1.%2ms&quot;</source>
        <translation>całkowita liczba ns lub tekst taki jak &quot;%1.%2ms&quot;</translation>
    </message>
    <message>
        <source>text or a whole number</source>
        <translation>tekst lub liczba całkowita</translation>
    </message>
    <message>
        <source>a list with a whole number of ns for each stage</source>
        <translation>lista z całkowitą liczbą ns dla każdego etapu</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>a list of %1 to %2 layers</source>
        <translation>lista od %1 do %2 warstw</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>więcej niż %1</translation>
    </message>
    <message>
        <source>more</source>
        <translation>więcej</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>głębiej</translation>
    </message>
    <message>
        <source>given once</source>
        <translation>podane raz</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>dwa razy</translation>
    </message>
    <message>
        <source>at most %1 values in all</source>
        <translation>najwyżej %1 wartości łącznie</translation>
    </message>
    <message>
        <source>nested at most %1 deep</source>
        <translation>zagnieżdżenie najwyżej na głębokość %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>%1 (one a stage)</source>
        <translation>%1 (po jednej na etap)</translation>
    </message>
    <message>
        <source>%1, %2 (one a device)</source>
        <translation>%1, %2 (po jednej na urządzenie)</translation>
    </message>
    <message>
        <source>%1, %2 (one a stage)</source>
        <translation>%1, %2 (po jednej na etap)</translation>
    </message>
    <message>
        <source>%1, %2 (one a device), %3 (one a stage)</source>
        <translation>%1, %2 (po jednej na urządzenie), %3 (po jednej na etap)</translation>
    </message>
    <message>
        <source>%1 or more, one for each stage</source>
        <translation>%1 lub więcej, po jednej na każdy etap</translation>
    </message>
    <message>
        <source>each column once</source>
        <translation>każda kolumna raz</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>block or end</source>
        <translation>block lub end</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes lub no</translation>
    </message>
    <message>
        <source>a first line with the columns&apos; names, and a line for each layer</source>
        <translation>pierwszy wiersz z nazwami kolumn i wiersz na każdą warstwę</translation>
    </message>
    <message>
        <source>a duration from %1 to %2 s: a number of milliseconds, or one with a unit such as %3us</source>
        <translation>czas trwania od %1 do %2 s: liczba milisekund albo liczba z jednostką, taką jak %3us</translation>
    </message>
    <message>
        <source>write stage, letter, microbatch such as %1F%2 (F, B, I or W), or a pair such as (%3F%4;%5B%6)OVERLAP_F_B</source>
        <translation>napisz etap, literę i mikropartię, na przykład %1F%2 (F, B, I lub W), albo parę taką jak (%3F%4;%5B%6)OVERLAP_F_B</translation>
    </message>
    <message>
        <source>only F, B, I and W can overlap</source>
        <translation>nakładać się mogą tylko F, B, I i W</translation>
    </message>
    <message>
        <source>stages go up to %1, microbatches up to %2</source>
        <translation>etapy sięgają %1, mikropartie %2</translation>
    </message>
    <message>
        <source>its op is not in the schedule</source>
        <translation>jej operacji nie ma w harmonogramie</translation>
    </message>
    <message>
        <source>its op is on device %1</source>
        <translation>jej operacja jest na urządzeniu %1</translation>
    </message>
    <message>
        <source>what it sends is made only after it</source>
        <translation>to, co wysyła, powstaje dopiero po niej</translation>
    </message>
    <message>
        <source>what it receives is used before it</source>
        <translation>to, co odbiera, jest użyte przed nią</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>występuje dwa razy</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>kończy się za wcześnie</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>rdzenie: %1</translation>
    </message>
    <message>
        <source>%1 core</source>
        <translation>rdzenie: %1</translation>
    </message>
    <message>
        <source>%1 devices</source>
        <translation>urządzenia: %1</translation>
    </message>
    <message>
        <source>up to %1 devices</source>
        <translation>urządzenia: do %1</translation>
    </message>
    <message>
        <source>waiting instead of computing; exact durations, also with fewer cores than devices</source>
        <translation>czekanie zamiast obliczeń; dokładne czasy trwania, także gdy rdzeni jest mniej niż urządzeń</translation>
    </message>
    <message>
        <source>paced</source>
        <translation>odmierzane</translation>
    </message>
    <message>
        <source>waits instead of computing</source>
        <translation>czeka zamiast liczyć</translation>
    </message>
    <message>
        <source>CPU thread</source>
        <translation>wątek CPU</translation>
    </message>
    <message>
        <source>no GPU module</source>
        <translation>brak modułu GPU</translation>
    </message>
    <message>
        <source>no NVIDIA driver</source>
        <translation>brak sterownika NVIDIA</translation>
    </message>
    <message>
        <source>no usable GPU</source>
        <translation>brak nadającego się GPU</translation>
    </message>
    <message>
        <source>driver CUDA %1.%2</source>
        <translation>sterownik CUDA %1.%2</translation>
    </message>
    <message>
        <source>built for CUDA %1.%2</source>
        <translation>zbudowany dla CUDA %1.%2</translation>
    </message>
    <message>
        <source>comes with the GPU module</source>
        <translation>jest w module GPU</translation>
    </message>
    <message>
        <source>%1 devices share %2 cores: an op takes its time only while all of them are busy, less with fewer</source>
        <translation>urządzenia: %1, rdzenie: %2; operacja trwa tyle, ile powinna, tylko gdy zajęte są wszystkie urządzenia, a krócej, gdy mniej</translation>
    </message>
    <message>
        <source>%1 devices would be as many threads; the CPU backend runs up to %2</source>
        <translation>%1 urządzeń to tyle samo wątków; na CPU może ich być do %2</translation>
    </message>
    <message>
        <source>a CPU thread cannot use fewer units</source>
        <translation>wątek CPU nie może używać mniejszej liczby jednostek</translation>
    </message>
    <message>
        <source>slow down by more work or by waiting</source>
        <translation>spowalniaj przez więcej pracy lub czekanie</translation>
    </message>
    <message>
        <source>the buffers need %1 bytes or more</source>
        <translation>bufory wymagają co najmniej %1 bajtów</translation>
    </message>
    <message>
        <source>smaller payloads, fewer microbatches in flight or more memory</source>
        <translation>mniejsze dane, mniej mikropartii w locie lub więcej pamięci</translation>
    </message>
    <message>
        <source>the device does not answer; look at its driver&apos;s log, and give long ops more time</source>
        <translation>urządzenie nie odpowiada; zajrzyj do dziennika jego sterownika i daj długim operacjom więcej czasu</translation>
    </message>
    <message>
        <source>rank %1 is gone</source>
        <translation>proces %1 zniknął</translation>
    </message>
    <message>
        <source>look at that process&apos; standard error and exit status</source>
        <translation>zajrzyj na standardowe wyjście błędów tego procesu i jego kod zakończenia</translation>
    </message>
    <message>
        <source>the times add up to %1 years, more than the %2 years that can be counted in nanoseconds; make the operations shorter or fewer</source>
        <translation>czasy sumują się do %1 lat, więcej niż %2 lat, które da się policzyć w nanosekundach; skróć operacje albo zmniejsz ich liczbę</translation>
    </message>
    <message>
        <source>at this bandwidth a transfer of so many bytes takes %1 s; at most %2 s</source>
        <translation>przy tej przepustowości przesłanie tylu bajtów trwa %1 s; najwyżej %2 s</translation>
    </message>
    <message>
        <source>pattern: the paper&apos;s fixed order, as PyTorch has it; search (also where a limit or the like is given): made for the scenario&apos;s costs at the same memory, as the authors&apos; scheduler does</source>
        <translation>pattern: stała kolejność z artykułu, jak w PyTorch; search (także gdy podano limit lub podobną opcję): ułożona dla czasów scenariusza przy tej samej pamięci, jak robi to planista autorów</translation>
    </message>
    <message>
        <source>activations that a device may hold in the search; 0: P, as 1F1B</source>
        <translation>aktywacje, które urządzenie może trzymać podczas szukania; 0: P, jak 1F1B</translation>
    </message>
    <message>
        <source>pattern: the paper&apos;s fixed order; search (also where a limit or the like is given): made for the scenario&apos;s costs at the same memory, as the authors&apos; scheduler does</source>
        <translation>pattern: stała kolejność z artykułu; search (także gdy podano limit lub podobną opcję): ułożona dla czasów scenariusza przy tej samej pamięci, jak robi to planista autorów</translation>
    </message>
    <message>
        <source>activations that a device may hold in the search; 0: 2P−1, as the pattern</source>
        <translation>aktywacje, które urządzenie może trzymać podczas szukania; 0: 2P−1, jak wzorzec</translation>
    </message>
    <message>
        <source>pattern: PyTorch&apos;s fixed order; search (also where a limit or the like is given): made for the scenario&apos;s costs</source>
        <translation>pattern: stała kolejność PyTorch; search (także gdy podano limit lub podobną opcję): ułożona dla czasów scenariusza</translation>
    </message>
    <message>
        <source>pattern: the building block&apos;s order, whatever things cost; search (also where a limit or the like is given): made for the scenario&apos;s costs</source>
        <translation>pattern: kolejność bloku, niezależnie od czasów; search (także gdy podano limit lub podobną opcję): ułożona dla czasów scenariusza</translation>
    </message>
    <message>
        <source>activations that a device may hold in the search, each of one of its two stages; 0: what the pattern holds</source>
        <translation>aktywacje, które urządzenie może trzymać podczas szukania, każda jednego z jego dwóch etapów; 0: tyle, ile trzyma wzorzec</translation>
    </message>
    <message>
        <source>the lesson says %1, but the simulation gives %2</source>
        <translation>lekcja podaje %1, a symulacja daje %2</translation>
    </message>
    <message>
        <source>the fixed order (order pattern) looks at no such option; leave it out, or take order search</source>
        <translation>stała kolejność (order pattern) nie uwzględnia takiej opcji; pomiń ją albo wybierz order search</translation>
    </message>
    <message>
        <source>order search splits every backward; leave one of the two out</source>
        <translation>order search dzieli każde przejście wstecz; pomiń jedną z tych opcji</translation>
    </message>
    <message>
        <source>not yet run on hardware</source>
        <translation>jeszcze nie uruchamiano na sprzęcie</translation>
    </message>
    <message>
        <source>rank %1 was told to end by somebody else (a signal)</source>
        <translation>procesowi o randze %1 ktoś inny kazał się zakończyć (sygnał)</translation>
    </message>
    <message>
        <source>to cancel a run, tell rank 0</source>
        <translation>aby anulować przebieg, zwróć się do rangi 0</translation>
    </message>
    <message>
        <source>“%1” is no duration; write 0 or at least 1ns, in milliseconds or with a unit: 500us, 2.5ms, 1s</source>
        <translation>„%1” to nie czas trwania; podaj 0 albo co najmniej 1ns, w milisekundach lub z jednostką: 500us, 2.5ms, 1s</translation>
    </message>
    <message>
        <source>each device holds two stages, one for either direction, and each stage is on two devices; leave chunks out, or give 2</source>
        <translation>każde urządzenie ma dwa etapy, po jednym na każdy kierunek, a każdy etap jest na dwóch urządzeniach; pomiń chunks albo podaj 2</translation>
    </message>
    <message>
        <source>it has one stage on each device; leave chunks out, or take a schedule that can have more, such as interleaved-1f1b</source>
        <translation>ma jeden etap na każdym urządzeniu; pomiń chunks albo weź harmonogram, który może mieć ich więcej, na przykład interleaved-1f1b</translation>
    </message>
    <message>
        <source>cursor at %1</source>
        <translation>kursor w %1</translation>
    </message>
    <message>
        <source>end at %1</source>
        <translation>koniec w %1</translation>
    </message>
    <message>
        <source>bubble at %1</source>
        <translation>bąbel w %1</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>operację</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <source>ms</source>
        <comment>milliseconds</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>EB</source>
        <translation>EB</translation>
    </message>
</context>
<context>
    <name>gantt</name>
    <message>
        <source>iteration %1 ends</source>
        <translation>koniec iteracji %1</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>bubble = (P−1) / (P+M−1), for GPipe and 1F1B with equal stages and no transfers</source>
        <translation>bąbel = (P−1) / (P+M−1), dla GPipe i 1F1B przy równych etapach i bez transferów</translation>
    </message>
    <message>
        <source>transfer = latency + bytes / bandwidth</source>
        <translation>transfer = opóźnienie + bajty / przepustowość</translation>
    </message>
    <message>
        <source>B = I + W</source>
        <translation>B = I + W</translation>
    </message>
    <message>
        <source>forward of a microbatch = F / M + overhead</source>
        <translation>przejście w przód mikropartii = F / M + narzut</translation>
    </message>
    <message>
        <source>activations of a layer = s·b·h · (34 + 5·a·s / h) bytes</source>
        <translation>aktywacje warstwy = s·b·h · (34 + 5·a·s / h) bajtów</translation>
    </message>
    <message>
        <source>factor: uniform from 1−a to 1+a; normal with mean 1 and deviation a; long tail: Lomax of shape 4 with mean 1, never below 1−a</source>
        <translation>współczynnik: równomierny od 1−a do 1+a; normalny o średniej 1 i odchyleniu a; długi ogon: Lomax o kształcie 4 i średniej 1, nigdy poniżej 1−a</translation>
    </message>
    <message>
        <source>M ≥ (P−1) · (1−β) / β for a bubble of at most β, for GPipe and 1F1B</source>
        <translation>M ≥ (P−1) · (1−β) / β dla bąbla najwyżej β, dla GPipe i 1F1B</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>In which order every device does its forwards and backwards. The order decides how much of the time is bubble and how many activations a device holds.</source>
        <translation>W jakiej kolejności każde urządzenie wykonuje przejścia w przód i wstecz. Od kolejności zależy, jaka część czasu to bąbel i ile aktywacji przechowuje urządzenie.</translation>
    </message>
    <message>
        <source>Group size</source>
        <translation>Wielkość grupy</translation>
    </message>
    <message>
        <source>How many microbatches pass one chunk before the device turns to the next. At least as many as there are devices; 0 makes the groups as even as they can be.</source>
        <translation>Ile mikropartii przechodzi przez jeden fragment, zanim urządzenie zajmie się następnym. Co najmniej tyle, ile jest urządzeń; przy 0 grupy są możliwie równe.</translation>
    </message>
    <message>
        <source>Order of the backwards</source>
        <translation>Kolejność przejść wstecz</translation>
    </message>
    <message>
        <source>Whether the microbatch that came last goes back first (lifo) or the one that came first (fifo). With equal stages the bubble is the same; which activations are released first is not.</source>
        <translation>Czy pierwsza wraca mikropartia, która przyszła ostatnia (lifo), czy ta, która przyszła pierwsza (fifo). Przy równych etapach bąbel jest ten sam; inne jest to, które aktywacje zwalniają się najpierw.</translation>
    </message>
    <message>
        <source>Pattern or search</source>
        <translation>Wzorzec czy szukanie</translation>
    </message>
    <message>
        <source>Whether the order is the paper&apos;s fixed pattern or is searched for, made for the times that are set. A searched order fits unequal stages and transfers too, at the same memory.</source>
        <translation>Czy kolejność to stały wzorzec z artykułu, czy jest szukana dla ustawionych czasów. Szukana kolejność pasuje też do nierównych etapów i transferów, przy tej samej pamięci.</translation>
    </message>
    <message>
        <source>Split backwards</source>
        <translation>Dzielenie przejść wstecz</translation>
    </message>
    <message>
        <source>Whether every backward is cut into its two halves, or only where that gains something. A whole backward hands its gradient on only when both halves are done.</source>
        <translation>Czy każde przejście wstecz jest cięte na dwie połowy, czy tylko tam, gdzie to coś daje. Całe przejście wstecz oddaje gradient dopiero po obu połowach.</translation>
    </message>
    <message>
        <source>Limit of the search</source>
        <translation>Limit szukania</translation>
    </message>
    <message>
        <source>How many activations a device may hold in the order that is searched for; 0 takes the schedule&apos;s own number. The more it may hold, the smaller the bubble can be.</source>
        <translation>Ile aktywacji urządzenie może przechowywać w szukanej kolejności; 0 bierze własną liczbę harmonogramu. Im więcej może przechowywać, tym mniejszy może być bąbel.</translation>
    </message>
    <message>
        <source>What the limit counts</source>
        <translation>Co liczy limit</translation>
    </message>
    <message>
        <source>Whether the limit is a number of activations or follows from a device&apos;s memory in bytes, set under Memory. In bytes, what is there all the time is taken off first.</source>
        <translation>Czy limit to liczba aktywacji, czy wynika z pamięci urządzenia w bajtach, ustawionej w sekcji Pamięć. W bajtach najpierw odejmuje się to, co jest tam cały czas.</translation>
    </message>
    <message>
        <source>activations ≤ (memory − weights − gradients − optimizer state) / bytes of one activation</source>
        <translation>aktywacje ≤ (pamięć − wagi − gradienty − stan optymalizatora) / bajty jednej aktywacji</translation>
    </message>
    <message>
        <source>Released by the input gradient</source>
        <translation>Zwalnia gradient wejścia</translation>
    </message>
    <message>
        <source>How much of an activation, in thousandths, the end of the input gradient gives back already; the weight gradient gives back the rest. Then more microbatches fit into the same memory.</source>
        <translation>Jaką część aktywacji, w tysięcznych, oddaje już koniec gradientu wejścia; resztę oddaje gradient wag. Wtedy w tej samej pamięci mieści się więcej mikropartii.</translation>
    </message>
    <message>
        <source>Objective of the search</source>
        <translation>Cel szukania</translation>
    </message>
    <message>
        <source>What the search makes small: the makespan, or the longest span of a device. The zero-bubble papers take the span.</source>
        <translation>Co szukanie zmniejsza: czas całkowity albo najdłuższy odcinek urządzenia. Artykuły o zero bubble biorą odcinek.</translation>
    </message>
    <message>
        <source>span of a device = its last end − its first start</source>
        <translation>odcinek urządzenia = jego ostatni koniec − jego pierwszy początek</translation>
    </message>
    <message>
        <source>Effort of the search</source>
        <translation>Nakład szukania</translation>
    </message>
    <message>
        <source>How many random changes to the best order are tried; 0 tries as many as take about a second. More of them may find a better order.</source>
        <translation>Ile losowych zmian najlepszej kolejności się próbuje; 0 próbuje tylu, ile zajmuje mniej więcej sekundę. Większa liczba może dać lepszą kolejność.</translation>
    </message>
    <message>
        <source>Stages, devices</source>
        <translation>Etapy, urządzenia</translation>
    </message>
    <message>
        <source>Into how many parts the model is cut by depth, one for each device; with chunks, how many devices there are. The more of them, the longer the pipeline takes to fill and to drain.</source>
        <translation>Na ile części model jest pocięty w głąb, po jednej na każde urządzenie; z fragmentami: ile jest urządzeń. Im ich więcej, tym dłużej potok się napełnia i opróżnia.</translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation>Fragmenty na urządzenie</translation>
    </message>
    <message>
        <source>How many stages each device holds: smaller ones, so that the pipeline fills sooner. Each microbatch then crosses from device to device V times as often.</source>
        <translation>Ile etapów ma każde urządzenie: mniejszych, dzięki czemu potok napełnia się wcześniej. Każda mikropartia przechodzi wtedy między urządzeniami V razy częściej.</translation>
    </message>
    <message>
        <source>bubble = (P−1) / (P−1 + M·V), for interleaved 1F1B</source>
        <translation>bąbel = (P−1) / (P−1 + M·V), dla 1F1B z przeplotem</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Mikropartie</translation>
    </message>
    <message>
        <source>Into how many parts the batch is cut; while one is in a stage, others are in the stages before and after. The more of them, the smaller the bubble.</source>
        <translation>Na ile części pocięta jest partia; gdy jedna jest w którymś etapie, inne są w etapach przed nim i za nim. Im ich więcej, tym mniejszy bąbel.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>W przód</translation>
    </message>
    <message>
        <source>How long a device computes on one microbatch on its way forward; with “same batch”, on the whole batch. Forward and backward together set the makespan.</source>
        <translation>Jak długo urządzenie liczy jedną mikropartię w drodze w przód; przy „tej samej partii” całą partię. Przejście w przód i wstecz razem wyznaczają czas całkowity.</translation>
    </message>
    <message>
        <source>makespan = (M+P−1) · (F+B), for GPipe and 1F1B without transfers</source>
        <translation>czas całkowity = (M+P−1) · (F+B), dla GPipe i 1F1B bez transferów</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>How long a device computes on one microbatch on its way back: the gradient for the input and the one for the weights. Often about twice as long as a forward.</source>
        <translation>Jak długo urządzenie liczy jedną mikropartię w drodze wstecz: gradient dla wejścia i gradient dla wag. Często około dwóch razy dłużej niż w przód.</translation>
    </message>
    <message>
        <source>The two halves of the backward</source>
        <translation>Dwie połowy przejścia wstecz</translation>
    </message>
    <message>
        <source>The gradient for the input (I), which the stage before waits for, and the gradient for the weights (W), which nobody waits for. Zero-bubble schedules put W off and fill bubbles with it.</source>
        <translation>Gradient dla wejścia (I), na który czeka poprzedni etap, i gradient dla wag (W), na który nikt nie czeka. Harmonogramy zero bubble odkładają W i wypełniają nim bąble.</translation>
    </message>
    <message>
        <source>Make equal</source>
        <translation>Wyrównaj</translation>
    </message>
    <message>
        <source>Gives every stage the mean of the times, which now differ. Formulas from the literature hold for equal stages.</source>
        <translation>Daje każdemu etapowi średnią czasów, które teraz się różnią. Wzory z literatury obowiązują dla równych etapów.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>How long an activation or a gradient is on its way from one device to the next, whatever its size. Between two stages of one device it takes no time.</source>
        <translation>Jak długo aktywacja lub gradient jest w drodze z jednego urządzenia do następnego, niezależnie od rozmiaru. Między dwoma etapami jednego urządzenia nie zajmuje to czasu.</translation>
    </message>
    <message>
        <source>More on transfers</source>
        <translation>Więcej o transferach</translation>
    </message>
    <message>
        <source>How much is sent, how fast, and whether it keeps the devices busy. Without a bandwidth the size takes no time.</source>
        <translation>Ile się wysyła, jak szybko i czy zajmuje to urządzenia. Bez przepustowości rozmiar nie zajmuje czasu.</translation>
    </message>
    <message>
        <source>Size of a transfer</source>
        <translation>Rozmiar transferu</translation>
    </message>
    <message>
        <source>How many bytes of one microbatch go from stage to stage; the gradient has as many as the activation. Divided by the bandwidth they add to the latency.</source>
        <translation>Ile bajtów jednej mikropartii idzie z etapu do etapu; gradient ma ich tyle, co aktywacja. Podzielone przez przepustowość dodają się do opóźnienia.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Przepustowość</translation>
    </message>
    <message>
        <source>How many bytes a second go from device to device; 0 means that the size takes no time. A smaller microbatch takes proportionally less.</source>
        <translation>Ile bajtów na sekundę idzie z urządzenia do urządzenia; 0 znaczy, że rozmiar nie zajmuje czasu. Mniejsza mikropartia zajmuje proporcjonalnie mniej.</translation>
    </message>
    <message>
        <source>Blocking transfers</source>
        <translation>Transfery blokujące</translation>
    </message>
    <message>
        <source>Off: transfers run beside the devices&apos; work. On: sender and receiver can do nothing else meanwhile, so that every transfer is idle time on both.</source>
        <translation>Wył.: transfery biegną obok pracy urządzeń. Wł.: nadawca i odbiorca nie mogą wtedy robić nic innego, więc każdy transfer to bezczynność obu.</translation>
    </message>
    <message>
        <source>Slowdown of a stage</source>
        <translation>Spowolnienie etapu</translation>
    </message>
    <message>
        <source>How many times longer everything takes on this stage: ×2 is half as fast. With many microbatches the slowest stage sets the pace of all.</source>
        <translation>Ile razy dłużej trwa wszystko na tym etapie: ×2 to dwa razy wolniej. Przy wielu mikropartiach najwolniejszy etap nadaje tempo wszystkim.</translation>
    </message>
    <message>
        <source>time of an operation = slowdown · F, or slowdown · B</source>
        <translation>czas operacji = spowolnienie · F albo spowolnienie · B</translation>
    </message>
    <message>
        <source>Slow middle stage</source>
        <translation>Wolny środkowy etap</translation>
    </message>
    <message>
        <source>Slows the stage in the middle by the factor beside it, and makes it as fast as the others again. A queue forms before it, or the schedule holds the stages before it back.</source>
        <translation>Spowalnia środkowy etap o współczynnik obok i przywraca mu szybkość pozostałych. Przed nim powstaje kolejka albo harmonogram wstrzymuje etapy przed nim.</translation>
    </message>
    <message>
        <source>Same microbatch size</source>
        <translation>Ten sam rozmiar mikropartii</translation>
    </message>
    <message>
        <source>Every microbatch takes the times that are set. More microbatches are a larger batch and more work.</source>
        <translation>Każda mikropartia trwa tyle, ile ustawiono. Więcej mikropartii to większa partia i więcej pracy.</translation>
    </message>
    <message>
        <source>work of a device = M · (F + B)</source>
        <translation>praca urządzenia = M · (F + B)</translation>
    </message>
    <message>
        <source>Same batch</source>
        <translation>Ta sama partia</translation>
    </message>
    <message>
        <source>The times that are set are the whole batch&apos;s, and more microbatches cut it finer. From some number on the overhead of each operation costs more than the smaller bubble saves.</source>
        <translation>Ustawione czasy dotyczą całej partii, a więcej mikropartii tnie ją drobniej. Od pewnej liczby narzut każdej operacji kosztuje więcej, niż oszczędza mniejszy bąbel.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Próbki</translation>
    </message>
    <message>
        <source>How many samples the batch has, dealt out to the microbatches as evenly as whole numbers allow; 0 divides evenly. A smaller microbatch takes proportionally less time and memory.</source>
        <translation>Ile próbek ma partia, rozdzielonych na mikropartie tak równo, jak pozwalają liczby całkowite; 0 dzieli równo. Mniejsza mikropartia zajmuje proporcjonalnie mniej czasu i pamięci.</translation>
    </message>
    <message>
        <source>8 samples in 3 microbatches: 3 + 3 + 2</source>
        <translation>8 próbek w 3 mikropartiach: 3 + 3 + 2</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Narzut</translation>
    </message>
    <message>
        <source>What every operation takes besides, however small its microbatch: starting the work, and the poorer use that small pieces make of a device. It counts with “same batch” only.</source>
        <translation>Ile każda operacja zajmuje dodatkowo, choćby mikropartia była najmniejsza: uruchomienie pracy i gorsze wykorzystanie urządzenia przez małe kawałki. Liczy się tylko przy „tej samej partii”.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteracje</translation>
    </message>
    <message>
        <source>How many training steps run one after another. From two on the figures also show a step in the steady state.</source>
        <translation>Ile kroków uczenia biegnie jeden po drugim. Od dwóch w górę wskaźniki pokazują też krok w stanie ustalonym.</translation>
    </message>
    <message>
        <source>steady iteration = (end of the last but one − end of the first) / (their number − 2), from three iterations on</source>
        <translation>ustalona iteracja = (koniec przedostatniej − koniec pierwszej) / (ich liczba − 2), od trzech iteracji</translation>
    </message>
    <message>
        <source>Optimizer&apos;s barrier</source>
        <translation>Bariera optymalizatora</translation>
    </message>
    <message>
        <source>On: no device begins the next iteration before all have ended this one, as a gradient norm over the whole model needs. Off: each device goes on at once, which is where zero-bubble schedules gain.</source>
        <translation>Wł.: żadne urządzenie nie zaczyna następnej iteracji, zanim wszystkie nie skończą bieżącej, jak wymaga norma gradientu całego modelu. Wył.: każde urządzenie idzie od razu dalej i na tym zyskują harmonogramy zero bubble.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>What the bytes are worked out from: activations of each microbatch, and the weights, gradients and optimizer state that are there all the time. Without a model, activations are only counted.</source>
        <translation>Z czego wylicza się bajty: aktywacje każdej mikropartii oraz wagi, gradienty i stan optymalizatora, które są tam cały czas. Bez modelu aktywacje są tylko liczone.</translation>
    </message>
    <message>
        <source>Memory of a device</source>
        <translation>Pamięć urządzenia</translation>
    </message>
    <message>
        <source>How many gigabytes of 1,000,000,000 bytes a device has; 0 sets no limit. The instant at which a device goes over it is marked.</source>
        <translation>Ile gigabajtów po 1 000 000 000 bajtów ma urządzenie; 0 nie stawia limitu. Zaznacza się chwilę, w której urządzenie go przekracza.</translation>
    </message>
    <message>
        <source>The model&apos;s numbers</source>
        <translation>Liczby modelu</translation>
    </message>
    <message>
        <source>The model&apos;s sizes, what its backward recomputes, and how it is divided. Begin with a known model and change one number to see what it does to memory.</source>
        <translation>Rozmiary modelu, co jego przejście wstecz liczy na nowo i jak jest podzielony. Zacznij od znanego modelu i zmień jedną liczbę, aby zobaczyć, jak wpływa na pamięć.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Transformer layers of the whole model, which the stages share evenly. A stage holds the activations of its layers for every microbatch in flight.</source>
        <translation>Warstwy transformera w całym modelu, które etapy dzielą równo. Etap przechowuje aktywacje swoich warstw dla każdej mikropartii w locie.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Szerokość</translation>
    </message>
    <message>
        <source>How many values a token has between two layers: h in the formula. Parameters grow with its square.</source>
        <translation>Ile wartości ma token między dwiema warstwami: h we wzorze. Parametry rosną z jej kwadratem.</translation>
    </message>
    <message>
        <source>parameters of a GPT layer = 12·h² + 13·h</source>
        <translation>parametry warstwy GPT = 12·h² + 13·h</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Głowice</translation>
    </message>
    <message>
        <source>Attention heads: a in the formula; keys and values may have fewer. The scores that a layer keeps grow with the heads and with the square of the sequence.</source>
        <translation>Głowice uwagi: a we wzorze; klucze i wartości mogą mieć ich mniej. Macierze uwagi, które warstwa przechowuje, rosną z liczbą głowic i z kwadratem sekwencji.</translation>
    </message>
    <message>
        <source>scores of a layer = 5·a·s²·b bytes</source>
        <translation>macierze uwagi warstwy = 5·a·s²·b bajtów</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <source>Width of a layer&apos;s feed-forward part; 0 means four times the hidden size. The wider it is, the more parameters a layer has.</source>
        <translation>Szerokość części feed-forward warstwy; 0 znaczy cztery razy szerokość modelu. Im szersza, tym więcej parametrów ma warstwa.</translation>
    </message>
    <message>
        <source>parameters of a Llama layer = 2·h²·(1 + k/a) + 3·h·f + 2·h</source>
        <translation>parametry warstwy Llama = 2·h²·(1 + k/a) + 3·h·f + 2·h</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Słownik</translation>
    </message>
    <message>
        <source>How many tokens the embedding on the first stage and the head on the last one know. They make these two stages larger than the others.</source>
        <translation>Ile tokenów znają warstwa osadzeń na pierwszym etapie i głowica na ostatnim. Przez nie te dwa etapy są większe od pozostałych.</translation>
    </message>
    <message>
        <source>embedding = v·h parameters; logits = 4·s·b·v bytes</source>
        <translation>osadzenia = v·h parametrów; logity = 4·s·b·v bajtów</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sekwencja</translation>
    </message>
    <message>
        <source>Tokens in a sample: s in the formula. Activations grow with it, and the attention scores with its square.</source>
        <translation>Tokeny w próbce: s we wzorze. Aktywacje rosną wraz z nią, a macierze uwagi z jej kwadratem.</translation>
    </message>
    <message>
        <source>Samples in a microbatch</source>
        <translation>Próbki w mikropartii</translation>
    </message>
    <message>
        <source>How many samples a microbatch has: b in the formula; where the batch&apos;s samples are given, they count instead. Activations grow in proportion.</source>
        <translation>Ile próbek ma mikropartia: b we wzorze; gdzie podano próbki partii, liczą się one. Aktywacje rosną proporcjonalnie.</translation>
    </message>
    <message>
        <source>Bytes a value</source>
        <translation>Bajty na wartość</translation>
    </message>
    <message>
        <source>Bytes of an activation&apos;s value and of a weight: 2 for half precision, 4 for single. The formula&apos;s 34 and 5 are for 2.</source>
        <translation>Bajty wartości aktywacji i wagi: 2 przy połowicznej precyzji, 4 przy pojedynczej. 34 i 5 we wzorze są dla 2.</translation>
    </message>
    <message>
        <source>n bytes a value: 16·n + 2 for 34, and 2·n + 1 for 5</source>
        <translation>n bajtów na wartość: 16·n + 2 zamiast 34 i 2·n + 1 zamiast 5</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Równoległość tensorowa</translation>
    </message>
    <message>
        <source>How many devices share each layer: t in the formula; all figures are those of one of them. Weights and the inside of a layer are divided, what lies between the matrices is not.</source>
        <translation>Ile urządzeń dzieli każdą warstwę: t we wzorze; wszystkie wskaźniki dotyczą jednego z nich. Wagi i wnętrze warstwy są podzielone, to, co leży między macierzami, nie.</translation>
    </message>
    <message>
        <source>activations of a layer = s·b·h · (10 + 24/t + 5·a·s / (h·t)) bytes</source>
        <translation>aktywacje warstwy = s·b·h · (10 + 24/t + 5·a·s / (h·t)) bajtów</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Równoległość sekwencyjna</translation>
    </message>
    <message>
        <source>The devices that share a layer also share what lies between its matrices, cut along the sequence. Then all activations of a layer are divided by t.</source>
        <translation>Urządzenia, które dzielą warstwę, dzielą też to, co leży między jej macierzami, pocięte wzdłuż sekwencji. Wtedy wszystkie aktywacje warstwy dzielą się przez t.</translation>
    </message>
    <message>
        <source>activations of a layer = s·b·h/t · (34 + 5·a·s / h) bytes</source>
        <translation>aktywacje warstwy = s·b·h/t · (34 + 5·a·s / h) bajtów</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Liczone na nowo</translation>
    </message>
    <message>
        <source>What the backward computes anew instead of keeping it: nothing, the attention scores, or whole layers. The time for it is not added; lengthen the backward for that.</source>
        <translation>Co przejście wstecz liczy na nowo, zamiast przechowywać: nic, macierze uwagi albo całe warstwy. Czas na to nie jest doliczany; wydłuż w tym celu przejście wstecz.</translation>
    </message>
    <message>
        <source>activations of a layer: 34·s·b·h bytes without scores, 2·s·b·h with whole layers recomputed</source>
        <translation>aktywacje warstwy: 34·s·b·h bajtów bez macierzy uwagi, 2·s·b·h przy całych warstwach liczonych na nowo</translation>
    </message>
    <message>
        <source>Bytes a gradient</source>
        <translation>Bajty na gradient</translation>
    </message>
    <message>
        <source>Bytes of gradient that are kept for each parameter, all the time. Megatron-LM adds gradients up in 32 bits, which takes 4.</source>
        <translation>Bajty gradientu przechowywane na każdy parametr, cały czas. Megatron-LM sumuje gradienty w 32 bitach, co zajmuje 4.</translation>
    </message>
    <message>
        <source>Bytes of optimizer</source>
        <translation>Bajty optymalizatora</translation>
    </message>
    <message>
        <source>Bytes of optimizer state for each parameter: 12 for Adam, which keeps a 32-bit copy, momentum and variance. Fewer where data-parallel devices share them.</source>
        <translation>Bajty stanu optymalizatora na każdy parametr: 12 dla Adama, który przechowuje 32-bitową kopię, pęd i wariancję. Mniej, gdy dzielą je urządzenia równoległości danych.</translation>
    </message>
    <message>
        <source>mixed precision Adam: 2 + 2 + 12 = 16 bytes a parameter</source>
        <translation>Adam przy mieszanej precyzji: 2 + 2 + 12 = 16 bajtów na parametr</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Rozrzut</translation>
    </message>
    <message>
        <source>Every operation&apos;s time is multiplied by a random factor. Uniform factors are evenly spread, normal ones mostly near 1; with a long tail an operation takes many times longer now and then.</source>
        <translation>Czas każdej operacji mnoży się przez losowy współczynnik. Równomierne są rozłożone po równo, normalne przeważnie blisko 1; z długim ogonem operacja trwa od czasu do czasu wiele razy dłużej.</translation>
    </message>
    <message>
        <source>Amount of jitter</source>
        <translation>Wielkość rozrzutu</translation>
    </message>
    <message>
        <source>How much the times vary, in percent: a in the formula. What that means depends on the kind of jitter.</source>
        <translation>O ile zmieniają się czasy, w procentach: a we wzorze. Co to znaczy, zależy od rodzaju rozrzutu.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>What the random factors are made from. The same seed gives the same times on every machine, so that a picture can be shown again.</source>
        <translation>Z czego powstają losowe współczynniki. To samo ziarno daje te same czasy na każdej maszynie, więc obraz można pokazać ponownie.</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>Takes the next seed: another run of the same kind. Edit, Charts shows how thousands of them spread.</source>
        <translation>Bierze następne ziarno: inny przebieg tego samego rodzaju. Edycja, Wykresy pokazuje rozrzut tysięcy takich przebiegów.</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>What one step forward or back moves the cursor by. 0 takes the largest time that divides all durations.</source>
        <translation>O ile jeden krok w przód lub w tył przesuwa kursor. 0 bierze największy czas, który dzieli wszystkie czasy trwania.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>How many ticks a second the cursor goes on while playing. The keys [ and ] halve and double it.</source>
        <translation>O ile taktów na sekundę posuwa się kursor podczas odtwarzania. Klawisze [ i ] zmniejszają to o połowę i podwajają.</translation>
    </message>
    <message>
        <source>Where the pipeline runs</source>
        <translation>Gdzie działa potok</translation>
    </message>
    <message>
        <source>On this machine, on a server that ssh reaches, or on several that a launcher starts. The worker there needs no display.</source>
        <translation>Na tej maszynie, na serwerze dostępnym przez ssh albo na kilku, które uruchamia program startowy. Proces roboczy nie potrzebuje tam ekranu.</translation>
    </message>
    <message>
        <source>What computes</source>
        <translation>Co liczy</translation>
    </message>
    <message>
        <source>Threads that multiply matrices, threads that wait exactly as long instead, or GPUs. With fewer cores than devices only waiting keeps the ratios.</source>
        <translation>Wątki, które mnożą macierze, wątki, które zamiast tego czekają dokładnie tyle samo, albo GPU. Gdy rdzeni jest mniej niż urządzeń, proporcje zachowuje tylko czekanie.</translation>
    </message>
    <message>
        <source>Time of an op</source>
        <translation>Czas operacji</translation>
    </message>
    <message>
        <source>How long a forward takes on average in the live run; 0 takes the scenario&apos;s times. All other times keep their ratio to it.</source>
        <translation>Ile średnio trwa przejście w przód w przebiegu na żywo; 0 bierze czasy scenariusza. Wszystkie inne czasy zachowują do niego proporcję.</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Powtórzenia</translation>
    </message>
    <message>
        <source>How often the schedule is run; 0 repeats it until cancelled. While it repeats, the slowdown sliders act from the next time on.</source>
        <translation>Ile razy wykonuje się harmonogram; 0 powtarza go do anulowania. Gdy się powtarza, suwaki spowolnienia działają od następnego razu.</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Limit pamięci</translation>
    </message>
    <message>
        <source>How much a schedule may hold on a device: any amount, as much as 1F1B, or so many activations. With a model, bytes count, two copies of the weights included.</source>
        <translation>Ile harmonogram może przechowywać na urządzeniu: dowolnie dużo, tyle co 1F1B albo tyle aktywacji. Z modelem liczą się bajty, także dwie kopie wag.</translation>
    </message>
    <message>
        <source>Where the layers come from</source>
        <translation>Skąd biorą się warstwy</translation>
    </message>
    <message>
        <source>Layers that are alike, those of the memory model with embedding and head, or those of a file. A stage takes as long as its layers together.</source>
        <translation>Warstwy jednakowe, warstwy modelu pamięci z osadzeniami i głowicą albo warstwy z pliku. Etap trwa tyle, ile jego warstwy razem.</translation>
    </message>
    <message>
        <source>time of a stage = slowdown · sum over its layers</source>
        <translation>czas etapu = spowolnienie · suma po jego warstwach</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Podział</translation>
    </message>
    <message>
        <source>Where the model is cut: with as many layers in each stage, so that the longest stage is as short as it can be, or by hand. The longest stage sets the pace.</source>
        <translation>Gdzie model jest cięty: po tyle samo warstw w każdym etapie, tak by najdłuższy etap był możliwie krótki, albo ręcznie. Tempo nadaje najdłuższy etap.</translation>
    </message>
    <message>
        <source>How far the chart goes</source>
        <translation>Jak daleko sięga wykres</translation>
    </message>
    <message>
        <source>The largest number on the chart&apos;s axis. Every point of a line is a scenario of its own, simulated; a click on it shows that scenario.</source>
        <translation>Największa liczba na osi wykresu. Każdy punkt linii to osobny, symulowany scenariusz; kliknięcie pokazuje ten scenariusz.</translation>
    </message>
    <message>
        <source>Wanted bubble</source>
        <translation>Pożądany bąbel</translation>
    </message>
    <message>
        <source>The bubble that you want at most. For each schedule the chart marks the least number of microbatches that gets there.</source>
        <translation>Największy bąbel, na jaki się zgadzasz. Dla każdego harmonogramu wykres zaznacza najmniejszą liczbę mikropartii, która to daje.</translation>
    </message>
    <message>
        <source>Number of runs</source>
        <translation>Liczba przebiegów</translation>
    </message>
    <message>
        <source>How many runs with different seeds are simulated. The chart shows how their makespans or bubbles spread: half lie below the median, nine in ten between 5 and 95 %.</source>
        <translation>Ile przebiegów z różnymi ziarnami się symuluje. Wykres pokazuje rozrzut ich czasów całkowitych lub bąbli: połowa leży poniżej mediany, dziewięć na dziesięć między 5 a 95 %.</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktywacja</translation>
    </message>
    <message>
        <source>What a forward leaves behind in its stage until the backward of the same microbatch, and what it sends to the next stage. Counted in microbatch-stages: one is one microbatch in one stage.</source>
        <translation>Co przejście w przód zostawia w swoim etapie aż do przejścia wstecz tej samej mikropartii i co wysyła do następnego etapu. Liczona w mikropartio-etapach: jeden to jedna mikropartia w jednym etapie.</translation>
    </message>
    <message>
        <source>Backward (B)</source>
        <translation>Wstecz (B)</translation>
    </message>
    <message>
        <source>The way of a microbatch back through a stage: it turns the gradient from the next stage into one for the stage before (I) and one for the stage&apos;s own weights (W). Needs the stage&apos;s own forward and the next stage&apos;s backward.</source>
        <translation>Droga mikropartii wstecz przez etap: zamienia gradient z następnego etapu na gradient dla etapu poprzedniego (I) i gradient dla własnych wag etapu (W). Wymaga przejścia w przód tego etapu i przejścia wstecz następnego.</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Bariera</translation>
    </message>
    <message>
        <source>An instant that all devices wait for: none begins the next iteration before all have ended this one.</source>
        <translation>Chwila, na którą czekają wszystkie urządzenia: żadne nie zaczyna następnej iteracji, zanim wszystkie nie skończą bieżącej.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>All samples of one training step. Weights change once after it, except in asynchronous schedules.</source>
        <translation>Wszystkie próbki jednego kroku uczenia. Wagi zmieniają się raz, po niej, z wyjątkiem harmonogramów asynchronicznych.</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bąbel</translation>
    </message>
    <message>
        <source>Time in which a device stands idle although the run goes on, above all while the pipeline fills and drains. As a figure: idle time as a share of all device time.</source>
        <translation>Czas, w którym urządzenie stoi bezczynnie, choć przebieg trwa, przede wszystkim gdy potok się napełnia i opróżnia. Jako wskaźnik: bezczynność jako część czasu wszystkich urządzeń.</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Fragment</translation>
    </message>
    <message>
        <source>One of several stages that a device holds. Interleaved schedules use chunks to fill the pipeline sooner.</source>
        <translation>Jeden z kilku etapów na urządzeniu. Harmonogramy z przeplotem używają fragmentów, aby wcześniej napełnić potok.</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>Wzór</translation>
    </message>
    <message>
        <source>A formula from the literature for makespan and bubble. It holds under conditions, mostly equal stages and no transfers; where it does not hold, the window says why.</source>
        <translation>Wzór z literatury na czas całkowity i bąbel. Obowiązuje pod warunkami, zwykle przy równych etapach i bez transferów; gdzie nie obowiązuje, okno mówi dlaczego.</translation>
    </message>
    <message>
        <source>Cool-down</source>
        <translation>Wygaszanie</translation>
    </message>
    <message>
        <source>The end of a run, when no forwards are left and the pipeline drains.</source>
        <translation>Koniec przebiegu, gdy nie ma już przejść w przód i potok się opróżnia.</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation>Zakleszczenie</translation>
    </message>
    <message>
        <source>Operations that wait for each other in a circle, so that the schedule cannot finish. The window names who waits for what.</source>
        <translation>Operacje, które czekają na siebie nawzajem w koło, tak że harmonogram nie może się skończyć. Okno mówi, kto na co czeka.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Urządzenie</translation>
    </message>
    <message>
        <source>What computes: a GPU, or a thread in a live run. It does one operation at a time, in the order of its list, each as soon as what it needs has arrived.</source>
        <translation>To, co liczy: GPU albo wątek w przebiegu na żywo. Wykonuje jedną operację naraz, w kolejności swojej listy, każdą, gdy tylko dotarło to, czego potrzebuje.</translation>
    </message>
    <message>
        <source>Forward (F)</source>
        <translation>W przód (F)</translation>
    </message>
    <message>
        <source>The way of a microbatch through a stage. Needs the forward of the stage before.</source>
        <translation>Droga mikropartii przez etap. Wymaga przejścia w przód poprzedniego etapu.</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>What a backward sends to the stage before, and what the weights are changed by.</source>
        <translation>Co przejście wstecz wysyła do poprzedniego etapu i według czego zmieniają się wagi.</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>W locie</translation>
    </message>
    <message>
        <source>Said of microbatches whose forward has begun in a stage and whose backward there has not ended. Their activations take memory.</source>
        <translation>Mówi się tak o mikropartiach, których przejście w przód w etapie się zaczęło, a przejście wstecz się nie skończyło. Ich aktywacje zajmują pamięć.</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteracja</translation>
    </message>
    <message>
        <source>One training step: all microbatches of a batch, forward and backward, and the optimizer&apos;s step.</source>
        <translation>Jeden krok uczenia: wszystkie mikropartie partii, w przód i wstecz, oraz krok optymalizatora.</translation>
    </message>
    <message>
        <source>Live run</source>
        <translation>Przebieg na żywo</translation>
    </message>
    <message>
        <source>The same schedule run for real, on threads or GPUs, and measured. Its times stand beside those that the simulation predicts.</source>
        <translation>Ten sam harmonogram wykonany naprawdę, na wątkach lub GPU, i zmierzony. Jego czasy stoją obok tych, które przewiduje symulacja.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Mikropartia</translation>
    </message>
    <message>
        <source>One of the parts into which a batch is cut, so that several stages can work at the same time.</source>
        <translation>Jedna z części, na które cięta jest partia, aby kilka etapów mogło pracować jednocześnie.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operacja</translation>
    </message>
    <message>
        <source>A forward, a backward or half of one, of one microbatch in one stage. 2F5 is stage 2, forward, microbatch 5.</source>
        <translation>Przejście w przód, wstecz albo jego połowa, jednej mikropartii w jednym etapie. 2F5 to etap 2, w przód, mikropartia 5.</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Stan optymalizatora</translation>
    </message>
    <message>
        <source>What the optimizer keeps for each parameter, all the time: for Adam a copy in 32 bits, momentum and variance.</source>
        <translation>Co optymalizator przechowuje na każdy parametr, cały czas: w Adamie kopię w 32 bitach, pęd i wariancję.</translation>
    </message>
    <message>
        <source>Overlapped unit</source>
        <translation>Jednostka nakładana</translation>
    </message>
    <message>
        <source>A forward and a backward that run as one, so that each hides the other&apos;s communication, as in DualPipe. It takes as long as its longest part, or as the sum less what is saved.</source>
        <translation>Przejście w przód i wstecz wykonywane jako jedno, tak że każde ukrywa komunikację drugiego, jak w DualPipe. Trwa tyle, ile jego najdłuższa część, albo tyle, ile suma bez tego, co zaoszczędzono.</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>Równoległość potokowa</translation>
    </message>
    <message>
        <source>Cutting a model by depth into stages on several devices, through which microbatches pass one after another. Needed where a model does not fit on one device.</source>
        <translation>Cięcie modelu w głąb na etapy na kilku urządzeniach, przez które mikropartie przechodzą jedna za drugą. Potrzebne, gdy model nie mieści się na jednym urządzeniu.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Microbatches whose input has arrived at a stage and whose operation there has not started. It grows before a stage that is slower than those before it.</source>
        <translation>Mikropartie, których dane dotarły do etapu, a ich operacja tam się nie zaczęła. Rośnie przed etapem wolniejszym od poprzednich.</translation>
    </message>
    <message>
        <source>Schedule (order)</source>
        <translation>Harmonogram (kolejność)</translation>
    </message>
    <message>
        <source>For each device the list of its operations, in order; it says nothing of times.</source>
        <translation>Dla każdego urządzenia lista jego operacji, po kolei; nie mówi nic o czasach.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>A part of the model, some of its layers one after another. Each is on one device; where microbatches enter at both ends, on two.</source>
        <translation>Część modelu, kilka jego kolejnych warstw. Każdy jest na jednym urządzeniu; gdy mikropartie wchodzą z obu końców, na dwóch.</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Stan ustalony</translation>
    </message>
    <message>
        <source>The middle of a run, when the pipeline is full: forwards and backwards take turns.</source>
        <translation>Środek przebiegu, gdy potok jest pełny: przejścia w przód i wstecz wykonują się na przemian.</translation>
    </message>
    <message>
        <source>What the cursor moves by in one step.</source>
        <translation>O ile kursor przesuwa się w jednym kroku.</translation>
    </message>
    <message>
        <source>The way of an activation or a gradient from one device to another. It takes the latency and what its bytes take at the bandwidth.</source>
        <translation>Droga aktywacji lub gradientu z jednego urządzenia na drugie. Zajmuje opóźnienie i tyle, ile zajmują bajty przy danej przepustowości.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Rozgrzewka</translation>
    </message>
    <message>
        <source>The forwards that a device does before its first backward, while the pipeline fills. 1F1B limits them, and with them the activations that are held.</source>
        <translation>Przejścia w przód, które urządzenie wykonuje przed pierwszym przejściem wstecz, gdy potok się napełnia. 1F1B je ogranicza, a z nimi przechowywane aktywacje.</translation>
    </message>
    <message>
        <source>Weight version</source>
        <translation>Wersja wag</translation>
    </message>
    <message>
        <source>Weights after so many updates. PipeDream updates after every microbatch and keeps old versions until the backwards that began with them are done.</source>
        <translation>Wagi po tylu aktualizacjach. PipeDream aktualizuje po każdej mikropartii i przechowuje stare wersje, dopóki nie skończą się przejścia wstecz, które się z nimi zaczęły.</translation>
    </message>
    <message>
        <source>Zero bubble</source>
        <translation>Zero bubble</translation>
    </message>
    <message>
        <source>Schedules that put weight gradients (W) into what would be idle time. “Zero” is counted within a device&apos;s span: that devices start late does not count.</source>
        <translation>Harmonogramy, które wkładają gradienty wag (W) w czas, który byłby bezczynny. „Zero” liczy się w odcinku urządzenia: to, że urządzenia zaczynają późno, się nie liczy.</translation>
    </message>
    <message>
        <source>Bubble, up to the cursor</source>
        <translation>Bąbel, do kursora</translation>
    </message>
    <message>
        <source>Idle time of all devices from time 0 to the cursor, as a share of their time. At the end it is the bubble ratio.</source>
        <translation>Bezczynność wszystkich urządzeń od czasu 0 do kursora, jako część ich czasu. Na końcu jest to udział bąbla.</translation>
    </message>
    <message>
        <source>1 − Σ busy up to t / (devices · t)</source>
        <translation>1 − Σ zajętości do t / (urządzenia · t)</translation>
    </message>
    <message>
        <source>Bubble at the end</source>
        <translation>Bąbel na końcu</translation>
    </message>
    <message>
        <source>The same over the whole run: the bubble ratio.</source>
        <translation>To samo dla całego przebiegu: udział bąbla.</translation>
    </message>
    <message>
        <source>1 − Σ busy / (devices · makespan)</source>
        <translation>1 − Σ zajętości / (urządzenia · czas całkowity)</translation>
    </message>
    <message>
        <source>Closed form of the bubble</source>
        <translation>Wzór na bąbel</translation>
    </message>
    <message>
        <source>What a formula from the literature gives for the bubble at the end, for GPipe and 1F1B the one below. Where it does not hold, the reason stands there instead.</source>
        <translation>Co daje wzór z literatury na bąbel na końcu, dla GPipe i 1F1B ten poniżej. Gdzie nie obowiązuje, stoi tam powód.</translation>
    </message>
    <message>
        <source>(P−1) / (P+M−1)</source>
        <translation>(P−1) / (P+M−1)</translation>
    </message>
    <message>
        <source>Bubble of a device</source>
        <translation>Bąbel urządzenia</translation>
    </message>
    <message>
        <source>Idle time of one device up to the cursor, as a share of that time. The mean over the devices is the bubble.</source>
        <translation>Bezczynność jednego urządzenia do kursora, jako część tego czasu. Średnia po urządzeniach to bąbel.</translation>
    </message>
    <message>
        <source>1 − busy up to t / t</source>
        <translation>1 − zajętość do t / t</translation>
    </message>
    <message>
        <source>Busy time</source>
        <translation>Czas zajętości</translation>
    </message>
    <message>
        <source>Time in which a device runs operations; an overlapped unit counts once. With the idle time it makes up the makespan.</source>
        <translation>Czas, w którym urządzenie wykonuje operacje; jednostka nakładana liczy się raz. Z bezczynnością składa się na czas całkowity.</translation>
    </message>
    <message>
        <source>busy + idle = makespan</source>
        <translation>zajętość + bezczynność = czas całkowity</translation>
    </message>
    <message>
        <source>Ideal time</source>
        <translation>Czas idealny</translation>
    </message>
    <message>
        <source>The largest busy time of a device: shorter no run can be that gives each device this work.</source>
        <translation>Największy czas zajętości urządzenia: krótszy nie może być żaden przebieg, który daje każdemu urządzeniu tę pracę.</translation>
    </message>
    <message>
        <source>ideal = max over devices of busy</source>
        <translation>ideał = maks. zajętości po urządzeniach</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Czas całkowity</translation>
    </message>
    <message>
        <source>How long the run takes: from time 0, when the first operation starts, to the end of the last.</source>
        <translation>Ile trwa przebieg: od czasu 0, gdy zaczyna się pierwsza operacja, do końca ostatniej.</translation>
    </message>
    <message>
        <source>(M+P−1) · (F+B), for GPipe and 1F1B without transfers</source>
        <translation>(M+P−1) · (F+B), dla GPipe i 1F1B bez transferów</translation>
    </message>
    <message>
        <source>Faster than without overlap</source>
        <translation>Szybciej niż bez nakładania</translation>
    </message>
    <message>
        <source>How many times longer all work and transfers would take one after another, with no two devices at work at once.</source>
        <translation>Ile razy dłużej trwałaby cała praca i transfery po kolei, gdyby nigdy nie pracowały dwa urządzenia naraz.</translation>
    </message>
    <message>
        <source>(Σ operations + Σ transfers) / makespan</source>
        <translation>(Σ operacji + Σ transferów) / czas całkowity</translation>
    </message>
    <message>
        <source>Iteration in the steady state</source>
        <translation>Iteracja w stanie ustalonym</translation>
    </message>
    <message>
        <source>How long a training step takes once the first has filled the pipeline, the last not counted; its bubble is the idle share of that time. Of two iterations it is the second.</source>
        <translation>Ile trwa krok uczenia, gdy pierwszy już wypełnił potok, bez ostatniego; jego bąbel to część bezczynna tego czasu. Z dwóch iteracji jest to druga.</translation>
    </message>
    <message>
        <source>(end of the last but one − end of the first) / (iterations − 2)</source>
        <translation>(koniec przedostatniej − koniec pierwszej) / (iteracje − 2)</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Pomiar</translation>
    </message>
    <message>
        <source>What a real run of this scenario took, where its file says so, with the source.</source>
        <translation>Ile zajął rzeczywisty przebieg tego scenariusza, gdzie jego plik to mówi, ze źródłem.</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Ścieżka krytyczna</translation>
    </message>
    <message>
        <source>The chain of operations and transfers that sets the makespan: each begins at the instant at which the one before it ended, because it needed its output or its device. To shorten the run, something on it must become shorter.</source>
        <translation>Łańcuch operacji i transferów, który wyznacza czas całkowity: każde ogniwo zaczyna się w chwili, gdy skończyło się poprzednie, bo potrzebowało jego wyniku lub urządzenia. Aby skrócić przebieg, coś na niej musi się skrócić.</translation>
    </message>
    <message>
        <source>Σ operations on it + Σ transfers on it = makespan</source>
        <translation>Σ jej operacji + Σ jej transferów = czas całkowity</translation>
    </message>
    <message>
        <source>If one stage were faster</source>
        <translation>Gdyby jeden etap był szybszy</translation>
    </message>
    <message>
        <source>How much sooner the run would end if the operations of that stage alone took 10 % less time: simulated again for each stage, with the order unchanged. Not always the slowest stage gains most.</source>
        <translation>O ile wcześniej skończyłby się przebieg, gdyby same operacje tego etapu trwały o 10 % krócej: symulowane na nowo dla każdego etapu, przy tej samej kolejności. Nie zawsze najwięcej daje najwolniejszy etap.</translation>
    </message>
    <message>
        <source>makespan − makespan with that stage 10 % faster</source>
        <translation>czas całkowity − czas całkowity z tym etapem o 10 % szybszym</translation>
    </message>
    <message>
        <source>Idle by cause</source>
        <translation>Bezczynność według przyczyn</translation>
    </message>
    <message>
        <source>Every idle instant of a device has one cause. The times add up to the device&apos;s idle time, over all devices to the bubble.</source>
        <translation>Każda bezczynna chwila urządzenia ma jedną przyczynę. Czasy sumują się do bezczynności urządzenia, po wszystkich urządzeniach do bąbla.</translation>
    </message>
    <message>
        <source>Σ over causes = idle = makespan − busy</source>
        <translation>Σ po przyczynach = bezczynność = czas całkowity − zajętość</translation>
    </message>
    <message>
        <source>Idle: waits for an activation</source>
        <translation>Bezczynność: czeka na aktywację</translation>
    </message>
    <message>
        <source>Of what the device&apos;s next operation needs, an activation comes last, and it is still being computed.</source>
        <translation>Z tego, czego potrzebuje następna operacja urządzenia, ostatnia jest aktywacja i jest jeszcze liczona.</translation>
    </message>
    <message>
        <source>Idle: waits for a gradient</source>
        <translation>Bezczynność: czeka na gradient</translation>
    </message>
    <message>
        <source>Of what the device&apos;s next operation needs, a gradient comes last, and it is still being computed.</source>
        <translation>Z tego, czego potrzebuje następna operacja urządzenia, ostatni jest gradient i jest jeszcze liczony.</translation>
    </message>
    <message>
        <source>Idle: waits for a transfer</source>
        <translation>Bezczynność: czeka na transfer</translation>
    </message>
    <message>
        <source>What the next operation needs has been computed and is on its way, or waits to be sent. Where transfers block, also the device&apos;s own sending and receiving.</source>
        <translation>To, czego potrzebuje następna operacja, jest policzone i w drodze albo czeka na wysłanie. Gdy transfery blokują, także własne wysyłanie i odbieranie urządzenia.</translation>
    </message>
    <message>
        <source>Idle: held back by the order</source>
        <translation>Bezczynność: wstrzymuje kolejność</translation>
    </message>
    <message>
        <source>Another operation further down the device&apos;s list has all that it needs, but the schedule puts it later.</source>
        <translation>Inna operacja dalej na liście urządzenia ma wszystko, czego potrzebuje, ale harmonogram stawia ją później.</translation>
    </message>
    <message>
        <source>Idle: waits for a barrier</source>
        <translation>Bezczynność: czeka na barierę</translation>
    </message>
    <message>
        <source>Of what the next operation waits for, an extra condition of the schedule comes last, such as the optimizer&apos;s barrier.</source>
        <translation>Z tego, na co czeka następna operacja, ostatni jest dodatkowy warunek harmonogramu, na przykład bariera optymalizatora.</translation>
    </message>
    <message>
        <source>All that the next operation needs is there, yet it has not started. In measured runs only.</source>
        <translation>Jest wszystko, czego potrzebuje następna operacja, a jednak się nie zaczęła. Tylko w przebiegach zmierzonych.</translation>
    </message>
    <message>
        <source>Idle: nothing left to do</source>
        <translation>Bezczynność: nic więcej do zrobienia</translation>
    </message>
    <message>
        <source>The device has done its last operation, while others still work.</source>
        <translation>Urządzenie wykonało ostatnią operację, a inne jeszcze pracują.</translation>
    </message>
    <message>
        <source>Idle: not measured</source>
        <translation>Bezczynność: nie zmierzono</translation>
    </message>
    <message>
        <source>What came after a device&apos;s last measured operation in a run that was cut off.</source>
        <translation>Co było po ostatniej zmierzonej operacji urządzenia w przerwanym przebiegu.</translation>
    </message>
    <message>
        <source>First result</source>
        <translation>Pierwszy wynik</translation>
    </message>
    <message>
        <source>When the first forward in the last stage ends. More microbatches do not make it sooner, unless they are smaller.</source>
        <translation>Kiedy kończy się pierwsze przejście w przód w ostatnim etapie. Więcej mikropartii go nie przyspiesza, chyba że są mniejsze.</translation>
    </message>
    <message>
        <source>P · F, with equal stages and no transfers</source>
        <translation>P · F, przy równych etapach i bez transferów</translation>
    </message>
    <message>
        <source>Peak activations</source>
        <translation>Szczyt aktywacji</translation>
    </message>
    <message>
        <source>The most microbatch-stages that a device holds at once, each from the start of its forward to the end of its backward, or of W where the backward is split; below, how many at the cursor. With no backward it is held during the forward only.</source>
        <translation>Najwięcej mikropartio-etapów naraz na urządzeniu, każdy od początku przejścia w przód do końca przejścia wstecz, a gdy jest podzielone, do końca W; poniżej, ile ich jest przy kursorze. Bez przejść wstecz są przechowywane tylko w trakcie przejścia w przód.</translation>
    </message>
    <message>
        <source>device r: M in GPipe, min(M, P − r) in 1F1B</source>
        <translation>urządzenie r: M w GPipe, min(M, P − r) w 1F1B</translation>
    </message>
    <message>
        <source>Queue before a stage</source>
        <translation>Kolejka przed etapem</translation>
    </message>
    <message>
        <source>Microbatches whose input has arrived and whose operation has not started, at the cursor and at most. One that arrives as another leaves makes no peak; the first stage has no forward queue.</source>
        <translation>Mikropartie, których dane dotarły, a operacja się nie zaczęła, przy kursorze i najwięcej. Taka, która przychodzi, gdy inna odchodzi, nie daje szczytu; pierwszy etap nie ma kolejki w przód.</translation>
    </message>
    <message>
        <source>Queue that is held back</source>
        <translation>Wstrzymana kolejka</translation>
    </message>
    <message>
        <source>Before a slow stage the queue stays shorter than it would if every stage sent on what it has done, as in GPipe, because the schedule limits how far the stages before run ahead. They stand idle instead: the same delay, less memory.</source>
        <translation>Przed wolnym etapem kolejka jest krótsza, niż gdyby każdy etap wysyłał dalej to, co zrobił, jak w GPipe, bo harmonogram ogranicza wyprzedzenie etapów przed nim. Zamiast tego stoją bezczynnie: to samo opóźnienie, mniej pamięci.</translation>
    </message>
    <message>
        <source>Bubble ratio</source>
        <translation>Udział bąbla</translation>
    </message>
    <message>
        <source>Idle time of all devices as a share of their time, from time 0 to the last end. The headline.</source>
        <translation>Bezczynność wszystkich urządzeń jako część ich czasu, od czasu 0 do ostatniego końca. Liczba główna.</translation>
    </message>
    <message>
        <source>1 − Σ busy / (devices · makespan) = (P−1) / (P+M−1) for GPipe and 1F1B</source>
        <translation>1 − Σ zajętości / (urządzenia · czas całkowity) = (P−1) / (P+M−1) dla GPipe i 1F1B</translation>
    </message>
    <message>
        <source>Overhead over ideal</source>
        <translation>Narzut ponad ideał</translation>
    </message>
    <message>
        <source>Idle time against busy time; can be more than 100 %. Megatron&apos;s papers call this the bubble.</source>
        <translation>Bezczynność wobec czasu zajętości; może przekraczać 100 %. Artykuły o Megatronie nazywają to bąblem.</translation>
    </message>
    <message>
        <source>idle / busy = (P−1) / M for GPipe and 1F1B</source>
        <translation>bezczynność / zajętość = (P−1) / M dla GPipe i 1F1B</translation>
    </message>
    <message>
        <source>Longest-span bubble</source>
        <translation>Bąbel w odcinku</translation>
    </message>
    <message>
        <source>What the longest span of a device, from its first start to its last end, has beyond the ideal time. It can be 0 although devices start late: the zero-bubble papers&apos; figure.</source>
        <translation>Ile najdłuższy odcinek urządzenia, od jego pierwszego początku do ostatniego końca, ma ponad czas idealny. Może być 0, choć urządzenia zaczynają późno: liczba z artykułów o zero bubble.</translation>
    </message>
    <message>
        <source>1 − ideal / max over devices of (last end − first start)</source>
        <translation>1 − ideał / maks. po urządzeniach (ostatni koniec − pierwszy początek)</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer state all the time, and the activations of each microbatch from its forward to its backward. The device that needs most must fit.</source>
        <translation>Wagi, gradienty i stan optymalizatora cały czas oraz aktywacje każdej mikropartii od przejścia w przód do przejścia wstecz. Zmieścić się musi urządzenie, które potrzebuje najwięcej.</translation>
    </message>
    <message>
        <source>state + Σ activations in flight</source>
        <translation>stan + Σ aktywacji w locie</translation>
    </message>
    <message>
        <source>Activations over time</source>
        <translation>Aktywacje w czasie</translation>
    </message>
    <message>
        <source>How many microbatch-stages each device holds at every instant, beside what GPipe and 1F1B would hold at most.</source>
        <translation>Ile mikropartio-etapów przechowuje każde urządzenie w każdej chwili, obok tego, ile najwyżej przechowywałyby GPipe i 1F1B.</translation>
    </message>
    <message>
        <source>Held, in the comparison of schedules</source>
        <translation>Przechowywane, w porównaniu harmonogramów</translation>
    </message>
    <message>
        <source>Most activations on a device, in microbatches of a device&apos;s share of the model, so that schedules with more and smaller stages compare.</source>
        <translation>Najwięcej aktywacji na urządzeniu, w mikropartiach części modelu na urządzeniu, aby dały się porównać harmonogramy z większą liczbą mniejszych etapów.</translation>
    </message>
    <message>
        <source>peak activations · devices / stages</source>
        <translation>szczyt aktywacji · urządzenia / etapy</translation>
    </message>
    <message>
        <source>Least M</source>
        <translation>Najmniejsze M</translation>
    </message>
    <message>
        <source>The smallest number of microbatches whose simulated bubble is at most the one that is wanted.</source>
        <translation>Najmniejsza liczba mikropartii, przy której symulowany bąbel jest najwyżej taki, jaki jest pożądany.</translation>
    </message>
    <message>
        <source>Median, 5 % and 95 %</source>
        <translation>Mediana, 5 % i 95 %</translation>
    </message>
    <message>
        <source>Of many runs with different seeds: half of them are at most the median, one in twenty is at most the first, all but one in twenty at most the last. Each is a run that can be shown.</source>
        <translation>Z wielu przebiegów z różnymi ziarnami: połowa jest najwyżej medianą, jeden na dwadzieścia najwyżej pierwszą wartością, wszystkie prócz jednego na dwadzieścia najwyżej ostatnią. Każda jest przebiegiem, który można pokazać.</translation>
    </message>
    <message>
        <source>Measured less simulated</source>
        <translation>Pomiar minus symulacja</translation>
    </message>
    <message>
        <source>Why an iteration of a live run took longer than its simulation: simulated again and again, each time with one thing more taken from the measurement. The parts add up exactly, and one may be negative.</source>
        <translation>Dlaczego iteracja przebiegu na żywo trwała dłużej niż jej symulacja: symulowana raz po raz, za każdym razem z jedną rzeczą więcej wziętą z pomiaru. Części sumują się dokładnie, a któraś może być ujemna.</translation>
    </message>
    <message>
        <source>measured = simulated + compute + spread + transfers + buffers + dispatcher</source>
        <translation>pomiar = symulacja + obliczenia + rozrzut + transfery + bufory + dyspozytor</translation>
    </message>
    <message>
        <source>Same devices or same stages</source>
        <translation>Te same urządzenia czy etapy</translation>
    </message>
    <message>
        <source>What is the same in all rows. With the same devices, schedules with several chunks cut the model into more, shorter stages; with the same stages, they need fewer devices.</source>
        <translation>Co jest takie samo we wszystkich wierszach. Przy tych samych urządzeniach harmonogramy z kilkoma fragmentami tną model na więcej krótszych etapów; przy tych samych etapach potrzebują mniej urządzeń.</translation>
    </message>
    <message>
        <source>stages = devices · chunks</source>
        <translation>etapy = urządzenia · fragmenty</translation>
    </message>
    <message>
        <source>Idle: starts late</source>
        <translation>Bezczynność: spóźniony start</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Przepływ</translation>
    </message>
    <message>
        <source>Every stage as a box, and every microbatch as a token that is computed, is on its way, or waits before the next stage, at the instant of the cursor. A click on a token pins its operation in the Gantt chart.</source>
        <translation>Każdy etap jako prostokąt, a każda mikropartia jako żeton, który jest liczony, jest w drodze albo czeka przed następnym etapem, w chwili kursora. Kliknięcie żetonu przypina jego operację na wykresie Gantta.</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Wykres Gantta</translation>
    </message>
    <message>
        <source>A row for each device, with its operations and, hatched, its bubbles over time. A click pins one of them and shows what it waited for; on the keyboard Ctrl and the arrows do it, with Shift from bubble to bubble.</source>
        <translation>Wiersz na każde urządzenie: jego operacje i, kreskowane, jego bąble w czasie. Kliknięcie przypina jedno z nich i pokazuje, na co czekało; na klawiaturze robią to Ctrl i strzałki, z Shift od bąbla do bąbla.</translation>
    </message>
    <message>
        <source>Forward and backward queues</source>
        <translation>Kolejki w przód i wstecz</translation>
    </message>
    <message>
        <source>Which queues the chart shows: microbatches that wait for their forward, for their backward, or both. A queue before one stage alone tells which stage is too slow.</source>
        <translation>Które kolejki pokazuje wykres: mikropartie czekające na przejście w przód, wstecz albo jedne i drugie. Kolejka przed jednym tylko etapem mówi, który etap jest za wolny.</translation>
    </message>
    <message>
        <source>queue = inputs that have arrived − operations that have started</source>
        <translation>kolejka = wejścia, które dotarły − operacje, które się zaczęły</translation>
    </message>
    <message>
        <source>Charts over time</source>
        <translation>Wykresy w czasie</translation>
    </message>
    <message>
        <source>Queues before each stage, activations on each device, or its memory in bytes once a model is chosen. One cursor goes through all of them and the pictures above.</source>
        <translation>Kolejki przed każdym etapem, aktywacje na każdym urządzeniu albo jego pamięć w bajtach, gdy wybrano model. Jeden kursor przechodzi przez wszystkie wykresy i obrazy nad nimi.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>Lets the time run from the cursor on, or holds it. Everything in the window then shows that instant: tokens, queues, and the bubble up to there.</source>
        <translation>Puszcza czas od kursora dalej albo go zatrzymuje. Wszystko w oknie pokazuje wtedy tę chwilę: żetony, kolejki i bąbel do niej.</translation>
    </message>
    <message>
        <source>One tick on or back</source>
        <translation>O takt dalej lub wstecz</translation>
    </message>
    <message>
        <source>Moves the cursor by one tick; kept pressed, again and again. With Shift and the arrow keys it goes to where the next operation starts or ends instead.</source>
        <translation>Przesuwa kursor o jeden takt; przytrzymany, raz po raz. Z Shift i strzałkami idzie tam, gdzie zaczyna się lub kończy następna operacja.</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>Na początek, na koniec</translation>
    </message>
    <message>
        <source>Puts the cursor to time 0 or to the end of the run. Only at the end are the figures up to the cursor those of the whole run.</source>
        <translation>Ustawia kursor na czas 0 albo na koniec przebiegu. Tylko na końcu wskaźniki do kursora są wskaźnikami całego przebiegu.</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Pętla</translation>
    </message>
    <message>
        <source>Whether playing begins again at time 0 when it has come to the end. Without it, it stops there.</source>
        <translation>Czy odtwarzanie zaczyna się znów od czasu 0, gdy dojdzie do końca. Bez tego tam się zatrzymuje.</translation>
    </message>
    <message>
        <source>What to try first</source>
        <translation>Od czego zacząć</translation>
    </message>
    <message>
        <source>Something to begin with, at the first start only. It goes as soon as you change or play anything.</source>
        <translation>Coś na początek, tylko przy pierwszym uruchomieniu. Znika, gdy tylko coś zmienisz lub odtworzysz.</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Komunikat</translation>
    </message>
    <message>
        <source>What could not be done and why, or what has just been done. It goes when it is dismissed or the settings change.</source>
        <translation>Czego nie dało się zrobić i dlaczego, albo co właśnie zrobiono. Znika po zamknięciu lub po zmianie ustawień.</translation>
    </message>
    <message>
        <source>Cancel the computation</source>
        <translation>Anuluj obliczenia</translation>
    </message>
    <message>
        <source>Ends a simulation that takes long. The picture stays that of the settings that ran last.</source>
        <translation>Kończy długą symulację. Obraz zostaje taki, jak dla ustawień policzonych ostatnio.</translation>
    </message>
    <message>
        <source>Scenario of a comparison</source>
        <translation>Scenariusz w porównaniu</translation>
    </message>
    <message>
        <source>A click makes it the one that controls, figures and charts are about. Beside it stand what it does differently from A, and its figures with their difference from those of A.</source>
        <translation>Kliknięcie sprawia, że ustawienia, wskaźniki i wykresy dotyczą właśnie jego. Obok stoi, czym różni się od A, oraz jego wskaźniki z różnicą wobec A.</translation>
    </message>
    <message>
        <source>difference = its figure − that of A</source>
        <translation>różnica = jego wskaźnik − wskaźnik A</translation>
    </message>
    <message>
        <source>Take a scenario out</source>
        <translation>Usuń scenariusz</translation>
    </message>
    <message>
        <source>Takes this scenario out of the comparison; undo brings it back. If it was A, the others are then compared with the next one.</source>
        <translation>Usuwa ten scenariusz z porównania; cofnięcie go przywraca. Jeśli był to A, pozostałe porównuje się z następnym.</translation>
    </message>
    <message>
        <source>Basis of the comparison</source>
        <translation>Podstawa porównania</translation>
    </message>
    <message>
        <source>What is to be the same in all scenarios: devices or stages, the batch or the size of a microbatch. Without a common basis a shorter makespan may only mean less work.</source>
        <translation>Co ma być takie samo we wszystkich scenariuszach: urządzenia albo etapy, partia albo rozmiar mikropartii. Bez wspólnej podstawy krótszy czas całkowity może oznaczać tylko mniej pracy.</translation>
    </message>
    <message>
        <source>stages = devices · chunks; batch = M · size of a microbatch</source>
        <translation>etapy = urządzenia · fragmenty; partia = M · rozmiar mikropartii</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Dodaj scenariusz</translation>
    </message>
    <message>
        <source>Puts a copy of the active scenario below the others, up to four on one time axis. Change one thing in it and read what that changes.</source>
        <translation>Wstawia kopię aktywnego scenariusza pod pozostałymi, do czterech na jednej osi czasu. Zmień w niej jedną rzecz i odczytaj, co to zmienia.</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Zakończ porównanie</translation>
    </message>
    <message>
        <source>The active scenario stays, the others go. Undo brings them back.</source>
        <translation>Aktywny scenariusz zostaje, pozostałe znikają. Cofnięcie je przywraca.</translation>
    </message>
    <message>
        <source>Step of a lesson</source>
        <translation>Krok lekcji</translation>
    </message>
    <message>
        <source>Onward shows the answer to an open question first, then the next step; a presenter&apos;s remote does both with its page keys. Every step brings its own scenario.</source>
        <translation>Dalej: najpierw odpowiedź na otwarte pytanie, potem następny krok; pilot prezentera robi to klawiszami stron. Każdy krok ma własny scenariusz.</translation>
    </message>
    <message>
        <source>Return to the step</source>
        <translation>Wróć do kroku</translation>
    </message>
    <message>
        <source>Puts scenario, cursor and range back as the step has them, after you have tried something of your own. Undo takes back your changes one by one instead.</source>
        <translation>Przywraca scenariusz, kursor i zakres takie jak w kroku, gdy spróbujesz czegoś własnego. Cofanie zamiast tego cofa twoje zmiany po kolei.</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Zakończ lekcję</translation>
    </message>
    <message>
        <source>Ends the lesson. Your own scenario is back as you left it, with all that can be undone in it.</source>
        <translation>Kończy lekcję. Twój scenariusz wraca taki, jakim go zostawiono, ze wszystkim, co można w nim cofnąć.</translation>
    </message>
    <message>
        <source>Guess a number</source>
        <translation>Zgadnij liczbę</translation>
    </message>
    <message>
        <source>Type what you expect and press Return, before the answer is shown. A wrong guess may be tried again.</source>
        <translation>Wpisz, czego oczekujesz, i naciśnij Enter, zanim pojawi się odpowiedź. Po błędnej próbie można spróbować jeszcze raz.</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Wybierz odpowiedź</translation>
    </message>
    <message>
        <source>Click what you expect, before the answer is shown. A wrong choice may be tried again.</source>
        <translation>Kliknij to, czego oczekujesz, zanim pojawi się odpowiedź. Po błędnym wyborze można spróbować jeszcze raz.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Pokaż odpowiedź</translation>
    </message>
    <message>
        <source>Shows the answer with its reason, and in the chart where it is about a bubble. The next step comes only after that.</source>
        <translation>Pokazuje odpowiedź z uzasadnieniem, a na wykresie, gdy dotyczy bąbla. Następny krok przychodzi dopiero potem.</translation>
    </message>
    <message>
        <source>Controls in a presentation</source>
        <translation>Sterowanie w prezentacji</translation>
    </message>
    <message>
        <source>Controls come in from the left edge (F9), menus and the bar for playing from the upper one (F10). They go when the pointer and the focus are elsewhere.</source>
        <translation>Ustawienia wysuwają się od lewej krawędzi (F9), menu i pasek odtwarzania od górnej (F10). Znikają, gdy wskaźnik i fokus są gdzie indziej.</translation>
    </message>
    <message>
        <source>Time of the cursor</source>
        <translation>Czas kursora</translation>
    </message>
    <message>
        <source>The instant that everything in the window shows. Drag the cursor in any chart, play, or step with the arrow keys or a presenter&apos;s remote.</source>
        <translation>Chwila, którą pokazuje wszystko w oknie. Przeciągnij kursor na dowolnym wykresie, odtwarzaj albo krocz strzałkami lub pilotem prezentera.</translation>
    </message>
    <message>
        <source>Colour vision</source>
        <translation>Widzenie barw</translation>
    </message>
    <message>
        <source>Shows the whole window as people with this colour vision deficiency see it, at full severity. It stays so, presentations included, until it is switched off.</source>
        <translation>Pokazuje całe okno tak, jak widzą je osoby z tym zaburzeniem widzenia barw, przy pełnym nasileniu. Zostaje tak, także w prezentacji, aż do wyłączenia.</translation>
    </message>
    <message>
        <source>distance of two colours: CIEDE2000; 1 is just noticed</source>
        <translation>odległość dwóch barw: CIEDE2000; 1 ledwo widać</translation>
    </message>
    <message>
        <source>Run, pause, cancel</source>
        <translation>Uruchom, wstrzymaj, anuluj</translation>
    </message>
    <message>
        <source>Runs the scenario for real and draws what is measured as it comes. Paused, every device stops after its present operation; cancelled, what was measured stays.</source>
        <translation>Wykonuje scenariusz naprawdę i rysuje na bieżąco to, co zmierzono. Wstrzymane urządzenia stają po bieżącej operacji; po anulowaniu to, co zmierzono, zostaje.</translation>
    </message>
    <message>
        <source>More on live runs</source>
        <translation>Więcej o przebiegach na żywo</translation>
    </message>
    <message>
        <source>How a slow stage is made slow – by more work, on a GPU by fewer multiprocessors, or by waiting – and a file for a copy of what is measured. Both count from the next run on.</source>
        <translation>Czym spowalnia się wolny etap – większą pracą, na GPU mniejszą liczbą multiprocesorów albo czekaniem – oraz plik na kopię tego, co zmierzono. Oba działają od następnego przebiegu.</translation>
    </message>
    <message>
        <source>Details of a live run</source>
        <translation>Szczegóły przebiegu na żywo</translation>
    </message>
    <message>
        <source>The devices that took part, warnings, and what the worker printed. Look here first when a run does not start.</source>
        <translation>Urządzenia, które brały udział, ostrzeżenia i to, co wypisał proces roboczy. Tu zajrzyj najpierw, gdy przebieg się nie zaczyna.</translation>
    </message>
    <message>
        <source>Newest or all iterations</source>
        <translation>Najnowsza iteracja czy wszystkie</translation>
    </message>
    <message>
        <source>Of a run that repeats: the newest iteration alone, or all of them one after another. Iterations shorter than a second are shown when they are complete.</source>
        <translation>Przy przebiegu, który się powtarza: tylko najnowsza iteracja albo wszystkie po kolei. Iteracje krótsze niż sekunda pojawiają się, gdy są pełne.</translation>
    </message>
    <message>
        <source>Simulated, measured, both</source>
        <translation>Symulacja, pomiar, oba</translation>
    </message>
    <message>
        <source>Whether the picture is the simulation, the measured run, or the measured one with its simulation below. That simulation takes the costs that were measured, so that what differs is not their size.</source>
        <translation>Czy obraz to symulacja, zmierzony przebieg, czy zmierzony, a pod nim jego symulacja. Ta symulacja bierze zmierzone czasy, więc różnica nie leży w ich wielkości.</translation>
    </message>
    <message>
        <source>Take over the measured costs</source>
        <translation>Przejmij zmierzone czasy</translation>
    </message>
    <message>
        <source>Gives the scenario the times that were measured, stage by stage. Then you can try what another schedule would make of them; undo takes it back.</source>
        <translation>Daje scenariuszowi zmierzone czasy, etap po etapie. Wtedy można sprawdzić, co zrobiłby z nimi inny harmonogram; cofnięcie to odwraca.</translation>
    </message>
    <message>
        <source>Ranked schedules</source>
        <translation>Ranking harmonogramów</translation>
    </message>
    <message>
        <source>Every schedule simulated with the present settings, the shortest makespan first; a click shows one in the window. Those over the memory limit, or that refuse these settings, come last with the reason.</source>
        <translation>Każdy harmonogram zasymulowany przy obecnych ustawieniach, najpierw o najkrótszym czasie całkowitym; kliknięcie pokazuje go w oknie. Te ponad limitem pamięci albo nieprzyjmujące tych ustawień są na końcu, z powodem.</translation>
    </message>
    <message>
        <source>Show side by side</source>
        <translation>Pokaż obok siebie</translation>
    </message>
    <message>
        <source>Two to four schedules, chosen with Ctrl or Shift, on one time axis in the window. The first of them is what the others are compared with.</source>
        <translation>Od dwóch do czterech harmonogramów, wybranych z Ctrl lub Shift, na jednej osi czasu w oknie. Z pierwszym z nich porównuje się pozostałe.</translation>
    </message>
    <message>
        <source>Layers and cuts</source>
        <translation>Warstwy i cięcia</translation>
    </message>
    <message>
        <source>The model&apos;s layers, as wide as they take long, and where it is cut into stages. Drag a cut; on the keyboard up and down choose one, left and right move it.</source>
        <translation>Warstwy modelu, tak szerokie, jak długo trwają, i miejsca, gdzie tnie się go na etapy. Cięcie można przeciągnąć; na klawiaturze góra i dół wybierają, lewo i prawo przesuwają.</translation>
    </message>
    <message>
        <source>Charts over many scenarios</source>
        <translation>Wykresy dla wielu scenariuszy</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Hovering, or the arrow keys, read a point; a click, or Enter, shows that scenario in the window. Ctrl+C copies the chart as a picture, Ctrl+Alt+C its data.</source>
        <translation>Najechanie lub strzałki odczytują punkt; kliknięcie lub Enter pokazuje ten scenariusz w oknie. Ctrl+C kopiuje wykres jako obraz, Ctrl+Alt+C jego dane.</translation>
    </message>
    <message>
        <source>Compute the chart</source>
        <translation>Oblicz wykres</translation>
    </message>
    <message>
        <source>Computes the chart for the present settings, or ends that. What is drawn stays until there is something newer.</source>
        <translation>Oblicza wykres dla obecnych ustawień albo to kończy. To, co narysowane, zostaje, aż będzie coś nowszego.</translation>
    </message>
    <message>
        <source>Schedules in the chart</source>
        <translation>Harmonogramy na wykresie</translation>
    </message>
    <message>
        <source>Which schedules have a line of simulated points; a pale band along it is the closed form, where there is one. A number that a schedule refuses has no point, and the reason is said.</source>
        <translation>Które harmonogramy mają linię symulowanych punktów; blada wstęga wzdłuż niej to wzór, gdzie jest. Liczba, której harmonogram nie przyjmuje, nie ma punktu, a powód jest podany.</translation>
    </message>
    <message>
        <source>Let durations vary</source>
        <translation>Zmienne czasy trwania</translation>
    </message>
    <message>
        <source>Multiplies every operation&apos;s time by a random factor, normal with a deviation of 10 %. Without jitter every run comes out alike.</source>
        <translation>Mnoży czas każdej operacji przez losowy czynnik, normalny o odchyleniu 10 %. Bez rozrzutu każdy przebieg wychodzi tak samo.</translation>
    </message>
    <message>
        <source>Show that run</source>
        <translation>Pokaż ten przebieg</translation>
    </message>
    <message>
        <source>Shows in the window the run that came out so: one of the best, the middle one, or one of the worst. Its seed makes it the same on every machine.</source>
        <translation>Pokazuje w oknie przebieg, który tak wyszedł: jeden z najlepszych, środkowy albo jeden z najgorszych. Dzięki ziarnu jest taki sam na każdej maszynie.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>A picture of pixels, a drawing that is sharp at any size, a film, or data. The name&apos;s ending follows.</source>
        <translation>Obraz z pikseli, rysunek ostry w każdym rozmiarze, film albo dane. Rozszerzenie nazwy zmienia się razem z nim.</translation>
    </message>
    <message>
        <source>Range of the export</source>
        <translation>Zakres eksportu</translation>
    </message>
    <message>
        <source>The whole run, or the time that the window shows now. Figures and schedules are always of the whole run.</source>
        <translation>Cały przebieg albo czas, który okno teraz pokazuje. Wskaźniki i harmonogramy są zawsze z całego przebiegu.</translation>
    </message>
    <message>
        <source>Content of the export</source>
        <translation>Treść eksportu</translation>
    </message>
    <message>
        <source>The Gantt chart on a page of its own, with the parts that are ticked, or the whole window as it is. Cursor and pin come along only where they are ticked.</source>
        <translation>Wykres Gantta na osobnej stronie, z zaznaczonymi częściami, albo całe okno takie, jakie jest. Kursor i przypięcie są tam tylko wtedy, gdy je zaznaczono.</translation>
    </message>
    <message>
        <source>Colours of the export</source>
        <translation>Barwy eksportu</translation>
    </message>
    <message>
        <source>Light colours for paper and white slides, dark ones for dark slides, high contrast for poor projectors. The window keeps its own.</source>
        <translation>Jasne barwy na papier i białe slajdy, ciemne na ciemne slajdy, wysoki kontrast na słabe rzutniki. Okno zachowuje własne.</translation>
    </message>
    <message>
        <source>Size of the export</source>
        <translation>Rozmiar eksportu</translation>
    </message>
    <message>
        <source>Width and height as on a screen at 100 %, and how many pixels each of these gets. A larger scale is sharper, not larger in a slide.</source>
        <translation>Szerokość i wysokość jak na ekranie przy 100 % oraz ile pikseli przypada na każdą jednostkę. Większa skala daje ostrzejszy obraz, a nie większy na slajdzie.</translation>
    </message>
    <message>
        <source>pixels = size · scale; 96 to an inch</source>
        <translation>piksele = rozmiar · skala; 96 na cal</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>How many seconds the run takes in the film, and how many pictures it has in each. More of them are smoother and make a larger file.</source>
        <translation>Ile sekund trwa przebieg w filmie i ile ma w każdej klatek. Więcej klatek to płynniejszy film i większy plik.</translation>
    </message>
    <message>
        <source>pictures = seconds · frames in a second</source>
        <translation>klatki = sekundy · klatki na sekundę</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Where the export is written. It is put there only once it is complete.</source>
        <translation>Dokąd zapisuje się eksport. Plik pojawia się tam dopiero, gdy jest kompletny.</translation>
    </message>
    <message>
        <source>Each chart but the last varies one thing about the present settings, every point simulated; the last has idle time by cause. All follow when the settings change.</source>
        <translation>Każdy wykres oprócz ostatniego zmienia jedną rzecz w obecnych ustawieniach, a każdy punkt jest symulowany; ostatni ma bezczynność według przyczyn. Wszystkie podążają za zmianą ustawień.</translation>
    </message>
</context>
<context>
    <name>live</name>
    <message>
        <source>the stream is longer than 1 GiB; the rest is not kept</source>
        <translation>strumień jest dłuższy niż 1 GiB; reszta nie jest zachowana</translation>
    </message>
    <message>
        <source>Name the host to run on, as ssh knows it</source>
        <translation>Podaj host, na którym uruchomić, tak jak zna go ssh</translation>
    </message>
    <message>
        <source>A host&apos;s name has no spaces and does not begin with “-”</source>
        <translation>Nazwa hosta nie ma spacji i nie zaczyna się od „-”</translation>
    </message>
    <message>
        <source>Name the command that starts the worker on the host</source>
        <translation>Podaj polecenie, które uruchamia proces roboczy na hoście</translation>
    </message>
    <message>
        <source>Write the command that starts the processes</source>
        <translation>Napisz polecenie, które uruchamia procesy</translation>
    </message>
    <message>
        <source>bubblescope-worker is not installed here; write its path into the command in place of {worker}</source>
        <translation>bubblescope-worker nie jest tu zainstalowany; w poleceniu wpisz jego ścieżkę zamiast {worker}</translation>
    </message>
    <message>
        <source>bubblescope-worker is not installed beside this program, nor in PATH; the variable BUBBLESCOPE_WORKER may name it</source>
        <translation>bubblescope-worker nie jest zainstalowany obok tego programu ani w PATH; może go wskazać zmienna BUBBLESCOPE_WORKER</translation>
    </message>
    <message>
        <source>What the machines can do shows when they start</source>
        <translation>Co maszyny potrafią, okaże się przy uruchomieniu</translation>
    </message>
</context>
<context>
    <name>queues</name>
    <message>
        <source>%1&apos;s warm-up limit (%2 forwards on device %3)</source>
        <translation>Limit rozgrzewki %1 (%2 przejść w przód na urządzeniu %3)</translation>
    </message>
    <message>
        <source>%1&apos;s order</source>
        <translation>Kolejność %1</translation>
    </message>
    <message>
        <source>%1 holds the senders back: the queue before stage %2 stays at %3 instead of %4; the wait shows as idle time upstream.</source>
        <translation>%1 wstrzymuje nadawców: kolejka przed etapem %2 pozostaje na %3 zamiast %4; czekanie widać jako bezczynność wcześniejszych etapów.</translation>
    </message>
</context>
<context>
    <name>setting</name>
    <message>
        <source>Stages</source>
        <translation>Etapy</translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation>Fragmenty/urz.</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Mikropartie</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteracje</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Harmonogram</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>W przód</translation>
    </message>
    <message>
        <source>Backward for the input</source>
        <translation>Wstecz względem wejścia</translation>
    </message>
    <message>
        <source>Backward for the weights</source>
        <translation>Wstecz względem wag</translation>
    </message>
    <message>
        <source>Slowdown of each stage</source>
        <translation>Spowolnienie każdego etapu</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>Size of a transfer</source>
        <translation>Rozmiar przesłania</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Pasmo</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Rozrzut</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Próbki</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Narzut</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Limit pamięci</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Urządzenia</translation>
    </message>
</context>
<context>
    <name>spinbox</name>
    <message>
        <source>At most %1.</source>
        <translation>Najwyżej %1.</translation>
    </message>
</context>
</TS>
