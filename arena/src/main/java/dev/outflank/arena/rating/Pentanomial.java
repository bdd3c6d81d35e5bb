package dev.outflank.arena.rating;

import java.util.Arrays;

/**
 * How often pairs of games ended with 0, ½, 1, 1½ and 2 points for A. The two games of a pair share an opening and are
 * not independent; counting pairs instead of games takes that into account by itself.
 */
public final class Pentanomial {
    static final int OUTCOMES = 5;

    private final double[] counts;

    private Pentanomial(double[] counts) {
        this.counts = counts;
    }

    /** Counts of pairs lost twice, lost and drawn, even (two draws, or a win and a loss), won and drawn, won twice. */
    public static Pentanomial of(double... counts) {
        if (counts.length != OUTCOMES || Arrays.stream(counts).anyMatch(count -> !(count >= 0))) {
            throw new IllegalArgumentException("expected five counts from 0, not " + Arrays.toString(counts));
        }
        return new Pentanomial(counts.clone());
    }

    /** One more pair, with this many half points for A. */
    public Pentanomial plus(int halfPoints) {
        double[] more = counts.clone();
        more[halfPoints]++;
        return new Pentanomial(more);
    }

    /**
     * The same shares of fewer pairs. Contestants without chance repeat their games; a repeated game tells nothing new,
     * so that a set counts only as much as it has distinct games.
     */
    public Pentanomial scaled(double factor) {
        return new Pentanomial(
                Arrays.stream(counts).map(count -> count * factor).toArray());
    }

    public double pairs() {
        return Arrays.stream(counts).sum();
    }

    double count(int halfPoints) {
        return counts[halfPoints];
    }

    /** Points of A a game for an outcome of a pair: 0, ¼, ½, ¾, 1. */
    static double score(int halfPoints) {
        return halfPoints / 4.0;
    }
}
