package dev.outflank.cli.bench;

import dev.outflank.cli.support.Installation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a run of all benchmarks measures, and with which commands.
 *
 * @param quick whether every sample is small: a check that everything runs, not a measurement
 * @param work a folder for the files of the run
 * @param records WTHOR files
 * @param suites files of positions whose moves have known scores
 * @param endgames files of positions to solve
 * @param peers contestants that play against the engine
 * @param solvers programs that solve the same positions as the engine
 */
record BenchSettings(
        boolean quick,
        Path work,
        List<Path> records,
        List<Path> suites,
        List<Path> endgames,
        List<BenchPeer> peers,
        List<BenchPeer> solvers) {
    /** Turns the output of a command into the cells of its rows. */
    interface Rows extends Function<TimedProcess.Output, List<List<String>>> {}

    int samples(int full, int small) {
        return quick ? small : full;
    }

    String sample(String full, String small) {
        return quick ? small : full;
    }

    /** A measurement by one command of Outflank. */
    BenchMeasurement measurement(List<String> arguments, Rows rows) {
        return new BenchMeasurement(shown(arguments), () -> rows.apply(run(arguments)));
    }

    /** A measurement by one command of Outflank that gives one figure. */
    BenchMeasurement figure(List<String> arguments, Function<TimedProcess.Output, String> figure) {
        return measurement(arguments, output -> List.of(List.of(figure.apply(output))));
    }

    TimedProcess.Output run(List<String> arguments) throws IOException, InterruptedException {
        return run(arguments, "").checked();
    }

    TimedProcess.Output run(List<String> arguments, String input) throws IOException, InterruptedException {
        List<String> line =
                new ArrayList<>(List.of(Installation.current().launcher().toString()));
        line.addAll(arguments);
        return TimedProcess.run(line, input);
    }

    /** A command line as it is typed. */
    static String shown(List<String> arguments) {
        return "./outflank "
                + String.join(" ", arguments.stream().map(BenchSettings::quoted).toList());
    }

    private static String quoted(String argument) {
        return argument.matches("[\\w@%+=:,./-]+") ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }

    static List<String> append(List<String> arguments, String... more) {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(List.of(more));
        return all;
    }
}
