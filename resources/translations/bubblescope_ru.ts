<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>ChartCopy</name>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Копировать &amp;рисунок</translation>
    </message>
    <message>
        <source>Copy &amp;data (CSV)</source>
        <translation>Копировать &amp;данные (CSV)</translation>
    </message>
</context>
<context>
    <name>ExportFormat</name>
    <message>
        <source>Intervals (CSV)</source>
        <translation>Отрезки (CSV)</translation>
    </message>
    <message>
        <source>Figures and intervals (JSON)</source>
        <translation>Показатели и отрезки (JSON)</translation>
    </message>
    <message>
        <source>Trace for Perfetto (JSON)</source>
        <translation>Трасса для Perfetto (JSON)</translation>
    </message>
    <message>
        <source>TikZ picture for LaTeX</source>
        <translation>Рисунок TikZ для LaTeX</translation>
    </message>
    <message>
        <source>PyTorch schedule (CSV)</source>
        <translation>Расписание PyTorch (CSV)</translation>
    </message>
    <message>
        <source>PyTorch schedule with sends and receives (CSV)</source>
        <translation>Расписание PyTorch с передачами и приёмами (CSV)</translation>
    </message>
    <message>
        <source>%1 picture</source>
        <translation>Растровый рисунок %1</translation>
    </message>
    <message>
        <source>%1 drawing</source>
        <translation>Векторный рисунок %1</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>Анимация WebP</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Анимация GIF</translation>
    </message>
</context>
<context>
    <name>FileNames</name>
    <message>
        <source>Comparison of %1</source>
        <translation>Сравнение %1</translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message>
        <source>device %1</source>
        <translation>устройство %1</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Прямой проход</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Обратный проход</translation>
    </message>
    <message>
        <source>Backward for the input</source>
        <translation>Обратный проход по входу</translation>
    </message>
    <message>
        <source>Backward for the weights</source>
        <translation>Обратный проход по весам</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>its device, busy with %1 until %2</source>
        <translation>своё устройство: занято до %2 операцией %1</translation>
    </message>
    <message>
        <source>%1 on %2, sent at %3, here at %4</source>
        <translation>%1, %2: отправлено в %3, получено в %4</translation>
    </message>
    <message>
        <source>%1 on %2, done at %3</source>
        <translation>%1, %2: готово в %3</translation>
    </message>
    <message>
        <source>%1, microbatch %2</source>
        <comment>kind of op</comment>
        <translation>%1, микробатч %2</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>стадия</translation>
    </message>
    <message>
        <source>device</source>
        <translation>устройство</translation>
    </message>
    <message>
        <source>%1, its chunk %2 of %3</source>
        <translation>%1, его чанк %2 из %3</translation>
    </message>
    <message>
        <source>together with</source>
        <translation>вместе с</translation>
    </message>
    <message>
        <source>from</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>to</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>занимает</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>нужно</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>итерация</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>веса</translation>
    </message>
    <message numerus="yes">
        <source>after %n updates</source>
        <translation>
            <numerusform>после %n обновления</numerusform>
            <numerusform>после %n обновлений</numerusform>
            <numerusform>после %n обновлений</numerusform>
        </translation>
    </message>
    <message>
        <source>Idle: %1</source>
        <translation>Простой: %1</translation>
    </message>
    <message>
        <source>lasts</source>
        <translation>длится</translation>
    </message>
    <message>
        <source>why</source>
        <translation>почему</translation>
    </message>
    <message>
        <source>click to see</source>
        <translation>щёлкните, чтобы узнать</translation>
    </message>
    <message>
        <source>%1, forward of microbatch %2 on stage %3, device %4, from %5 to %6</source>
        <comment>2F5, …</comment>
        <translation>%1, прямой проход микробатча %2 на стадии %3, устройство %4, с %5 до %6</translation>
    </message>
    <message>
        <source>%1, backward of microbatch %2 on stage %3, device %4, from %5 to %6</source>
        <comment>2B5, …</comment>
        <translation>%1, обратный проход микробатча %2 на стадии %3, устройство %4, с %5 до %6</translation>
    </message>
    <message>
        <source>%1, backward for the input of microbatch %2 on stage %3, device %4, from %5 to %6</source>
        <comment>2I5, …</comment>
        <translation>%1, обратный проход по входу микробатча %2 на стадии %3, устройство %4, с %5 до %6</translation>
    </message>
    <message>
        <source>%1, backward for the weights of microbatch %2 on stage %3, device %4, from %5 to %6</source>
        <comment>2W5, …</comment>
        <translation>%1, обратный проход по весам микробатча %2 на стадии %3, устройство %4, с %5 до %6</translation>
    </message>
    <message>
        <source>Waited for: %1</source>
        <translation>Ждал: %1</translation>
    </message>
    <message>
        <source>Bubble, device %1, from %2 to %3</source>
        <translation>Пузырь, устройство %1, с %2 до %3</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s), bubble %1</source>
        <translation>
            <numerusform>%n операция, пузырь %1</numerusform>
            <numerusform>%n операции, пузырь %1</numerusform>
            <numerusform>%n операций, пузырь %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdleText</name>
    <message>
        <source>waits for an activation</source>
        <translation>ожидание активации</translation>
    </message>
    <message>
        <source>waits for a gradient</source>
        <translation>ожидание градиента</translation>
    </message>
    <message>
        <source>transfer under way</source>
        <translation>идёт передача</translation>
    </message>
    <message>
        <source>held back by the order</source>
        <translation>сдерживает порядок</translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation>ожидание на барьере</translation>
    </message>
    <message>
        <source>starts late</source>
        <translation>запоздалый старт</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>больше нечего делать</translation>
    </message>
    <message>
        <source>The forward that the next operation needs has not ended.</source>
        <translation>Прямой проход, который нужен следующей операции, ещё не закончился.</translation>
    </message>
    <message>
        <source>The backward that the next operation needs has not ended.</source>
        <translation>Обратный проход, который нужен следующей операции, ещё не закончился.</translation>
    </message>
    <message>
        <source>What the next operation needs is on its way, or the device itself sends or receives and cannot compute.</source>
        <translation>То, что нужно следующей операции, ещё в пути, или само устройство передаёт либо принимает и не может вычислять.</translation>
    </message>
    <message>
        <source>Another operation further down the device&apos;s list had all that it needs, but the schedule&apos;s order says wait.</source>
        <translation>Для другой операции, стоящей в списке устройства дальше, всё уже было готово, но порядок расписания велит ждать.</translation>
    </message>
    <message>
        <source>The schedule has the device wait for another&apos;s operation, though no activation or gradient is missing.</source>
        <translation>Расписание велит устройству ждать операцию другого устройства, хотя все активации и градиенты уже есть.</translation>
    </message>
    <message>
        <source>All had arrived, and the device still had not started; only in measured runs.</source>
        <translation>Всё уже пришло, а устройство ещё не начало; бывает только в измеренных запусках.</translation>
    </message>
    <message>
        <source>After the device&apos;s last operation, until the last device is done.</source>
        <translation>После последней операции устройства и до конца работы последнего из устройств.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>ends a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Device %1 has nothing left to compute and sends its last output for %2</source>
        <translation>Устройству %1 больше нечего вычислять, и оно передаёт свой последний результат: %2</translation>
    </message>
    <message>
        <source>Device %1 has nothing left to do for the last %2</source>
        <translation>Устройству %1 больше нечего делать: %2 до конца</translation>
    </message>
    <message>
        <source>Device %1 sends or receives for %2 and cannot compute</source>
        <translation>Устройство %1 передаёт или принимает и не может вычислять: %2</translation>
    </message>
    <message>
        <source>Device %1 is idle for %2</source>
        <translation>Устройство %1 простаивает %2</translation>
    </message>
    <message>
        <source>Device %1 waits %2 at a barrier for the end of %3</source>
        <translation>Устройство %1 ждёт %2 на барьере конца операции %3</translation>
    </message>
    <message>
        <source>Device %1 waits %2 for the activation of %3</source>
        <translation>Устройство %1 ждёт %2: нужна активация операции %3</translation>
    </message>
    <message>
        <source>Device %1 waits %2 for the gradient of %3</source>
        <translation>Устройство %1 ждёт %2: нужен градиент операции %3</translation>
    </message>
    <message>
        <source>%1, on its way from device %2</source>
        <translation>%1; данные в пути от устройства %2</translation>
    </message>
    <message>
        <source>%1, which device %2 is still computing</source>
        <translation>%1; эту операцию ещё выполняет устройство %2</translation>
    </message>
    <message>
        <source>%1, which device %2 has still to compute</source>
        <translation>%1; эту операцию ещё предстоит выполнить устройству %2</translation>
    </message>
    <message>
        <source>%1, which device %2 cannot start before %3 has arrived from device %4</source>
        <translation>%1; устройство %2 не может начать её, пока не получено %3 от устройства %4</translation>
    </message>
    <message>
        <source>%1, which device %2 is still computing behind %3</source>
        <translation>%1; устройство %2 ещё выполняет её, начав после %3</translation>
    </message>
    <message>
        <source>%1, which device %2 cannot start before %3 on device %4 has ended</source>
        <translation>%1; устройство %2 не может начать её, пока на устройстве %4 не закончено %3</translation>
    </message>
    <message>
        <source>%1; %2 on device %3 set the pace</source>
        <translation>%1; темп задала операция %2 на устройстве %3</translation>
    </message>
    <message>
        <source>%1; transfers take %2 of it</source>
        <translation>%1; из них %2 занимают передачи</translation>
    </message>
    <message>
        <source>%1; %2 is ready all the time, but the schedule&apos;s order puts it later</source>
        <translation>%1; всё это время готова операция %2, но в порядке расписания она позже</translation>
    </message>
    <message>
        <source>%1; for the last %2 %3 is ready, but the schedule&apos;s order puts it later</source>
        <translation>%1; последние %2 готова операция %3, но в порядке расписания она позже</translation>
    </message>
    <message>
        <source>%1; everything had arrived %2 before it went on</source>
        <translation>%1; всё пришло за %2 до продолжения работы</translation>
    </message>
    <message>
        <source>The device has more to do, but the run ends here: it was cut off, has not got there yet, or cannot go on.</source>
        <translation>Устройству ещё есть что делать, но запуск здесь кончается: он прерван, ещё не дошёл или не может продолжаться.</translation>
    </message>
    <message>
        <source>Device %1 cannot go on: %2</source>
        <translation>Устройство %1 не может продолжать: %2</translation>
    </message>
    <message>
        <source>What device %1 does in the last %2 has not been measured</source>
        <translation>Что устройство %1 делает в последние %2, не измерено</translation>
    </message>
    <message>
        <source>reason not measured</source>
        <translation>причина не измерена</translation>
    </message>
</context>
<context>
    <name>LiveStatus</name>
    <message>
        <source>iteration %1</source>
        <translation>итерация %1</translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation>операций: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n intervals were lost on the way</source>
        <translation>
            <numerusform>%n интервал потерян в пути</numerusform>
            <numerusform>%n интервала потеряно в пути</numerusform>
            <numerusform>%n интервалов потеряно в пути</numerusform>
        </translation>
    </message>
    <message>
        <source>the stream was cut off</source>
        <translation>поток оборвался</translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <translation>
            <numerusform>%n итерация</numerusform>
            <numerusform>%n итерации</numerusform>
            <numerusform>%n итераций</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled after %1</source>
        <translation>Отменено после %1</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Закончено: %1</translation>
    </message>
    <message>
        <source>the worker did not start: %1</source>
        <translation>исполнитель не запустился: %1</translation>
    </message>
    <message>
        <source>the command prints no stream of a worker; it was ended</source>
        <translation>команда не выдаёт поток исполнителя и была остановлена</translation>
    </message>
    <message>
        <source>the worker did not answer and was killed</source>
        <translation>исполнитель не отвечал и был остановлен принудительно</translation>
    </message>
    <message>
        <source>the worker was killed (signal %1)</source>
        <translation>исполнитель был остановлен принудительно (сигнал %1)</translation>
    </message>
    <message>
        <source>the connection to %1 failed</source>
        <translation>не удалось соединиться с %1</translation>
    </message>
    <message>
        <source>the worker ended without a last word</source>
        <translation>исполнитель закончил без последнего сообщения</translation>
    </message>
    <message>
        <source>the worker ended with status %1</source>
        <translation>исполнитель закончил с кодом %1</translation>
    </message>
    <message>
        <source>Starting the worker…</source>
        <translation>Исполнитель запускается…</translation>
    </message>
    <message>
        <source>Starting the worker on %1…</source>
        <translation>Исполнитель запускается на %1…</translation>
    </message>
    <message>
        <source>Calibrating: how much work fills an op…</source>
        <translation>Калибровка: сколько работы нужно на операцию…</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Выполняется</translation>
    </message>
    <message>
        <source>Pausing after the ops under way</source>
        <translation>Пауза после начатых операций</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Comparing the results with a serial run</source>
        <translation>Результаты сравниваются с последовательным запуском</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Остановка</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>Неполно: %1</translation>
    </message>
    <message numerus="yes">
        <source>no word from the worker for %n s</source>
        <translation>
            <numerusform>от исполнителя ничего нет уже %n с</numerusform>
            <numerusform>от исполнителя ничего нет уже %n с</numerusform>
            <numerusform>от исполнителя ничего нет уже %n с</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>измерено: %1</translation>
    </message>
    <message>
        <source>paced: devices wait instead of computing</source>
        <translation>по часам: устройства ждут, а не вычисляют</translation>
    </message>
    <message numerus="yes">
        <source>cores shared by %n devices</source>
        <translation>
            <numerusform>ядра делит %n устройство</numerusform>
            <numerusform>ядра делят %n устройства</numerusform>
            <numerusform>ядра делят %n устройств</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPUs shared by %n devices</source>
        <translation>
            <numerusform>GPU делит %n устройство</numerusform>
            <numerusform>GPU делят %n устройства</numerusform>
            <numerusform>GPU делят %n устройств</numerusform>
        </translation>
    </message>
    <message>
        <source>results equal the serial run</source>
        <translation>результаты совпадают с последовательным запуском</translation>
    </message>
    <message>
        <source>results differ from the serial run</source>
        <translation>результаты отличаются от последовательного запуска</translation>
    </message>
    <message>
        <source>the scenario has changed since; Run again shows it</source>
        <translation>сценарий с тех пор изменён; «Снова» покажет новый</translation>
    </message>
    <message>
        <source>%1 %2 on %3, process %4</source>
        <translation>%1 %2 на %3, процесс %4</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Предупреждения</translation>
    </message>
    <message>
        <source>Printed beside the stream</source>
        <translation>Напечатано помимо потока</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Стандартный вывод ошибок</translation>
    </message>
    <message numerus="yes">
        <source>%n lines that are no records</source>
        <translation>
            <numerusform>%n строка, которая не запись</numerusform>
            <numerusform>%n строки, которые не записи</numerusform>
            <numerusform>%n строк, которые не записи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible records</source>
        <translation>
            <numerusform>%n невозможная запись</numerusform>
            <numerusform>%n невозможные записи</numerusform>
            <numerusform>%n невозможных записей</numerusform>
        </translation>
    </message>
    <message>
        <source>bad calibration: ops may miss their durations by %1</source>
        <translation>плохая калибровка: длительности операций могут расходиться на %1</translation>
    </message>
    <message>
        <source>the worker&apos;s copy of the stream is lost</source>
        <translation>копия потока у исполнителя потеряна</translation>
    </message>
    <message>
        <source>GPUs: not yet run on hardware</source>
        <translation>GPU: ещё не запускалось на оборудовании</translation>
    </message>
    <message>
        <source>pauses of %1 left out</source>
        <translation>паузы (%1) не учтены</translation>
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
        <translation>%1 уже есть. Заменить этот файл?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Заменить файл?</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>even, %1</source>
        <translation>равномерный, %1</translation>
    </message>
    <message>
        <source>normal, %1</source>
        <translation>нормальный, %1</translation>
    </message>
    <message>
        <source>long tail, %1</source>
        <translation>длинный хвост, %1</translation>
    </message>
    <message>
        <source>same batch</source>
        <translation>тот же батч</translation>
    </message>
    <message>
        <source>same microbatch size</source>
        <translation>тот же размер микробатча</translation>
    </message>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1: %2 вместо %3</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/с</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Передача</translation>
    </message>
    <message>
        <source>Size of a transfer</source>
        <translation>Размер передачи</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Blocking transfers</source>
        <translation>Передачи, занимающие устройства</translation>
    </message>
    <message>
        <source>some with a whole batch&apos;s times, some with a microbatch&apos;s; microbatches: %1</source>
        <translation>у одних времена всего батча, у других — микробатча; микробатчи: %1</translation>
    </message>
    <message>
        <source>same batch, in microbatches: %1</source>
        <translation>тот же батч, микробатчи: %1</translation>
    </message>
    <message>
        <source>same microbatch size, microbatches: %1</source>
        <translation>тот же размер микробатча, микробатчи: %1</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Общее время</translation>
    </message>
    <message>
        <source>From time 0 to the end of the last operation; below it how much longer (+) or shorter (−) than A.</source>
        <translation>От времени 0 до конца последней операции; ниже — насколько дольше (+) или короче (−), чем у A.</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Пузырь</translation>
    </message>
    <message>
        <source>Share of the devices&apos; time in which they do nothing; below it the difference from A in percentage points.</source>
        <translation>Доля времени устройств, когда они ничего не делают; ниже — отличие от A в процентных пунктах.</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <translation>%1 п. п.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Активации</translation>
    </message>
    <message>
        <source>Most activations that a device holds, in microbatches of a stage; below it the difference from A.</source>
        <translation>Больше всего активаций на одном устройстве, в микробатчах стадии; ниже — отличие от A.</translation>
    </message>
    <message>
        <source>Most activations that a device holds, in microbatches of a device&apos;s share of the model; below it the difference from A.</source>
        <translation>Больше всего активаций на одном устройстве, в микробатчах доли модели на устройстве; ниже — отличие от A.</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Пик памяти</translation>
    </message>
    <message>
        <source>Most bytes that a device needs; below it the difference from A.</source>
        <translation>Больше всего байтов, нужных одному устройству; ниже — отличие от A.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 вместо %2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation>Чанки на устройство</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Микробатчи</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Прямой проход</translation>
    </message>
    <message>
        <source>Backward for the input</source>
        <translation>Обратный проход по входу</translation>
    </message>
    <message>
        <source>Backward for the weights</source>
        <translation>Обратный проход по весам</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>Замедление</translation>
    </message>
    <message>
        <source>Saving by overlap</source>
        <translation>Выигрыш от наложения</translation>
    </message>
    <message>
        <source>Times of</source>
        <translation>Времена</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Накладные расходы</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Итерации</translation>
    </message>
    <message>
        <source>Optimizer&apos;s barrier</source>
        <translation>Барьер оптимизатора</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Разброс</translation>
    </message>
    <message>
        <source>another seed</source>
        <translation>другое начальное число</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>другая модель</translation>
    </message>
    <message>
        <source>other layers</source>
        <translation>другие слои</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>другой порядок</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Предел памяти</translation>
    </message>
    <message>
        <source>Same devices: %1</source>
        <translation>Столько же устройств: %1</translation>
    </message>
    <message>
        <source>Devices: %1</source>
        <translation>Устройства: %1</translation>
    </message>
    <message>
        <source>same stages: %1</source>
        <translation>столько же стадий: %1</translation>
    </message>
    <message>
        <source>stages: %1</source>
        <translation>стадии: %1</translation>
    </message>
    <message>
        <source>Not the same work as A: %1</source>
        <translation>Работа не та же, что у A: %1</translation>
    </message>
</context>
<context>
    <name>TimeUnit</name>
    <message>
        <source>ns</source>
        <translation>нс</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>мкс</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
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
        <translation>%1, которую не выполняет ни одно устройство</translation>
    </message>
    <message>
        <source>%1 waits for %2</source>
        <translation>%1 ждёт %2</translation>
    </message>
</context>
<context>
    <name>bubblescope::Actions</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a scenario (JSON), a schedule (CSV) or a measured run (JSON Lines)</source>
        <translation>Открыть сценарий (JSON), расписание (CSV) или измеренный запуск (JSON Lines)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Сохранить сценарий</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save the scenario under another name</source>
        <translation>Сохранить сценарий под другим именем</translation>
    </message>
    <message>
        <source>Save &amp;measured run…</source>
        <translation>Сохранить &amp;измеренный запуск…</translation>
    </message>
    <message>
        <source>Save what a live run has measured</source>
        <translation>Сохранить то, что измерил живой запуск</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Закрыть окно</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>Отменить последнее изменение</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Вернуть отменённое</translation>
    </message>
    <message>
        <source>&amp;Best schedule…</source>
        <translation>&amp;Лучшее расписание…</translation>
    </message>
    <message>
        <source>Compare all schedules for these settings</source>
        <translation>Сравнить все расписания при этих настройках</translation>
    </message>
    <message>
        <source>Ba&amp;lance stages…</source>
        <translation>&amp;Баланс стадий…</translation>
    </message>
    <message>
        <source>Which layers are in which stage</source>
        <translation>Какие слои в какой стадии</translation>
    </message>
    <message>
        <source>C&amp;harts…</source>
        <translation>&amp;Графики…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Пуск или пауза</translation>
    </message>
    <message>
        <source>Let the time run, or hold it</source>
        <translation>Пустить время или остановить его</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Шаг &amp;вперёд</translation>
    </message>
    <message>
        <source>One tick onward</source>
        <translation>На такт вперёд</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Шаг &amp;назад</translation>
    </message>
    <message>
        <source>One tick back</source>
        <translation>На такт назад</translation>
    </message>
    <message>
        <source>To the &amp;next event</source>
        <translation>К &amp;следующему событию</translation>
    </message>
    <message>
        <source>To where the next operation starts or ends</source>
        <translation>Туда, где начинается или кончается следующая операция</translation>
    </message>
    <message>
        <source>To the pre&amp;vious event</source>
        <translation>К п&amp;редыдущему событию</translation>
    </message>
    <message>
        <source>Back to where an operation starts or ends</source>
        <translation>Туда, где началась или кончилась предыдущая операция</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>К на&amp;чалу</translation>
    </message>
    <message>
        <source>Cursor to time 0</source>
        <translation>Курсор на время 0</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>К &amp;концу</translation>
    </message>
    <message>
        <source>Cursor to the end of the run</source>
        <translation>Курсор на конец запуска</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>По кру&amp;гу</translation>
    </message>
    <message>
        <source>At the end start again</source>
        <translation>В конце начать сначала</translation>
    </message>
    <message>
        <source>Half the speed</source>
        <translation>Вдвое медленнее</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>&amp;Быстрее</translation>
    </message>
    <message>
        <source>Twice the speed</source>
        <translation>Вдвое быстрее</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Приблизить</translation>
    </message>
    <message>
        <source>Show a shorter time, about the cursor</source>
        <translation>Показать меньший отрезок времени вокруг курсора</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Отдалить</translation>
    </message>
    <message>
        <source>Show a longer time</source>
        <translation>Показать больший отрезок времени</translation>
    </message>
    <message>
        <source>&amp;Whole run</source>
        <translation>&amp;Весь запуск</translation>
    </message>
    <message>
        <source>Show the run from start to end</source>
        <translation>Показать запуск от начала до конца</translation>
    </message>
    <message>
        <source>&amp;Release the pin</source>
        <translation>&amp;Снять выделение</translation>
    </message>
    <message>
        <source>&amp;Critical path</source>
        <translation>&amp;Критический путь</translation>
    </message>
    <message>
        <source>The chain of operations and transfers that sets the makespan</source>
        <translation>Цепочка операций и передач, которая определяет общее время</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Кр&amp;упнее</translation>
    </message>
    <message>
        <source>Larger text and marks</source>
        <translation>Крупнее текст и знаки</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>Smaller text and marks</source>
        <translation>Мельче текст и знаки</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Обы&amp;чный размер</translation>
    </message>
    <message>
        <source>Size as at first</source>
        <translation>Размер как вначале</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>Tokens glide and bars grow, or they jump</source>
        <translation>Микробатчи скользят, а полосы растут — или появляются сразу</translation>
    </message>
    <message>
        <source>&amp;Hide what lies ahead</source>
        <translation>Скр&amp;ыть будущее</translation>
    </message>
    <message>
        <source>What lies after the cursor is hidden instead of faint</source>
        <translation>То, что после курсора, скрыто, а не бледно</translation>
    </message>
    <message>
        <source>Live run</source>
        <translation>Живой запуск</translation>
    </message>
    <message>
        <source>&amp;Live run</source>
        <translation>&amp;Живой запуск</translation>
    </message>
    <message>
        <source>Show the bar for live runs</source>
        <translation>Показать панель живых запусков</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Запустить</translation>
    </message>
    <message>
        <source>Run the scenario for real</source>
        <translation>Выполнить сценарий на самом деле</translation>
    </message>
    <message>
        <source>&amp;Pause or resume</source>
        <translation>&amp;Пауза или продолжение</translation>
    </message>
    <message>
        <source>Hold every device after its present operation, or go on</source>
        <translation>Остановить каждое устройство после текущей операции или продолжить</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>End the live run; what was measured stays</source>
        <translation>Закончить живой запуск; измеренное остаётся</translation>
    </message>
    <message>
        <source>Show the &amp;simulation</source>
        <translation>Показать &amp;симуляцию</translation>
    </message>
    <message>
        <source>What the scenario gives</source>
        <translation>Что даёт сценарий</translation>
    </message>
    <message>
        <source>Show the &amp;measured run</source>
        <translation>Показать &amp;измеренное</translation>
    </message>
    <message>
        <source>What the live run has measured</source>
        <translation>Что измерил живой запуск</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Показать о&amp;ба</translation>
    </message>
    <message>
        <source>Measured above, and below what the simulation makes of the measured costs</source>
        <translation>Сверху измеренное, снизу — симуляция с измеренными временами</translation>
    </message>
    <message>
        <source>&amp;Take over the measured costs</source>
        <translation>Вз&amp;ять измеренные времена</translation>
    </message>
    <message>
        <source>The scenario gets the times that were measured</source>
        <translation>Сценарий получает времена, которые были измерены</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Все клавиши на одном листе</translation>
    </message>
    <message>
        <source>&amp;About Bubblescope</source>
        <translation>&amp;О программе Bubblescope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Версия и лицензия</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Charts over many scenarios: microbatches, devices, seeds</source>
        <translation>Графики по многим сценариям: микробатчи, устройства, генератор</translation>
    </message>
    <message>
        <source>Write a picture, a film, a table or a trace of the run</source>
        <translation>Записать рисунок, фильм, таблицу или трассу запуска</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Копировать рисунок</translation>
    </message>
    <message>
        <source>The Gantt chart as it is shown, as a picture for the clipboard</source>
        <translation>Диаграмма Ганта, как она видна, рисунком в буфер обмена</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>&amp;Paste schedule</source>
        <translation>Вст&amp;авить расписание</translation>
    </message>
    <message>
        <source>Use the schedule (CSV) or scenario (JSON) on the clipboard</source>
        <translation>Взять расписание (CSV) или сценарий (JSON) из буфера обмена</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Следующий шаг</translation>
    </message>
    <message>
        <source>The answer to an open question, then the next step</source>
        <translation>Ответ на открытый вопрос, затем следующий шаг</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>&amp;Предыдущий шаг</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>&amp;Return to the step</source>
        <translation>&amp;Вернуться к шагу</translation>
    </message>
    <message>
        <source>Scenario, cursor and range as the step has them</source>
        <translation>Сценарий, курсор и участок, как задано в шаге</translation>
    </message>
    <message>
        <source>&amp;End the lesson</source>
        <translation>&amp;Закончить урок</translation>
    </message>
    <message>
        <source>Back to the scenario from before the lesson; Escape does it too where nothing is pinned</source>
        <translation>К сценарию до урока; то же делает Escape, если ничего не закреплено</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>&amp;Открыть урок…</translation>
    </message>
    <message>
        <source>A lesson from a file</source>
        <translation>Урок из файла</translation>
    </message>
    <message>
        <source>&amp;Folder of own lessons…</source>
        <translation>П&amp;апка своих уроков…</translation>
    </message>
    <message>
        <source>Lessons in it are listed here</source>
        <translation>Уроки из неё перечислены здесь</translation>
    </message>
    <message>
        <source>Hide the dependencies of a bar or bubble; without a pin, back from a measured run to the simulation, then out of the lesson</source>
        <translation>Скрыть зависимости полосы или пузыря; если ничего не закреплено, вернуться от измеренного запуска к моделированию, затем выйти из урока</translation>
    </message>
    <message>
        <source>&amp;Glossary…</source>
        <translation>&amp;Словарь терминов…</translation>
    </message>
    <message>
        <source>The words of the field</source>
        <translation>Термины этой области</translation>
    </message>
    <message>
        <source>&amp;Figures…</source>
        <translation>&amp;Показатели…</translation>
    </message>
    <message>
        <source>What every figure means, with its formula and its paper</source>
        <translation>Что значит каждый показатель, с формулой и статьёй</translation>
    </message>
    <message>
        <source>&amp;Explain the control</source>
        <translation>О&amp;бъяснить настройку</translation>
    </message>
    <message>
        <source>What the control with the focus does</source>
        <translation>Что делает настройка, на которой фокус</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>През&amp;ентация</translation>
    </message>
    <message>
        <source>Over the whole screen, large enough for the back row; Escape leaves it</source>
        <translation>Во весь экран, видно и с последнего ряда; Escape — выход</translation>
    </message>
    <message>
        <source>Present&amp;ation: controls</source>
        <translation>Презентация: управ&amp;ление</translation>
    </message>
    <message>
        <source>In a presentation: bring the controls in, or put them away</source>
        <translation>В презентации: показать или убрать элементы управления</translation>
    </message>
    <message>
        <source>Presentation: men&amp;us</source>
        <translation>Презентация: ме&amp;ню</translation>
    </message>
    <message>
        <source>In a presentation: bring menus and play bar in, or put them away</source>
        <translation>В презентации: показать или убрать меню и панель воспроизведения</translation>
    </message>
    <message>
        <source>How the colours look with a colour vision deficiency, and how far apart they stay</source>
        <translation>Как выглядят цвета при нарушениях цветового зрения и насколько они остаются различимы</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>&amp;Add a scenario</source>
        <translation>&amp;Добавить сценарий</translation>
    </message>
    <message>
        <source>Compare with a copy of the present scenario, on the same time axis</source>
        <translation>Сравнить с копией нынешнего сценария на той же оси времени</translation>
    </message>
    <message>
        <source>&amp;Remove this one</source>
        <translation>&amp;Убрать этот</translation>
    </message>
    <message>
        <source>Take the active scenario out of the comparison</source>
        <translation>Убрать активный сценарий из сравнения</translation>
    </message>
    <message>
        <source>Work on %1</source>
        <translation>Работать с %1</translation>
    </message>
    <message>
        <source>Controls, figures and charts are about this scenario</source>
        <translation>Настройки, числа и графики относятся к этому сценарию</translation>
    </message>
    <message>
        <source>&amp;Copy the settings of A to this one</source>
        <translation>&amp;Скопировать настройки A в этот</translation>
    </message>
    <message>
        <source>All settings but the schedule, its options and chunks</source>
        <translation>Все настройки, кроме расписания, его параметров и чанков</translation>
    </message>
    <message>
        <source>Copy these settings to all &amp;others</source>
        <translation>Скопировать эти настройки во все &amp;остальные</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Переместить &amp;выше</translation>
    </message>
    <message>
        <source>Swap the active scenario with the one above it</source>
        <translation>Поменять активный сценарий местами с тем, что над ним</translation>
    </message>
    <message>
        <source>Same &amp;devices</source>
        <translation>Столько &amp;же устройств</translation>
    </message>
    <message>
        <source>As many devices as A, with its model: what has several stages a device cuts it finer</source>
        <translation>Столько же устройств, сколько у A, с его моделью: где на устройстве несколько стадий, она делится мельче</translation>
    </message>
    <message>
        <source>Same &amp;stages</source>
        <translation>Столько же с&amp;тадий</translation>
    </message>
    <message>
        <source>As many stages as A, of the same times: what has several stages a device needs fewer</source>
        <translation>Столько же стадий, сколько у A, с теми же временами: где на устройстве несколько стадий, устройств нужно меньше</translation>
    </message>
    <message>
        <source>Same &amp;batch</source>
        <translation>Тот же &amp;батч</translation>
    </message>
    <message>
        <source>The times are the whole batch&apos;s, the same in all: more microbatches cut it finer</source>
        <translation>Времена — всего батча, одного и того же во всех: больше микробатчей делят его мельче</translation>
    </message>
    <message>
        <source>Same &amp;microbatch size</source>
        <translation>Тот же размер &amp;микробатча</translation>
    </message>
    <message>
        <source>The times are one microbatch&apos;s, the same in all: more microbatches are more work</source>
        <translation>Времена — одного микробатча, того же во всех: больше микробатчей — больше работы</translation>
    </message>
    <message>
        <source>&amp;End the comparison</source>
        <translation>&amp;Закончить сравнение</translation>
    </message>
    <message>
        <source>The active scenario remains</source>
        <translation>Остаётся активный сценарий</translation>
    </message>
    <message>
        <source>&amp;Open the last run</source>
        <translation>От&amp;крыть последний запуск</translation>
    </message>
    <message>
        <source>The newest live run, also one that was not saved before the window was closed</source>
        <translation>Последний живой запуск, в том числе не сохранённый до закрытия окна</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Что это?</translation>
    </message>
    <message>
        <source>Then click on anything, and it is explained</source>
        <translation>Затем щёлкните по чему угодно, и оно будет объяснено</translation>
    </message>
    <message>
        <source>Colour &amp;vision check</source>
        <translation>Проверка &amp;цветового зрения</translation>
    </message>
    <message>
        <source>Show the whole window as people with a colour vision deficiency see it</source>
        <translation>Показать всё окно так, как его видят люди с нарушением цветового зрения</translation>
    </message>
    <message>
        <source>Distances of colours…</source>
        <translation>Расстояния между цветами…</translation>
    </message>
</context>
<context>
    <name>bubblescope::BalanceDialog</name>
    <message>
        <source>Balance stages</source>
        <translation>Баланс стадий</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>none: times of stages</source>
        <translation>нет: времена стадий</translation>
    </message>
    <message>
        <source>alike:</source>
        <translation>одинаковые:</translation>
    </message>
    <message>
        <source>of the memory model</source>
        <translation>из модели памяти</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>из файла…</translation>
    </message>
    <message>
        <source>own</source>
        <translation>свои</translation>
    </message>
    <message>
        <source>Layers share the times that the stages have now: evenly, or as the model&apos;s sizes say, with embedding and head. A file has a line for each layer.</source>
        <translation>Слои делят между собой нынешние времена стадий: поровну или по размерам модели, с эмбеддингом и выходным слоем. В файле строка на каждый слой.</translation>
    </message>
    <message>
        <source>Number of layers</source>
        <translation>Число слоёв</translation>
    </message>
    <message>
        <source>&amp;Layers:</source>
        <translation>&amp;Слои:</translation>
    </message>
    <message>
        <source>by equal count</source>
        <translation>поровну</translation>
    </message>
    <message>
        <source>optimally</source>
        <translation>оптимально</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>Equal count: as many layers in each stage. Optimally: the longest stage as short as it can be, slow stages taken into account. By hand: drag the cuts, or choose one with Up and Down and move it with Left and Right.</source>
        <translation>Поровну: во всех стадиях одинаковое число слоёв. Оптимально: самая долгая стадия коротка, насколько возможно, с учётом медленных стадий. Вручную: перетащите границы или выберите границу клавишами «вверх» и «вниз» и двигайте «влево» и «вправо».</translation>
    </message>
    <message>
        <source>&amp;Rebalance</source>
        <translation>Пере&amp;балансировать</translation>
    </message>
    <message>
        <source>Cuts optimally and shows the bubble before and after.</source>
        <translation>Режет оптимально и показывает пузырь до и после.</translation>
    </message>
    <message>
        <source>&amp;Split:</source>
        <translation>&amp;Деление:</translation>
    </message>
    <message>
        <source>No layers</source>
        <translation>Без слоёв</translation>
    </message>
    <message>
        <source>Layers of the model</source>
        <translation>Слои модели</translation>
    </message>
    <message>
        <source>Layers from a file</source>
        <translation>Слои из файла</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Деление</translation>
    </message>
    <message>
        <source>Move a cut</source>
        <translation>Сдвинуть границу</translation>
    </message>
    <message>
        <source>Change a layer</source>
        <translation>Изменить слой</translation>
    </message>
    <message>
        <source>Stages take the times in the controls. With layers, they can be cut elsewhere.</source>
        <translation>У стадий те времена, что в настройках. Со слоями границы можно сдвинуть.</translation>
    </message>
    <message>
        <source>Stage %1 takes longest, %2 a microbatch, and sets the pace; stage %3 takes %4.</source>
        <translation>Дольше всех стадия %1, %2 на микробатч: она задаёт темп; стадия %3 занимает %4.</translation>
    </message>
    <message>
        <source>bubble %1, makespan %2</source>
        <translation>пузырь %1, общее время %2</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Сейчас: %1.</translation>
    </message>
    <message>
        <source>Before: %1. Now: %2.</source>
        <translation>До: %1. Сейчас: %2.</translation>
    </message>
    <message>
        <source>Every stage takes %1 a microbatch.</source>
        <translation>Каждая стадия тратит %1 на микробатч.</translation>
    </message>
    <message>
        <source>Sa&amp;ve layers…</source>
        <translation>Со&amp;хранить слои…</translation>
    </message>
    <message>
        <source>Writes the layers to a CSV file, which &quot;from a file…&quot; and the command line&apos;s --layers read.</source>
        <translation>Записывает слои в файл CSV, который читают «из файла…» и --layers в командной строке.</translation>
    </message>
</context>
<context>
    <name>bubblescope::BasisBar</name>
    <message>
        <source>How much all compute would take one operation after another, with neither slowdown nor jitter. Where it differs, a shorter makespan may only mean less work.</source>
        <translation>Сколько заняли бы все вычисления, операция за операцией, без замедления и разброса. Где это различается, меньшее общее время может означать лишь меньше работы.</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Основа</translation>
    </message>
    <message>
        <source>What is to be the same in all scenarios; they are changed for it, and undo takes it back</source>
        <translation>Что должно быть одинаково во всех сценариях; они для этого меняются, отмена возвращает прежнее</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Закончить</translation>
    </message>
</context>
<context>
    <name>bubblescope::BatchSection</name>
    <message>
        <source>Batch</source>
        <translation>Батч</translation>
    </message>
    <message>
        <source>same microbatch size</source>
        <translation>тот же микробатч</translation>
    </message>
    <message>
        <source>same batch</source>
        <translation>тот же батч</translation>
    </message>
    <message>
        <source>optimizer&apos;s barrier</source>
        <translation>барьер оптимизатора</translation>
    </message>
    <message>
        <source>Every microbatch takes the time given: more microbatches are more work.</source>
        <translation>Каждый микробатч занимает указанное время: больше микробатчей — больше работы.</translation>
    </message>
    <message>
        <source>The times given are the whole batch&apos;s: more microbatches cut it finer. Switching converts the times, so that the picture stays.</source>
        <translation>Указанные времена относятся ко всему батчу: больше микробатчей — мельче части. При переключении времена пересчитываются, и картина не меняется.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>поровну</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>How many samples the batch has; they are dealt out as evenly as whole numbers allow, so 8 in 3 microbatches are 3, 3 and 2. 0: it divides evenly.</source>
        <translation>Сколько примеров в батче; они раздаются настолько поровну, насколько позволяют целые числа: 8 на 3 микробатча — это 3, 3 и 2. 0: делится поровну.</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Накладные</translation>
    </message>
    <message>
        <source>In ms, added to every forward and backward however small its microbatch: launching work on the device, and its poorer use.</source>
        <translation>В мс, добавляется к каждому прямому и обратному проходу, каким бы малым ни был микробатч: запуск работы на устройстве и худшая его загрузка.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Итерации</translation>
    </message>
    <message>
        <source>Training steps, one batch after another. From two on the figures also show a step in the steady state, once the first has filled the pipeline.</source>
        <translation>Шаги обучения, батч за батчем. Начиная с двух показатели описывают и шаг в установившемся режиме, когда первый шаг уже заполнил конвейер.</translation>
    </message>
    <message>
        <source>Optimizer&apos;s barrier</source>
        <translation>Барьер оптимизатора</translation>
    </message>
    <message>
        <source>Same batch</source>
        <translation>Тот же батч</translation>
    </message>
    <message>
        <source>Same microbatch size</source>
        <translation>Тот же размер микробатча</translation>
    </message>
    <message>
        <source>This schedule never drains: it updates the weights after every microbatch.</source>
        <translation>Это расписание не опустошает конвейер: оно обновляет веса после каждого микробатча.</translation>
    </message>
    <message>
        <source>On: no device begins the next iteration before all have ended this one, as a gradient norm over the whole model needs. Off: each device goes on at once, which is where zero-bubble schedules gain.</source>
        <translation>Включено: ни одно устройство не начинает следующую итерацию, пока все не закончат эту, как нужно для нормы градиента всей модели. Выключено: каждое устройство продолжает сразу, и здесь выигрывают расписания без пузырей.</translation>
    </message>
</context>
<context>
    <name>bubblescope::BusyVeil</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Ends the computation; the picture of the settings before stays</source>
        <translation>Прекращает вычисление; остаётся картина прежних настроек</translation>
    </message>
    <message>
        <source>Computing… Picture and figures are of the settings before.</source>
        <translation>Вычисляется… Картина и числа — прежних настроек.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Вычисляется…</translation>
    </message>
</context>
<context>
    <name>bubblescope::CapabilityProbe</name>
    <message>
        <source>the command does not answer as bubblescope-worker does</source>
        <translation>команда отвечает не так, как bubblescope-worker</translation>
    </message>
</context>
<context>
    <name>bubblescope::CauseBars</name>
    <message>
        <source>on average</source>
        <translation>в среднем</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>устройство %1</translation>
    </message>
    <message>
        <source>A device is idle for %1 on average, of %2:</source>
        <translation>В среднем устройство простаивает %1 из %2:</translation>
    </message>
    <message>
        <source>Device %1 is idle for %2, of %3:</source>
        <translation>Устройство %1 простаивает %2 из %3:</translation>
    </message>
</context>
<context>
    <name>bubblescope::CauseLegend</name>
    <message>
        <source>%1
%2 of all devices together, %3 of their idle time.</source>
        <translation>%1
%2 времени всех устройств, %3 их простоя.</translation>
    </message>
</context>
<context>
    <name>bubblescope::CausePlot</name>
    <message>
        <source>Why the devices are idle</source>
        <translation>Почему устройства простаивают</translation>
    </message>
    <message>
        <source>device</source>
        <translation>устройство</translation>
    </message>
    <message>
        <source>idle, % of the makespan</source>
        <translation>простой, % общего времени</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>устройство %1</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>простой</translation>
    </message>
</context>
<context>
    <name>bubblescope::CausesPage</name>
    <message>
        <source>%1, P = %2, M = %3: bubble %4 of %5</source>
        <translation>%1, P = %2, M = %3: пузырь %4 из %5</translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartPage</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>Compute a&amp;gain</source>
        <translation>Пересчитать &amp;снова</translation>
    </message>
    <message>
        <source>Ends the computation; what is drawn stays.</source>
        <translation>Прекращает вычисление; нарисованное остаётся.</translation>
    </message>
    <message>
        <source>Computes the chart for the present settings.</source>
        <translation>Вычисляет график для нынешних настроек.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Вычисляется…</translation>
    </message>
    <message>
        <source>Cancelled: what is drawn is older than the settings.</source>
        <translation>Отменено: нарисованное старее настроек.</translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartStack</name>
    <message>
        <source>Charts</source>
        <translation>Графики</translation>
    </message>
</context>
<context>
    <name>bubblescope::ChartsDialog</name>
    <message>
        <source>Charts</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Микробатчи</translation>
    </message>
    <message>
        <source>The bubble over the number of microbatches, and the least number for a wanted bubble</source>
        <translation>Пузырь от числа микробатчей и наименьшее их число для желаемого пузыря</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>The bubble over the number of devices</source>
        <translation>Пузырь от числа устройств</translation>
    </message>
    <message>
        <source>Slow stage</source>
        <translation>Медленная стадия</translation>
    </message>
    <message>
        <source>The bubble over the slowdown of one stage</source>
        <translation>Пузырь от замедления одной стадии</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Разброс</translation>
    </message>
    <message>
        <source>How makespan and bubble vary where durations do: many runs with different seeds</source>
        <translation>Как меняются общее время и пузырь, когда меняются длительности: много запусков с разными числами для генератора</translation>
    </message>
    <message>
        <source>Idle time</source>
        <translation>Простой</translation>
    </message>
    <message>
        <source>Why each device is idle, cause by cause</source>
        <translation>Почему простаивает каждое устройство, причина за причиной</translation>
    </message>
</context>
<context>
    <name>bubblescope::ColourVisionDialog</name>
    <message>
        <source>Colour vision check</source>
        <translation>Проверка цветового зрения</translation>
    </message>
    <message>
        <source>Simulated after Machado, Oliveira and Fernandes (2009) at full severity. The distance is CIEDE2000: 1 is just noticed side by side, 10 is plain at a glance. Kinds that differ in colour alone stay at least %1 apart; the others, at least %2, have a sign besides: a line along the foot (solid, dotted or double), hatching, or being a line themselves; and wide bars have their letter.</source>
        <translation>Моделируется по Machado, Oliveira и Fernandes (2009) при полной выраженности. Расстояние — CIEDE2000: 1 едва заметно рядом, 10 видно сразу. Виды, которые отличаются только цветом, разделяет не меньше %1; у остальных, не меньше %2, есть и другой признак: линия по нижнему краю (сплошная, точечная или двойная), штриховка или то, что они сами линии; а на широких полосах стоит буква.</translation>
    </message>
    <message>
        <source>The present theme passes: all kinds can be told apart.</source>
        <translation>Текущая тема проходит проверку: все виды различимы.</translation>
    </message>
    <message>
        <source>The present theme fails: some kinds cannot be told apart.</source>
        <translation>Текущая тема не проходит проверку: некоторые виды неразличимы.</translation>
    </message>
</context>
<context>
    <name>bubblescope::CompareView</name>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>what the others are compared with</source>
        <translation>с ним сравниваются остальные</translation>
    </message>
    <message>
        <source>the same settings as A</source>
        <translation>те же настройки, что у A</translation>
    </message>
    <message>
        <source>measured, incomplete</source>
        <translation>измерено не полностью</translation>
    </message>
</context>
<context>
    <name>bubblescope::Comparison</name>
    <message>
        <source>Compare with a copy</source>
        <translation>Сравнение с копией</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать %1</translation>
    </message>
    <message>
        <source>End of the comparison</source>
        <translation>Конец сравнения</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>Настройки %1</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Поменять местами %1 и %2</translation>
    </message>
    <message>
        <source>Same stages</source>
        <translation>Столько же стадий</translation>
    </message>
    <message>
        <source>Same devices</source>
        <translation>Столько же устройств</translation>
    </message>
    <message>
        <source>Same batch</source>
        <translation>Тот же батч</translation>
    </message>
    <message>
        <source>Same microbatch size</source>
        <translation>Тот же размер микробатча</translation>
    </message>
</context>
<context>
    <name>bubblescope::ControlPanel</name>
    <message>
        <source>Controls</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>bubblescope::CostSection</name>
    <message>
        <source>Forward</source>
        <translation>Прямой</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Обратный</translation>
    </message>
    <message>
        <source>Forward time</source>
        <translation>Время прямого прохода</translation>
    </message>
    <message>
        <source>Transfer latency</source>
        <translation>Задержка передачи</translation>
    </message>
    <message>
        <source>split</source>
        <translation>раздельно</translation>
    </message>
    <message>
        <source>for the input</source>
        <translation>по входу</translation>
    </message>
    <message>
        <source>for the weights</source>
        <translation>по весам</translation>
    </message>
    <message>
        <source>The backward has two halves: the gradient for the input, which the stage before waits for, and the gradient for the weights, which nobody waits for.</source>
        <translation>У обратного прохода две половины: градиент по входу, которого ждёт предыдущая стадия, и градиент по весам, которого не ждёт никто.</translation>
    </message>
    <message>
        <source>Backward time</source>
        <translation>Время обратного прохода</translation>
    </message>
    <message>
        <source>Backward time for the input</source>
        <translation>Время обратного прохода по входу</translation>
    </message>
    <message>
        <source>Backward time for the weights</source>
        <translation>Время обратного прохода по весам</translation>
    </message>
    <message>
        <source>per stage, mean shown</source>
        <translation>по стадиям, показано среднее</translation>
    </message>
    <message>
        <source>make equal</source>
        <translation>сделать равными</translation>
    </message>
    <message>
        <source>Gives every stage the mean times.</source>
        <translation>Даёт каждой стадии средние времена.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Передача</translation>
    </message>
    <message>
        <source>more</source>
        <translation>ещё</translation>
    </message>
    <message>
        <source>transfers block both devices</source>
        <translation>передача занимает оба устройства</translation>
    </message>
    <message>
        <source>Latency, in ms: how long an activation or a gradient is on its way from one device to the next, whatever its size.</source>
        <translation>Задержка, в мс: сколько активация или градиент в пути от одного устройства к другому, каков бы ни был размер.</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>МБ</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>ГБ/с</translation>
    </message>
    <message>
        <source>Off: transfers run beside the devices&apos; work. On: sender and receiver can do nothing else meanwhile.</source>
        <translation>Выключено: передачи идут параллельно с вычислениями. Включено: отправитель и получатель в это время не могут делать ничего другого.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>How much is sent for each microbatch, in megabytes of 1,000,000 bytes.</source>
        <translation>Сколько передаётся на каждый микробатч, в мегабайтах по 1 000 000 байт.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Пропуск</translation>
    </message>
    <message>
        <source>In gigabytes a second; 0: no limit, the size costs nothing.</source>
        <translation>В гигабайтах в секунду; 0: без ограничения, размер ничего не стоит.</translation>
    </message>
    <message>
        <source>Size, bandwidth, and whether transfers block.</source>
        <translation>Размер, пропускная способность и занимают ли передачи устройства.</translation>
    </message>
    <message>
        <source>Transfer size</source>
        <translation>Размер передачи</translation>
    </message>
    <message>
        <source>Blocking transfers</source>
        <translation>Передачи, занимающие устройства</translation>
    </message>
    <message>
        <source>Make costs equal</source>
        <translation>Сделать времена равными</translation>
    </message>
    <message>
        <source>In ms, for the whole batch: a microbatch takes its share.</source>
        <translation>В мс, на весь батч: микробатчу достаётся его доля.</translation>
    </message>
    <message>
        <source>In ms, for one microbatch.</source>
        <translation>В мс, на один микробатч.</translation>
    </message>
    <message>
        <source>A device&apos;s time: its chunks share it.</source>
        <translation>Время устройства: его делят чанки.</translation>
    </message>
    <message>
        <source>How long a forward takes on each device. %1 %2</source>
        <translation>Сколько длится прямой проход на каждом устройстве. %1 %2</translation>
    </message>
    <message>
        <source>How long a whole backward takes on each device. %1 %2</source>
        <translation>Сколько длится целый обратный проход на каждом устройстве. %1 %2</translation>
    </message>
    <message>
        <source>This schedule has no backward.</source>
        <translation>В этом расписании нет обратного прохода.</translation>
    </message>
    <message>
        <source>The half that the stage before waits for. %1</source>
        <translation>Половина, которой ждёт предыдущая стадия. %1</translation>
    </message>
    <message>
        <source>The half that nobody waits for. %1</source>
        <translation>Половина, которой не ждёт никто. %1</translation>
    </message>
    <message>
        <source>Forward, batch</source>
        <translation>Прямой, батч</translation>
    </message>
    <message>
        <source>Backward, batch</source>
        <translation>Обратный, батч</translation>
    </message>
    <message>
        <source>The times come from the model&apos;s layers, the mean of the devices is shown. Edit, Balance stages changes them.</source>
        <translation>Времена заданы слоями модели, показано среднее по устройствам. Они меняются в «Правка», «Балансировка стадий».</translation>
    </message>
    <message numerus="yes">
        <source>from %n layer(s), mean shown</source>
        <translation>
            <numerusform>из %n слоя, показано среднее</numerusform>
            <numerusform>из %n слоёв, показано среднее</numerusform>
            <numerusform>из %n слоёв, показано среднее</numerusform>
        </translation>
    </message>
    <message>
        <source>Each stage&apos;s own time.</source>
        <translation>Время каждой стадии.</translation>
    </message>
</context>
<context>
    <name>bubblescope::CurvePage</name>
    <message>
        <source>&amp;Stage:</source>
        <translation>&amp;Стадия:</translation>
    </message>
    <message>
        <source>The stage that is made slower.</source>
        <translation>Стадия, которую замедляют.</translation>
    </message>
    <message>
        <source>&amp;Up to:</source>
        <translation>&amp;До:</translation>
    </message>
    <message>
        <source>The largest slowdown in the chart: how many times longer.</source>
        <translation>Наибольшее замедление на графике: во сколько раз дольше.</translation>
    </message>
    <message>
        <source>M &amp;up to:</source>
        <translation>M &amp;до:</translation>
    </message>
    <message>
        <source>P &amp;up to:</source>
        <translation>P &amp;до:</translation>
    </message>
    <message>
        <source>The largest number of microbatches in the chart.</source>
        <translation>Наибольшее число микробатчей на графике.</translation>
    </message>
    <message>
        <source>The largest number of devices in the chart.</source>
        <translation>Наибольшее число устройств на графике.</translation>
    </message>
    <message>
        <source>&amp;Wanted bubble:</source>
        <translation>&amp;Желаемый пузырь:</translation>
    </message>
    <message>
        <source>Bubble ratio, idle time as a share of all device time. The chart marks the least number of microbatches that gets there.</source>
        <translation>Доля пузыря: простой как доля времени всех устройств. График отмечает наименьшее число микробатчей, при котором она достигается.</translation>
    </message>
    <message>
        <source>Least M</source>
        <translation>Наименьшее M</translation>
    </message>
    <message>
        <source>Shows the present schedule with that number of microbatches in the window.</source>
        <translation>Показывает в окне нынешнее расписание с этим числом микробатчей.</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>Расписания</translation>
    </message>
    <message>
        <source>Schedules in the chart</source>
        <translation>Расписания на графике</translation>
    </message>
    <message numerus="yes">
        <source>Which schedules have a line, at most %n.</source>
        <translation>
            <numerusform>У каких расписаний есть линия, не больше %n.</numerusform>
            <numerusform>У каких расписаний есть линия, не больше %n.</numerusform>
            <numerusform>У каких расписаний есть линия, не больше %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use least M</source>
        <translation>Взять наименьшее M</translation>
    </message>
    <message>
        <source>bubble, % of all device time</source>
        <translation>пузырь, % времени всех устройств</translation>
    </message>
    <message>
        <source>Bubble over microbatches</source>
        <translation>Пузырь от числа микробатчей</translation>
    </message>
    <message>
        <source>microbatches M</source>
        <translation>микробатчи M</translation>
    </message>
    <message>
        <source>Bubble over devices</source>
        <translation>Пузырь от числа устройств</translation>
    </message>
    <message>
        <source>devices P</source>
        <translation>устройства P</translation>
    </message>
    <message>
        <source>Bubble over the slowdown of stage %1</source>
        <translation>Пузырь от замедления стадии %1</translation>
    </message>
    <message>
        <source>slowdown of stage %1, times as long</source>
        <translation>замедление стадии %1, во сколько раз дольше</translation>
    </message>
    <message>
        <source>stage %1 %2 slower</source>
        <translation>стадия %1 медленнее: %2</translation>
    </message>
    <message>
        <source>transfers %1</source>
        <translation>передачи %1</translation>
    </message>
    <message>
        <source>jitter %1, seed %2</source>
        <translation>разброс %1, генератор %2</translation>
    </message>
    <message>
        <source>fixed batch</source>
        <translation>батч постоянный</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 points; at %4: %5</source>
        <translation>%1: %2 из %3 точек; при %4: %5</translation>
    </message>
    <message>
        <source>%1: no closed form, %2</source>
        <translation>%1: формулы нет, %2</translation>
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
        <translation>%1: нет, в лучшем случае %2</translation>
    </message>
    <message>
        <source>%1: refused</source>
        <translation>%1: невозможно</translation>
    </message>
    <message>
        <source>wanted: %1</source>
        <translation>желаемый: %1</translation>
    </message>
    <message>
        <source>&amp;Use M = %1</source>
        <translation>&amp;Взять M = %1</translation>
    </message>
    <message>
        <source>Show %1, %2</source>
        <translation>Показать %1, %2</translation>
    </message>
    <message>
        <source>stage %1 %2</source>
        <translation>стадия %1 %2</translation>
    </message>
    <message>
        <source>bubble, simulated</source>
        <translation>пузырь, симуляция</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>по формуле</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>общее время</translation>
    </message>
    <message>
        <source>activations at most</source>
        <translation>активаций не больше</translation>
    </message>
    <message numerus="yes">
        <source>%n microbatch-stages</source>
        <translation>
            <numerusform>%n микробатч-стадия</numerusform>
            <numerusform>%n микробатч-стадии</numerusform>
            <numerusform>%n микробатч-стадий</numerusform>
        </translation>
    </message>
    <message>
        <source>memory at most</source>
        <translation>памяти не больше</translation>
    </message>
    <message>
        <source>click</source>
        <translation>щелчок</translation>
    </message>
    <message>
        <source>shows it in the window</source>
        <translation>показывает это в окне</translation>
    </message>
    <message>
        <source>%1: M = %2 (%3), not every smaller one tried</source>
        <translation>%1: M = %2 (%3), меньшие пробовались не все</translation>
    </message>
    <message>
        <source>%1: no closed form, the stages take different times</source>
        <translation>%1: формулы нет, стадии занимают разное время</translation>
    </message>
    <message>
        <source>%1: closed form only at %2, where all stages take the same time</source>
        <translation>%1: формула верна только при %2, где все стадии занимают одинаковое время</translation>
    </message>
    <message>
        <source>%1: closed form at %2 of %3 points; at %4: %5</source>
        <translation>%1: формула верна в %2 из %3 точек; при %4: %5</translation>
    </message>
    <message>
        <source>none</source>
        <comment>number of microbatches</comment>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>bubblescope::DeviceBars</name>
    <message>
        <source>device %1</source>
        <translation>устройство %1</translation>
    </message>
    <message numerus="yes">
        <source>Device %1, up to the cursor: busy %2, bubble %3. Holds %n activations now.</source>
        <translation>
            <numerusform>Устройство %1, до курсора: занято %2, пузырь %3. Сейчас хранит %n активацию.</numerusform>
            <numerusform>Устройство %1, до курсора: занято %2, пузырь %3. Сейчас хранит %n активации.</numerusform>
            <numerusform>Устройство %1, до курсора: занято %2, пузырь %3. Сейчас хранит %n активаций.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::DifferenceTable</name>
    <message>
        <source>simulated</source>
        <translation>симуляция</translation>
    </message>
    <message>
        <source>The scenario as it was to run: its costs and slowdowns</source>
        <translation>Сценарий, каким он должен был быть: его времена и замедления</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>вычисления</translation>
    </message>
    <message>
        <source>Ops took longer or shorter than the scenario says, on average over a stage&apos;s ops</source>
        <translation>Операции длились больше или меньше, чем указано в сценарии, в среднем по операциям стадии</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>разброс</translation>
    </message>
    <message>
        <source>Single ops took longer or shorter than their stage&apos;s average</source>
        <translation>Отдельные операции длились больше или меньше среднего по их стадии</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>передачи</translation>
    </message>
    <message>
        <source>What transfers took that the scenario does not say</source>
        <translation>Что заняли передачи сверх указанного в сценарии</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>буферы</translation>
    </message>
    <message>
        <source>Senders waited for a free buffer, or for the transfer before on the same way</source>
        <translation>Отправители ждали свободного буфера или предыдущей передачи на том же пути</translation>
    </message>
    <message>
        <source>dispatcher</source>
        <translation>диспетчер</translation>
    </message>
    <message>
        <source>Ops began later than they could: issuing them, noticing ends late, and threads that the system did not run</source>
        <translation>Операции начинались позже, чем могли: их выдача, поздно замеченные окончания и потоки, которым система не давала работать</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>The sum of all of it: what the run took</source>
        <translation>Сумма всего: сколько занял запуск</translation>
    </message>
</context>
<context>
    <name>bubblescope::ExportDialog</name>
    <message>
        <source>&amp;Time ruler</source>
        <translation>&amp;Шкала времени</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>&amp;Очереди</translation>
    </message>
    <message>
        <source>&amp;Cursor and pin</source>
        <translation>&amp;Курсор и выделение</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>О&amp;бзор…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>How much of the export is done</source>
        <translation>Какая часть экспорта готова</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Весь запуск</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>То, что показывает окно</translation>
    </message>
    <message>
        <source>Figures and schedules are always of the whole run</source>
        <translation>Показатели и расписания всегда за весь запуск</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Диаграмма Ганта</translation>
    </message>
    <message>
        <source>Whole window, as it is</source>
        <translation>Всё окно, как есть</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Отре&amp;зок</translation>
    </message>
    <message>
        <source>C&amp;ontent</source>
        <translation>&amp;Содержание</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Размер</translation>
    </message>
    <message>
        <source>Fi&amp;lm</source>
        <translation>Фи&amp;льм</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Фа&amp;йл</translation>
    </message>
    <message>
        <source>Times above the rows</source>
        <translation>Времена над строками</translation>
    </message>
    <message>
        <source>A line with the title, the bubble, the makespan and the activations held</source>
        <translation>Строка с названием, пузырём, общим временем и хранимыми активациями</translation>
    </message>
    <message>
        <source>The chart of microbatches that wait before each stage</source>
        <translation>График микробатчей, ждущих перед каждой стадией</translation>
    </message>
    <message>
        <source>Cursor, pin and critical path as the window has them, and what lies ahead faint; otherwise all in full colours</source>
        <translation>Курсор, выделение и критический путь, как в окне, а то, что впереди, бледно; иначе всё в полном цвете</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пкс</translation>
    </message>
    <message>
        <source>Width in pixels of 1/96 inch</source>
        <translation>Ширина в пикселях по 1/96 дюйма</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height in pixels of 1/96 inch</source>
        <translation>Высота в пикселях по 1/96 дюйма</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Pixels of the picture for each of these: 2 is sharp on fine screens, 4 in print</source>
        <translation>Сколько пикселей рисунка на каждый из этих: 2 — чётко на хороших экранах, 4 — в печати</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>How many seconds the film takes from its start to its end</source>
        <translation>Сколько секунд длится фильм от начала до конца</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source> frames/s</source>
        <translation> кадр/с</translation>
    </message>
    <message>
        <source>Frames in a second: more are smoother and make a larger file</source>
        <translation>Кадров в секунду: чем больше, тем плавнее и тем больше файл</translation>
    </message>
    <message>
        <source>Frames in a second</source>
        <translation>Кадры в секунду</translation>
    </message>
    <message>
        <source>The file that is written</source>
        <translation>Файл, который записывается</translation>
    </message>
    <message>
        <source>operations: %1</source>
        <translation>операций: %1</translation>
    </message>
    <message>
        <source>%1 × %2 mm, sharp at any size</source>
        <translation>%1 × %2 мм, чётко при любом размере</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 пикселей</translation>
    </message>
    <message>
        <source>Name the file that is to be written.</source>
        <translation>Назовите файл, который надо записать.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation>%1 — папка; назовите файл в ней.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Папки %1 нет.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>There is a file of this name; it will be replaced.</source>
        <translation>Файл с таким именем есть; он будет заменён.</translation>
    </message>
    <message>
        <source>%1: for other programs to read</source>
        <translation>%1: для чтения другими программами</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Куда экспортировать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Отменено; ничего не записано.</translation>
    </message>
    <message>
        <source>Title and fi&amp;gures</source>
        <translation>Заголовок и &amp;показатели</translation>
    </message>
    <message>
        <source>Lege&amp;nd</source>
        <translation>Леге&amp;нда</translation>
    </message>
    <message>
        <source>What the colours of the bars stand for</source>
        <translation>Что означают цвета полос</translation>
    </message>
    <message>
        <source>Scen&amp;arios</source>
        <translation>Сцен&amp;арии</translation>
    </message>
    <message>
        <source>All: pictures have them one below the other, other files tell them apart by letter</source>
        <translation>Все: на рисунках один под другим, в остальных файлах их различает буква</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Все: %1</translation>
    </message>
    <message>
        <source>Only %1: %2</source>
        <translation>Только %1: %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>только %1</translation>
    </message>
    <message>
        <source>only %1: a file holds one schedule</source>
        <translation>только %1: в файле одно расписание</translation>
    </message>
    <message>
        <source>%1 one below the other</source>
        <translation>%1 один под другим</translation>
    </message>
    <message>
        <source>%1 in one file</source>
        <translation>%1 в одном файле</translation>
    </message>
    <message>
        <source>%1, without %2, which cannot run</source>
        <translation>%1, без %2 (запуск невозможен)</translation>
    </message>
    <message>
        <source>%1 is the scenario&apos;s own file; choose another name.</source>
        <translation>%1 — файл самого сценария; выберите другое имя.</translation>
    </message>
</context>
<context>
    <name>bubblescope::ExportJob</name>
    <message>
        <source>There is no format “%1”.</source>
        <translation>Нет формата «%1».</translation>
    </message>
    <message>
        <source>There is nothing to export: no device has anything to do.</source>
        <translation>Нечего экспортировать: ни одному устройству нечего делать.</translation>
    </message>
    <message>
        <source>A film shows the Gantt, not the whole window.</source>
        <translation>Фильм показывает диаграмму Ганта, а не всё окно.</translation>
    </message>
    <message>
        <source>The range begins after the run has ended.</source>
        <translation>Отрезок начинается после конца запуска.</translation>
    </message>
    <message>
        <source>%1 × %2 is too small: all devices need at least %3 × %4.</source>
        <translation>%1 × %2 слишком мало: для всех устройств нужно хотя бы %3 × %4.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels are too many; a smaller size or scale has fewer.</source>
        <translation>%1 × %2 пикселей слишком много; их меньше при меньшем размере или масштабе.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>Для рисунка такого размера не хватает памяти.</translation>
    </message>
    <message>
        <source>The film could not be encoded; a smaller size needs less memory.</source>
        <translation>Фильм не удалось закодировать; меньший размер требует меньше памяти.</translation>
    </message>
    <message>
        <source>%1: holds one schedule, not several scenarios&apos;.</source>
        <translation>%1: содержит одно расписание, а не нескольких сценариев.</translation>
    </message>
</context>
<context>
    <name>bubblescope::FasterList</name>
    <message>
        <source>no sooner</source>
        <translation>не раньше</translation>
    </message>
    <message>
        <source>%1 sooner</source>
        <translation>на %1 раньше</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>на %1 позже</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>стадия %1</translation>
    </message>
    <message>
        <source>Stage %1 %2 faster: the run ends at %3 instead of %4, %5.</source>
        <translation>Стадия %1, ускоренная на %2: запуск закончится в %3 вместо %4, %5.</translation>
    </message>
</context>
<context>
    <name>bubblescope::FiguresPanel</name>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Idle time of all devices, of their time up to the cursor.</source>
        <translation>Простой всех устройств как доля их времени до курсора.</translation>
    </message>
    <message>
        <source>Bubble, up to the cursor</source>
        <translation>Пузырь, до курсора</translation>
    </message>
    <message>
        <source>Bubble up to the cursor</source>
        <translation>Пузырь до курсора</translation>
    </message>
    <message>
        <source>at the end %1</source>
        <translation>в конце %1</translation>
    </message>
    <message>
        <source>Bubble at the end</source>
        <translation>Пузырь в конце</translation>
    </message>
    <message>
        <source>The same over the whole run.</source>
        <translation>То же за весь запуск.</translation>
    </message>
    <message>
        <source>What a formula from the literature gives for the bubble at the end: P devices, M microbatches, V chunks per device.</source>
        <translation>Что даёт формула из литературы для пузыря в конце: P устройств, M микробатчей, V чанков на устройство.</translation>
    </message>
    <message>
        <source>The present settings cannot run; see the message.</source>
        <translation>При нынешних настройках запуск невозможен; см. сообщение.</translation>
    </message>
    <message>
        <source>Of the last settings that could run.</source>
        <translation>Для последних настроек, при которых запуск возможен.</translation>
    </message>
    <message>
        <source>Bubble of each device</source>
        <translation>Пузырь каждого устройства</translation>
    </message>
    <message>
        <source>From the first operation&apos;s start to the last one&apos;s end.</source>
        <translation>От начала первой операции до конца последней.</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Общее время</translation>
    </message>
    <message>
        <source>Compared with all work and transfers one after another.</source>
        <translation>По сравнению со всей работой и передачами одна за другой.</translation>
    </message>
    <message>
        <source>From the end of the first iteration to the end of the last but one: how long a training step takes once the pipeline is full, and its idle share.</source>
        <translation>От конца первой итерации до конца предпоследней: сколько длится шаг обучения, когда конвейер заполнен, и какая в нём доля простоя.</translation>
    </message>
    <message>
        <source>What a real run of this scenario took.</source>
        <translation>Сколько занял настоящий запуск этого сценария.</translation>
    </message>
    <message>
        <source>What the devices wait for while they are idle, over the whole run. The causes add up to the bubble. Click a bubble in the Gantt chart to learn what it waits for.</source>
        <translation>Чего ждут устройства, пока простаивают, за весь запуск. Вместе причины составляют пузырь. Щёлкните по пузырю на диаграмме Ганта, чтобы узнать, чего он ждёт.</translation>
    </message>
    <message>
        <source>Idle by cause, at the end</source>
        <translation>Простой по причинам, в конце</translation>
    </message>
    <message>
        <source>Idle time of each device by cause</source>
        <translation>Простой каждого устройства по причинам</translation>
    </message>
    <message>
        <source>Causes of idle time</source>
        <translation>Причины простоя</translation>
    </message>
    <message>
        <source>When the first microbatch&apos;s forward has left the last stage.</source>
        <translation>Когда прямой проход первого микробатча покинул последнюю стадию.</translation>
    </message>
    <message>
        <source>First result</source>
        <translation>Первый результат</translation>
    </message>
    <message>
        <source>How many microbatches&apos; activations each device holds at most: from the start of the forward to the end of the backward, counted for each of its stages.</source>
        <translation>Активации скольких микробатчей самое большее хранит каждое устройство: от начала прямого прохода до конца обратного, считая для каждой его стадии.</translation>
    </message>
    <message>
        <source>Peak activations</source>
        <translation>Пик активаций</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>сейчас %1</translation>
    </message>
    <message>
        <source>Activations at the cursor</source>
        <translation>Активации у курсора</translation>
    </message>
    <message>
        <source>The same at the cursor.</source>
        <translation>То же у курсора.</translation>
    </message>
    <message>
        <source>Queues, now</source>
        <translation>Очереди, сейчас</translation>
    </message>
    <message>
        <source>Microbatches that have arrived at a stage and wait for it, at the cursor.</source>
        <translation>Микробатчи, которые пришли на стадию и ждут её, у курсора.</translation>
    </message>
    <message>
        <source>Queues before each stage</source>
        <translation>Очереди перед каждой стадией</translation>
    </message>
    <message>
        <source>A schedule that limits how far the first stages run ahead moves the waiting from the queue to the devices before it: same delay, less memory.</source>
        <translation>Расписание, которое не даёт первым стадиям уйти далеко вперёд, переносит ожидание из очереди на устройства перед ней: задержка та же, памяти меньше.</translation>
    </message>
    <message>
        <source>Bubble, by definition</source>
        <translation>Пузырь по определениям</translation>
    </message>
    <message>
        <source>Published figures use different definitions, and so differ for the same run.</source>
        <translation>В публикациях определения разные, поэтому и числа для одного запуска разные.</translation>
    </message>
    <message>
        <source>bubble ratio</source>
        <translation>доля пузырей</translation>
    </message>
    <message>
        <source>Idle time ÷ (devices × makespan). The headline. (P−1)/(P+M−1) for GPipe and 1F1B.</source>
        <translation>Простой ÷ (устройства × общее время). Главный показатель. (P−1)/(P+M−1) для GPipe и 1F1B.</translation>
    </message>
    <message>
        <source>overhead over ideal</source>
        <translation>надбавка к идеалу</translation>
    </message>
    <message>
        <source>Idle time ÷ busy time: (P−1)/M for GPipe and 1F1B. Megatron&apos;s papers call this the bubble.</source>
        <translation>Простой ÷ время работы: (P−1)/M для GPipe и 1F1B. Статьи о Megatron называют пузырём это.</translation>
    </message>
    <message>
        <source>longest-span bubble</source>
        <translation>пузырь по отрезку</translation>
    </message>
    <message>
        <source>1 − ideal ÷ the longest time from a device&apos;s first start to its last end; ideal is the busiest device&apos;s work. The zero-bubble papers&apos; figure: it can be 0 although devices start late.</source>
        <translation>1 − идеал ÷ наибольшее время устройства от первого начала до последнего конца; идеал — работа самого занятого устройства. Показатель статей о zero bubble: он может быть 0, хотя устройства начинают поздно.</translation>
    </message>
    <message>
        <source>%1× faster than without overlap</source>
        <translation>ускорение %1× против работы без перекрытия</translation>
    </message>
    <message>
        <source>an iteration in the steady state: %1, bubble %2</source>
        <translation>итерация в установившемся режиме: %1, пузырь %2</translation>
    </message>
    <message>
        <source>measured %1: %2</source>
        <translation>измерено %1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>1 microbatch-stage</source>
        <translation>1 микробатч-стадия</translation>
    </message>
    <message>
        <source>%1 microbatch-stages</source>
        <translation>%1 микробатч-стадий</translation>
    </message>
    <message>
        <source>1 microbatch</source>
        <translation>1 микробатч</translation>
    </message>
    <message>
        <source>%1 microbatches</source>
        <translation>%1 микробатчей</translation>
    </message>
    <message>
        <source>%1 differs from the simulation</source>
        <translation>%1 отличается от симуляции</translation>
    </message>
    <message>
        <source>%1, for what was asked for</source>
        <translation>%1, для заданного</translation>
    </message>
    <message>
        <source>As far as the schedule gets.</source>
        <translation>Насколько доходит расписание.</translation>
    </message>
    <message>
        <source>no faster than without overlap</source>
        <translation>не быстрее, чем без перекрытия</translation>
    </message>
</context>
<context>
    <name>bubblescope::FirstHint</name>
    <message>
        <source>Try it: drag the slowdown of stage 2 up to ×2 and press Space.</source>
        <translation>Попробуйте: поднимите замедление стадии 2 до ×2 и нажмите пробел.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
</context>
<context>
    <name>bubblescope::FlowView</name>
    <message>
        <source>stage %1</source>
        <translation>стадия %1</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>устройство %1</translation>
    </message>
    <message numerus="yes">
        <source>queue %n</source>
        <translation>
            <numerusform>очередь %n</numerusform>
            <numerusform>очередь %n</numerusform>
            <numerusform>очередь %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>batch: %n left</source>
        <translation>
            <numerusform>батч: ещё %n</numerusform>
            <numerusform>батч: ещё %n</numerusform>
            <numerusform>батч: ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>done %n</source>
        <translation>
            <numerusform>готово %n</numerusform>
            <numerusform>готово %n</numerusform>
            <numerusform>готово %n</numerusform>
        </translation>
    </message>
    <message>
        <source>forward</source>
        <translation>прямой проход</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>обратный проход</translation>
    </message>
    <message>
        <source>backward for the input</source>
        <translation>обратный проход по входу</translation>
    </message>
    <message>
        <source>backward for the weights</source>
        <translation>обратный проход по весам</translation>
    </message>
    <message>
        <source>Microbatch %1, %2 of stage %3</source>
        <translation>Микробатч %1, %2, стадия %3</translation>
    </message>
    <message>
        <source>in work from %1 to %2</source>
        <translation>в работе с %1 до %2</translation>
    </message>
    <message>
        <source>on the way, arrives at %1</source>
        <translation>в пути, придёт в %1</translation>
    </message>
    <message>
        <source>not yet entered, starts at %1</source>
        <translation>ещё не вошёл, начнёт в %1</translation>
    </message>
    <message>
        <source>waits since %1, starts at %2</source>
        <translation>ждёт с %1, начнёт в %2</translation>
    </message>
    <message>
        <source>its turn comes after %1, which ends at %2</source>
        <translation>его черёд после %1, которая закончится в %2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Стадия %1</translation>
    </message>
    <message>
        <source>works on %1 until %2</source>
        <translation>занята операцией %1 до %2</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>простой</translation>
    </message>
    <message>
        <source>forward queue: %1</source>
        <translation>очередь прямого прохода: %1</translation>
    </message>
    <message>
        <source>backward queue: %1</source>
        <translation>очередь обратного прохода: %1</translation>
    </message>
    <message>
        <source>At %1:</source>
        <translation>В %1:</translation>
    </message>
    <message>
        <source>stage %1 works on forward of microbatch %2</source>
        <translation>стадия %1 выполняет прямой проход микробатча %2</translation>
    </message>
    <message>
        <source>stage %1 works on backward of microbatch %2</source>
        <translation>стадия %1 выполняет обратный проход микробатча %2</translation>
    </message>
    <message>
        <source>stage %1 is idle</source>
        <translation>стадия %1 простаивает</translation>
    </message>
    <message numerus="yes">
        <source>%n wait for forward</source>
        <translation>
            <numerusform>%n ждёт прямого прохода</numerusform>
            <numerusform>%n ждут прямого прохода</numerusform>
            <numerusform>%n ждут прямого прохода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for backward</source>
        <translation>
            <numerusform>%n ждёт обратного прохода</numerusform>
            <numerusform>%n ждут обратного прохода</numerusform>
            <numerusform>%n ждут обратного прохода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n ждёт</numerusform>
            <numerusform>%n ждут</numerusform>
            <numerusform>%n ждут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more stages.</source>
        <translation>
            <numerusform>ещё %n стадия.</numerusform>
            <numerusform>ещё %n стадии.</numerusform>
            <numerusform>ещё %n стадий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet entered.</source>
        <translation>
            <numerusform>%n ещё не вошёл.</numerusform>
            <numerusform>%n ещё не вошли.</numerusform>
            <numerusform>%n ещё не вошли.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done.</source>
        <translation>
            <numerusform>%n готов.</numerusform>
            <numerusform>%n готовы.</numerusform>
            <numerusform>%n готовы.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flow of microbatches</source>
        <translation>Поток микробатчей</translation>
    </message>
</context>
<context>
    <name>bubblescope::GanttLegend</name>
    <message>
        <source>forward</source>
        <translation>прямой проход</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>обратный проход</translation>
    </message>
    <message>
        <source>backward for the input</source>
        <translation>обратный по входу</translation>
    </message>
    <message>
        <source>backward for the weights</source>
        <translation>обратный по весам</translation>
    </message>
    <message>
        <source>forward and backward at once</source>
        <translation>прямой и обратный сразу</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>простой</translation>
    </message>
    <message>
        <source>band: another chunk</source>
        <translation>полоса: другой чанк</translation>
    </message>
    <message>
        <source>band: another stage</source>
        <translation>полоса: другая стадия</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Цвета: %1</translation>
    </message>
    <message>
        <source>w: updates that the weights have had</source>
        <translation>w: сколько обновлений прошли веса</translation>
    </message>
</context>
<context>
    <name>bubblescope::GanttView</name>
    <message>
        <source>Gantt chart: what each device does over time</source>
        <translation>Диаграмма Ганта: что делает каждое устройство во времени</translation>
    </message>
    <message>
        <source>Nothing has been computed yet</source>
        <translation>Ещё ничего не вычислено</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s), %1; Ctrl and arrow keys pin an operation</source>
        <translation>
            <numerusform>%n устройство, %1; Ctrl и стрелки выделяют операцию</numerusform>
            <numerusform>%n устройства, %1; Ctrl и стрелки выделяют операцию</numerusform>
            <numerusform>%n устройств, %1; Ctrl и стрелки выделяют операцию</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is empty: no device has anything to do.</source>
        <translation>Расписание пусто: ни одному устройству нечего делать.</translation>
    </message>
    <message>
        <source>What each device does over time appears here.</source>
        <translation>Здесь появится то, что каждое устройство делает во времени.</translation>
    </message>
    <message numerus="yes">
        <source>▴ %n more</source>
        <comment>rows</comment>
        <translation>
            <numerusform>▴ ещё %n</numerusform>
            <numerusform>▴ ещё %n</numerusform>
            <numerusform>▴ ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▾ %n more</source>
        <comment>rows</comment>
        <translation>
            <numerusform>▾ ещё %n</numerusform>
            <numerusform>▾ ещё %n</numerusform>
            <numerusform>▾ ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1 bubble %2</source>
        <translation>В момент %1 пузырь %2</translation>
    </message>
</context>
<context>
    <name>bubblescope::HallStrip</name>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Bubble up to the cursor</source>
        <translation>Пузырь до курсора</translation>
    </message>
    <message>
        <source>at the end %1</source>
        <translation>в конце %1</translation>
    </message>
    <message>
        <source>Bubble at the end</source>
        <translation>Пузырь в конце</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Общее время</translation>
    </message>
    <message>
        <source>Bubble, up to the cursor</source>
        <translation>Пузырь, до курсора</translation>
    </message>
</context>
<context>
    <name>bubblescope::HelpButton</name>
    <message>
        <source>Explain: %1</source>
        <translation>Объяснить: %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::HelpCard</name>
    <message>
        <source>Glossary and figures…</source>
        <translation>Термины и показатели…</translation>
    </message>
</context>
<context>
    <name>bubblescope::HelpDialog</name>
    <message>
        <source>Glossary and figures</source>
        <translation>Термины и показатели</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>What is explained</source>
        <translation>Что объясняется</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Термины</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Nothing is called so, and no text has it.</source>
        <translation>Ничто так не называется, и ни в одном тексте этого нет.</translation>
    </message>
</context>
<context>
    <name>bubblescope::HelpMark</name>
    <message>
        <source>Explain: %1</source>
        <translation>Объяснить: %1</translation>
    </message>
    <message>
        <source>What is this? (%1)</source>
        <translation>Что это? (%1)</translation>
    </message>
</context>
<context>
    <name>bubblescope::JitterSection</name>
    <message>
        <source>Jitter</source>
        <translation>Разброс</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>равномерный</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>нормальный</translation>
    </message>
    <message>
        <source>long tail</source>
        <translation>длинный хвост</translation>
    </message>
    <message>
        <source>another</source>
        <translation>другой</translation>
    </message>
    <message>
        <source>Durations vary</source>
        <translation>Длительности</translation>
    </message>
    <message>
        <source>Every operation&apos;s time is multiplied by a random factor. Uniform: evenly spread; normal: mostly near 1; long tail: now and then many times longer.</source>
        <translation>Время каждой операции умножается на случайный множитель. Равномерный: поровну по отрезку; нормальный: большей частью около 1; длинный хвост: изредка во много раз дольше.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>На</translation>
    </message>
    <message>
        <source>In percent of the time. Uniform: at most so much more or less; normal: the standard deviation; long tail: the scale of what is above.</source>
        <translation>В процентах от времени. Равномерный: самое большее настолько больше или меньше; нормальный: стандартное отклонение; длинный хвост: масштаб того, что выше.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Генератор</translation>
    </message>
    <message>
        <source>The same seed gives the same times, on every machine.</source>
        <translation>Одно и то же начальное число даёт одни и те же времена на любой машине.</translation>
    </message>
    <message>
        <source>Takes the next seed.</source>
        <translation>Берёт следующее начальное число.</translation>
    </message>
</context>
<context>
    <name>bubblescope::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Keys in the Gantt chart</source>
        <translation>Клавиши на диаграмме Ганта</translation>
    </message>
    <message>
        <source>Pin the next operation; other arrows: its neighbours</source>
        <translation>Выделить следующую операцию; другие стрелки: соседние</translation>
    </message>
    <message>
        <source>Pin the next bubble and say what it waits for</source>
        <translation>Выделить следующий пузырь и сказать, чего он ждёт</translation>
    </message>
    <message>
        <source>Move in time</source>
        <translation>Двигаться во времени</translation>
    </message>
    <message>
        <source>Other devices, where not all fit</source>
        <translation>Другие устройства, если помещаются не все</translation>
    </message>
    <message>
        <source>Mouse in the Gantt chart</source>
        <translation>Мышь на диаграмме Ганта</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>колесо</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Приблизить или отдалить у указателя</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>тащить</translation>
    </message>
    <message>
        <source>drag the ruler</source>
        <translation>тащить по линейке</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Двигать курсор</translation>
    </message>
    <message>
        <source>click a bar</source>
        <translation>щелчок по полосе</translation>
    </message>
    <message>
        <source>Pin it and show what it depends on</source>
        <translation>Выделить её и показать, от чего она зависит</translation>
    </message>
    <message>
        <source>click a bubble</source>
        <translation>щелчок по пузырю</translation>
    </message>
    <message>
        <source>Say what the device waits for</source>
        <translation>Сказать, чего ждёт устройство</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>двойной щелчок</translation>
    </message>
    <message>
        <source>Show the whole run</source>
        <translation>Показать весь запуск</translation>
    </message>
    <message>
        <source>Keys in charts</source>
        <translation>Клавиши на графиках</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>Копировать график как рисунок</translation>
    </message>
    <message>
        <source>Copy its data (CSV)</source>
        <translation>Копировать его данные (CSV)</translation>
    </message>
</context>
<context>
    <name>bubblescope::LaneHead</name>
    <message>
        <source>Work on %1: controls, figures and charts are about it (Ctrl+%2)</source>
        <translation>Работать с %1: настройки, числа и графики относятся к нему (Ctrl+%2)</translation>
    </message>
    <message>
        <source>Take %1 out of the comparison</source>
        <translation>Убрать %1 из сравнения</translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1, активный</translation>
    </message>
</context>
<context>
    <name>bubblescope::LayerBar</name>
    <message>
        <source>Layers, cut into stages</source>
        <translation>Слои, разделённые на стадии</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>стадия %1</translation>
    </message>
    <message>
        <source>%1
forward %2, backward %3</source>
        <translation>%1
прямой %2, обратный %3</translation>
    </message>
    <message>
        <source>activations %1</source>
        <translation>активации %1</translation>
    </message>
    <message>
        <source>The cut before stage %1 is before %2. Stage %3 takes longest, %4.</source>
        <translation>Разрез перед стадией %1 стоит перед: %2. Дольше всех стадия %3, %4.</translation>
    </message>
</context>
<context>
    <name>bubblescope::LayerModel</name>
    <message>
        <source>May be cut into two halves that go to different stages.</source>
        <translation>Можно разделить на две половины, которые попадут в разные стадии.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Слой</translation>
    </message>
    <message>
        <source>Forward, ms</source>
        <translation>Прямой, мс</translation>
    </message>
    <message>
        <source>Backward for the input, ms</source>
        <translation>Обратный по входу, мс</translation>
    </message>
    <message>
        <source>Backward for the weights, ms</source>
        <translation>Обратный по весам, мс</translation>
    </message>
    <message>
        <source>Divisible</source>
        <translation>Делимый</translation>
    </message>
</context>
<context>
    <name>bubblescope::LessonPage</name>
    <message>
        <source>Source: %1</source>
        <translation>Источник: %1</translation>
    </message>
    <message>
        <source>This lesson has no text in %1; what is missing is in English.</source>
        <translation>В этом уроке нет текста на языке «%1»; недостающее дано по-английски.</translation>
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
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>bubblescope::LessonPlayer</name>
    <message>
        <source>Return to the step</source>
        <translation>Вернуться к шагу</translation>
    </message>
</context>
<context>
    <name>bubblescope::LineLegend</name>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Also drawn: %1.</source>
        <translation>Показаны также: %1.</translation>
    </message>
</context>
<context>
    <name>bubblescope::LinePlot</name>
    <message>
        <source>pale band: closed form</source>
        <translation>бледная полоса: по формуле</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: от %2 до %3</translation>
    </message>
</context>
<context>
    <name>bubblescope::LiveBar</name>
    <message>
        <source>Where the pipeline runs</source>
        <translation>Где выполняется конвейер</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Эта машина</translation>
    </message>
    <message>
        <source>Over ssh</source>
        <translation>По ssh</translation>
    </message>
    <message>
        <source>By a launcher</source>
        <translation>Программой запуска</translation>
    </message>
    <message>
        <source>Host, as ssh knows it: HOST or USER@HOST. ssh asks for nothing here, so a key or an agent must let you in</source>
        <translation>Машина, как её знает ssh: HOST или USER@HOST. ssh здесь ни о чём не спрашивает, поэтому нужен ключ или агент</translation>
    </message>
    <message>
        <source>host</source>
        <translation>машина</translation>
    </message>
    <message>
        <source>What computes</source>
        <translation>Что вычисляет</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>Потоки ЦП</translation>
    </message>
    <message>
        <source>CPU, paced</source>
        <translation>ЦП, по часам</translation>
    </message>
    <message>
        <source>GPUs (CUDA)</source>
        <translation>GPU (CUDA)</translation>
    </message>
    <message>
        <source>Every device is a thread that multiplies matrices</source>
        <translation>Каждое устройство — поток, перемножающий матрицы</translation>
    </message>
    <message>
        <source>Devices wait instead of computing: exact ratios, also with fewer cores than devices</source>
        <translation>Устройства ждут, а не вычисляют: точные соотношения, даже если ядер меньше, чем устройств</translation>
    </message>
    <message>
        <source>How long a forward takes on average; all other times keep their ratio to it. 0: the times of the scenario</source>
        <translation>Сколько в среднем длится прямой проход; все остальные времена сохраняют соотношение с ним. 0: времена сценария</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> мс</translation>
    </message>
    <message>
        <source>as the scenario</source>
        <translation>как в сценарии</translation>
    </message>
    <message>
        <source>How often the schedule is run. While it repeats, the slowdown sliders act from the next time on</source>
        <translation>Сколько раз выполняется расписание. Пока оно повторяется, ползунки замедления действуют со следующего раза</translation>
    </message>
    <message>
        <source>until cancelled</source>
        <translation>до отмены</translation>
    </message>
    <message>
        <source> times</source>
        <translation> раз</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Другие настройки</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Run the scenario for real</source>
        <translation>Выполнить сценарий на самом деле</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Hold every device after its present op</source>
        <translation>Остановить каждое устройство после текущей операции</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>End the run; what was measured stays</source>
        <translation>Закончить запуск; измеренное остаётся</translation>
    </message>
    <message>
        <source>op</source>
        <translation>опер.</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>Slow stages down by</source>
        <translation>Замедлять стадии</translation>
    </message>
    <message>
        <source>more work</source>
        <translation>большей работой</translation>
    </message>
    <message>
        <source>fewer multiprocessors (GPU)</source>
        <translation>меньшим числом мультипроцессоров (GPU)</translation>
    </message>
    <message>
        <source>waiting after the work</source>
        <translation>ожиданием после работы</translation>
    </message>
    <message>
        <source>Keep a copy of the stream there…</source>
        <translation>Хранить там копию потока…</translation>
    </message>
    <message>
        <source>Copy of the stream</source>
        <translation>Копия потока</translation>
    </message>
    <message>
        <source>File on the machine of the worker that it keeps a copy of the stream in; empty for none:</source>
        <translation>Файл на машине исполнителя, в котором он хранит копию потока; пусто — без копии:</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Подробности…</translation>
    </message>
    <message>
        <source>Devices, warnings, and what the worker printed</source>
        <translation>Устройства, предупреждения и то, что напечатал исполнитель</translation>
    </message>
    <message>
        <source>newest iteration</source>
        <translation>новейшая итерация</translation>
    </message>
    <message>
        <source>all iterations</source>
        <translation>все итерации</translation>
    </message>
    <message>
        <source>What of a repeating run is shown; iterations shorter than a second when they are complete</source>
        <translation>Что показано из повторяющегося запуска; итерации короче секунды — когда они закончены</translation>
    </message>
    <message>
        <source>What of a repeating run is shown</source>
        <translation>Что показано из повторяющегося запуска</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Симуляция</translation>
    </message>
    <message>
        <source>Show the simulation of the scenario (Esc)</source>
        <translation>Показать симуляцию сценария (Esc)</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Измерено</translation>
    </message>
    <message>
        <source>Show what the live run has measured</source>
        <translation>Показать то, что измерил живой запуск</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Оба</translation>
    </message>
    <message>
        <source>Measured above, and below what the simulation makes of the measured costs</source>
        <translation>Сверху измеренное, снизу — симуляция с измеренными временами</translation>
    </message>
    <message>
        <source>Command that starts the processes. {worker} and {arguments} are put in; the scenario&apos;s file lies in your home folder, which all machines must share</source>
        <translation>Команда, которая запускает процессы. Вместо {worker} и {arguments} подставляется нужное; файл сценария лежит в вашем домашнем каталоге, общем для всех машин</translation>
    </message>
    <message>
        <source>Command that starts the worker on the host</source>
        <translation>Команда, которая запускает исполнителя на той машине</translation>
    </message>
    <message>
        <source>Asking what there is to run on…</source>
        <translation>Выясняется, на чём можно выполнять…</translation>
    </message>
    <message>
        <source>CPU: %1</source>
        <translation>ЦП: %1</translation>
    </message>
    <message>
        <source>GPUs: %1</source>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>With fewer cores than devices only “CPU, paced” keeps the ratios</source>
        <translation>Если ядер меньше, чем устройств, соотношения сохраняет только «ЦП, по часам»</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Снова</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Live run</source>
        <translation>Живой запуск</translation>
    </message>
    <message>
        <source>Several machines: not yet run on hardware</source>
        <translation>Несколько машин: ещё не запускалось на оборудовании</translation>
    </message>
    <message>
        <source>GPUs (not yet run on hardware) would need an NVIDIA driver, CUDA and the worker&apos;s GPU module: %1</source>
        <translation>Для GPU (ещё не запускалось на оборудовании) нужны драйвер NVIDIA, CUDA и модуль GPU исполнителя: %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::LiveSession</name>
    <message>
        <source>cannot write %1: %2</source>
        <translation>нельзя записать %1: %2</translation>
    </message>
    <message>
        <source>Take over the measured costs</source>
        <translation>Взять измеренные времена</translation>
    </message>
    <message>
        <source>%1: nothing was measured</source>
        <translation>%1: ничего не измерено</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::MainWindow</name>
    <message>
        <source>Not opened: %1</source>
        <translation>Не открыто: %1</translation>
    </message>
    <message>
        <source>Not saved: %1: %2</source>
        <translation>Не сохранено: %1: %2</translation>
    </message>
    <message>
        <source>Save the measured run</source>
        <translation>Сохранить измеренный запуск</translation>
    </message>
    <message>
        <source>Measured runs (*.jsonl)</source>
        <translation>Измеренные запуски (*.jsonl)</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Очереди</translation>
    </message>
    <message>
        <source>Microbatches that wait before each stage, over time</source>
        <translation>Микробатчи, ждущие перед каждой стадией, во времени</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Активации</translation>
    </message>
    <message>
        <source>Microbatches whose activations each device holds, over time, in microbatch-stages</source>
        <translation>Микробатчи, активации которых хранит каждое устройство, во времени, в микробатч-стадиях</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>What each device holds, over time, in bytes</source>
        <translation>Что хранит каждое устройство, во времени, в байтах</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Вернуть: %1</translation>
    </message>
    <message>
        <source>new scenario</source>
        <translation>новый сценарий</translation>
    </message>
    <message>
        <source>%1[*] – Bubblescope</source>
        <translation>%1[*] – Bubblescope</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Layers (*.csv);;All files (*)</source>
        <translation>Слои (*.csv);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не сохранено: %1</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>Scenarios (*.bubblescope.json *.json)</source>
        <translation>Сценарии (*.bubblescope.json *.json)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Недавние</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Примеры</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>В&amp;оспроизведение</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>&amp;Запуск</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>About Bubblescope</source>
        <translation>О программе Bubblescope</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bubblescope %1&lt;/b&gt;&lt;p&gt;Makes pipeline parallelism visible.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Bubblescope %1&lt;/b&gt;&lt;p&gt;Делает конвейерный параллелизм видимым.&lt;/p&gt;&lt;p&gt;Свободная программа под лицензией GNU General Public License версии 3 или новее. Без каких-либо гарантий.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Контрастная</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>%1 was written, %2.</source>
        <translation>%1 записан, %2.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>The picture of the Gantt chart is in the clipboard.</source>
        <translation>Рисунок диаграммы Ганта в буфере обмена.</translation>
    </message>
    <message>
        <source>Not pasted: %1</source>
        <translation>Не вставлено: %1</translation>
    </message>
    <message>
        <source>Nothing to paste: the clipboard has no text</source>
        <translation>Вставлять нечего: в буфере обмена нет текста</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Own lessons</source>
        <translation>Свои уроки</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Открыть урок</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Уроки (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Folder of own lessons</source>
        <translation>Папка своих уроков</translation>
    </message>
    <message>
        <source>changed from “%1”</source>
        <translation>изменено: «%1»</translation>
    </message>
    <message>
        <source>Scenarios, schedules, measured runs and lessons (*.json *.csv *.jsonl);;All files (*)</source>
        <translation>Сценарии, расписания, измеренные запуски и уроки (*.json *.csv *.jsonl);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Le&amp;ssons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>Compare schedules</source>
        <translation>Сравнение расписаний</translation>
    </message>
    <message>
        <source>Not opened: two to four scenarios are compared, not %1.</source>
        <translation>Не открыто: сравнивать можно от двух до четырёх сценариев, а не %1.</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Сравн&amp;ение</translation>
    </message>
    <message>
        <source>The last scenario cannot be read and is kept as %1: %2</source>
        <translation>Последний сценарий не читается, он сохранён как %1: %2</translation>
    </message>
    <message>
        <source>Not made larger: the window has no room for it</source>
        <translation>Не увеличено: в окне для этого нет места</translation>
    </message>
    <message>
        <source>Save layers</source>
        <translation>Сохранить слои</translation>
    </message>
    <message>
        <source>Layers (*.csv)</source>
        <translation>Слои (*.csv)</translation>
    </message>
    <message>
        <source>What is shown cannot be kept for the next start, so save what matters: %1</source>
        <translation>То, что показано, нельзя сохранить до следующего запуска, поэтому сохраните важное сами: %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::MemoryChart</name>
    <message>
        <source>Choose a model under Memory, on the left, to see bytes.</source>
        <translation>Чтобы увидеть байты, выберите модель слева, в разделе «Память».</translation>
    </message>
    <message>
        <source>Memory of each device over time</source>
        <translation>Память каждого устройства во времени</translation>
    </message>
    <message>
        <source>Activations of each device over time</source>
        <translation>Активации каждого устройства во времени</translation>
    </message>
    <message>
        <source>Device %1: at most %2.</source>
        <translation>Устройство %1: не больше %2.</translation>
    </message>
    <message>
        <source>Over the limit from %1 on.</source>
        <translation>Выше предела с %1.</translation>
    </message>
    <message>
        <source>%1 would need %2.</source>
        <translation>%1 потребовал бы %2.</translation>
    </message>
    <message>
        <source>Memory of each device</source>
        <translation>Память каждого устройства</translation>
    </message>
    <message>
        <source>Activations of each device, microbatch-stages</source>
        <translation>Активации каждого устройства, микробатч-стадии</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>устройство %1</translation>
    </message>
    <message>
        <source>%1 of %2 devices shown</source>
        <translation>показаны устройства: %1 из %2</translation>
    </message>
    <message>
        <source>always there: weights, gradients, optimizer state (%1; not to scale)</source>
        <translation>всегда: веса, градиенты, состояние оптимизатора (%1; не в масштабе)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 times as many activations as %4</source>
        <translation>%1: %2, активаций ×%3 против %4</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>предел %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::MemorySection</name>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>own numbers</source>
        <translation>свои числа</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>What bytes are worked out from: activations by the formula of Korthikanti et al. 2022, weights, gradients and optimizer state of mixed precision Adam. None: activations are only counted.</source>
        <translation>Из чего вычисляются байты: активации по формуле Korthikanti et al. 2022, веса, градиенты и состояние оптимизатора для Adam со смешанной точностью. Нет: активации только считаются.</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>ГБ</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>A device has</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>In gigabytes of 1,000,000,000 bytes; 0: no limit. Where a device goes over it, the instant is marked.</source>
        <translation>Память устройства в гигабайтах по 1 000 000 000 байт; 0: без предела. Где устройство его превышает, там отмечен момент.</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>Память устройства</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>The model&apos;s sizes, what is recomputed, and how it is divided.</source>
        <translation>Размеры модели, что вычисляется заново и как она разделена.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Transformer layers in the whole model.</source>
        <translation>Слои трансформера во всей модели.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Values of a token between two layers.</source>
        <translation>Сколько значений передаёт токен от слоя к слою (hidden size).</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Головы</translation>
    </message>
    <message>
        <source>Attention heads.</source>
        <translation>Головы внимания.</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>Головы K/V</translation>
    </message>
    <message>
        <source>Heads of keys and values; 0: as many as heads.</source>
        <translation>Головы ключей и значений; 0: столько же, сколько голов внимания.</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <source>Width of the feed-forward part; 0: four times the hidden size.</source>
        <translation>Ширина полносвязной части; 0: вчетверо больше ширины модели.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Tokens that the embedding on the first stage and the head on the last one know.</source>
        <translation>Токены, которые знают эмбеддинг на первой стадии и выходной слой на последней.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Tokens in a sample.</source>
        <translation>Токены в примере.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Микробатч</translation>
    </message>
    <message>
        <source>Samples in a microbatch; the batch&apos;s samples, where given, count instead.</source>
        <translation>Примеры в микробатче; если указаны примеры батча, считаются они.</translation>
    </message>
    <message>
        <source>Bytes a value</source>
        <translation>Байт на значение</translation>
    </message>
    <message>
        <source>Of an activation and of a weight: 2 for half precision.</source>
        <translation>Для активации и для веса: 2 при половинной точности.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Тензорно</translation>
    </message>
    <message>
        <source>Devices that share each layer; the figures are one device&apos;s.</source>
        <translation>Устройства, которые делят каждый слой (тензорный параллелизм); показатели относятся к одному устройству.</translation>
    </message>
    <message>
        <source>sequence parallel</source>
        <translation>по последовательности</translation>
    </message>
    <message>
        <source>The tensor-parallel devices also share what lies between the matrices.</source>
        <translation>Устройства тензорного параллелизма делят и то, что между матрицами.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>attention scores</source>
        <translation>оценки внимания</translation>
    </message>
    <message>
        <source>whole layers</source>
        <translation>целые слои</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>What the backward computes anew instead of keeping it. Attention scores: selective recomputation, also what FlashAttention does.</source>
        <translation>Что обратный проход вычисляет заново вместо хранения. Оценки внимания: выборочный пересчёт, его делает и FlashAttention.</translation>
    </message>
    <message>
        <source>Bytes a gradient</source>
        <translation>Байт на градиент</translation>
    </message>
    <message>
        <source>For each parameter; Megatron-LM adds up in 4 bytes.</source>
        <translation>На каждый параметр; Megatron-LM складывает в 4 байтах.</translation>
    </message>
    <message>
        <source>Bytes of optimizer</source>
        <translation>Байт оптимизатора</translation>
    </message>
    <message>
        <source>For each parameter: 12 for Adam with a 32-bit copy, momentum and variance; less where data-parallel devices share them.</source>
        <translation>На каждый параметр: 12 для Adam с 32-битной копией, моментом и дисперсией; меньше, если их делят устройства параллелизма по данным.</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Параллелизм по последовательности</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>Пересчёт</translation>
    </message>
    <message>
        <source>%1 billion parameters</source>
        <translation>%1 млрд параметров</translation>
    </message>
</context>
<context>
    <name>bubblescope::NoticeBar</name>
    <message>
        <source>Cancelled. The picture shows the scenario before; undo, or change a control, to go on.</source>
        <translation>Отменено. Показан прежний сценарий; чтобы продолжить, отмените изменение или измените настройку.</translation>
    </message>
    <message>
        <source>%1. The picture shows the last scenario that ran; undo, or change a control, to go on.</source>
        <translation>%1. Показан последний сценарий, который выполнился; чтобы продолжить, отмените изменение или измените настройку.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>device %1: %2</source>
        <translation>устройство %1: %2</translation>
    </message>
    <message>
        <source>%1. The picture shows how far it gets; undo, or change a control, to go on.</source>
        <translation>%1. На картинке видно, докуда оно доходит; отмените действие или измените настройку.</translation>
    </message>
    <message>
        <source>%1. There is no picture of it; undo, or change a control, to go on.</source>
        <translation>%1. Показать нечего; чтобы продолжить, отмените изменение или измените настройку.</translation>
    </message>
</context>
<context>
    <name>bubblescope::PipelineSection</name>
    <message>
        <source>Stages</source>
        <translation>Стадии</translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation>Чанки/устр-во</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Микробатчи</translation>
    </message>
    <message>
        <source>The schedule&apos;s file says how many; choose another schedule to change it.</source>
        <translation>Сколько их, говорит файл расписания; чтобы изменить, выберите другое расписание.</translation>
    </message>
    <message>
        <source>Into how many parts the model is cut, one for each device. The slider goes to 64, larger numbers can be typed.</source>
        <translation>На сколько частей разрезана модель, по одной на устройство. Ползунок доходит до 64, большее можно ввести.</translation>
    </message>
    <message>
        <source>How many stages each device holds. A device&apos;s work stays the same and is cut into this many pieces.</source>
        <translation>Сколько стадий на каждом устройстве. Работа устройства остаётся той же и режется на столько частей.</translation>
    </message>
    <message>
        <source>Into how many parts the batch is cut. The slider goes to 512, larger numbers can be typed.</source>
        <translation>На сколько частей разрезан батч. Ползунок доходит до 512, большее можно ввести.</translation>
    </message>
    <message numerus="yes">
        <source>Devices (%n stages)</source>
        <translation>
            <numerusform>Устройства (%n стадия)</numerusform>
            <numerusform>Устройства (%n стадии)</numerusform>
            <numerusform>Устройства (%n стадий)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::PlayBar</name>
    <message>
        <source> ms</source>
        <translation> мс</translation>
    </message>
    <message>
        <source>Tick: what one step moves by, in milliseconds. 0 lets the program choose the largest time that divides all durations.</source>
        <translation>Такт: на сколько двигает один шаг, в миллисекундах. 0: программа сама берёт наибольшее время, на которое делятся все длительности.</translation>
    </message>
    <message>
        <source>Speed of playing, in ticks a second</source>
        <translation>Скорость воспроизведения, в тактах в секунду</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>такт</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>%1 ticks/s</source>
        <translation>%1 такт/с</translation>
    </message>
    <message>
        <source>%1 s a tick</source>
        <translation>%1 с на такт</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Такт</translation>
    </message>
</context>
<context>
    <name>bubblescope::PredictedPane</name>
    <message>
        <source>Take over</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>The scenario gets the times that were measured; undo takes it back</source>
        <translation>Сценарий получает измеренные времена; это можно отменить</translation>
    </message>
    <message>
        <source>Simulated with the costs that were measured: %1</source>
        <translation>Симуляция с измеренными временами: %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::Presentation</name>
    <message>
        <source>F9 or the left edge: controls   F10 or the upper edge: menus   Escape: back</source>
        <translation>F9 или левый край: управление   F10 или верхний край: меню   Escape: назад</translation>
    </message>
</context>
<context>
    <name>bubblescope::QuestionBox</name>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Page Down does the same</source>
        <translation>То же делает Page Down</translation>
    </message>
    <message>
        <source>Not quite. Try again.</source>
        <translation>Не совсем. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Click a bubble in the Gantt chart.</source>
        <translation>Щёлкните по пузырю на диаграмме Ганта.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Ответ</translation>
    </message>
</context>
<context>
    <name>bubblescope::QueueChart</name>
    <message>
        <source>Queue before each stage</source>
        <translation>Очередь перед каждой стадией</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>прямой</translation>
    </message>
    <message>
        <source>Microbatches that wait for their forward (solid lines)</source>
        <translation>Микробатчи, ждущие прямого прохода (сплошные линии)</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>обратный</translation>
    </message>
    <message>
        <source>Microbatches that wait for their backward (dashed lines)</source>
        <translation>Микробатчи, ждущие обратного прохода (пунктир)</translation>
    </message>
    <message>
        <source>Queue lengths over time</source>
        <translation>Длины очередей во времени</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>стадия %1</translation>
    </message>
    <message>
        <source>the %1 longest queues of %2</source>
        <translation>самые длинные очереди: %1 из %2</translation>
    </message>
    <message>
        <source>Of %1 stages those with the longest queues are shown, of equally long ones the first.</source>
        <translation>Из %1 стадий показаны те, у которых очереди самые длинные, при равных — первые.</translation>
    </message>
    <message>
        <source>Stage %1, forward: %2 wait, at most %3.</source>
        <translation>Стадия %1, прямой проход: ждут %2, самое большее %3.</translation>
    </message>
    <message>
        <source>Stage %1, backward: %2 wait, at most %3.</source>
        <translation>Стадия %1, обратный проход: ждут %2, самое большее %3.</translation>
    </message>
    <message>
        <source>No microbatch ever waits.</source>
        <translation>Ни один микробатч не ждёт.</translation>
    </message>
</context>
<context>
    <name>bubblescope::QueueList</name>
    <message>
        <source>stage %1</source>
        <translation>стадия %1</translation>
    </message>
    <message>
        <source>forward (peak)</source>
        <translation>прямой (пик)</translation>
    </message>
    <message>
        <source>backward (peak)</source>
        <translation>обратный (пик)</translation>
    </message>
    <message>
        <source>Microbatches whose input has arrived and whose work has not begun: at the cursor, and in brackets the most there ever are.</source>
        <translation>Микробатчи, вход которых уже пришёл, а работа не началась: у курсора, а в скобках — наибольшее число за запуск.</translation>
    </message>
    <message>
        <source>Before stage %1 wait %2 forwards now, at most %3.</source>
        <translation>Перед стадией %1 сейчас ждут прямых проходов: %2, самое большее %3.</translation>
    </message>
    <message>
        <source>Backwards at stage %1: %2 wait now, at most %3.</source>
        <translation>Обратных проходов на стадии %1 сейчас ждут: %2, самое большее %3.</translation>
    </message>
</context>
<context>
    <name>bubblescope::QueuePlot</name>
    <message>
        <source>No microbatch ever waits.</source>
        <translation>Ни один микробатч не ждёт.</translation>
    </message>
    <message>
        <source>No microbatch waits in this direction.</source>
        <translation>В этом направлении ни один микробатч не ждёт.</translation>
    </message>
    <message>
        <source>stage %1, forward:</source>
        <translation>стадия %1, прямой проход:</translation>
    </message>
    <message>
        <source>stage %1, backward:</source>
        <translation>стадия %1, обратный проход:</translation>
    </message>
    <message>
        <source>stage %1:</source>
        <translation>стадия %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n wait</source>
        <translation>
            <numerusform>%n ждёт</numerusform>
            <numerusform>%n ждут</numerusform>
            <numerusform>%n ждут</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::RankDialog</name>
    <message>
        <source>&amp;Compare again</source>
        <translation>Сравнить &amp;снова</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>Best schedule</source>
        <translation>Лучшее расписание</translation>
    </message>
    <message>
        <source>Schedules, best first</source>
        <translation>Расписания, лучшие вначале</translation>
    </message>
    <message>
        <source>&amp;Memory limit:</source>
        <translation>&amp;Предел памяти:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>as much as 1F1B holds</source>
        <translation>сколько хранит 1F1B</translation>
    </message>
    <message>
        <source>activations on a device:</source>
        <translation>активаций на устройстве:</translation>
    </message>
    <message>
        <source>Activations on a device</source>
        <translation>Активаций на устройстве</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Показать %1</translation>
    </message>
    <message>
        <source>All schedules for %1 devices and %2 microbatches, with the present times.</source>
        <translation>Все расписания: устройств %1, микробатчей %2, с нынешними временами.</translation>
    </message>
    <message>
        <source>A device has %1.</source>
        <translation>У устройства %1.</translation>
    </message>
    <message>
        <source>The settings have changed since: compare again.</source>
        <translation>С тех пор настройки изменены: сравните снова.</translation>
    </message>
    <message>
        <source>With a model, under Memory, this counts bytes: weights, gradients, optimizer state and activations. Without one, activations alone, in microbatches of a device&apos;s share of the model. A limit in bytes, under Memory, holds besides.</source>
        <translation>С моделью (в разделе «Память») считаются байты: веса, градиенты, состояние оптимизатора и активации. Без неё — одни активации, в микробатчах доли модели на устройстве. Предел в байтах из раздела «Память» действует кроме того.</translation>
    </message>
    <message>
        <source>&amp;Same in all rows:</source>
        <translation>&amp;Одинаково во всех строках:</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>устройства</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>стадии</translation>
    </message>
    <message>
        <source>Devices: a schedule with several chunks on a device cuts the model into as many more, shorter stages. Stages: each takes the times set, on as many devices as the schedule needs for them.</source>
        <translation>Устройства: расписание с несколькими чанками на устройстве режет модель на большее число более коротких стадий. Стадии: каждая занимает заданное время, а устройств столько, сколько расписанию для них нужно.</translation>
    </message>
    <message>
        <source>All schedules for %1 stages and %2 microbatches, with the present times, on as many devices as each needs.</source>
        <translation>Все расписания для %1 стадий и %2 микробатчей, с нынешними временами, на стольких устройствах, сколько каждому нужно.</translation>
    </message>
    <message>
        <source>Show side &amp;by side</source>
        <translation>Показать &amp;рядом</translation>
    </message>
    <message>
        <source>Two to four schedules on one time axis: choose their rows with Ctrl or Shift</source>
        <translation>От двух до четырёх расписаний на одной оси времени: выберите их строки с Ctrl или Shift</translation>
    </message>
</context>
<context>
    <name>bubblescope::RankModel</name>
    <message>
        <source>over the memory limit</source>
        <translation>сверх предела памяти</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>показано сейчас</translation>
    </message>
    <message>
        <source>Click to show this schedule in the window; Ctrl+Z takes it back.</source>
        <translation>Щёлкните, чтобы показать это расписание в окне; Ctrl+Z возвращает назад.</translation>
    </message>
    <message>
        <source>Most activations on a device, in microbatches of a device&apos;s share of the model.</source>
        <translation>Больше всего активаций на устройстве, в микробатчах доли модели, которую оно держит.</translation>
    </message>
    <message>
        <source>Most memory on a device, in bytes; needs a model, under Memory.</source>
        <translation>Больше всего памяти на устройстве, в байтах; нужна модель, раздел «Память».</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Общее время</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Пузырь</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Хранит</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Пик памяти</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>chunks %1</source>
        <translation>чанки %1</translation>
    </message>
    <message>
        <source>over the memory limit; two copies of the weights</source>
        <translation>сверх предела памяти; две копии весов</translation>
    </message>
    <message>
        <source>shown now; two copies of the weights</source>
        <translation>показано сейчас; две копии весов</translation>
    </message>
    <message>
        <source>two copies of the weights</source>
        <translation>две копии весов</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n устройство</numerusform>
            <numerusform>%n устройства</numerusform>
            <numerusform>%n устройств</numerusform>
        </translation>
    </message>
    <message>
        <source>Most activations on a device, in microbatches of a stage.</source>
        <translation>Наибольшее число активаций на устройстве, в микробатчах одной стадии.</translation>
    </message>
</context>
<context>
    <name>bubblescope::RowFigures</name>
    <message>
        <source>Bubble of each device</source>
        <translation>Пузырь каждого устройства</translation>
    </message>
    <message>
        <source>bubble</source>
        <comment>over the devices&apos; percentages</comment>
        <translation>пузырь</translation>
    </message>
</context>
<context>
    <name>bubblescope::ScenarioFiles</name>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>буфер обмена</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>Compare files</source>
        <translation>Сравнение файлов</translation>
    </message>
</context>
<context>
    <name>bubblescope::ScheduleSection</name>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>In which order every device does its work. Type part of a name to search, other names of a schedule included.</source>
        <translation>В каком порядке каждое устройство выполняет работу. Введите часть имени, чтобы найти; другие имена расписаний тоже годятся.</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>Расписание %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::SeedsPage</name>
    <message>
        <source>&amp;Runs:</source>
        <translation>&amp;Запуски:</translation>
    </message>
    <message>
        <source>How many times the step is simulated, with seeds 1, 2, 3 and so on.</source>
        <translation>Сколько раз симулируется шаг, с начальными числами 1, 2, 3 и так далее.</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>общее время</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>пузырь</translation>
    </message>
    <message>
        <source>&amp;Figure:</source>
        <translation>&amp;Показатель:</translation>
    </message>
    <message>
        <source>What the chart counts: how long the step takes, or the bubble ratio.</source>
        <translation>Что считает график: сколько длится шаг или какова доля пузыря.</translation>
    </message>
    <message>
        <source>How it varies</source>
        <translation>Как меняется</translation>
    </message>
    <message>
        <source>Shows the run that came out so, by its seed, in the window.</source>
        <translation>Показывает в окне запуск, у которого вышло столько, по его начальному числу.</translation>
    </message>
    <message>
        <source>Let durations &amp;vary by 10 %</source>
        <translation>Менять &amp;длительности на 10 %</translation>
    </message>
    <message>
        <source>Every operation&apos;s time is multiplied by a random factor near 1, as under Jitter.</source>
        <translation>Время каждой операции умножается на случайный множитель около 1, как в разделе «Разброс».</translation>
    </message>
    <message>
        <source>Show the &amp;5 % run</source>
        <translation>Показать &amp;5 %</translation>
    </message>
    <message>
        <source>Show the &amp;median run</source>
        <translation>Показать &amp;медиану</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Разброс</translation>
    </message>
    <message numerus="yes">
        <source>Makespan of %n runs</source>
        <translation>
            <numerusform>Общее время %n запуска</numerusform>
            <numerusform>Общее время %n запусков</numerusform>
            <numerusform>Общее время %n запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bubble of %n runs</source>
        <translation>
            <numerusform>Пузырь %n запуска</numerusform>
            <numerusform>Пузырь %n запусков</numerusform>
            <numerusform>Пузырь %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>jitter %1</source>
        <translation>разброс %1</translation>
    </message>
    <message>
        <source>bubble, % of all device time</source>
        <translation>пузырь, % времени всех устройств</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>запуски</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>медиана: %1</translation>
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
        <translation>без разброса: %1</translation>
    </message>
    <message>
        <source>median %1
5 %: %2
95 %: %3
mean %4
without jitter %5</source>
        <translation>медиана %1
5 %: %2
95 %: %3
среднее %4
без разброса %5</translation>
    </message>
    <message>
        <source>Show the run with seed %1</source>
        <translation>Показать запуск с начальным числом %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 из %2 (%3)</translation>
    </message>
    <message>
        <source>click</source>
        <translation>щелчок</translation>
    </message>
    <message>
        <source>shows the first of them</source>
        <translation>показывает первый из них</translation>
    </message>
    <message>
        <source>Choose a jitter in the window, or:</source>
        <translation>Выберите разброс в окне или:</translation>
    </message>
    <message>
        <source>Durations do not vary: every run comes out alike.</source>
        <translation>Длительности не меняются: все запуски одинаковы.</translation>
    </message>
    <message>
        <source>Show the &amp;95 % run</source>
        <translation>Показать &amp;95 %</translation>
    </message>
    <message>
        <source>makespan, %1</source>
        <translation>общее время, %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::SheetHead</name>
    <message>
        <source>devices: %1</source>
        <translation>устройств: %1</translation>
    </message>
    <message>
        <source>stages: %1</source>
        <translation>стадий: %1</translation>
    </message>
    <message>
        <source>microbatches: %1</source>
        <translation>микробатчей: %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>bubble up to %1</source>
        <translation>пузырь до %1</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>пузырь</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>общее время</translation>
    </message>
    <message>
        <source>most activations held</source>
        <translation>больше всего активаций</translation>
    </message>
    <message>
        <source>measured, incomplete</source>
        <translation>измерено не полностью</translation>
    </message>
</context>
<context>
    <name>bubblescope::SlowdownSection</name>
    <message>
        <source>Slowdown of each stage</source>
        <translation>Замедление каждой стадии</translation>
    </message>
    <message>
        <source>slow middle stage</source>
        <translation>средняя медленнее</translation>
    </message>
    <message>
        <source>Makes the stage in the middle slower, by the factor beside it; off: ×1 again.</source>
        <translation>Замедляет стадию посередине во столько раз, сколько указано рядом; выключено: снова ×1.</translation>
    </message>
    <message>
        <source>Slow middle stage</source>
        <translation>Медленная средняя стадия</translation>
    </message>
    <message>
        <source>Factor of the slow middle stage</source>
        <translation>Множитель медленной средней стадии</translation>
    </message>
    <message>
        <source>How many times longer everything takes on the middle stage when it is slowed.</source>
        <translation>Во сколько раз дольше длится всё на средней стадии, когда она замедлена.</translation>
    </message>
    <message>
        <source>Slowdown of stage %1</source>
        <translation>Замедление стадии %1</translation>
    </message>
    <message numerus="yes">
        <source>The first %n stages are shown.</source>
        <translation>
            <numerusform>Показана первая %n стадия.</numerusform>
            <numerusform>Показаны первые %n стадии.</numerusform>
            <numerusform>Показаны первые %n стадий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblescope::StageSlider</name>
    <message>
        <source>Slowdown of stage %1</source>
        <translation>Замедление стадии %1</translation>
    </message>
    <message>
        <source>How many times longer everything takes on stage %1: ×0.25 to ×8. Double-click for ×1.</source>
        <translation>Во сколько раз дольше длится всё на стадии %1: от ×0,25 до ×8. Двойной щелчок — ×1.</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>стадия %1</translation>
    </message>
</context>
<context>
    <name>bubblescope::TimeRow</name>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
</context>
<context>
    <name>bubblescope::VisionBar</name>
    <message>
        <source>Show the whole window with</source>
        <translation>Показать всё окно так</translation>
    </message>
    <message>
        <source>Everything is shown as people with this colour vision see it, until it is switched off</source>
        <translation>Всё показано так, как видят люди с таким цветовым зрением, пока это не выключат</translation>
    </message>
    <message>
        <source>Distances…</source>
        <translation>Расстояния…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>The true colours again</source>
        <translation>Снова настоящие цвета</translation>
    </message>
    <message>
        <source>Colours as with</source>
        <translation>Цвета, как при:</translation>
    </message>
    <message>
        <source>nearest kinds %1</source>
        <translation>ближайшие виды %1</translation>
    </message>
    <message>
        <source>CIEDE2000: 1 is just noticed side by side, 10 is plain at a glance</source>
        <translation>CIEDE2000: 1 едва заметно рядом, 10 видно сразу</translation>
    </message>
</context>
<context>
    <name>bubblescope::VisionTable</name>
    <message>
        <source>The kinds as they look with each kind of colour vision</source>
        <translation>Виды, как они выглядят при каждом цветовом зрении</translation>
    </message>
    <message>
        <source>Normal vision</source>
        <translation>Обычное зрение</translation>
    </message>
    <message>
        <source>Deuteranopia</source>
        <translation>Дейтеранопия</translation>
    </message>
    <message>
        <source>Protanopia</source>
        <translation>Протанопия</translation>
    </message>
    <message>
        <source>Tritanopia</source>
        <translation>Тританопия</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Чёрно-белое</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>прямой</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>обратный</translation>
    </message>
    <message>
        <source>for the input</source>
        <translation>по входу</translation>
    </message>
    <message>
        <source>for the weights</source>
        <translation>по весам</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>оба сразу</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>простой</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>передача</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>курсор</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>фон</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <comment>distance, kind, kind</comment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1: nearest %2</source>
        <translation>%1: ближайшие %2</translation>
    </message>
    <message>
        <source>nearest, and their distance</source>
        <translation>ближайшие и расстояние</translation>
    </message>
</context>
<context>
    <name>bubblescope::WhySection</name>
    <message>
        <source>operations %1, transfers %2</source>
        <translation>операции %1, передачи %2</translation>
    </message>
    <message>
        <source>operations %1</source>
        <translation>операции %1</translation>
    </message>
    <message>
        <source>; most on device %1: %2</source>
        <translation>; больше всего на устройстве %1: %2</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>критический путь</translation>
    </message>
    <message>
        <source>If one stage were %1 faster</source>
        <translation>Если бы стадия была на %1 быстрее</translation>
    </message>
    <message>
        <source>Draws in the Gantt chart the chain of operations and transfers that sets the makespan (C). Its length is the makespan.</source>
        <translation>Рисует на диаграмме Ганта цепочку операций и передач, которая определяет общее время (C). Её длина и есть общее время.</translation>
    </message>
    <message>
        <source>What the critical path is made of; its length is the makespan.</source>
        <translation>Из чего состоит критический путь; его длина — общее время.</translation>
    </message>
    <message>
        <source>How much sooner the run would end if the operations of that stage alone took %1 less time. Simulated anew for each stage, with the order unchanged.</source>
        <translation>Насколько раньше закончился бы запуск, если бы только операции этой стадии занимали на %1 меньше времени. Для каждой стадии симулируется заново, порядок тот же.</translation>
    </message>
    <message>
        <source>How much sooner with one stage faster</source>
        <translation>Насколько раньше, если одна стадия быстрее</translation>
    </message>
    <message>
        <source>simulating: %1</source>
        <translation>симуляция: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>не вычислено</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Вычислить</translation>
    </message>
</context>
<context>
    <name>closedform</name>
    <message>
        <source>none is known for this schedule</source>
        <translation>для этого расписания формула неизвестна</translation>
    </message>
    <message>
        <source>stage %1 is slower than the others</source>
        <translation>стадия %1 медленнее остальных</translation>
    </message>
    <message>
        <source>transfers take time</source>
        <translation>передачи занимают время</translation>
    </message>
    <message>
        <source>durations are random</source>
        <translation>длительности случайны</translation>
    </message>
    <message>
        <source>the batch does not divide evenly into microbatches</source>
        <translation>батч не делится на микробатчи поровну</translation>
    </message>
    <message>
        <source>M = %1 is too small: it holds from M = %2 on</source>
        <translation>M = %1 слишком мало: верно начиная с M = %2</translation>
    </message>
    <message>
        <source>iterations run into each other</source>
        <translation>итерации переходят одна в другую</translation>
    </message>
    <message>
        <source>closed form: %1</source>
        <translation>формулы нет: %1</translation>
    </message>
    <message>
        <source>%1 does not apply: %2</source>
        <translation>%1 не подходит: %2</translation>
    </message>
    <message>
        <source>it holds for times of F, I and W with %1</source>
        <translation>верно при временах F, I и W, для которых %1</translation>
    </message>
    <message>
        <source>P = %1 does not divide M = %2</source>
        <translation>P = %1 не делит M = %2</translation>
    </message>
    <message>
        <source>the order is made for these very costs</source>
        <translation>порядок построен именно для этих времён</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>group-size</source>
        <translation>размер группы</translation>
    </message>
    <message>
        <source>microbatches that pass one chunk before the next (Megatron&apos;s rule, at least the number of devices); 0: evenly sized groups, as in PyTorch</source>
        <translation>микробатчи, которые проходят один чанк перед следующим (правило Megatron, не меньше числа устройств); 0: группы поровну, как в PyTorch</translation>
    </message>
    <message>
        <source>memory-limit</source>
        <translation>предел памяти</translation>
    </message>
    <message>
        <source>limit-from</source>
        <translation>предел из</translation>
    </message>
    <message>
        <source>activations: as memory-limit says; device-memory: as many as the limit of a device&apos;s memory in bytes leaves room for</source>
        <translation>activations: как указано в пределе памяти; device-memory: сколько позволяет предел памяти устройства в байтах</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>активации</translation>
    </message>
    <message>
        <source>device-memory</source>
        <translation>память устройства</translation>
    </message>
    <message>
        <source>released-by-input</source>
        <translation>возвращает по входу</translation>
    </message>
    <message>
        <source>thousandths of an activation that the end of an input gradient gives back; the weight gradient the rest</source>
        <translation>тысячные доли активации, которые возвращает конец градиента по входу; градиент по весам — остальное</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>цель</translation>
    </message>
    <message>
        <source>what is made small: makespan, or span, the longest of a device from first to last op</source>
        <translation>что делается малым: makespan — общее время, или span — наибольшее время устройства от первой операции до последней</translation>
    </message>
    <message>
        <source>makespan</source>
        <translation>общее время</translation>
    </message>
    <message>
        <source>span</source>
        <translation>отрезок</translation>
    </message>
    <message>
        <source>effort</source>
        <translation>усилие</translation>
    </message>
    <message>
        <source>random changes to the best order that are tried; 0: as many as take about a second</source>
        <translation>сколько случайных изменений лучшего порядка пробуется; 0: столько, сколько займёт около секунды</translation>
    </message>
    <message>
        <source>activations that a device may hold in the search, each of one of its two stages; 0: 2P, as the pattern</source>
        <translation>активации, которые устройство может хранить при поиске, каждая — одной из двух его стадий; 0: 2P, как в образце</translation>
    </message>
    <message>
        <source>order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>образец</translation>
    </message>
    <message>
        <source>search</source>
        <translation>поиск</translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <source>One forward, one backward in turn after a short warm-up; GPipe&apos;s bubble, less memory.</source>
        <translation>Прямой и обратный проходы по очереди после короткого прогрева; пузырь как у GPipe, памяти меньше.</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021, arXiv 2006.09503 and 2104.04473</source>
        <translation>Narayanan et al. 2021, arXiv 2006.09503 и 2104.04473</translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <source>All forwards, then all backwards.</source>
        <translation>Все прямые проходы, потом все обратные.</translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965</source>
        <translation>Huang et al. 2019, arXiv 1811.06965</translation>
    </message>
    <message>
        <source>backward-order</source>
        <translation>порядок обратных</translation>
    </message>
    <message>
        <source>lifo: the last microbatch goes back first, as in the paper; fifo: the first, as in PyTorch</source>
        <translation>lifo: последний микробатч возвращается первым, как в статье; fifo: первым первый, как в PyTorch</translation>
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
        <translation>Чередующийся 1F1B</translation>
    </message>
    <message>
        <source>Each device holds several chunks of the model; the bubble shrinks by their number.</source>
        <translation>Каждое устройство держит несколько чанков модели; пузырь уменьшается во столько раз, сколько их.</translation>
    </message>
    <message>
        <source>Narayanan et al. 2021, arXiv 2104.04473, section 2.2</source>
        <translation>Narayanan et al. 2021, arXiv 2104.04473, раздел 2.2</translation>
    </message>
    <message>
        <source>Eager 1F1B</source>
        <translation>Нетерпеливый 1F1B</translation>
    </message>
    <message>
        <source>1F1B with twice the warm-up, so that transfers hide behind forwards; more memory.</source>
        <translation>1F1B с двойным прогревом, чтобы передачи скрывались за прямыми проходами; больше памяти.</translation>
    </message>
    <message>
        <source>Zhuang et al. 2023, arXiv 2211.05322</source>
        <translation>Zhuang et al. 2023, arXiv 2211.05322</translation>
    </message>
    <message>
        <source>Looped BFS</source>
        <translation>Looped BFS</translation>
    </message>
    <message>
        <source>All microbatches pass one chunk before the next begins.</source>
        <translation>Все микробатчи проходят один чанк, прежде чем начнётся следующий.</translation>
    </message>
    <message>
        <source>Lamy-Poirier 2022, arXiv 2211.05953; PyTorch ScheduleLoopedBFS</source>
        <translation>Lamy-Poirier 2022, arXiv 2211.05953; PyTorch ScheduleLoopedBFS</translation>
    </message>
    <message>
        <source>lifo: the last microbatch goes back first, as in PyTorch; fifo: the first, as in minPP</source>
        <translation>lifo: последний микробатч возвращается первым, как в PyTorch; fifo: первым первый, как в minPP</translation>
    </message>
    <message>
        <source>ZB-H1</source>
        <translation>ZB-H1</translation>
    </message>
    <message>
        <source>1F1B whose weight gradients are put off to fill the bubble, at 1F1B&apos;s memory.</source>
        <translation>1F1B, у которого градиенты по весам отложены, чтобы заполнить пузырь; памяти как у 1F1B.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241; PyTorch ScheduleInterleavedZeroBubble with one stage a device</source>
        <translation>Qi et al. 2024, arXiv 2401.10241; PyTorch ScheduleInterleavedZeroBubble с одной стадией на устройство</translation>
    </message>
    <message>
        <source>split</source>
        <translation>деление</translation>
    </message>
    <message>
        <source>always: every backward in two; needed: whole where splitting gains nothing, as in the authors&apos; patch of Megatron-LM</source>
        <translation>always: каждый обратный проход делится надвое; needed: целый там, где деление ничего не даёт, как в правке Megatron-LM, сделанной авторами</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>где нужно</translation>
    </message>
    <message>
        <source>ZB-H2</source>
        <translation>ZB-H2</translation>
    </message>
    <message>
        <source>Zero bubble with twice the warm-up: where F, I and W take equally long, no idle time inside a device&apos;s span; about twice the memory.</source>
        <translation>Без пузырей, с двойным прогревом: если F, I и W длятся одинаково, внутри отрезка устройства нет простоя; памяти примерно вдвое больше.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, figure 3</source>
        <translation>Qi et al. 2024, arXiv 2401.10241, рисунок 3</translation>
    </message>
    <message>
        <source>ZB automatic</source>
        <translation>ZB автоматически</translation>
    </message>
    <message>
        <source>Zero bubble for these very costs: the best order found under a memory limit.</source>
        <translation>Без пузырей для этих самых времён: лучший порядок, найденный при пределе памяти.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, section 3</source>
        <translation>Qi et al. 2024, arXiv 2401.10241, раздел 3</translation>
    </message>
    <message>
        <source>activations that a device may hold; 0: P, as 1F1B</source>
        <translation>активации, которые может хранить устройство; 0: P, как у 1F1B</translation>
    </message>
    <message>
        <source>Interleaved zero bubble</source>
        <translation>Чередующийся ZB</translation>
    </message>
    <message>
        <source>Interleaved 1F1B with split backwards: several chunks a device and delayed weight gradients.</source>
        <translation>Чередующийся 1F1B с делёнными обратными проходами: несколько чанков на устройство и отложенные градиенты по весам.</translation>
    </message>
    <message>
        <source>PyTorch ScheduleInterleavedZeroBubble, after Qi et al. 2024, arXiv 2401.10241</source>
        <translation>PyTorch ScheduleInterleavedZeroBubble, по Qi et al. 2024, arXiv 2401.10241</translation>
    </message>
    <message>
        <source>1F1B-V</source>
        <translation>1F1B-V</translation>
    </message>
    <message>
        <source>1F1B folded into a V: two thirds of 1F1B&apos;s memory.</source>
        <translation>1F1B, сложенный в V: две трети памяти 1F1B.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2405.15362; sail-sg/zero-bubble-pipeline-parallelism</source>
        <translation>Qi et al. 2024, arXiv 2405.15362; sail-sg/zero-bubble-pipeline-parallelism</translation>
    </message>
    <message>
        <source>ZB-V</source>
        <translation>ZB-V</translation>
    </message>
    <message>
        <source>Zero bubble folded into a V: where F, I and W take equally long, no idle time inside a device&apos;s span, at 1F1B&apos;s memory.</source>
        <translation>Без пузырей, сложенный в V: если F, I и W длятся одинаково, внутри отрезка устройства нет простоя; памяти как у 1F1B.</translation>
    </message>
    <message>
        <source>Qi et al. 2024, arXiv 2401.10241, section 6; PyTorch ScheduleZBVZeroBubble</source>
        <translation>Qi et al. 2024, arXiv 2401.10241, раздел 6; PyTorch ScheduleZBVZeroBubble</translation>
    </message>
    <message>
        <source>V-Half</source>
        <translation>V-Half</translation>
    </message>
    <message>
        <source>A V of split backwards at half of 1F1B&apos;s memory.</source>
        <translation>V из делённых обратных проходов при половине памяти 1F1B.</translation>
    </message>
    <message>
        <source>V-Min</source>
        <translation>V-Min</translation>
    </message>
    <message>
        <source>A V of split backwards at a third of 1F1B&apos;s memory, the least.</source>
        <translation>V из делённых обратных проходов при трети памяти 1F1B, меньше не бывает.</translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <source>Microbatches enter at both ends; a forward and a backward run as one overlapped unit.</source>
        <translation>Микробатчи входят с обоих концов; прямой и обратный проходы идут как одно целое с перекрытием.</translation>
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
        <translation>DualPipe, сложенный в V: половина устройств, без второй копии весов.</translation>
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
        <translation>Два встречных конвейера на одних и тех же устройствах заполняют пузыри друг друга.</translation>
    </message>
    <message>
        <source>Li and Hoefler 2021, arXiv 2107.06925</source>
        <translation>Li and Hoefler 2021, arXiv 2107.06925</translation>
    </message>
    <message>
        <source>Hanayo</source>
        <translation>Hanayo</translation>
    </message>
    <message>
        <source>Waves: each microbatch runs down the devices and back up, several times.</source>
        <translation>Волны: каждый микробатч несколько раз проходит по устройствам вниз и обратно.</translation>
    </message>
    <message>
        <source>Liu et al. 2023, arXiv 2308.15762</source>
        <translation>Liu et al. 2023, arXiv 2308.15762</translation>
    </message>
    <message>
        <source>PipeDream</source>
        <translation>PipeDream</translation>
    </message>
    <message>
        <source>1F1B that never drains: weights change after every microbatch, and old versions are kept.</source>
        <translation>1F1B, который не опустошается: веса меняются после каждого микробатча, а старые версии хранятся.</translation>
    </message>
    <message>
        <source>Harlap et al. 2018, arXiv 1806.03377; Narayanan et al. 2019, SOSP</source>
        <translation>Harlap et al. 2018, arXiv 1806.03377; Narayanan et al. 2019, SOSP</translation>
    </message>
    <message>
        <source>Forward only</source>
        <translation>Только прямой</translation>
    </message>
    <message>
        <source>A pipeline of forwards, as in inference.</source>
        <translation>Конвейер прямых проходов, как при инференсе.</translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965, its forward half</source>
        <translation>Huang et al. 2019, arXiv 1811.06965, прямая половина</translation>
    </message>
    <message>
        <source>Forward only, no overlap</source>
        <translation>Только прямой, без перекрытия</translation>
    </message>
    <message>
        <source>The next microbatch enters when the last one has left.</source>
        <translation>Следующий микробатч входит, когда вышел предыдущий.</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>определение</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>Последовательно</translation>
    </message>
    <message>
        <source>Microbatch by microbatch, forward and backward, one device at work at a time.</source>
        <translation>Микробатч за микробатчем, прямой и обратный проходы, всегда работает одно устройство.</translation>
    </message>
    <message>
        <source>Naive model parallel</source>
        <translation>Наивный параллелизм</translation>
    </message>
    <message>
        <source>The whole batch goes through one stage after another, forward and back.</source>
        <translation>Весь батч проходит стадию за стадией, вперёд и обратно.</translation>
    </message>
    <message>
        <source>Huang et al. 2019, arXiv 1811.06965, figure 2b</source>
        <translation>Huang et al. 2019, arXiv 1811.06965, рисунок 2b</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Своё</translation>
    </message>
    <message>
        <source>The order in a PyTorch schedule file (CSV).</source>
        <translation>Порядок из файла расписания PyTorch (CSV).</translation>
    </message>
    <message>
        <source>PyTorch torch.distributed.pipelining, compute-only CSV</source>
        <translation>PyTorch torch.distributed.pipelining, CSV только с вычислениями</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>нельзя прочитать %1: %2</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>нельзя записать %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: this is not JSON: %3</source>
        <translation>строка %1, столбец %2: это не JSON: %3</translation>
    </message>
    <message>
        <source>unknown key “%1”; known here: %2</source>
        <translation>неизвестный ключ «%1»; здесь известны: %2</translation>
    </message>
    <message>
        <source>should be %1, not %2</source>
        <translation>должно быть %1, а не %2</translation>
    </message>
    <message>
        <source>%1 is out of range; allowed: %2 to %3</source>
        <translation>%1 вне допустимых пределов: от %2 до %3</translation>
    </message>
    <message>
        <source>“%1” is not one of: %2</source>
        <translation>«%1» нет среди допустимых: %2</translation>
    </message>
    <message>
        <source>%1 values given; allowed: %2</source>
        <translation>дано значений: %1; допустимо: %2</translation>
    </message>
    <message>
        <source>the values add up to %1, but should to %2</source>
        <translation>сумма значений %1, а должна быть %2</translation>
    </message>
    <message>
        <source>version %1 of the format is not known to this program, which reads version %2</source>
        <translation>версия формата %1 этой программе неизвестна, она читает версию %2</translation>
    </message>
    <message>
        <source>the key “%1” is missing, which says the version of the format; this program reads “%1”: %2</source>
        <translation>нет ключа «%1», который называет версию формата; эта программа читает «%1»: %2</translation>
    </message>
    <message>
        <source>there is no schedule “%1”; known: %2</source>
        <translation>нет расписания «%1»; известны: %2</translation>
    </message>
    <message>
        <source>the schedule %2 has no option “%1”; it has: %3</source>
        <translation>у расписания %2 нет параметра «%1»; есть: %3</translation>
    </message>
    <message>
        <source>%1 cannot do this: %2</source>
        <translation>%1 так не может: %2</translation>
    </message>
    <message>
        <source>%1 operations are too many; at most %2</source>
        <translation>%1 операций — слишком много; можно не больше %2</translation>
    </message>
    <message>
        <source>%1 combinations are too many; at most %2</source>
        <translation>%1 сочетаний — слишком много; можно не больше %2</translation>
    </message>
    <message>
        <source>with these sizes all microbatches together take more bytes than can be counted here, %1</source>
        <translation>при таких размерах все микробатчи вместе занимают больше байтов, чем здесь можно сосчитать, %1</translation>
    </message>
    <message>
        <source>the schedule has no operations; a row for each device is needed, with cells such as 0F0,0B0</source>
        <translation>в расписании нет операций; для каждого устройства нужна строка с ячейками вида 0F0,0B0</translation>
    </message>
    <message>
        <source>“%1” is no operation: %2</source>
        <translation>«%1» — не операция: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is scheduled twice</source>
        <translation>%1 стоит в расписании дважды</translation>
    </message>
    <message>
        <source>stage %1, microbatch %2 has a whole backward (B) and a split one (I, W); it may have only one of them</source>
        <translation>у стадии %1 и микробатча %2 есть целый обратный проход (B) и делёный (I, W); можно только что-то одно</translation>
    </message>
    <message>
        <source>%1 runs on device %2, but %3, whose activation it needs, on device %4; a live run needs both on one</source>
        <translation>%1 выполняется на устройстве %2, а %3, активация которой ей нужна, — на устройстве %4; живому запуску нужно одно и то же</translation>
    </message>
    <message>
        <source>a live run of this schedule would hang: %1</source>
        <translation>живой запуск этого расписания завис бы: %1</translation>
    </message>
    <message>
        <source>device %1 needs %2 bytes for the activations and gradients of a live run and has %3</source>
        <translation>устройству %1 нужно %2 байт для активаций и градиентов живого запуска, а есть %3</translation>
    </message>
    <message>
        <source>this is no stream of a live run: it has no line that begins with {&quot;bsw&quot;:1</source>
        <translation>это не поток живого запуска: в нём нет строки, которая начинается с {&quot;bsw&quot;:1</translation>
    </message>
    <message>
        <source>this schedule cannot finish: %1 of %2 operations ran, then %3 waits for %4</source>
        <translation>это расписание не может закончиться: выполнено %1 из %2 операций, затем %3 ждёт %4</translation>
    </message>
    <message>
        <source>8 GPUs, measured</source>
        <translation>8 GPU, измерено</translation>
    </message>
    <message>
        <source>First picture: 1F1B, 4 stages, 8 microbatches</source>
        <translation>Первая картина: 1F1B, 4 стадии, 8 микробатчей</translation>
    </message>
    <message>
        <source>Inference with a slow middle stage: a queue forms</source>
        <translation>Инференс с медленной средней стадией: растёт очередь</translation>
    </message>
    <message>
        <source>Interleaved 1F1B: two chunks a device, half the bubble</source>
        <translation>Чередующийся 1F1B: два чанка на устройство, половина пузыря</translation>
    </message>
    <message>
        <source>Without pipelining: one device at work at a time</source>
        <translation>Без конвейера: всегда работает одно устройство</translation>
    </message>
    <message>
        <source>Slow links: 1F1B waits where GPipe does not</source>
        <translation>Медленные каналы: 1F1B ждёт там, где GPipe не ждёт</translation>
    </message>
    <message>
        <source>A slow middle stage under 1F1B: the senders are held back</source>
        <translation>Медленная средняя стадия при 1F1B: отправители сдержаны</translation>
    </message>
    <message>
        <source>A slow middle stage under GPipe: the queue grows</source>
        <translation>Медленная средняя стадия при GPipe: очередь растёт</translation>
    </message>
    <message>
        <source>One batch in many small microbatches: launch costs eat the gain</source>
        <translation>Один батч из множества мелких микробатчей: запуск съедает выигрыш</translation>
    </message>
    <message>
        <source>both directions share the devices in pairs, so their number must be even, not %1</source>
        <translation>оба направления делят устройства парами, поэтому их число должно быть чётным, а не %1</translation>
    </message>
    <message>
        <source>half of the microbatches enter at each end, so their number must be even, not %1</source>
        <translation>половина микробатчей входит с каждого конца, поэтому их число должно быть чётным, а не %1</translation>
    </message>
    <message>
        <source>a wave goes down the devices and back up, which takes two chunks; %1 chunks are not whole waves</source>
        <translation>волна идёт по устройствам вниз и обратно, на это нужно два чанка; %1 чанков — не целое число волн</translation>
    </message>
    <message>
        <source>a microbatch is held twice on each device, once in each chunk; allow %1 activations or more</source>
        <translation>микробатч хранится на каждом устройстве дважды, по разу в каждом чанке; разрешите активаций: %1 или больше</translation>
    </message>
    <message>
        <source>the two directions alternate slot by slot only on an even number of devices, not %1</source>
        <translation>оба направления чередуются такт за тактом только при чётном числе устройств, а не %1</translation>
    </message>
    <message>
        <source>a group of %1 is smaller than the number of devices, %2, so its first microbatch would wait for its own next chunk; use %3 or more</source>
        <translation>группа %1 меньше числа устройств, %2, и её первый микробатч ждал бы собственного следующего чанка; возьмите %3 или больше</translation>
    </message>
    <message>
        <source>the last group is left with %1, fewer than the number of devices, %2; choose another group size or number of microbatches</source>
        <translation>последней группе остаётся %1, меньше числа устройств, %2; выберите другой размер группы или другое число микробатчей</translation>
    </message>
    <message>
        <source>the scenario has no limit of a device&apos;s memory in bytes</source>
        <translation>в сценарии нет предела памяти устройства в байтах</translation>
    </message>
    <message>
        <source>the scenario does not say how many bytes its model takes</source>
        <translation>сценарий не говорит, сколько байтов занимает модель</translation>
    </message>
    <message>
        <source>beside weights and optimizer, device %1 has room for %2 activations; it needs %3 to run at all</source>
        <translation>кроме весов и оптимизатора, у устройства %1 есть место для активаций: %2; чтобы вообще работать, нужно %3</translation>
    </message>
    <message>
        <source>M = %1 is less than %2P = %3; use %4 or more</source>
        <translation>M = %1 меньше %2P = %3; возьмите %4 или больше</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>an object or a list</source>
        <translation>объект или список</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>пустой список</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>целое число, 0 или больше</translation>
    </message>
    <message>
        <source>a whole number of ns</source>
        <translation>целое число нс</translation>
    </message>
    <message>
        <source>a whole number of ns, or text such as &quot;%1.%2ms&quot;</source>
        <translation>целое число нс или текст вида &quot;%1.%2ms&quot;</translation>
    </message>
    <message>
        <source>text or a whole number</source>
        <translation>текст или целое число</translation>
    </message>
    <message>
        <source>a list with a whole number of ns for each stage</source>
        <translation>список с целым числом нс для каждой стадии</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>a list of %1 to %2 layers</source>
        <translation>список из %1–%2 слоёв</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>больше %1</translation>
    </message>
    <message>
        <source>more</source>
        <translation>больше</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>глубже</translation>
    </message>
    <message>
        <source>given once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>дважды</translation>
    </message>
    <message>
        <source>at most %1 values in all</source>
        <translation>не больше %1 значений всего</translation>
    </message>
    <message>
        <source>nested at most %1 deep</source>
        <translation>вложенность не глубже %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>%1 (one a stage)</source>
        <translation>%1 (по одному на стадию)</translation>
    </message>
    <message>
        <source>%1, %2 (one a device)</source>
        <translation>%1, %2 (по одному на устройство)</translation>
    </message>
    <message>
        <source>%1, %2 (one a stage)</source>
        <translation>%1, %2 (по одному на стадию)</translation>
    </message>
    <message>
        <source>%1, %2 (one a device), %3 (one a stage)</source>
        <translation>%1, %2 (по одному на устройство), %3 (по одному на стадию)</translation>
    </message>
    <message>
        <source>%1 or more, one for each stage</source>
        <translation>%1 или больше, по одному на стадию</translation>
    </message>
    <message>
        <source>each column once</source>
        <translation>каждый столбец один раз</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>block or end</source>
        <translation>block или end</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes или no</translation>
    </message>
    <message>
        <source>a first line with the columns&apos; names, and a line for each layer</source>
        <translation>первая строка с именами столбцов и по строке на каждый слой</translation>
    </message>
    <message>
        <source>a duration from %1 to %2 s: a number of milliseconds, or one with a unit such as %3us</source>
        <translation>длительность от %1 до %2 с: число миллисекунд или число с единицей, например %3us</translation>
    </message>
    <message>
        <source>write stage, letter, microbatch such as %1F%2 (F, B, I or W), or a pair such as (%3F%4;%5B%6)OVERLAP_F_B</source>
        <translation>напишите стадию, букву, микробатч, например %1F%2 (F, B, I или W), или пару, например (%3F%4;%5B%6)OVERLAP_F_B</translation>
    </message>
    <message>
        <source>only F, B, I and W can overlap</source>
        <translation>перекрываться могут только F, B, I и W</translation>
    </message>
    <message>
        <source>stages go up to %1, microbatches up to %2</source>
        <translation>стадии бывают до %1, микробатчи до %2</translation>
    </message>
    <message>
        <source>its op is not in the schedule</source>
        <translation>её операции нет в расписании</translation>
    </message>
    <message>
        <source>its op is on device %1</source>
        <translation>её операция на устройстве %1</translation>
    </message>
    <message>
        <source>what it sends is made only after it</source>
        <translation>то, что она отправляет, возникает только после неё</translation>
    </message>
    <message>
        <source>what it receives is used before it</source>
        <translation>то, что она принимает, используется до неё</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>она уже есть</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>текст кончается слишком рано</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>ядер: %1</translation>
    </message>
    <message>
        <source>%1 core</source>
        <translation>ядер: %1</translation>
    </message>
    <message>
        <source>%1 devices</source>
        <translation>устройств: %1</translation>
    </message>
    <message>
        <source>up to %1 devices</source>
        <translation>устройств до %1</translation>
    </message>
    <message>
        <source>waiting instead of computing; exact durations, also with fewer cores than devices</source>
        <translation>ожидание вместо вычислений; точные длительности, даже если ядер меньше, чем устройств</translation>
    </message>
    <message>
        <source>paced</source>
        <translation>по часам</translation>
    </message>
    <message>
        <source>waits instead of computing</source>
        <translation>ждёт, а не вычисляет</translation>
    </message>
    <message>
        <source>CPU thread</source>
        <translation>поток ЦП</translation>
    </message>
    <message>
        <source>no GPU module</source>
        <translation>нет модуля GPU</translation>
    </message>
    <message>
        <source>no NVIDIA driver</source>
        <translation>нет драйвера NVIDIA</translation>
    </message>
    <message>
        <source>no usable GPU</source>
        <translation>нет пригодного GPU</translation>
    </message>
    <message>
        <source>driver CUDA %1.%2</source>
        <translation>драйвер CUDA %1.%2</translation>
    </message>
    <message>
        <source>built for CUDA %1.%2</source>
        <translation>собран для CUDA %1.%2</translation>
    </message>
    <message>
        <source>comes with the GPU module</source>
        <translation>есть в модуле GPU</translation>
    </message>
    <message>
        <source>%1 devices share %2 cores: an op takes its time only while all of them are busy, less with fewer</source>
        <translation>устройств %1, а ядер %2: операция занимает своё время, только пока заняты все ядра, и меньше, когда занято меньше</translation>
    </message>
    <message>
        <source>%1 devices would be as many threads; the CPU backend runs up to %2</source>
        <translation>%1 устройств — это столько же потоков; на ЦП их бывает до %2</translation>
    </message>
    <message>
        <source>a CPU thread cannot use fewer units</source>
        <translation>поток ЦП не может занять меньше блоков</translation>
    </message>
    <message>
        <source>slow down by more work or by waiting</source>
        <translation>замедляйте большей работой или ожиданием</translation>
    </message>
    <message>
        <source>the buffers need %1 bytes or more</source>
        <translation>буферам нужно не меньше %1 байт</translation>
    </message>
    <message>
        <source>smaller payloads, fewer microbatches in flight or more memory</source>
        <translation>меньше данных, меньше микробатчей в полёте или больше памяти</translation>
    </message>
    <message>
        <source>the device does not answer; look at its driver&apos;s log, and give long ops more time</source>
        <translation>устройство не отвечает; посмотрите журнал его драйвера и дайте долгим операциям больше времени</translation>
    </message>
    <message>
        <source>rank %1 is gone</source>
        <translation>процесс %1 пропал</translation>
    </message>
    <message>
        <source>look at that process&apos; standard error and exit status</source>
        <translation>посмотрите стандартный вывод ошибок этого процесса и код его завершения</translation>
    </message>
    <message>
        <source>the times add up to %1 years, more than the %2 years that can be counted in nanoseconds; make the operations shorter or fewer</source>
        <translation>времена складываются в %1 лет, а в наносекундах можно сосчитать %2; сделайте операции короче или уменьшите их число</translation>
    </message>
    <message>
        <source>at this bandwidth a transfer of so many bytes takes %1 s; at most %2 s</source>
        <translation>при такой пропускной способности передача стольких байт длится %1 с; допустимо не больше %2 с</translation>
    </message>
    <message>
        <source>pattern: the paper&apos;s fixed order, as PyTorch has it; search (also where a limit or the like is given): made for the scenario&apos;s costs at the same memory, as the authors&apos; scheduler does</source>
        <translation>pattern: неизменный порядок из статьи, как в PyTorch; search (также если задан предел или подобное): построенный для времён сценария при той же памяти, как у планировщика авторов</translation>
    </message>
    <message>
        <source>activations that a device may hold in the search; 0: P, as 1F1B</source>
        <translation>активации, которые устройство может хранить при поиске; 0: P, как у 1F1B</translation>
    </message>
    <message>
        <source>pattern: the paper&apos;s fixed order; search (also where a limit or the like is given): made for the scenario&apos;s costs at the same memory, as the authors&apos; scheduler does</source>
        <translation>pattern: неизменный порядок из статьи; search (также если задан предел или подобное): построенный для времён сценария при той же памяти, как у планировщика авторов</translation>
    </message>
    <message>
        <source>activations that a device may hold in the search; 0: 2P−1, as the pattern</source>
        <translation>активации, которые устройство может хранить при поиске; 0: 2P−1, как в образце</translation>
    </message>
    <message>
        <source>pattern: PyTorch&apos;s fixed order; search (also where a limit or the like is given): made for the scenario&apos;s costs</source>
        <translation>pattern: неизменный порядок PyTorch; search (также если задан предел или подобное): построенный для времён сценария</translation>
    </message>
    <message>
        <source>pattern: the building block&apos;s order, whatever things cost; search (also where a limit or the like is given): made for the scenario&apos;s costs</source>
        <translation>pattern: порядок строительного блока, каковы бы ни были времена; search (также если задан предел или подобное): построенный для времён сценария</translation>
    </message>
    <message>
        <source>activations that a device may hold in the search, each of one of its two stages; 0: what the pattern holds</source>
        <translation>активации, которые устройство может хранить при поиске, каждая — одной из двух его стадий; 0: сколько хранит образец</translation>
    </message>
    <message>
        <source>the lesson says %1, but the simulation gives %2</source>
        <translation>в уроке сказано %1, а моделирование даёт %2</translation>
    </message>
    <message>
        <source>the fixed order (order pattern) looks at no such option; leave it out, or take order search</source>
        <translation>неизменный порядок (order pattern) не учитывает такой параметр; уберите его или выберите order search</translation>
    </message>
    <message>
        <source>order search splits every backward; leave one of the two out</source>
        <translation>order search делит каждый обратный проход; уберите одно из двух</translation>
    </message>
    <message>
        <source>not yet run on hardware</source>
        <translation>ещё не запускалось на оборудовании</translation>
    </message>
    <message>
        <source>rank %1 was told to end by somebody else (a signal)</source>
        <translation>процессу с рангом %1 велел завершиться кто-то другой (сигнал)</translation>
    </message>
    <message>
        <source>to cancel a run, tell rank 0</source>
        <translation>чтобы отменить прогон, обратитесь к рангу 0</translation>
    </message>
    <message>
        <source>“%1” is no duration; write 0 or at least 1ns, in milliseconds or with a unit: 500us, 2.5ms, 1s</source>
        <translation>«%1» — не длительность; напишите 0 или не меньше 1ns, в миллисекундах или с единицей: 500us, 2.5ms, 1s</translation>
    </message>
    <message>
        <source>each device holds two stages, one for either direction, and each stage is on two devices; leave chunks out, or give 2</source>
        <translation>на каждом устройстве две стадии, по одной на направление, а каждая стадия на двух устройствах; опустите chunks или укажите 2</translation>
    </message>
    <message>
        <source>it has one stage on each device; leave chunks out, or take a schedule that can have more, such as interleaved-1f1b</source>
        <translation>у него одна стадия на каждом устройстве; опустите chunks или возьмите расписание, у которого их может быть больше, например interleaved-1f1b</translation>
    </message>
    <message>
        <source>cursor at %1</source>
        <translation>курсор на %1</translation>
    </message>
    <message>
        <source>end at %1</source>
        <translation>конец на %1</translation>
    </message>
    <message>
        <source>bubble at %1</source>
        <translation>пузырь на %1</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>операцию</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <source>ms</source>
        <comment>milliseconds</comment>
        <translation>мс</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>с</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Б</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>кБ</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>МБ</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>ГБ</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>ТБ</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>ПБ</translation>
    </message>
    <message>
        <source>EB</source>
        <translation>ЭБ</translation>
    </message>
</context>
<context>
    <name>gantt</name>
    <message>
        <source>iteration %1 ends</source>
        <translation>конец итерации %1</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>bubble = (P−1) / (P+M−1), for GPipe and 1F1B with equal stages and no transfers</source>
        <translation>пузырь = (P−1) / (P+M−1), для GPipe и 1F1B при равных стадиях и без передач</translation>
    </message>
    <message>
        <source>transfer = latency + bytes / bandwidth</source>
        <translation>передача = задержка + байты / пропускная способность</translation>
    </message>
    <message>
        <source>B = I + W</source>
        <translation>B = I + W</translation>
    </message>
    <message>
        <source>forward of a microbatch = F / M + overhead</source>
        <translation>прямой проход микробатча = F / M + накладные</translation>
    </message>
    <message>
        <source>activations of a layer = s·b·h · (34 + 5·a·s / h) bytes</source>
        <translation>активации слоя = s·b·h · (34 + 5·a·s / h) байт</translation>
    </message>
    <message>
        <source>factor: uniform from 1−a to 1+a; normal with mean 1 and deviation a; long tail: Lomax of shape 4 with mean 1, never below 1−a</source>
        <translation>множитель: равномерный от 1−a до 1+a; нормальный со средним 1 и отклонением a; длинный хвост: Ломакс с параметром 4 и средним 1, не меньше 1−a</translation>
    </message>
    <message>
        <source>M ≥ (P−1) · (1−β) / β for a bubble of at most β, for GPipe and 1F1B</source>
        <translation>M ≥ (P−1) · (1−β) / β для пузыря не больше β, для GPipe и 1F1B</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>In which order every device does its forwards and backwards. The order decides how much of the time is bubble and how many activations a device holds.</source>
        <translation>В каком порядке каждое устройство выполняет прямые и обратные проходы. От порядка зависит, какая часть времени уходит на пузырь и сколько активаций хранит устройство.</translation>
    </message>
    <message>
        <source>Group size</source>
        <translation>Размер группы</translation>
    </message>
    <message>
        <source>How many microbatches pass one chunk before the device turns to the next. At least as many as there are devices; 0 makes the groups as even as they can be.</source>
        <translation>Сколько микробатчей проходит через один чанк, прежде чем устройство возьмётся за следующий. Не меньше числа устройств; при 0 группы равны, насколько возможно.</translation>
    </message>
    <message>
        <source>Order of the backwards</source>
        <translation>Порядок обратных проходов</translation>
    </message>
    <message>
        <source>Whether the microbatch that came last goes back first (lifo) or the one that came first (fifo). With equal stages the bubble is the same; which activations are released first is not.</source>
        <translation>Первым идёт назад микробатч, пришедший последним (lifo), или пришедший первым (fifo). При равных стадиях пузырь тот же; разница в том, какие активации освобождаются раньше.</translation>
    </message>
    <message>
        <source>Pattern or search</source>
        <translation>Образец или поиск</translation>
    </message>
    <message>
        <source>Whether the order is the paper&apos;s fixed pattern or is searched for, made for the times that are set. A searched order fits unequal stages and transfers too, at the same memory.</source>
        <translation>Порядок — постоянный образец из статьи или найденный поиском для заданных времён. Найденный порядок учитывает и неравные стадии, и передачи, при той же памяти.</translation>
    </message>
    <message>
        <source>Split backwards</source>
        <translation>Деление обратных проходов</translation>
    </message>
    <message>
        <source>Whether every backward is cut into its two halves, or only where that gains something. A whole backward hands its gradient on only when both halves are done.</source>
        <translation>Каждый обратный проход режется на две половины или только там, где это выгодно. Целый обратный проход отдаёт градиент лишь после обеих половин.</translation>
    </message>
    <message>
        <source>Limit of the search</source>
        <translation>Предел поиска</translation>
    </message>
    <message>
        <source>How many activations a device may hold in the order that is searched for; 0 takes the schedule&apos;s own number. The more it may hold, the smaller the bubble can be.</source>
        <translation>Сколько активаций устройство может хранить в искомом порядке; 0 берёт собственное число расписания. Чем больше можно хранить, тем меньше может быть пузырь.</translation>
    </message>
    <message>
        <source>What the limit counts</source>
        <translation>Что считает предел</translation>
    </message>
    <message>
        <source>Whether the limit is a number of activations or follows from a device&apos;s memory in bytes, set under Memory. In bytes, what is there all the time is taken off first.</source>
        <translation>Предел — число активаций или следует из памяти устройства в байтах, заданной в разделе «Память». В байтах сначала вычитается то, что лежит там всегда.</translation>
    </message>
    <message>
        <source>activations ≤ (memory − weights − gradients − optimizer state) / bytes of one activation</source>
        <translation>активации ≤ (память − веса − градиенты − состояние оптимизатора) / байты одной активации</translation>
    </message>
    <message>
        <source>Released by the input gradient</source>
        <translation>Освобождает градиент входа</translation>
    </message>
    <message>
        <source>How much of an activation, in thousandths, the end of the input gradient gives back already; the weight gradient gives back the rest. Then more microbatches fit into the same memory.</source>
        <translation>Какую часть активации, в тысячных, возвращает уже конец градиента по входу; остальное возвращает градиент по весам. Тогда в ту же память помещается больше микробатчей.</translation>
    </message>
    <message>
        <source>Objective of the search</source>
        <translation>Цель поиска</translation>
    </message>
    <message>
        <source>What the search makes small: the makespan, or the longest span of a device. The zero-bubble papers take the span.</source>
        <translation>Что поиск уменьшает: общее время или самый длинный отрезок устройства. Статьи о zero bubble берут отрезок.</translation>
    </message>
    <message>
        <source>span of a device = its last end − its first start</source>
        <translation>отрезок устройства = его последний конец − его первое начало</translation>
    </message>
    <message>
        <source>Effort of the search</source>
        <translation>Усилие поиска</translation>
    </message>
    <message>
        <source>How many random changes to the best order are tried; 0 tries as many as take about a second. More of them may find a better order.</source>
        <translation>Сколько случайных изменений лучшего порядка пробуется; 0 — столько, сколько занимает около секунды. Чем их больше, тем лучше может быть порядок.</translation>
    </message>
    <message>
        <source>Stages, devices</source>
        <translation>Стадии, устройства</translation>
    </message>
    <message>
        <source>Into how many parts the model is cut by depth, one for each device; with chunks, how many devices there are. The more of them, the longer the pipeline takes to fill and to drain.</source>
        <translation>На сколько частей модель разрезана по глубине, по одной на устройство; с чанками — сколько устройств. Чем их больше, тем дольше конвейер заполняется и опустошается.</translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation>Чанки на устройство</translation>
    </message>
    <message>
        <source>How many stages each device holds: smaller ones, so that the pipeline fills sooner. Each microbatch then crosses from device to device V times as often.</source>
        <translation>Сколько стадий на каждом устройстве: они меньше, и конвейер заполняется раньше. Зато каждый микробатч переходит с устройства на устройство в V раз чаще.</translation>
    </message>
    <message>
        <source>bubble = (P−1) / (P−1 + M·V), for interleaved 1F1B</source>
        <translation>пузырь = (P−1) / (P−1 + M·V), для чередующегося 1F1B</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Микробатчи</translation>
    </message>
    <message>
        <source>Into how many parts the batch is cut; while one is in a stage, others are in the stages before and after. The more of them, the smaller the bubble.</source>
        <translation>На сколько частей разрезан батч; пока одна в какой-то стадии, другие — в стадиях до неё и после. Чем их больше, тем меньше пузырь.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Прямой проход</translation>
    </message>
    <message>
        <source>How long a device computes on one microbatch on its way forward; with “same batch”, on the whole batch. Forward and backward together set the makespan.</source>
        <translation>Сколько устройство считает один микробатч на пути вперёд; при «том же батче» — весь батч. Прямой и обратный проходы вместе определяют общее время.</translation>
    </message>
    <message>
        <source>makespan = (M+P−1) · (F+B), for GPipe and 1F1B without transfers</source>
        <translation>общее время = (M+P−1) · (F+B), для GPipe и 1F1B без передач</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Обратный проход</translation>
    </message>
    <message>
        <source>How long a device computes on one microbatch on its way back: the gradient for the input and the one for the weights. Often about twice as long as a forward.</source>
        <translation>Сколько устройство считает один микробатч на пути назад: градиент по входу и градиент по весам. Часто примерно вдвое дольше прямого прохода.</translation>
    </message>
    <message>
        <source>The two halves of the backward</source>
        <translation>Две половины обратного прохода</translation>
    </message>
    <message>
        <source>The gradient for the input (I), which the stage before waits for, and the gradient for the weights (W), which nobody waits for. Zero-bubble schedules put W off and fill bubbles with it.</source>
        <translation>Градиент по входу (I), которого ждёт предыдущая стадия, и градиент по весам (W), которого не ждёт никто. Расписания zero bubble откладывают W и заполняют им пузыри.</translation>
    </message>
    <message>
        <source>Make equal</source>
        <translation>Уравнять</translation>
    </message>
    <message>
        <source>Gives every stage the mean of the times, which now differ. Formulas from the literature hold for equal stages.</source>
        <translation>Даёт каждой стадии среднее времён, которые сейчас различны. Формулы из литературы верны для равных стадий.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Передача</translation>
    </message>
    <message>
        <source>How long an activation or a gradient is on its way from one device to the next, whatever its size. Between two stages of one device it takes no time.</source>
        <translation>Сколько активация или градиент идёт с одного устройства на другое, какого бы размера ни были. Между двумя стадиями одного устройства это не занимает времени.</translation>
    </message>
    <message>
        <source>More on transfers</source>
        <translation>Ещё о передачах</translation>
    </message>
    <message>
        <source>How much is sent, how fast, and whether it keeps the devices busy. Without a bandwidth the size takes no time.</source>
        <translation>Сколько передаётся, как быстро и занимает ли это устройства. Без пропускной способности размер не занимает времени.</translation>
    </message>
    <message>
        <source>Size of a transfer</source>
        <translation>Размер передачи</translation>
    </message>
    <message>
        <source>How many bytes of one microbatch go from stage to stage; the gradient has as many as the activation. Divided by the bandwidth they add to the latency.</source>
        <translation>Сколько байт одного микробатча идёт от стадии к стадии; у градиента их столько же, сколько у активации. Делённые на пропускную способность, они прибавляются к задержке.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>How many bytes a second go from device to device; 0 means that the size takes no time. A smaller microbatch takes proportionally less.</source>
        <translation>Сколько байт в секунду идёт с устройства на устройство; 0 значит, что размер не занимает времени. Меньший микробатч занимает пропорционально меньше.</translation>
    </message>
    <message>
        <source>Blocking transfers</source>
        <translation>Блокирующие передачи</translation>
    </message>
    <message>
        <source>Off: transfers run beside the devices&apos; work. On: sender and receiver can do nothing else meanwhile, so that every transfer is idle time on both.</source>
        <translation>Выключено: передачи идут рядом с работой устройств. Включено: отправитель и получатель в это время больше ничего не делают, и каждая передача — простой обоих.</translation>
    </message>
    <message>
        <source>Slowdown of a stage</source>
        <translation>Замедление стадии</translation>
    </message>
    <message>
        <source>How many times longer everything takes on this stage: ×2 is half as fast. With many microbatches the slowest stage sets the pace of all.</source>
        <translation>Во сколько раз дольше длится всё на этой стадии: ×2 — вдвое медленнее. При многих микробатчах темп всем задаёт самая медленная стадия.</translation>
    </message>
    <message>
        <source>time of an operation = slowdown · F, or slowdown · B</source>
        <translation>время операции = замедление · F или замедление · B</translation>
    </message>
    <message>
        <source>Slow middle stage</source>
        <translation>Медленная средняя стадия</translation>
    </message>
    <message>
        <source>Slows the stage in the middle by the factor beside it, and makes it as fast as the others again. A queue forms before it, or the schedule holds the stages before it back.</source>
        <translation>Замедляет среднюю стадию во столько раз, сколько указано рядом, и снова делает её такой же быстрой, как другие. Перед ней растёт очередь, или расписание сдерживает стадии перед ней.</translation>
    </message>
    <message>
        <source>Same microbatch size</source>
        <translation>Тот же размер микробатча</translation>
    </message>
    <message>
        <source>Every microbatch takes the times that are set. More microbatches are a larger batch and more work.</source>
        <translation>Каждый микробатч занимает заданное время. Больше микробатчей — больше батч и больше работы.</translation>
    </message>
    <message>
        <source>work of a device = M · (F + B)</source>
        <translation>работа устройства = M · (F + B)</translation>
    </message>
    <message>
        <source>Same batch</source>
        <translation>Тот же батч</translation>
    </message>
    <message>
        <source>The times that are set are the whole batch&apos;s, and more microbatches cut it finer. From some number on the overhead of each operation costs more than the smaller bubble saves.</source>
        <translation>Заданные времена относятся ко всему батчу, и больше микробатчей режут его мельче. С какого-то числа накладные каждой операции стоят больше, чем экономит меньший пузырь.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>How many samples the batch has, dealt out to the microbatches as evenly as whole numbers allow; 0 divides evenly. A smaller microbatch takes proportionally less time and memory.</source>
        <translation>Сколько примеров в батче; они раздаются микробатчам настолько поровну, насколько позволяют целые числа; 0 делит ровно. Меньший микробатч занимает пропорционально меньше времени и памяти.</translation>
    </message>
    <message>
        <source>8 samples in 3 microbatches: 3 + 3 + 2</source>
        <translation>8 примеров в 3 микробатчах: 3 + 3 + 2</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Накладные</translation>
    </message>
    <message>
        <source>What every operation takes besides, however small its microbatch: starting the work, and the poorer use that small pieces make of a device. It counts with “same batch” only.</source>
        <translation>Сколько каждая операция занимает сверх того, каким бы малым ни был микробатч: запуск работы и худшая загрузка устройства малыми порциями. Действует только при «том же батче».</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Итерации</translation>
    </message>
    <message>
        <source>How many training steps run one after another. From two on the figures also show a step in the steady state.</source>
        <translation>Сколько шагов обучения идёт один за другим. Начиная с двух показатели описывают и шаг в установившемся режиме.</translation>
    </message>
    <message>
        <source>steady iteration = (end of the last but one − end of the first) / (their number − 2), from three iterations on</source>
        <translation>установившаяся итерация = (конец предпоследней − конец первой) / (их число − 2), начиная с трёх итераций</translation>
    </message>
    <message>
        <source>Optimizer&apos;s barrier</source>
        <translation>Барьер оптимизатора</translation>
    </message>
    <message>
        <source>On: no device begins the next iteration before all have ended this one, as a gradient norm over the whole model needs. Off: each device goes on at once, which is where zero-bubble schedules gain.</source>
        <translation>Включено: ни одно устройство не начинает следующую итерацию, пока все не закончат эту, как нужно для нормы градиента всей модели. Выключено: каждое устройство продолжает сразу, и здесь выигрывают расписания без пузырей.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>What the bytes are worked out from: activations of each microbatch, and the weights, gradients and optimizer state that are there all the time. Without a model, activations are only counted.</source>
        <translation>Из чего вычисляются байты: активации каждого микробатча, а также веса, градиенты и состояние оптимизатора, которые лежат там всегда. Без модели активации только считаются.</translation>
    </message>
    <message>
        <source>Memory of a device</source>
        <translation>Память устройства</translation>
    </message>
    <message>
        <source>How many gigabytes of 1,000,000,000 bytes a device has; 0 sets no limit. The instant at which a device goes over it is marked.</source>
        <translation>Сколько у устройства гигабайт по 1 000 000 000 байт; 0 — без предела. Момент, когда устройство его превышает, отмечен.</translation>
    </message>
    <message>
        <source>The model&apos;s numbers</source>
        <translation>Числа модели</translation>
    </message>
    <message>
        <source>The model&apos;s sizes, what its backward recomputes, and how it is divided. Begin with a known model and change one number to see what it does to memory.</source>
        <translation>Размеры модели, что её обратный проход вычисляет заново и как она разделена. Начните с известной модели и измените одно число, чтобы увидеть, как оно влияет на память.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Transformer layers of the whole model, which the stages share evenly. A stage holds the activations of its layers for every microbatch in flight.</source>
        <translation>Слои трансформера во всей модели, которые стадии делят поровну. Стадия хранит активации своих слоёв для каждого микробатча в полёте.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>How many values a token has between two layers: h in the formula. Parameters grow with its square.</source>
        <translation>Сколько значений у токена между двумя слоями: h в формуле. Число параметров растёт с её квадратом.</translation>
    </message>
    <message>
        <source>parameters of a GPT layer = 12·h² + 13·h</source>
        <translation>параметры слоя GPT = 12·h² + 13·h</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Головы</translation>
    </message>
    <message>
        <source>Attention heads: a in the formula; keys and values may have fewer. The scores that a layer keeps grow with the heads and with the square of the sequence.</source>
        <translation>Головы внимания: a в формуле; у ключей и значений их может быть меньше. Оценки внимания, которые хранит слой, растут с числом голов и с квадратом длины.</translation>
    </message>
    <message>
        <source>scores of a layer = 5·a·s²·b bytes</source>
        <translation>оценки внимания слоя = 5·a·s²·b байт</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <source>Width of a layer&apos;s feed-forward part; 0 means four times the hidden size. The wider it is, the more parameters a layer has.</source>
        <translation>Ширина полносвязной части слоя; 0 значит вчетверо больше ширины модели. Чем она шире, тем больше параметров у слоя.</translation>
    </message>
    <message>
        <source>parameters of a Llama layer = 2·h²·(1 + k/a) + 3·h·f + 2·h</source>
        <translation>параметры слоя Llama = 2·h²·(1 + k/a) + 3·h·f + 2·h</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>How many tokens the embedding on the first stage and the head on the last one know. They make these two stages larger than the others.</source>
        <translation>Сколько токенов знают эмбеддинг на первой стадии и выходной слой на последней. Из-за них эти две стадии больше остальных.</translation>
    </message>
    <message>
        <source>embedding = v·h parameters; logits = 4·s·b·v bytes</source>
        <translation>эмбеддинг = v·h параметров; логиты = 4·s·b·v байт</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Tokens in a sample: s in the formula. Activations grow with it, and the attention scores with its square.</source>
        <translation>Токены в примере: s в формуле. С ней растут активации, а с её квадратом — оценки внимания.</translation>
    </message>
    <message>
        <source>Samples in a microbatch</source>
        <translation>Примеры в микробатче</translation>
    </message>
    <message>
        <source>How many samples a microbatch has: b in the formula; where the batch&apos;s samples are given, they count instead. Activations grow in proportion.</source>
        <translation>Сколько примеров в микробатче: b в формуле; если указаны примеры батча, считаются они. Активации растут пропорционально.</translation>
    </message>
    <message>
        <source>Bytes a value</source>
        <translation>Байт на значение</translation>
    </message>
    <message>
        <source>Bytes of an activation&apos;s value and of a weight: 2 for half precision, 4 for single. The formula&apos;s 34 and 5 are for 2.</source>
        <translation>Байты значения активации и веса: 2 при половинной точности, 4 при одинарной. 34 и 5 в формуле — для 2.</translation>
    </message>
    <message>
        <source>n bytes a value: 16·n + 2 for 34, and 2·n + 1 for 5</source>
        <translation>n байт на значение: 16·n + 2 вместо 34 и 2·n + 1 вместо 5</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Тензорный параллелизм</translation>
    </message>
    <message>
        <source>How many devices share each layer: t in the formula; all figures are those of one of them. Weights and the inside of a layer are divided, what lies between the matrices is not.</source>
        <translation>Сколько устройств делят каждый слой: t в формуле; все показатели относятся к одному из них. Веса и внутренность слоя поделены, то, что между матрицами, — нет.</translation>
    </message>
    <message>
        <source>activations of a layer = s·b·h · (10 + 24/t + 5·a·s / (h·t)) bytes</source>
        <translation>активации слоя = s·b·h · (10 + 24/t + 5·a·s / (h·t)) байт</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Параллелизм по последовательности</translation>
    </message>
    <message>
        <source>The devices that share a layer also share what lies between its matrices, cut along the sequence. Then all activations of a layer are divided by t.</source>
        <translation>Устройства, которые делят слой, делят и то, что между его матрицами, разрезав по длине последовательности. Тогда все активации слоя делятся на t.</translation>
    </message>
    <message>
        <source>activations of a layer = s·b·h/t · (34 + 5·a·s / h) bytes</source>
        <translation>активации слоя = s·b·h/t · (34 + 5·a·s / h) байт</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Вычисляется заново</translation>
    </message>
    <message>
        <source>What the backward computes anew instead of keeping it: nothing, the attention scores, or whole layers. The time for it is not added; lengthen the backward for that.</source>
        <translation>Что обратный проход вычисляет заново вместо хранения: ничего, оценки внимания или целые слои. Время на это не прибавляется; для этого удлините обратный проход.</translation>
    </message>
    <message>
        <source>activations of a layer: 34·s·b·h bytes without scores, 2·s·b·h with whole layers recomputed</source>
        <translation>активации слоя: 34·s·b·h байт без оценок внимания, 2·s·b·h, если слои вычисляются заново целиком</translation>
    </message>
    <message>
        <source>Bytes a gradient</source>
        <translation>Байт на градиент</translation>
    </message>
    <message>
        <source>Bytes of gradient that are kept for each parameter, all the time. Megatron-LM adds gradients up in 32 bits, which takes 4.</source>
        <translation>Байты градиента, которые хранятся на каждый параметр, всё время. Megatron-LM складывает градиенты в 32 битах, это 4.</translation>
    </message>
    <message>
        <source>Bytes of optimizer</source>
        <translation>Байт оптимизатора</translation>
    </message>
    <message>
        <source>Bytes of optimizer state for each parameter: 12 for Adam, which keeps a 32-bit copy, momentum and variance. Fewer where data-parallel devices share them.</source>
        <translation>Байты состояния оптимизатора на каждый параметр: 12 для Adam, который хранит 32-битную копию, момент и дисперсию. Меньше, если их делят устройства параллелизма по данным.</translation>
    </message>
    <message>
        <source>mixed precision Adam: 2 + 2 + 12 = 16 bytes a parameter</source>
        <translation>Adam со смешанной точностью: 2 + 2 + 12 = 16 байт на параметр</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Разброс</translation>
    </message>
    <message>
        <source>Every operation&apos;s time is multiplied by a random factor. Uniform factors are evenly spread, normal ones mostly near 1; with a long tail an operation takes many times longer now and then.</source>
        <translation>Время каждой операции умножается на случайный множитель. Равномерные множители распределены поровну, нормальные большей частью около 1; с длинным хвостом операция изредка длится во много раз дольше.</translation>
    </message>
    <message>
        <source>Amount of jitter</source>
        <translation>Величина разброса</translation>
    </message>
    <message>
        <source>How much the times vary, in percent: a in the formula. What that means depends on the kind of jitter.</source>
        <translation>Насколько меняются времена, в процентах: a в формуле. Что это значит, зависит от вида разброса.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Начальное число</translation>
    </message>
    <message>
        <source>What the random factors are made from. The same seed gives the same times on every machine, so that a picture can be shown again.</source>
        <translation>Из чего получаются случайные множители. Одно и то же начальное число даёт одни и те же времена на любой машине, так что картину можно показать снова.</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Другое начальное число</translation>
    </message>
    <message>
        <source>Takes the next seed: another run of the same kind. Edit, Charts shows how thousands of them spread.</source>
        <translation>Берёт следующее начальное число: другой запуск того же рода. «Правка», «Графики» показывает разброс тысяч таких запусков.</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Такт</translation>
    </message>
    <message>
        <source>What one step forward or back moves the cursor by. 0 takes the largest time that divides all durations.</source>
        <translation>На сколько один шаг вперёд или назад двигает курсор. 0 берёт наибольшее время, на которое делятся все длительности.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>How many ticks a second the cursor goes on while playing. The keys [ and ] halve and double it.</source>
        <translation>На сколько тактов в секунду идёт курсор при воспроизведении. Клавиши [ и ] делят её пополам и удваивают.</translation>
    </message>
    <message>
        <source>Where the pipeline runs</source>
        <translation>Где выполняется конвейер</translation>
    </message>
    <message>
        <source>On this machine, on a server that ssh reaches, or on several that a launcher starts. The worker there needs no display.</source>
        <translation>На этой машине, на сервере, доступном по ssh, или на нескольких, которые запускает программа запуска. Исполнителю там экран не нужен.</translation>
    </message>
    <message>
        <source>What computes</source>
        <translation>Что вычисляет</translation>
    </message>
    <message>
        <source>Threads that multiply matrices, threads that wait exactly as long instead, or GPUs. With fewer cores than devices only waiting keeps the ratios.</source>
        <translation>Потоки, перемножающие матрицы, потоки, которые вместо этого ждут ровно столько же, или GPU. Если ядер меньше, чем устройств, соотношения сохраняет только ожидание.</translation>
    </message>
    <message>
        <source>Time of an op</source>
        <translation>Время операции</translation>
    </message>
    <message>
        <source>How long a forward takes on average in the live run; 0 takes the scenario&apos;s times. All other times keep their ratio to it.</source>
        <translation>Сколько в среднем длится прямой проход в живом запуске; 0 берёт времена сценария. Все остальные времена сохраняют соотношение с ним.</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Повторения</translation>
    </message>
    <message>
        <source>How often the schedule is run; 0 repeats it until cancelled. While it repeats, the slowdown sliders act from the next time on.</source>
        <translation>Сколько раз выполняется расписание; 0 повторяет до отмены. Пока оно повторяется, ползунки замедления действуют со следующего раза.</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Предел памяти</translation>
    </message>
    <message>
        <source>How much a schedule may hold on a device: any amount, as much as 1F1B, or so many activations. With a model, bytes count, two copies of the weights included.</source>
        <translation>Сколько расписание может хранить на устройстве: сколько угодно, сколько 1F1B или столько-то активаций. С моделью считаются байты, включая две копии весов.</translation>
    </message>
    <message>
        <source>Where the layers come from</source>
        <translation>Откуда берутся слои</translation>
    </message>
    <message>
        <source>Layers that are alike, those of the memory model with embedding and head, or those of a file. A stage takes as long as its layers together.</source>
        <translation>Одинаковые слои, слои модели памяти с эмбеддингом и выходным слоем или слои из файла. Стадия длится столько, сколько её слои вместе.</translation>
    </message>
    <message>
        <source>time of a stage = slowdown · sum over its layers</source>
        <translation>время стадии = замедление · сумма по её слоям</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Деление</translation>
    </message>
    <message>
        <source>Where the model is cut: with as many layers in each stage, so that the longest stage is as short as it can be, or by hand. The longest stage sets the pace.</source>
        <translation>Где разрезана модель: поровну слоёв в каждой стадии, так, чтобы самая долгая стадия была как можно короче, или вручную. Темп задаёт самая долгая стадия.</translation>
    </message>
    <message>
        <source>How far the chart goes</source>
        <translation>Докуда идёт график</translation>
    </message>
    <message>
        <source>The largest number on the chart&apos;s axis. Every point of a line is a scenario of its own, simulated; a click on it shows that scenario.</source>
        <translation>Наибольшее число на оси графика. Каждая точка линии — отдельный просимулированный сценарий; щелчок по ней показывает его.</translation>
    </message>
    <message>
        <source>Wanted bubble</source>
        <translation>Желаемый пузырь</translation>
    </message>
    <message>
        <source>The bubble that you want at most. For each schedule the chart marks the least number of microbatches that gets there.</source>
        <translation>Наибольший пузырь, который вас устроит. Для каждого расписания график отмечает наименьшее число микробатчей, при котором это достигается.</translation>
    </message>
    <message>
        <source>Number of runs</source>
        <translation>Число запусков</translation>
    </message>
    <message>
        <source>How many runs with different seeds are simulated. The chart shows how their makespans or bubbles spread: half lie below the median, nine in ten between 5 and 95 %.</source>
        <translation>Сколько запусков с разными начальными числами симулируется. График показывает разброс их общего времени или пузырей: половина ниже медианы, девять из десяти между 5 и 95 %.</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Активация</translation>
    </message>
    <message>
        <source>What a forward leaves behind in its stage until the backward of the same microbatch, and what it sends to the next stage. Counted in microbatch-stages: one is one microbatch in one stage.</source>
        <translation>Что прямой проход оставляет в своей стадии до обратного прохода того же микробатча и что он передаёт следующей стадии. Считается в микробатч-стадиях: одна — это один микробатч в одной стадии.</translation>
    </message>
    <message>
        <source>Backward (B)</source>
        <translation>Обратный проход (B)</translation>
    </message>
    <message>
        <source>The way of a microbatch back through a stage: it turns the gradient from the next stage into one for the stage before (I) and one for the stage&apos;s own weights (W). Needs the stage&apos;s own forward and the next stage&apos;s backward.</source>
        <translation>Путь микробатча назад через стадию: градиент от следующей стадии превращается в градиент для предыдущей (I) и градиент для собственных весов стадии (W). Нужны прямой проход этой стадии и обратный проход следующей.</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Барьер</translation>
    </message>
    <message>
        <source>An instant that all devices wait for: none begins the next iteration before all have ended this one.</source>
        <translation>Момент, которого ждут все устройства: ни одно не начинает следующую итерацию, пока все не закончат эту.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Батч</translation>
    </message>
    <message>
        <source>All samples of one training step. Weights change once after it, except in asynchronous schedules.</source>
        <translation>Все примеры одного шага обучения. Веса меняются один раз, после него, кроме асинхронных расписаний.</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Пузырь</translation>
    </message>
    <message>
        <source>Time in which a device stands idle although the run goes on, above all while the pipeline fills and drains. As a figure: idle time as a share of all device time.</source>
        <translation>Время, когда устройство простаивает, хотя запуск идёт, прежде всего пока конвейер заполняется и опустошается. Как показатель: доля простоя во времени всех устройств.</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Чанк</translation>
    </message>
    <message>
        <source>One of several stages that a device holds. Interleaved schedules use chunks to fill the pipeline sooner.</source>
        <translation>Одна из нескольких стадий на устройстве. Чередующиеся расписания с помощью чанков раньше заполняют конвейер.</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>A formula from the literature for makespan and bubble. It holds under conditions, mostly equal stages and no transfers; where it does not hold, the window says why.</source>
        <translation>Формула из литературы для общего времени и пузыря. Она верна при условиях, обычно при равных стадиях и без передач; где она не верна, окно говорит почему.</translation>
    </message>
    <message>
        <source>Cool-down</source>
        <translation>Завершение</translation>
    </message>
    <message>
        <source>The end of a run, when no forwards are left and the pipeline drains.</source>
        <translation>Конец запуска, когда прямых проходов больше нет и конвейер опустошается.</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation>Взаимная блокировка</translation>
    </message>
    <message>
        <source>Operations that wait for each other in a circle, so that the schedule cannot finish. The window names who waits for what.</source>
        <translation>Операции, которые ждут друг друга по кругу, так что расписание не может закончиться. Окно называет, кто чего ждёт.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Устройство</translation>
    </message>
    <message>
        <source>What computes: a GPU, or a thread in a live run. It does one operation at a time, in the order of its list, each as soon as what it needs has arrived.</source>
        <translation>То, что вычисляет: GPU или поток в живом запуске. Выполняет по одной операции, в порядке своего списка, каждую — как только пришло то, что ей нужно.</translation>
    </message>
    <message>
        <source>Forward (F)</source>
        <translation>Прямой проход (F)</translation>
    </message>
    <message>
        <source>The way of a microbatch through a stage. Needs the forward of the stage before.</source>
        <translation>Путь микробатча через стадию. Нужен прямой проход предыдущей стадии.</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Градиент</translation>
    </message>
    <message>
        <source>What a backward sends to the stage before, and what the weights are changed by.</source>
        <translation>Что обратный проход передаёт предыдущей стадии и по чему меняются веса.</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>В полёте</translation>
    </message>
    <message>
        <source>Said of microbatches whose forward has begun in a stage and whose backward there has not ended. Their activations take memory.</source>
        <translation>Так говорят о микробатчах, у которых прямой проход в стадии начался, а обратный не закончился. Их активации занимают память.</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Итерация</translation>
    </message>
    <message>
        <source>One training step: all microbatches of a batch, forward and backward, and the optimizer&apos;s step.</source>
        <translation>Один шаг обучения: все микробатчи батча, вперёд и назад, и шаг оптимизатора.</translation>
    </message>
    <message>
        <source>Live run</source>
        <translation>Живой запуск</translation>
    </message>
    <message>
        <source>The same schedule run for real, on threads or GPUs, and measured. Its times stand beside those that the simulation predicts.</source>
        <translation>То же расписание, выполненное на самом деле, на потоках или GPU, и измеренное. Его времена стоят рядом с теми, что предсказывает симуляция.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Микробатч</translation>
    </message>
    <message>
        <source>One of the parts into which a batch is cut, so that several stages can work at the same time.</source>
        <translation>Одна из частей, на которые разрезан батч, чтобы несколько стадий могли работать одновременно.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Операция</translation>
    </message>
    <message>
        <source>A forward, a backward or half of one, of one microbatch in one stage. 2F5 is stage 2, forward, microbatch 5.</source>
        <translation>Прямой проход, обратный или его половина, одного микробатча в одной стадии. 2F5 — стадия 2, прямой проход, микробатч 5.</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Состояние оптимизатора</translation>
    </message>
    <message>
        <source>What the optimizer keeps for each parameter, all the time: for Adam a copy in 32 bits, momentum and variance.</source>
        <translation>Что оптимизатор хранит на каждый параметр, всё время: у Adam это копия в 32 битах, момент и дисперсия.</translation>
    </message>
    <message>
        <source>Overlapped unit</source>
        <translation>Совмещённый блок</translation>
    </message>
    <message>
        <source>A forward and a backward that run as one, so that each hides the other&apos;s communication, as in DualPipe. It takes as long as its longest part, or as the sum less what is saved.</source>
        <translation>Прямой и обратный проходы, выполняемые как один, так что каждый скрывает обмен другого, как в DualPipe. Длится столько, сколько самая долгая часть, или сколько сумма без сэкономленного.</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>Конвейерный параллелизм</translation>
    </message>
    <message>
        <source>Cutting a model by depth into stages on several devices, through which microbatches pass one after another. Needed where a model does not fit on one device.</source>
        <translation>Разрезание модели по глубине на стадии на нескольких устройствах, через которые микробатчи проходят один за другим. Нужно, когда модель не помещается на одном устройстве.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>Microbatches whose input has arrived at a stage and whose operation there has not started. It grows before a stage that is slower than those before it.</source>
        <translation>Микробатчи, вход которых пришёл на стадию, а операция там не началась. Она растёт перед стадией, которая медленнее предыдущих.</translation>
    </message>
    <message>
        <source>Schedule (order)</source>
        <translation>Расписание (порядок)</translation>
    </message>
    <message>
        <source>For each device the list of its operations, in order; it says nothing of times.</source>
        <translation>Для каждого устройства список его операций по порядку; о временах оно ничего не говорит.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Стадия</translation>
    </message>
    <message>
        <source>A part of the model, some of its layers one after another. Each is on one device; where microbatches enter at both ends, on two.</source>
        <translation>Часть модели, несколько её слоёв подряд. Каждая на одном устройстве; если микробатчи входят с обоих концов — на двух.</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Установившийся режим</translation>
    </message>
    <message>
        <source>The middle of a run, when the pipeline is full: forwards and backwards take turns.</source>
        <translation>Середина запуска, когда конвейер заполнен: прямые и обратные проходы чередуются.</translation>
    </message>
    <message>
        <source>What the cursor moves by in one step.</source>
        <translation>На сколько курсор сдвигается за один шаг.</translation>
    </message>
    <message>
        <source>The way of an activation or a gradient from one device to another. It takes the latency and what its bytes take at the bandwidth.</source>
        <translation>Путь активации или градиента с одного устройства на другое. Занимает задержку и то, что занимают байты при данной пропускной способности.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Прогрев</translation>
    </message>
    <message>
        <source>The forwards that a device does before its first backward, while the pipeline fills. 1F1B limits them, and with them the activations that are held.</source>
        <translation>Прямые проходы, которые устройство делает до первого обратного, пока конвейер заполняется. 1F1B ограничивает их, а с ними и хранимые активации.</translation>
    </message>
    <message>
        <source>Weight version</source>
        <translation>Версия весов</translation>
    </message>
    <message>
        <source>Weights after so many updates. PipeDream updates after every microbatch and keeps old versions until the backwards that began with them are done.</source>
        <translation>Веса после стольких-то обновлений. PipeDream обновляет после каждого микробатча и хранит старые версии, пока не закончатся обратные проходы, начатые с ними.</translation>
    </message>
    <message>
        <source>Zero bubble</source>
        <translation>Zero bubble</translation>
    </message>
    <message>
        <source>Schedules that put weight gradients (W) into what would be idle time. “Zero” is counted within a device&apos;s span: that devices start late does not count.</source>
        <translation>Расписания, которые ставят градиенты по весам (W) туда, где был бы простой. «Ноль» считается в пределах отрезка устройства: поздний старт устройств не считается.</translation>
    </message>
    <message>
        <source>Bubble, up to the cursor</source>
        <translation>Пузырь, до курсора</translation>
    </message>
    <message>
        <source>Idle time of all devices from time 0 to the cursor, as a share of their time. At the end it is the bubble ratio.</source>
        <translation>Простой всех устройств от времени 0 до курсора как доля их времени. В конце это доля пузырей.</translation>
    </message>
    <message>
        <source>1 − Σ busy up to t / (devices · t)</source>
        <translation>1 − Σ работы до t / (устройства · t)</translation>
    </message>
    <message>
        <source>Bubble at the end</source>
        <translation>Пузырь в конце</translation>
    </message>
    <message>
        <source>The same over the whole run: the bubble ratio.</source>
        <translation>То же за весь запуск: доля пузырей.</translation>
    </message>
    <message>
        <source>1 − Σ busy / (devices · makespan)</source>
        <translation>1 − Σ работы / (устройства · общее время)</translation>
    </message>
    <message>
        <source>Closed form of the bubble</source>
        <translation>Формула пузыря</translation>
    </message>
    <message>
        <source>What a formula from the literature gives for the bubble at the end, for GPipe and 1F1B the one below. Where it does not hold, the reason stands there instead.</source>
        <translation>Что даёт формула из литературы для пузыря в конце, для GPipe и 1F1B — та, что ниже. Где она не верна, вместо неё стоит причина.</translation>
    </message>
    <message>
        <source>(P−1) / (P+M−1)</source>
        <translation>(P−1) / (P+M−1)</translation>
    </message>
    <message>
        <source>Bubble of a device</source>
        <translation>Пузырь устройства</translation>
    </message>
    <message>
        <source>Idle time of one device up to the cursor, as a share of that time. The mean over the devices is the bubble.</source>
        <translation>Простой одного устройства до курсора как доля этого времени. Среднее по устройствам и есть пузырь.</translation>
    </message>
    <message>
        <source>1 − busy up to t / t</source>
        <translation>1 − работа до t / t</translation>
    </message>
    <message>
        <source>Busy time</source>
        <translation>Время работы</translation>
    </message>
    <message>
        <source>Time in which a device runs operations; an overlapped unit counts once. With the idle time it makes up the makespan.</source>
        <translation>Время, когда устройство выполняет операции; совмещённый блок считается один раз. Вместе с простоем составляет общее время.</translation>
    </message>
    <message>
        <source>busy + idle = makespan</source>
        <translation>работа + простой = общее время</translation>
    </message>
    <message>
        <source>Ideal time</source>
        <translation>Идеальное время</translation>
    </message>
    <message>
        <source>The largest busy time of a device: shorter no run can be that gives each device this work.</source>
        <translation>Наибольшее время работы устройства: короче не может быть никакой запуск, дающий каждому устройству эту работу.</translation>
    </message>
    <message>
        <source>ideal = max over devices of busy</source>
        <translation>идеал = макс. работы по устройствам</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Общее время</translation>
    </message>
    <message>
        <source>How long the run takes: from time 0, when the first operation starts, to the end of the last.</source>
        <translation>Сколько длится запуск: от времени 0, когда начинается первая операция, до конца последней.</translation>
    </message>
    <message>
        <source>(M+P−1) · (F+B), for GPipe and 1F1B without transfers</source>
        <translation>(M+P−1) · (F+B), для GPipe и 1F1B без передач</translation>
    </message>
    <message>
        <source>Faster than without overlap</source>
        <translation>Ускорение против работы без перекрытия</translation>
    </message>
    <message>
        <source>How many times longer all work and transfers would take one after another, with no two devices at work at once.</source>
        <translation>Во сколько раз дольше заняли бы вся работа и передачи одна за другой, если бы никакие два устройства не работали одновременно.</translation>
    </message>
    <message>
        <source>(Σ operations + Σ transfers) / makespan</source>
        <translation>(Σ операций + Σ передач) / общее время</translation>
    </message>
    <message>
        <source>Iteration in the steady state</source>
        <translation>Итерация в установившемся режиме</translation>
    </message>
    <message>
        <source>How long a training step takes once the first has filled the pipeline, the last not counted; its bubble is the idle share of that time. Of two iterations it is the second.</source>
        <translation>Сколько длится шаг обучения, когда первый уже заполнил конвейер, не считая последнего; его пузырь — доля простоя в этом времени. Из двух итераций это вторая.</translation>
    </message>
    <message>
        <source>(end of the last but one − end of the first) / (iterations − 2)</source>
        <translation>(конец предпоследней − конец первой) / (итерации − 2)</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Измерено</translation>
    </message>
    <message>
        <source>What a real run of this scenario took, where its file says so, with the source.</source>
        <translation>Сколько занял настоящий запуск этого сценария, если об этом говорит его файл, с источником.</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Критический путь</translation>
    </message>
    <message>
        <source>The chain of operations and transfers that sets the makespan: each begins at the instant at which the one before it ended, because it needed its output or its device. To shorten the run, something on it must become shorter.</source>
        <translation>Цепочка операций и передач, которая определяет общее время: каждое звено начинается в момент, когда кончилось предыдущее, потому что ему нужен был его результат или его устройство. Чтобы сократить запуск, что-то на ней должно стать короче.</translation>
    </message>
    <message>
        <source>Σ operations on it + Σ transfers on it = makespan</source>
        <translation>Σ её операций + Σ её передач = общее время</translation>
    </message>
    <message>
        <source>If one stage were faster</source>
        <translation>Если бы стадия была быстрее</translation>
    </message>
    <message>
        <source>How much sooner the run would end if the operations of that stage alone took 10 % less time: simulated again for each stage, with the order unchanged. Not always the slowest stage gains most.</source>
        <translation>Насколько раньше закончился бы запуск, если бы только операции этой стадии занимали на 10 % меньше: для каждой стадии симулируется заново, порядок тот же. Не всегда больше всего даёт самая медленная стадия.</translation>
    </message>
    <message>
        <source>makespan − makespan with that stage 10 % faster</source>
        <translation>общее время − общее время с этой стадией на 10 % быстрее</translation>
    </message>
    <message>
        <source>Idle by cause</source>
        <translation>Простой по причинам</translation>
    </message>
    <message>
        <source>Every idle instant of a device has one cause. The times add up to the device&apos;s idle time, over all devices to the bubble.</source>
        <translation>У каждого мгновения простоя одна причина. Времена составляют простой устройства, а по всем устройствам — пузырь.</translation>
    </message>
    <message>
        <source>Σ over causes = idle = makespan − busy</source>
        <translation>Σ по причинам = простой = общее время − работа</translation>
    </message>
    <message>
        <source>Idle: waits for an activation</source>
        <translation>Простой: ждёт активации</translation>
    </message>
    <message>
        <source>Of what the device&apos;s next operation needs, an activation comes last, and it is still being computed.</source>
        <translation>Из того, что нужно следующей операции устройства, последней приходит активация, и она ещё вычисляется.</translation>
    </message>
    <message>
        <source>Idle: waits for a gradient</source>
        <translation>Простой: ждёт градиента</translation>
    </message>
    <message>
        <source>Of what the device&apos;s next operation needs, a gradient comes last, and it is still being computed.</source>
        <translation>Из того, что нужно следующей операции устройства, последним приходит градиент, и он ещё вычисляется.</translation>
    </message>
    <message>
        <source>Idle: waits for a transfer</source>
        <translation>Простой: ждёт передачи</translation>
    </message>
    <message>
        <source>What the next operation needs has been computed and is on its way, or waits to be sent. Where transfers block, also the device&apos;s own sending and receiving.</source>
        <translation>То, что нужно следующей операции, вычислено и в пути или ждёт отправки. Где передачи блокируют, также собственные отправка и приём устройства.</translation>
    </message>
    <message>
        <source>Idle: held back by the order</source>
        <translation>Простой: сдерживает порядок</translation>
    </message>
    <message>
        <source>Another operation further down the device&apos;s list has all that it needs, but the schedule puts it later.</source>
        <translation>У другой операции дальше в списке устройства есть всё, что ей нужно, но расписание ставит её позже.</translation>
    </message>
    <message>
        <source>Idle: waits for a barrier</source>
        <translation>Простой: ждёт барьера</translation>
    </message>
    <message>
        <source>Of what the next operation waits for, an extra condition of the schedule comes last, such as the optimizer&apos;s barrier.</source>
        <translation>Из того, чего ждёт следующая операция, последним наступает дополнительное условие расписания, например барьер оптимизатора.</translation>
    </message>
    <message>
        <source>All that the next operation needs is there, yet it has not started. In measured runs only.</source>
        <translation>Всё, что нужно следующей операции, есть, но она не началась. Только в измеренных запусках.</translation>
    </message>
    <message>
        <source>Idle: nothing left to do</source>
        <translation>Простой: больше нечего делать</translation>
    </message>
    <message>
        <source>The device has done its last operation, while others still work.</source>
        <translation>Устройство сделало последнюю операцию, а другие ещё работают.</translation>
    </message>
    <message>
        <source>Idle: not measured</source>
        <translation>Простой: не измерено</translation>
    </message>
    <message>
        <source>What came after a device&apos;s last measured operation in a run that was cut off.</source>
        <translation>Что было после последней измеренной операции устройства в прерванном запуске.</translation>
    </message>
    <message>
        <source>First result</source>
        <translation>Первый результат</translation>
    </message>
    <message>
        <source>When the first forward in the last stage ends. More microbatches do not make it sooner, unless they are smaller.</source>
        <translation>Когда заканчивается первый прямой проход на последней стадии. Больше микробатчей не делают его раньше, если только они не меньше.</translation>
    </message>
    <message>
        <source>P · F, with equal stages and no transfers</source>
        <translation>P · F, при равных стадиях и без передач</translation>
    </message>
    <message>
        <source>Peak activations</source>
        <translation>Пик активаций</translation>
    </message>
    <message>
        <source>The most microbatch-stages that a device holds at once, each from the start of its forward to the end of its backward, or of W where the backward is split; below, how many at the cursor. With no backward it is held during the forward only.</source>
        <translation>Больше всего микробатч-стадий на устройстве сразу, каждая от начала прямого прохода до конца обратного, а если он разделён — до конца W; ниже — сколько их у курсора. Без обратных проходов она хранится только во время прямого.</translation>
    </message>
    <message>
        <source>device r: M in GPipe, min(M, P − r) in 1F1B</source>
        <translation>устройство r: M в GPipe, min(M, P − r) в 1F1B</translation>
    </message>
    <message>
        <source>Queue before a stage</source>
        <translation>Очередь перед стадией</translation>
    </message>
    <message>
        <source>Microbatches whose input has arrived and whose operation has not started, at the cursor and at most. One that arrives as another leaves makes no peak; the first stage has no forward queue.</source>
        <translation>Микробатчи, вход которых пришёл, а операция не началась, у курсора и самое большее. Пришедший в тот миг, когда другой уходит, пика не даёт; у первой стадии нет очереди вперёд.</translation>
    </message>
    <message>
        <source>Queue that is held back</source>
        <translation>Сдержанная очередь</translation>
    </message>
    <message>
        <source>Before a slow stage the queue stays shorter than it would if every stage sent on what it has done, as in GPipe, because the schedule limits how far the stages before run ahead. They stand idle instead: the same delay, less memory.</source>
        <translation>Перед медленной стадией очередь короче, чем если бы каждая стадия передавала дальше всё сделанное, как в GPipe, потому что расписание не даёт стадиям перед ней уйти далеко вперёд. Вместо этого они простаивают: задержка та же, памяти меньше.</translation>
    </message>
    <message>
        <source>Bubble ratio</source>
        <translation>Доля пузырей</translation>
    </message>
    <message>
        <source>Idle time of all devices as a share of their time, from time 0 to the last end. The headline.</source>
        <translation>Простой всех устройств как доля их времени, от времени 0 до последнего конца. Главный показатель.</translation>
    </message>
    <message>
        <source>1 − Σ busy / (devices · makespan) = (P−1) / (P+M−1) for GPipe and 1F1B</source>
        <translation>1 − Σ работы / (устройства · общее время) = (P−1) / (P+M−1) для GPipe и 1F1B</translation>
    </message>
    <message>
        <source>Overhead over ideal</source>
        <translation>Надбавка к идеалу</translation>
    </message>
    <message>
        <source>Idle time against busy time; can be more than 100 %. Megatron&apos;s papers call this the bubble.</source>
        <translation>Простой по отношению ко времени работы; может быть больше 100 %. Статьи о Megatron называют пузырём это.</translation>
    </message>
    <message>
        <source>idle / busy = (P−1) / M for GPipe and 1F1B</source>
        <translation>простой / работа = (P−1) / M для GPipe и 1F1B</translation>
    </message>
    <message>
        <source>Longest-span bubble</source>
        <translation>Пузырь по отрезку</translation>
    </message>
    <message>
        <source>What the longest span of a device, from its first start to its last end, has beyond the ideal time. It can be 0 although devices start late: the zero-bubble papers&apos; figure.</source>
        <translation>Сколько в самом длинном отрезке устройства, от первого начала до последнего конца, сверх идеального времени. Может быть 0, хотя устройства начинают поздно: показатель статей о zero bubble.</translation>
    </message>
    <message>
        <source>1 − ideal / max over devices of (last end − first start)</source>
        <translation>1 − идеал / макс. по устройствам (последний конец − первое начало)</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer state all the time, and the activations of each microbatch from its forward to its backward. The device that needs most must fit.</source>
        <translation>Веса, градиенты и состояние оптимизатора всё время и активации каждого микробатча от прямого прохода до обратного. Хватить памяти должно устройству, которому нужно больше всего.</translation>
    </message>
    <message>
        <source>state + Σ activations in flight</source>
        <translation>состояние + Σ активаций в полёте</translation>
    </message>
    <message>
        <source>Activations over time</source>
        <translation>Активации во времени</translation>
    </message>
    <message>
        <source>How many microbatch-stages each device holds at every instant, beside what GPipe and 1F1B would hold at most.</source>
        <translation>Сколько микробатч-стадий хранит каждое устройство в каждый момент, рядом с тем, сколько самое большее хранили бы GPipe и 1F1B.</translation>
    </message>
    <message>
        <source>Held, in the comparison of schedules</source>
        <translation>Хранится, в сравнении расписаний</translation>
    </message>
    <message>
        <source>Most activations on a device, in microbatches of a device&apos;s share of the model, so that schedules with more and smaller stages compare.</source>
        <translation>Больше всего активаций на устройстве, в микробатчах доли модели на устройстве, чтобы можно было сравнить расписания, у которых стадий больше и они меньше.</translation>
    </message>
    <message>
        <source>peak activations · devices / stages</source>
        <translation>пик активаций · устройства / стадии</translation>
    </message>
    <message>
        <source>Least M</source>
        <translation>Наименьшее M</translation>
    </message>
    <message>
        <source>The smallest number of microbatches whose simulated bubble is at most the one that is wanted.</source>
        <translation>Наименьшее число микробатчей, при котором пузырь в симуляции не больше желаемого.</translation>
    </message>
    <message>
        <source>Median, 5 % and 95 %</source>
        <translation>Медиана, 5 % и 95 %</translation>
    </message>
    <message>
        <source>Of many runs with different seeds: half of them are at most the median, one in twenty is at most the first, all but one in twenty at most the last. Each is a run that can be shown.</source>
        <translation>Из многих запусков с разными начальными числами: половина не больше медианы, один из двадцати не больше первого значения, все, кроме одного из двадцати, не больше последнего. Каждое — запуск, который можно показать.</translation>
    </message>
    <message>
        <source>Measured less simulated</source>
        <translation>Измерено минус симуляция</translation>
    </message>
    <message>
        <source>Why an iteration of a live run took longer than its simulation: simulated again and again, each time with one thing more taken from the measurement. The parts add up exactly, and one may be negative.</source>
        <translation>Почему итерация живого запуска длилась дольше своей симуляции: она симулируется снова и снова, каждый раз ещё с одной вещью из измерения. Части складываются точно, и какая-то может быть отрицательной.</translation>
    </message>
    <message>
        <source>measured = simulated + compute + spread + transfers + buffers + dispatcher</source>
        <translation>измерено = симуляция + вычисления + разброс + передачи + буферы + диспетчер</translation>
    </message>
    <message>
        <source>Same devices or same stages</source>
        <translation>Те же устройства или те же стадии</translation>
    </message>
    <message>
        <source>What is the same in all rows. With the same devices, schedules with several chunks cut the model into more, shorter stages; with the same stages, they need fewer devices.</source>
        <translation>Что одинаково во всех строках. При тех же устройствах расписания с несколькими чанками режут модель на большее число более коротких стадий; при тех же стадиях им нужно меньше устройств.</translation>
    </message>
    <message>
        <source>stages = devices · chunks</source>
        <translation>стадии = устройства · чанки</translation>
    </message>
    <message>
        <source>Idle: starts late</source>
        <translation>Простой: запоздалый старт</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Поток</translation>
    </message>
    <message>
        <source>Every stage as a box, and every microbatch as a token that is computed, is on its way, or waits before the next stage, at the instant of the cursor. A click on a token pins its operation in the Gantt chart.</source>
        <translation>Каждая стадия — прямоугольник, каждый микробатч — кружок, который вычисляется, находится в пути или ждёт перед следующей стадией в момент курсора. Щелчок по кружку закрепляет его операцию на диаграмме Ганта.</translation>
    </message>
    <message>
        <source>Gantt chart</source>
        <translation>Диаграмма Ганта</translation>
    </message>
    <message>
        <source>A row for each device, with its operations and, hatched, its bubbles over time. A click pins one of them and shows what it waited for; on the keyboard Ctrl and the arrows do it, with Shift from bubble to bubble.</source>
        <translation>Строка на каждое устройство: его операции и, штриховкой, его пузыри во времени. Щелчок закрепляет одну из них и показывает, чего она ждала; с клавиатуры — Ctrl и стрелки, вместе с Shift — от пузыря к пузырю.</translation>
    </message>
    <message>
        <source>Forward and backward queues</source>
        <translation>Очереди на прямой и обратный проход</translation>
    </message>
    <message>
        <source>Which queues the chart shows: microbatches that wait for their forward, for their backward, or both. A queue before one stage alone tells which stage is too slow.</source>
        <translation>Какие очереди показывает график: микробатчи, ждущие прямого прохода, обратного или обоих. Очередь перед одной-единственной стадией говорит, какая стадия слишком медленная.</translation>
    </message>
    <message>
        <source>queue = inputs that have arrived − operations that have started</source>
        <translation>очередь = пришедшие входы − начатые операции</translation>
    </message>
    <message>
        <source>Charts over time</source>
        <translation>Графики во времени</translation>
    </message>
    <message>
        <source>Queues before each stage, activations on each device, or its memory in bytes once a model is chosen. One cursor goes through all of them and the pictures above.</source>
        <translation>Очереди перед каждой стадией, активации на каждом устройстве или его память в байтах, когда выбрана модель. Один курсор проходит через все графики и рисунки над ними.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>Lets the time run from the cursor on, or holds it. Everything in the window then shows that instant: tokens, queues, and the bubble up to there.</source>
        <translation>Пускает время от курсора дальше или останавливает его. Всё в окне показывает тогда этот момент: микробатчи, очереди и пузырь до него.</translation>
    </message>
    <message>
        <source>One tick on or back</source>
        <translation>На такт вперёд или назад</translation>
    </message>
    <message>
        <source>Moves the cursor by one tick; kept pressed, again and again. With Shift and the arrow keys it goes to where the next operation starts or ends instead.</source>
        <translation>Сдвигает курсор на один такт; при удержании — снова и снова. С Shift и стрелками он идёт туда, где начинается или кончается следующая операция.</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>К началу, к концу</translation>
    </message>
    <message>
        <source>Puts the cursor to time 0 or to the end of the run. Only at the end are the figures up to the cursor those of the whole run.</source>
        <translation>Ставит курсор на время 0 или на конец запуска. Только в конце показатели до курсора — это показатели всего запуска.</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>По кругу</translation>
    </message>
    <message>
        <source>Whether playing begins again at time 0 when it has come to the end. Without it, it stops there.</source>
        <translation>Начинается ли воспроизведение снова со времени 0, когда дошло до конца. Без этого оно там останавливается.</translation>
    </message>
    <message>
        <source>What to try first</source>
        <translation>С чего начать</translation>
    </message>
    <message>
        <source>Something to begin with, at the first start only. It goes as soon as you change or play anything.</source>
        <translation>С чего начать — только при первом запуске программы. Исчезает, как только вы что-нибудь измените или воспроизведёте.</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>What could not be done and why, or what has just been done. It goes when it is dismissed or the settings change.</source>
        <translation>Что не удалось и почему или что только что сделано. Исчезает, когда его закрывают или меняются настройки.</translation>
    </message>
    <message>
        <source>Cancel the computation</source>
        <translation>Отменить вычисление</translation>
    </message>
    <message>
        <source>Ends a simulation that takes long. The picture stays that of the settings that ran last.</source>
        <translation>Прерывает долгую симуляцию. Картина остаётся от настроек, которые были вычислены последними.</translation>
    </message>
    <message>
        <source>Scenario of a comparison</source>
        <translation>Сценарий в сравнении</translation>
    </message>
    <message>
        <source>A click makes it the one that controls, figures and charts are about. Beside it stand what it does differently from A, and its figures with their difference from those of A.</source>
        <translation>По щелчку настройки, показатели и графики относятся к нему. Рядом стоит, чем он отличается от A, и его показатели с разницей от показателей A.</translation>
    </message>
    <message>
        <source>difference = its figure − that of A</source>
        <translation>разница = его показатель − показатель A</translation>
    </message>
    <message>
        <source>Take a scenario out</source>
        <translation>Убрать сценарий</translation>
    </message>
    <message>
        <source>Takes this scenario out of the comparison; undo brings it back. If it was A, the others are then compared with the next one.</source>
        <translation>Убирает этот сценарий из сравнения; отмена возвращает его. Если это был A, остальные сравниваются со следующим.</translation>
    </message>
    <message>
        <source>Basis of the comparison</source>
        <translation>Основа сравнения</translation>
    </message>
    <message>
        <source>What is to be the same in all scenarios: devices or stages, the batch or the size of a microbatch. Without a common basis a shorter makespan may only mean less work.</source>
        <translation>Что должно быть одинаково во всех сценариях: устройства или стадии, батч или размер микробатча. Без общей основы меньшее общее время может означать лишь меньше работы.</translation>
    </message>
    <message>
        <source>stages = devices · chunks; batch = M · size of a microbatch</source>
        <translation>стадии = устройства · чанки; батч = M · размер микробатча</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Добавить сценарий</translation>
    </message>
    <message>
        <source>Puts a copy of the active scenario below the others, up to four on one time axis. Change one thing in it and read what that changes.</source>
        <translation>Ставит копию активного сценария под остальными, до четырёх на одной оси времени. Измените в ней что-то одно и посмотрите, что изменится.</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Закончить сравнение</translation>
    </message>
    <message>
        <source>The active scenario stays, the others go. Undo brings them back.</source>
        <translation>Активный сценарий остаётся, остальные исчезают. Отмена возвращает их.</translation>
    </message>
    <message>
        <source>Step of a lesson</source>
        <translation>Шаг урока</translation>
    </message>
    <message>
        <source>Onward shows the answer to an open question first, then the next step; a presenter&apos;s remote does both with its page keys. Every step brings its own scenario.</source>
        <translation>Вперёд — сначала ответ на открытый вопрос, потом следующий шаг; пульт докладчика делает то же клавишами страниц. У каждого шага свой сценарий.</translation>
    </message>
    <message>
        <source>Return to the step</source>
        <translation>Вернуться к шагу</translation>
    </message>
    <message>
        <source>Puts scenario, cursor and range back as the step has them, after you have tried something of your own. Undo takes back your changes one by one instead.</source>
        <translation>Возвращает сценарий, курсор и участок, как задано в шаге, после того как вы попробовали что-то своё. Отмена вместо этого возвращает ваши изменения по одному.</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Закончить урок</translation>
    </message>
    <message>
        <source>Ends the lesson. Your own scenario is back as you left it, with all that can be undone in it.</source>
        <translation>Заканчивает урок. Ваш сценарий снова такой, каким вы его оставили, со всем, что в нём можно отменить.</translation>
    </message>
    <message>
        <source>Guess a number</source>
        <translation>Угадать число</translation>
    </message>
    <message>
        <source>Type what you expect and press Return, before the answer is shown. A wrong guess may be tried again.</source>
        <translation>Введите, чего ожидаете, и нажмите Enter, пока ответ не показан. После неверной догадки можно попробовать ещё раз.</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Выбрать ответ</translation>
    </message>
    <message>
        <source>Click what you expect, before the answer is shown. A wrong choice may be tried again.</source>
        <translation>Щёлкните по тому, чего ожидаете, пока ответ не показан. После неверного выбора можно попробовать ещё раз.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Shows the answer with its reason, and in the chart where it is about a bubble. The next step comes only after that.</source>
        <translation>Показывает ответ с объяснением, а если он о пузыре, то и на диаграмме. Следующий шаг — только после этого.</translation>
    </message>
    <message>
        <source>Controls in a presentation</source>
        <translation>Управление в презентации</translation>
    </message>
    <message>
        <source>Controls come in from the left edge (F9), menus and the bar for playing from the upper one (F10). They go when the pointer and the focus are elsewhere.</source>
        <translation>Настройки выезжают от левого края (F9), меню и панель воспроизведения — от верхнего (F10). Они уходят, когда указатель и фокус в другом месте.</translation>
    </message>
    <message>
        <source>Time of the cursor</source>
        <translation>Время курсора</translation>
    </message>
    <message>
        <source>The instant that everything in the window shows. Drag the cursor in any chart, play, or step with the arrow keys or a presenter&apos;s remote.</source>
        <translation>Момент, который показывает всё в окне. Перетащите курсор на любом графике, включите воспроизведение или шагайте стрелками либо пультом докладчика.</translation>
    </message>
    <message>
        <source>Colour vision</source>
        <translation>Цветовое зрение</translation>
    </message>
    <message>
        <source>Shows the whole window as people with this colour vision deficiency see it, at full severity. It stays so, presentations included, until it is switched off.</source>
        <translation>Показывает всё окно так, как его видят люди с таким нарушением цветового зрения, при полной выраженности. Так остаётся, в том числе в презентации, пока это не выключат.</translation>
    </message>
    <message>
        <source>distance of two colours: CIEDE2000; 1 is just noticed</source>
        <translation>расстояние двух цветов: CIEDE2000; 1 едва заметно</translation>
    </message>
    <message>
        <source>Run, pause, cancel</source>
        <translation>Запуск, пауза, отмена</translation>
    </message>
    <message>
        <source>Runs the scenario for real and draws what is measured as it comes. Paused, every device stops after its present operation; cancelled, what was measured stays.</source>
        <translation>Выполняет сценарий на самом деле и рисует измеренное по мере поступления. На паузе каждое устройство останавливается после текущей операции; после отмены измеренное остаётся.</translation>
    </message>
    <message>
        <source>More on live runs</source>
        <translation>Ещё о живых запусках</translation>
    </message>
    <message>
        <source>How a slow stage is made slow – by more work, on a GPU by fewer multiprocessors, or by waiting – and a file for a copy of what is measured. Both count from the next run on.</source>
        <translation>Чем замедляют медленную стадию — лишней работой, на GPU меньшим числом мультипроцессоров или ожиданием — и файл для копии измеренного. И то и другое действует со следующего запуска.</translation>
    </message>
    <message>
        <source>Details of a live run</source>
        <translation>Подробности живого запуска</translation>
    </message>
    <message>
        <source>The devices that took part, warnings, and what the worker printed. Look here first when a run does not start.</source>
        <translation>Участвовавшие устройства, предупреждения и то, что напечатал исполнитель. Если запуск не начинается, посмотрите сначала сюда.</translation>
    </message>
    <message>
        <source>Newest or all iterations</source>
        <translation>Последняя или все итерации</translation>
    </message>
    <message>
        <source>Of a run that repeats: the newest iteration alone, or all of them one after another. Iterations shorter than a second are shown when they are complete.</source>
        <translation>Для повторяющегося запуска: только последняя итерация или все одна за другой. Итерации короче секунды показываются, когда они завершены.</translation>
    </message>
    <message>
        <source>Simulated, measured, both</source>
        <translation>Симуляция, измерение, оба</translation>
    </message>
    <message>
        <source>Whether the picture is the simulation, the measured run, or the measured one with its simulation below. That simulation takes the costs that were measured, so that what differs is not their size.</source>
        <translation>Что на рисунке: симуляция, измеренный запуск или измеренный, а под ним его симуляция. Эта симуляция берёт измеренные времена, так что отличие не в их величине.</translation>
    </message>
    <message>
        <source>Take over the measured costs</source>
        <translation>Взять измеренные времена</translation>
    </message>
    <message>
        <source>Gives the scenario the times that were measured, stage by stage. Then you can try what another schedule would make of them; undo takes it back.</source>
        <translation>Даёт сценарию измеренные времена, стадию за стадией. Тогда можно попробовать, что с ними сделало бы другое расписание; отмена возвращает прежнее.</translation>
    </message>
    <message>
        <source>Ranked schedules</source>
        <translation>Расписания по порядку</translation>
    </message>
    <message>
        <source>Every schedule simulated with the present settings, the shortest makespan first; a click shows one in the window. Those over the memory limit, or that refuse these settings, come last with the reason.</source>
        <translation>Каждое расписание, просчитанное при нынешних настройках, сначала с наименьшим общим временем; щелчок показывает его в окне. Те, что превышают предел памяти или не принимают эти настройки, — в конце, с причиной.</translation>
    </message>
    <message>
        <source>Show side by side</source>
        <translation>Показать рядом</translation>
    </message>
    <message>
        <source>Two to four schedules, chosen with Ctrl or Shift, on one time axis in the window. The first of them is what the others are compared with.</source>
        <translation>От двух до четырёх расписаний, выбранных с Ctrl или Shift, на одной оси времени в окне. С первым из них сравниваются остальные.</translation>
    </message>
    <message>
        <source>Layers and cuts</source>
        <translation>Слои и разрезы</translation>
    </message>
    <message>
        <source>The model&apos;s layers, as wide as they take long, and where it is cut into stages. Drag a cut; on the keyboard up and down choose one, left and right move it.</source>
        <translation>Слои модели, шириной по их времени, и места, где она разрезана на стадии. Разрез можно перетащить; с клавиатуры вверх и вниз — выбрать, влево и вправо — сдвинуть.</translation>
    </message>
    <message>
        <source>Charts over many scenarios</source>
        <translation>Графики по многим сценариям</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Hovering, or the arrow keys, read a point; a click, or Enter, shows that scenario in the window. Ctrl+C copies the chart as a picture, Ctrl+Alt+C its data.</source>
        <translation>Наведение или стрелки читают точку; щелчок или Enter показывает этот сценарий в окне. Ctrl+C копирует график рисунком, Ctrl+Alt+C — его данные.</translation>
    </message>
    <message>
        <source>Compute the chart</source>
        <translation>Вычислить график</translation>
    </message>
    <message>
        <source>Computes the chart for the present settings, or ends that. What is drawn stays until there is something newer.</source>
        <translation>Вычисляет график для нынешних настроек или прекращает это. Нарисованное остаётся, пока не появится более новое.</translation>
    </message>
    <message>
        <source>Schedules in the chart</source>
        <translation>Расписания на графике</translation>
    </message>
    <message>
        <source>Which schedules have a line of simulated points; a pale band along it is the closed form, where there is one. A number that a schedule refuses has no point, and the reason is said.</source>
        <translation>У каких расписаний есть линия просчитанных точек; бледная полоса вдоль неё — формула, где она есть. У числа, которого расписание не принимает, точки нет, и названа причина.</translation>
    </message>
    <message>
        <source>Let durations vary</source>
        <translation>Разброс длительностей</translation>
    </message>
    <message>
        <source>Multiplies every operation&apos;s time by a random factor, normal with a deviation of 10 %. Without jitter every run comes out alike.</source>
        <translation>Умножает время каждой операции на случайный множитель, нормальный с отклонением 10 %. Без разброса все запуски выходят одинаковыми.</translation>
    </message>
    <message>
        <source>Show that run</source>
        <translation>Показать этот запуск</translation>
    </message>
    <message>
        <source>Shows in the window the run that came out so: one of the best, the middle one, or one of the worst. Its seed makes it the same on every machine.</source>
        <translation>Показывает в окне запуск, который вышел таким: один из лучших, средний или один из худших. Благодаря начальному числу генератора он одинаков на любой машине.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>A picture of pixels, a drawing that is sharp at any size, a film, or data. The name&apos;s ending follows.</source>
        <translation>Растровый рисунок, чертёж, резкий при любом размере, фильм или данные. Расширение имени меняется вместе с ним.</translation>
    </message>
    <message>
        <source>Range of the export</source>
        <translation>Отрезок для экспорта</translation>
    </message>
    <message>
        <source>The whole run, or the time that the window shows now. Figures and schedules are always of the whole run.</source>
        <translation>Весь запуск или то время, которое сейчас показывает окно. Показатели и расписания всегда для всего запуска.</translation>
    </message>
    <message>
        <source>Content of the export</source>
        <translation>Содержание экспорта</translation>
    </message>
    <message>
        <source>The Gantt chart on a page of its own, with the parts that are ticked, or the whole window as it is. Cursor and pin come along only where they are ticked.</source>
        <translation>Диаграмма Ганта на отдельном листе, с отмеченными частями, или всё окно как есть. Курсор и закреплённое попадают туда, только если отмечены.</translation>
    </message>
    <message>
        <source>Colours of the export</source>
        <translation>Цвета экспорта</translation>
    </message>
    <message>
        <source>Light colours for paper and white slides, dark ones for dark slides, high contrast for poor projectors. The window keeps its own.</source>
        <translation>Светлые цвета для бумаги и белых слайдов, тёмные для тёмных, высокая контрастность для слабых проекторов. Окно сохраняет свои.</translation>
    </message>
    <message>
        <source>Size of the export</source>
        <translation>Размер экспорта</translation>
    </message>
    <message>
        <source>Width and height as on a screen at 100 %, and how many pixels each of these gets. A larger scale is sharper, not larger in a slide.</source>
        <translation>Ширина и высота, как на экране при 100 %, и сколько пикселей приходится на каждую единицу. Больший масштаб — резче, а не крупнее на слайде.</translation>
    </message>
    <message>
        <source>pixels = size · scale; 96 to an inch</source>
        <translation>пиксели = размер · масштаб; 96 на дюйм</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Фильм</translation>
    </message>
    <message>
        <source>How many seconds the run takes in the film, and how many pictures it has in each. More of them are smoother and make a larger file.</source>
        <translation>Сколько секунд запуск длится в фильме и сколько кадров в каждой из них. Больше кадров — плавнее и файл больше.</translation>
    </message>
    <message>
        <source>pictures = seconds · frames in a second</source>
        <translation>кадры = секунды · кадры в секунду</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Where the export is written. It is put there only once it is complete.</source>
        <translation>Куда записывается экспорт. Файл появляется там, только когда он готов целиком.</translation>
    </message>
    <message>
        <source>Each chart but the last varies one thing about the present settings, every point simulated; the last has idle time by cause. All follow when the settings change.</source>
        <translation>Каждый график, кроме последнего, меняет что-то одно в нынешних настройках, и каждая точка просчитана; на последнем — простой по причинам. Все следуют за изменением настроек.</translation>
    </message>
</context>
<context>
    <name>live</name>
    <message>
        <source>the stream is longer than 1 GiB; the rest is not kept</source>
        <translation>поток длиннее 1 ГиБ; остаток не хранится</translation>
    </message>
    <message>
        <source>Name the host to run on, as ssh knows it</source>
        <translation>Назовите машину, на которой выполнять, как её знает ssh</translation>
    </message>
    <message>
        <source>A host&apos;s name has no spaces and does not begin with “-”</source>
        <translation>В имени машины нет пробелов, и оно не начинается с «-»</translation>
    </message>
    <message>
        <source>Name the command that starts the worker on the host</source>
        <translation>Назовите команду, которая запускает исполнителя на той машине</translation>
    </message>
    <message>
        <source>Write the command that starts the processes</source>
        <translation>Напишите команду, которая запускает процессы</translation>
    </message>
    <message>
        <source>bubblescope-worker is not installed here; write its path into the command in place of {worker}</source>
        <translation>bubblescope-worker здесь не установлен; напишите путь к нему в команде вместо {worker}</translation>
    </message>
    <message>
        <source>bubblescope-worker is not installed beside this program, nor in PATH; the variable BUBBLESCOPE_WORKER may name it</source>
        <translation>bubblescope-worker не установлен ни рядом с программой, ни в PATH; его может назвать переменная BUBBLESCOPE_WORKER</translation>
    </message>
    <message>
        <source>What the machines can do shows when they start</source>
        <translation>Что умеют машины, станет видно при их запуске</translation>
    </message>
</context>
<context>
    <name>queues</name>
    <message>
        <source>%1&apos;s warm-up limit (%2 forwards on device %3)</source>
        <translation>Ограничение прогрева %1 (прямых проходов: %2 на устройстве %3)</translation>
    </message>
    <message>
        <source>%1&apos;s order</source>
        <translation>Порядок расписания %1</translation>
    </message>
    <message>
        <source>%1 holds the senders back: the queue before stage %2 stays at %3 instead of %4; the wait shows as idle time upstream.</source>
        <translation>%1 сдерживает отправителей: очередь перед стадией %2 — %3 вместо %4; ожидание видно как простой выше по конвейеру.</translation>
    </message>
</context>
<context>
    <name>setting</name>
    <message>
        <source>Stages</source>
        <translation>Стадии</translation>
    </message>
    <message>
        <source>Chunks per device</source>
        <translation>Чанки/устр-во</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>Микробатчи</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Итерации</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Прямой проход</translation>
    </message>
    <message>
        <source>Backward for the input</source>
        <translation>Обратный проход по входу</translation>
    </message>
    <message>
        <source>Backward for the weights</source>
        <translation>Обратный проход по весам</translation>
    </message>
    <message>
        <source>Slowdown of each stage</source>
        <translation>Замедление каждой стадии</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Передача</translation>
    </message>
    <message>
        <source>Size of a transfer</source>
        <translation>Размер передачи</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Пропуск</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Разброс</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Накладные</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Предел памяти</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
</context>
<context>
    <name>spinbox</name>
    <message>
        <source>At most %1.</source>
        <translation>Не больше %1.</translation>
    </message>
</context>
</TS>
