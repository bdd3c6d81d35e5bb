package dev.outflank.cli.analysis;

import dev.outflank.cli.support.CountingRecordSink;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.RecordSource;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that select a game of a file and one of its positions. */
final class GameSelection {
    @Option(names = "--game", paramLabel = "N", description = "Use only game N of the file.")
    private @Nullable Integer gameNumber;

    @Option(names = "--ply", paramLabel = "N", description = "Use only the first N moves (default: all).")
    private @Nullable Integer ply;

    @Mixin
    private SideOption side = new SideOption();

    /** Receives a game with its number in the file. */
    interface GameConsumer {
        void accept(int number, RecordedGame game);
    }

    /**
     * One game of a file.
     *
     * @param gameCount number of games in the file
     * @param exitCode exit code, which depends on whether all games could be read
     */
    record SelectedGame(RecordedGame game, int number, long gameCount, int exitCode) {}

    /** Passes the selected games of a file to a consumer, reports faults, and returns the exit code. */
    int read(RecordSource source, Streams streams, GameConsumer consumer) throws IOException {
        return exitCode(readAll(source, streams, consumer));
    }

    /** Reads the selected game of a file, or its first, up to the selected move, and reports faults. */
    SelectedGame readOne(RecordSource source, Streams streams) throws IOException {
        List<RecordedGame> first = new ArrayList<>(1);
        CountingRecordSink sink = readAll(source, streams, (number, game) -> {
            if (first.isEmpty()) {
                first.add(atPly(number, game));
            }
        });
        return new SelectedGame(
                first.getFirst(), gameNumber == null ? 1 : gameNumber, sink.gameCount(), exitCode(sink));
    }

    private CountingRecordSink readAll(RecordSource source, Streams streams, GameConsumer consumer) throws IOException {
        if (gameNumber != null && gameNumber < 1) {
            throw new UserException("--game takes a number of at least 1, not " + gameNumber);
        }
        int[] number = {0};
        CountingRecordSink sink = new CountingRecordSink(game -> {
            number[0]++;
            if (gameNumber == null || gameNumber == number[0]) {
                consumer.accept(number[0], game);
            }
        });
        source.read(side.side(), sink);
        if (sink.gameCount() == 0) {
            throw new UserException(source.name() + ": " + sink.firstFaultMessage(source));
        }
        if (gameNumber != null && gameNumber > sink.gameCount()) {
            throw new UserException(
                    source.name() + " has " + sink.gameCount() + " readable games, but not game " + gameNumber);
        }
        sink.printFaults(source, streams.err());
        return sink;
    }

    private static int exitCode(CountingRecordSink sink) {
        return sink.faultCount() == 0 ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }

    /** The game up to the selected move. */
    RecordedGame atPly(int number, RecordedGame game) {
        if (ply == null) {
            return game;
        }
        int last = game.game().ply();
        if (ply < 0 || ply > last) {
            throw new UserException("game " + number + " has " + last + " moves: --ply takes a number from 0 to " + last
                    + ", not " + ply);
        }
        return game.upTo(ply);
    }
}
