package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Transcript;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Positions on 8×8 after eight plies that the engine values within ±{@value #MAX_ADVANTAGE} discs: neither side has an
 * advantage, and few players know them by heart. The list is written by {@code ./outflank train openings}.
 */
public final class BalancedOpenings {
    /** The number of moves of every opening. */
    public static final int PLIES = 8;

    /** The largest value of an opening for either side, in discs. */
    public static final int MAX_ADVANTAGE = 2;

    private static final String RESOURCE = "balanced-openings.txt";

    private BalancedOpenings() {}

    /** Loaded on first use. */
    private static final class TranscriptList {
        static final List<String> ALL = load();
    }

    /** The transcripts of all openings, in a fixed random order. */
    public static List<String> transcripts() {
        return TranscriptList.ALL;
    }

    /** The number of openings. */
    public static int count() {
        return transcripts().size();
    }

    /** An opening as a game of {@value #PLIES} plies; the numbers are 0 to {@link #count} − 1. */
    public static Game game(int number) {
        try {
            return Transcript.parse(transcripts().get(number), Game.start(8));
        } catch (NotationException e) {
            throw new IllegalStateException("the list of balanced openings is wrong: " + e.reason(), e);
        }
    }

    private static List<String> load() {
        try (InputStream in = BalancedOpenings.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the list of balanced openings is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the list of balanced openings cannot be read", e);
        }
    }
}
