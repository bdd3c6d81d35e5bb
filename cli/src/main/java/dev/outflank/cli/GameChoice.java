package dev.outflank.cli;

import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which game of a file, and which of its positions. */
final class GameChoice {
    @Option(names = "--game", paramLabel = "N", description = "Only the N-th game of the file.")
    private @Nullable Integer wanted;

    @Option(names = "--ply", paramLabel = "N", description = "Only the first N moves (default: all).")
    private @Nullable Integer ply;

    /** Takes a game with its number in the file. */
    interface Taker {
        void take(int number, RecordedGame game);
    }

    /**
     * One game of a file.
     *
     * @param games how many games the file has
     * @param exit the exit code: whether all of them could be read
     */
    record Choice(RecordedGame game, int number, long games, int exit) {}

    /** Hands on the chosen games of a file and says what could not be read; the exit code. */
    int read(RecordSource source, Streams streams, Taker taker) throws IOException {
        return exit(readAll(source, streams, taker));
    }

    /** The chosen game of a file, or its first, up to the chosen move; says what could not be read. */
    Choice one(RecordSource source, Streams streams) throws IOException {
        List<RecordedGame> first = new ArrayList<>(1);
        Reading reading = readAll(source, streams, (number, game) -> {
            if (first.isEmpty()) {
                first.add(atPly(number, game));
            }
        });
        return new Choice(first.getFirst(), wanted == null ? 1 : wanted, reading.games(), exit(reading));
    }

    private Reading readAll(RecordSource source, Streams streams, Taker taker) throws IOException {
        if (wanted != null && wanted < 1) {
            throw new UserError("--game takes a number from 1 on, not " + wanted);
        }
        int[] number = {0};
        Reading reading = new Reading(game -> {
            number[0]++;
            if (wanted == null || wanted == number[0]) {
                taker.take(number[0], game);
            }
        });
        source.read(reading);
        if (reading.games() == 0) {
            throw new UserError(source.name() + ": " + reading.firstReason());
        }
        if (wanted != null && wanted > reading.games()) {
            throw new UserError(
                    source.name() + " has " + reading.games() + " readable games: there is no game " + wanted);
        }
        reading.tell(source.name(), streams.err());
        return reading;
    }

    private static int exit(Reading reading) {
        return reading.faults() == 0 ? 0 : Main.FAILURE;
    }

    /** The game up to the chosen move. */
    RecordedGame atPly(int number, RecordedGame game) {
        if (ply == null) {
            return game;
        }
        int last = game.game().ply();
        if (ply < 0 || ply > last) {
            throw new UserError("game " + number + " has " + last + " moves: --ply takes a number from 0 to " + last
                    + ", not " + ply);
        }
        return game.upTo(ply);
    }
}
