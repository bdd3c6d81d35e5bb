package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.WthorFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how fast WTHOR files are read, with every move checked. */
@Command(
        name = "records",
        mixinStandardHelpOptions = true,
        description = {
            "Measures reading WTHOR files (.wtb) from memory and replaying every move, on one thread.",
            "Exit code 1: a file contains a game that cannot be read."
        })
final class RecordsBenchCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "WTHOR files.")
    private List<Path> files = List.of();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Number of repetitions, 1 to 1000 (default ${DEFAULT-VALUE}).")
    private int rounds = 5;

    @Option(names = "--json", description = "Print one JSON object per round.")
    private boolean json;

    RecordsBenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (rounds < 1 || rounds > 1000) {
            throw new UserException("--rounds takes a number from 1 to 1000, not " + rounds);
        }
        List<byte[]> contents = new ArrayList<>();
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new UserException("no such file: " + file);
            }
            contents.add(Files.readAllBytes(file));
        }
        Bitboard.warmUpVectors().join();
        if (!json) {
            streams.out().println("round      games       moves  unreadable   seconds     games/s");
        }
        long faults = 0;
        for (int round = 1; round <= rounds; round++) {
            faults = measure(round, contents);
        }
        return faults == 0 ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }

    /** Measures one round, prints its row and returns the number of faults. */
    private long measure(int round, List<byte[]> contents) {
        List<RecordFault> faults = new ArrayList<>();
        long games = 0;
        long moves = 0;
        long begin = System.nanoTime();
        for (byte[] content : contents) {
            WthorFile file = WthorFile.read(content);
            faults.addAll(file.faults());
            games += file.games().size();
            for (var game : file.games()) {
                moves += game.plies();
            }
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("round", round)
                            .put("games", games)
                            .put("moves", moves)
                            .put("unreadable", faults.size())
                            .put("time", seconds)));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%5d %10d %11d %11d %9.3f %11.0f%n",
                            round,
                            games,
                            moves,
                            faults.size(),
                            seconds,
                            games / seconds);
        }
        streams.out().flush();
        return faults.size();
    }
}
