package dev.outflank.cli;

import dev.outflank.cli.support.Streams;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The training run of one of the JVM's ahead-of-time caches (JEP 483, 514, 515). The launcher runs it after a build for
 * each {@link CommandRegistry.Jvm}, so that the cache holds the classes and profiles of the commands whose start-up time
 * matters: above all those that a judge starts once per game. The JVM loads all classes of a cache at its start, even
 * those that a command does not need: so there is one for each kind of command.
 */
final class AotTrainingRun {
    private AotTrainingRun() {}

    /** A command line and its standard input. */
    record Sample(String input, List<String> args) {
        static Sample of(String input, String... args) {
            return new Sample(input, List.of(args));
        }
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        CommandRegistry.Jvm jvm = CommandRegistry.Jvm.valueOf(args[0]);
        if (jvm == CommandRegistry.Jvm.PLAIN) {
            run(Sample.of("", "--help"));
            run(Sample.of("", "--version"));
        }
        for (CommandRegistry entry : CommandRegistry.values()) {
            if (entry.jvm() == jvm) {
                samples(entry).forEach(AotTrainingRun::run);
            }
        }
        if (jvm == CommandRegistry.Jvm.SERVER) {
            ServerTrainingRun.run();
        }
    }

    /** The samples of a command: its help if it works for long, or with files. */
    static List<Sample> samples(CommandRegistry entry) {
        return switch (entry) {
            case TINY ->
                List.of(Sample.of("", "tiny", "300", "1", "0000021001200000"), Sample.of("", "tiny", "nonsense"));
            case LAB8 ->
                List.of(
                        Sample.of("4\nB\nzz\n", "lab8", "part1"),
                        Sample.of("8\nB\nzz\n", "lab8", "part2"),
                        Sample.of("26\nB\nzz\n", "lab8", "part2"));
            case VG101 ->
                List.of(Sample.of(
                        "START\nPLACE d 4 2\nPLACE e 4 1\nPLACE d 5 1\nPLACE e 5 2\nDONE\nBEGIN\nEND\n", "vg101"));
            case BOTZONE ->
                List.of(
                        Sample.of("{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n", "botzone"),
                        Sample.of("2\n-1 -1\n3 2\n2 2\n", "botzone", "--keep", "--player", "first"));
            case CODINGAME -> List.of(Sample.of("0\n4\n....\n.10.\n.01.\n....\n1\nb1\n", "codingame"));
            case GTP -> List.of(Sample.of("name\ngenmove b\nquit\n", "gtp", "--level", "2"));
            case NBOARD -> List.of(Sample.of("nboard 2\nset depth 2\ngo\nping 1\nquit\n", "nboard"));
            case MOVE ->
                List.of(Sample.of("", "move", "--player", "greedy", "--side", "B", "--board", "UUUUUWBUUBWUUUUU"));
            case PLAY -> List.of(Sample.of("quit\n", "play", "--plain"));
            case BENCH ->
                List.of(
                        Sample.of("", "bench", "perft", "--depth", "6"),
                        Sample.of("", "bench", "ffo", "--from", "1", "--to", "19"));
            case SHOW -> List.of(Sample.of("", "show", "f5d6c3d3c4"), Sample.of("", "show", "--json", "f5d6c3"));
            case CONVERT -> List.of(Sample.of("f5d6c3d3c4f4f6f3e6e7\n", "convert", "--to", "ggf", "-", "-"));
            case HINT -> List.of(Sample.of("", "hint", "--level", "2", "f5d6c3d3"));
            case ANALYZE -> List.of(Sample.of("", "analyze", "--level", "2", "f5d6c3d3"));
            case SOLVE -> List.of(Sample.of("", "solve", "--size", "4"));
            case MATCH ->
                List.of(Sample.of(
                        "", "match", "engine:level=5", "greedy", "--games", "2", "--concurrency", "1", "--no-records"));
            case CONTEST -> List.of(Sample.of("", "contest", "list"));
            case PICTURE,
                    DATABASE,
                    MYGAMES,
                    BOOK,
                    PUZZLES,
                    SPRT,
                    TOURNAMENT,
                    CHECK_BOT,
                    DOCTOR,
                    SERVE,
                    WORKER,
                    JUDGE,
                    SUBMIT,
                    VIEW_SUBMITTED,
                    MARKER,
                    EXERCISE,
                    MARK,
                    COMPETE,
                    SIMILARITY,
                    EXPORT,
                    AUTOGRADE,
                    TRAIN,
                    PACKAGE,
                    COMPLETION -> List.of(Sample.of("", entry.commandName(), "--help"));
        };
    }

    private static void run(Sample sample) {
        PrintStream discard = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Main.run(
                new Streams(
                        new ByteArrayInputStream(sample.input().getBytes(StandardCharsets.UTF_8)), discard, discard),
                sample.args().toArray(String[]::new));
    }
}
