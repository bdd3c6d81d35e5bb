package dev.outflank.arena.match;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Symmetry;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.record.BalancedOpenings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Openings of a match. Each one is played with both colours, so an unbalanced opening favours neither contestant. */
public final class Openings {
    /** On 8×8 there are 67,245 distinct positions after 8 plies, and more than six times as many with each further ply. */
    public static final int MAX_PLIES = 8;

    /** The name of {@link #balanced} openings in options and contest files. */
    public static final String BALANCED = "balanced";

    private Openings() {}

    /**
     * Openings for a command line argument: {@code none}, {@code balanced}, a number of plies, or a file that
     * {@link #parse} reads.
     */
    public static List<Game> fromOption(String name, int size, Objective objective, long seed)
            throws IOException, NotationException {
        if (name.equals("none")) {
            return none(size, objective);
        }
        if (name.equals(BALANCED)) {
            return balanced(size, objective, seed);
        }
        if (name.matches("[0-9]{1,3}")) {
            return afterPlies(Integer.parseInt(name), size, objective, seed);
        }
        if (!Files.isRegularFile(Path.of(name))) {
            throw new NotationException("openings must be 'none', 'balanced', a number of plies from 0 to " + MAX_PLIES
                    + " or a file; there is no file " + NotationException.quoted(name));
        }
        return parse(Files.readString(Path.of(name)), size, objective);
    }

    /** An opening as text: its start position, moves and objective. */
    public static String describe(Game opening) {
        return BoardText.format(opening.startPosition())
                + ' '
                + Transcript.format(opening.moves())
                + ' '
                + opening.objective();
    }

    /** Only the start position. */
    public static List<Game> none(int size, Objective objective) {
        return List.of(Game.from(Position.start(size), objective));
    }

    /**
     * The {@link BalancedOpenings}, in random order.
     *
     * @throws NotationException unless the game is on 8×8 and most discs win
     */
    public static List<Game> balanced(int size, Objective objective, long seed) throws NotationException {
        if (size != 8 || objective != Objective.MOST_DISCS) {
            throw new NotationException("balanced openings are for games on 8×8 in which most discs win");
        }
        List<Integer> order = new ArrayList<>(
                IntStream.range(0, BalancedOpenings.count()).boxed().toList());
        Collections.shuffle(order, new Random(seed));
        return order.stream().map(BalancedOpenings::game).toList();
    }

    /** All positions after this many plies, one of each symmetry class, in random order. */
    public static List<Game> afterPlies(int plies, int size, Objective objective, long seed) {
        if (plies < 0 || plies > MAX_PLIES) {
            throw new IllegalArgumentException(
                    "the number of opening plies must be 0 to " + MAX_PLIES + ", not " + plies);
        }
        List<Game> openings = none(size, objective);
        for (int ply = 0; ply < plies; ply++) {
            openings = extendByOnePly(openings);
        }
        List<Game> shuffled = new ArrayList<>(openings);
        Collections.shuffle(shuffled, new Random(seed));
        return List.copyOf(shuffled);
    }

    private static List<Game> extendByOnePly(List<Game> games) {
        List<Game> next = new ArrayList<>();
        Set<Position> seen = new HashSet<>();
        for (Game game : games) {
            Game mover = game.position().mustPass() ? game.play(Move.PASS) : game;
            for (Move move : mover.position().moves()) {
                Game child = mover.play(move);
                if (!seen.contains(child.position()) && !child.isOver()) {
                    next.add(child);
                    for (Symmetry symmetry : Symmetry.values()) {
                        seen.add(child.position().transformed(symmetry));
                    }
                }
            }
        }
        return next;
    }

    /**
     * Parses openings, one per line: a transcript such as {@code f5d6c3}, or a board with the side to move. The
     * characters {@code #}, {@code %} and {@code ;} start a comment.
     *
     * @param size board size of transcripts; a board has its own size
     */
    public static List<Game> parse(String text, int size, Objective objective) throws NotationException {
        List<Game> openings = new ArrayList<>();
        String[] lines = text.split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].replaceFirst("[#%;].*", "").strip();
            if (!line.isEmpty()) {
                openings.add(opening(line, i + 1, size, objective));
            }
        }
        if (openings.isEmpty()) {
            throw new NotationException("expected openings, one transcript or board per line, but found none");
        }
        return List.copyOf(openings);
    }

    private static Game opening(String line, int number, int size, Objective objective) throws NotationException {
        boolean isTranscript = line.matches(".*[A-Za-z]\\s*[1-9].*");
        Game game;
        try {
            game = isTranscript
                    ? Transcript.parse(line, Game.from(Position.start(size), objective))
                    : Game.from(BoardText.parse(line), objective);
        } catch (NotationException e) {
            throw new NotationException("opening in line " + number + ": " + e.reason());
        }
        if (game.isOver()) {
            throw new NotationException("opening in line " + number + ": the game is over before it begins");
        }
        return game;
    }
}
