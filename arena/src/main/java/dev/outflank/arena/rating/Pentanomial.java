package dev.outflank.arena.rating;

import java.util.Arrays;
import java.util.List;

/**
 * Pentanomial pair results: the numbers of pairs in which A scored 0, ½, 1, 1½ and 2 points. The two games of a pair
 * share an opening and are not independent; statistics on pairs instead of games account for that.
 */
public final class Pentanomial {
    static final int OUTCOMES = 5;

    private final double[] counts;

    private Pentanomial(double[] counts) {
        this.counts = counts;
    }

    /** Creates a result from the numbers of pairs in which A scored 0, ½, 1, 1½ and 2 points. */
    public static Pentanomial of(double... counts) {
        if (counts.length != OUTCOMES || Arrays.stream(counts).anyMatch(count -> !(count >= 0))) {
            throw new IllegalArgumentException("expected five counts of at least 0, not " + Arrays.toString(counts));
        }
        return new Pentanomial(counts.clone());
    }

    /** Adds a pair in which A scored this many half points. */
    public Pentanomial plus(int halfPoints) {
        double[] more = counts.clone();
        more[halfPoints]++;
        return new Pentanomial(more);
    }

    /**
     * Multiplies all counts by a factor. Deterministic contestants repeat games, and repeated games add no evidence;
     * scaling by the share of distinct games corrects for that.
     */
    public Pentanomial scaled(double factor) {
        return new Pentanomial(
                Arrays.stream(counts).map(count -> count * factor).toArray());
    }

    public double pairs() {
        return Arrays.stream(counts).sum();
    }

    /** The counts in order, rounded to whole pairs. */
    public List<Integer> counts() {
        return Arrays.stream(counts).mapToObj(count -> (int) Math.round(count)).toList();
    }

    double count(int halfPoints) {
        return counts[halfPoints];
    }

    /** A's mean points per game for the half points of a pair: 0, ¼, ½, ¾ or 1. */
    static double score(int halfPoints) {
        return halfPoints / 4.0;
    }
}
