package dev.outflank.engine.puzzle;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.ScoredPosition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A position in which exactly one move is best.
 *
 * @param position the position
 * @param values the exact value of every legal move for the side to move, the best first
 * @param depth a search of this depth and all deeper ones choose the best move
 */
public record Puzzle(Position position, Map<Move, Integer> values, int depth) {
    /** The number of grades. */
    public static final int GRADES = 5;

    private static final int[] MAX_DEPTHS = {2, 4, 7, 11};
    private static final Pattern DEPTH = Pattern.compile("%\\s*depth (\\d{1,2})\\s*$");

    /** The puzzles shipped with the engine, loaded on first use. */
    private static final class ShippedSet {
        static final List<Puzzle> PUZZLES = load();
    }

    public Puzzle {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The puzzles shipped with the engine, written by {@code ./outflank puzzles}. */
    public static List<Puzzle> shipped() {
        return ShippedSet.PUZZLES;
    }

    private static List<Puzzle> load() {
        try (InputStream in = Puzzle.class.getResourceAsStream("puzzles.obf")) {
            if (in == null) {
                throw new IllegalStateException("the puzzles are missing");
            }
            List<Puzzle> puzzles = new ArrayList<>();
            int number = 0;
            for (String line :
                    (Iterable<String>) new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines()::iterator) {
                puzzles.add(parse(line, ++number));
            }
            return List.copyOf(puzzles);
        } catch (IOException e) {
            throw new UncheckedIOException("the puzzles cannot be read", e);
        } catch (NotationException e) {
            throw new IllegalStateException("the puzzles are wrong: " + e.getMessage(), e);
        }
    }

    private static Puzzle parse(String line, int number) throws NotationException {
        Matcher depth = DEPTH.matcher(line);
        if (!depth.find()) {
            throw new NotationException("expected the depth as a comment", number, 1);
        }
        ScoredPosition scored = ScoredPosition.parse(line, number)
                .orElseThrow(() -> new NotationException("expected a position", number, 1));
        return new Puzzle(scored.position(), scored.scores(), Integer.parseInt(depth.group(1)));
    }

    /** The best move. */
    public Move solution() {
        return values.keySet().iterator().next();
    }

    /** The value of the best move. */
    public int value() {
        return values.values().iterator().next();
    }

    /** From 1, seen at a glance, to {@value #GRADES}. */
    public int grade() {
        int grade = 1;
        while (grade < GRADES && depth > MAX_DEPTHS[grade - 1]) {
            grade++;
        }
        return grade;
    }

    /** A line of OBF, with the depth as a comment. */
    public String toObf() {
        return BoardText.format(position)
                + values.entrySet().stream()
                        .map(move -> "; " + move.getKey() + ":" + (move.getValue() > 0 ? "+" : "") + move.getValue())
                        .collect(Collectors.joining())
                + "; % depth " + depth;
    }
}
