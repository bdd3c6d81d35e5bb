package dev.outflank.arena.rating;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/**
 * A sequential test of two hypotheses about a match: A is stronger than B by {@code elo0}, or by {@code elo1}. It looks
 * at the logarithm of the likelihood ratio after every pair and ends as soon as the sum leaves its bounds.
 *
 * @param scale what the two hypotheses are measured in
 * @param elo0 the difference under the first hypothesis
 * @param elo1 the difference under the second, larger
 * @param alpha the accepted chance of choosing the second though the first is true
 * @param beta the accepted chance of choosing the first though the second is true
 */
public record Sprt(Scale scale, double elo0, double elo1, double alpha, double beta) {
    /** What a difference of strength is measured in. */
    public enum Scale {
        /** By the expected score, as ratings are. */
        LOGISTIC,
        /** By the expected score in units of its spread: the same effort of testing, whatever the share of draws. */
        NORMALISED
    }

    /** What the pairs so far say. */
    public enum Decision {
        GO_ON,
        /** A is no stronger than {@code elo0}. */
        ACCEPT_ELO0,
        /** A is at least {@code elo1} stronger. */
        ACCEPT_ELO1
    }

    private static final double DEFAULT_ERROR_RATE = 0.05;
    private static final double MAX_LOGISTIC_ELO = 1000;
    /** From 245 on, one standard deviation of a pair, the linear condition below may have no solution. */
    private static final double MAX_NORMALISED_ELO = 200;

    private static final double MIN_COUNT = 1e-3;
    private static final int MAX_ITERATIONS = 50;
    private static final double TOLERANCE = 1e-10;

    public Sprt {
        if (!(elo0 < elo1)) {
            throw new IllegalArgumentException("elo0 must be less than elo1, but they are " + elo0 + " and " + elo1);
        }
        double limit = scale == Scale.LOGISTIC ? MAX_LOGISTIC_ELO : MAX_NORMALISED_ELO;
        if (!(elo0 >= -limit && elo1 <= limit)) {
            throw new IllegalArgumentException("a test of " + scale.name().toLowerCase(Locale.ROOT)
                    + " Elo lies between -" + limit + " and " + limit + ", not at " + elo0 + " and " + elo1);
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "alpha and beta must lie between 0 and 0.5, but they are " + alpha + " and " + beta);
        }
    }

    /** A test with the usual risk of 5 % on either side. */
    public Sprt(Scale scale, double elo0, double elo1) {
        this(scale, elo0, elo1, DEFAULT_ERROR_RATE, DEFAULT_ERROR_RATE);
    }

    /** At or below this the first hypothesis is accepted. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** At or above this the second hypothesis is accepted. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    public Decision decide(Pentanomial pairs) {
        double ratio = logLikelihoodRatio(pairs);
        return ratio >= upperBound()
                ? Decision.ACCEPT_ELO1
                : ratio <= lowerBound() ? Decision.ACCEPT_ELO0 : Decision.GO_ON;
    }

    /** The logarithm of how much likelier the pairs are under {@code elo1} than under {@code elo0}. */
    public double logLikelihoodRatio(Pentanomial pairs) {
        double[] shares = new double[Pentanomial.OUTCOMES];
        double n = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = Math.max(pairs.count(i), MIN_COUNT);
            n += shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= n;
        }
        double[] under0 = maximumLikelihood(shares, elo0);
        double[] under1 = maximumLikelihood(shares, elo1);
        double ratio = 0;
        for (int i = 0; i < shares.length; i++) {
            ratio += shares[i] * Math.log(under1[i] / under0[i]);
        }
        return n * ratio;
    }

    /** The distribution nearest to the observed shares under a hypothesis. */
    private double[] maximumLikelihood(double[] shares, double elo) {
        return switch (scale) {
            case LOGISTIC -> {
                double[] offsets = new double[shares.length];
                for (int i = 0; i < offsets.length; i++) {
                    offsets[i] = Pentanomial.score(i) - Elo.expectedScore(elo);
                }
                yield mleWithZeroMean(shares, offsets);
            }
            case NORMALISED -> mleWithTValue(shares, Math.sqrt(2) * elo * Math.log(10) / 800);
        };
    }

    /**
     * The most likely distribution whose mean is {@code effect} standard deviations above ½. The condition is not
     * linear in the distribution; it is made so around the last guess, and solved again until it stays.
     */
    private static double[] mleWithTValue(double[] shares, double tValue) {
        double[] guess = new double[shares.length];
        Arrays.fill(guess, 1.0 / guess.length);
        for (int round = 0; round < MAX_ITERATIONS; round++) {
            double mean = 0;
            double square = 0;
            for (int i = 0; i < guess.length; i++) {
                mean += guess[i] * Pentanomial.score(i);
                square += guess[i] * Pentanomial.score(i) * Pentanomial.score(i);
            }
            double deviation = Math.sqrt(square - mean * mean);
            double[] offsets = new double[guess.length];
            for (int i = 0; i < offsets.length; i++) {
                double z = (Pentanomial.score(i) - mean) / deviation;
                offsets[i] = Pentanomial.score(i) - 0.5 - tValue * deviation * (1 + z * z) / 2;
            }
            double[] next = mleWithZeroMean(shares, offsets);
            double change = 0;
            for (int i = 0; i < next.length; i++) {
                change = Math.max(change, Math.abs(next[i] - guess[i]));
            }
            guess = next;
            if (change < TOLERANCE) {
                break;
            }
        }
        return guess;
    }

    /**
     * The most likely distribution in which the offsets have mean 0. By Lagrange it is share / (1 + x·offset), for the
     * one x that meets the condition and keeps every probability positive.
     */
    private static double[] mleWithZeroMean(double[] shares, double[] offsets) {
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (double offset : offsets) {
            min = Math.min(min, offset);
            max = Math.max(max, offset);
        }
        if (!(min < 0 && max > 0)) {
            throw new IllegalArgumentException("no result of a match can show a difference that large");
        }
        double x = bisect(
                factor -> {
                    double sum = 0;
                    for (int i = 0; i < shares.length; i++) {
                        sum += shares[i] * offsets[i] / (1 + factor * offsets[i]);
                    }
                    return sum;
                },
                -1 / max,
                -1 / min);
        double[] result = new double[shares.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = shares[i] / (1 + x * offsets[i]);
        }
        return result;
    }

    /** The root of a falling function, by halving until the doubles end; the ends themselves are never asked. */
    private static double bisect(DoubleUnaryOperator falling, double low, double high) {
        double a = low;
        double b = high;
        while (true) {
            double middle = a + (b - a) / 2;
            if (middle <= a || middle >= b) {
                return middle;
            }
            if (falling.applyAsDouble(middle) > 0) {
                a = middle;
            } else {
                b = middle;
            }
        }
    }
}
