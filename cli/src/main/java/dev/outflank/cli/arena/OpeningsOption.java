package dev.outflank.cli.arena;

import dev.outflank.arena.match.Openings;
import dev.outflank.cli.support.UserException;
import dev.outflank.protocol.StartSupport;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that select the openings from which games start. */
final class OpeningsOption {
    private static final String AUTOMATIC = "auto";

    @Option(
            names = "--openings",
            paramLabel = "O",
            description = "none: the start position. A number of plies, 0 to " + Openings.MAX_PLIES
                    + ": all distinct positions after that many plies, shuffled. " + Openings.BALANCED
                    + ": positions on 8×8 after 8 plies within ±2 discs, shuffled. A file of transcripts or boards."
                    + " Default: a number of plies that depends on the board size, or none if the protocol of a program"
                    + " only supports the start position.")
    private String openings = AUTOMATIC;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Seed for shuffling the openings (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    List<Game> list(int size, Objective objective, StartSupport starts) throws NotationException {
        if (openings.equals("none") || openings.equals(AUTOMATIC) && starts == StartSupport.START_POSITION) {
            return Openings.none(size, objective);
        }
        if (openings.equals(AUTOMATIC)) {
            return Openings.afterPlies(defaultPlies(size), size, objective, seed);
        }
        if (openings.equals(Openings.BALANCED)) {
            return Openings.balanced(size, objective, seed);
        }
        if (openings.matches("\\d{1,2}")) {
            int plies = Integer.parseInt(openings);
            if (plies > Openings.MAX_PLIES) {
                throw new UserException("--openings takes up to " + Openings.MAX_PLIES + " plies, not " + plies);
            }
            return Openings.afterPlies(plies, size, objective, seed);
        }
        return fromFile(Path.of(openings), size, objective);
    }

    /** Fewer plies on small boards, where every ply changes the outcome more. */
    private static int defaultPlies(int size) {
        return size == 4 ? 2 : size == 6 ? 4 : 6;
    }

    private static List<Game> fromFile(Path file, int size, Objective objective) throws NotationException {
        try {
            List<Game> games = Openings.parse(Files.readString(file), size, objective);
            for (Game game : games) {
                if (game.position().size() != size) {
                    throw new UserException(
                            file + " contains an opening on " + game.position().size() + "×"
                                    + game.position().size() + ", but the games are played on " + size + "×" + size);
                }
            }
            return games;
        } catch (IOException e) {
            throw new UserException("--openings takes none, balanced, a number of plies or a file, and " + file
                    + " cannot be read: " + e.getMessage());
        }
    }
}
