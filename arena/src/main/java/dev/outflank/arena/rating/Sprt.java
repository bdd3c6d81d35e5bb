package dev.outflank.arena.rating;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/**
 * Sequential probability ratio test (Wald 1945) on pentanomial results. H0: A is {@code elo0} stronger than B; H1: A is
 * {@code elo1} stronger. The log-likelihood ratio (LLR) is computed after every pair, and the test ends when it leaves
 * Wald's bounds. As the hypotheses fix only one number of the distribution, each likelihood is that of the maximum
 * likelihood distribution under the hypothesis (generalised SPRT, as in Fishtest; normalised Elo by Van den Bergh).
 *
 * @param scale unit of the two hypotheses
 * @param elo0 Elo difference under H0
 * @param elo1 Elo difference under H1; larger than {@code elo0}
 * @param alpha accepted probability of choosing H1 although H0 is true
 * @param beta accepted probability of choosing H0 although H1 is true
 */
public record Sprt(Scale scale, double elo0, double elo1, double alpha, double beta) {
    /** Unit of Elo differences. */
    public enum Scale {
        /** Logistic Elo, a function of the expected score, as in ratings. */
        LOGISTIC,
        /**
         * Normalised Elo, proportional to (expected score − ½) / standard deviation of the score: a test needs the same
         * number of games at any draw rate.
         */
        NORMALISED
    }

    /** Decision of the test. */
    public enum Decision {
        GO_ON,
        /** H0 is accepted. */
        ACCEPT_ELO0,
        /** H1 is accepted. */
        ACCEPT_ELO1,
        /** The bounds were left, but faults decided too many games: neither hypothesis is accepted. */
        REFUSED
    }

    private static final double DEFAULT_ERROR_RATE = 0.05;

    /** Is A at least as strong, or 10 normalised Elo stronger? Its LLR is part of every match's result. */
    public static final Sprt DEFAULT = new Sprt(Scale.NORMALISED, 0, 10);

    private static final double MAX_LOGISTIC_ELO = 1000;
    /** At 245 and above (one standard deviation of a pair), the linearised constraint may have no solution. */
    private static final double MAX_NORMALISED_ELO = 200;

    private static final double MIN_COUNT = 1e-3;
    private static final int MAX_ITERATIONS = 50;
    private static final double TOLERANCE = 1e-10;

    public Sprt {
        if (!(elo0 < elo1)) {
            throw new IllegalArgumentException("elo0 must be less than elo1, not " + elo0 + " and " + elo1);
        }
        double limit = scale == Scale.LOGISTIC ? MAX_LOGISTIC_ELO : MAX_NORMALISED_ELO;
        if (!(elo0 >= -limit && elo1 <= limit)) {
            throw new IllegalArgumentException(
                    "elo0 and elo1 in " + scale.name().toLowerCase(Locale.ROOT) + " Elo must be between -" + limit
                            + " and " + limit + ", not " + elo0 + " and " + elo1);
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "alpha and beta must be between 0 and 0.5, not " + alpha + " and " + beta);
        }
    }

    /** A test with alpha = beta = 0.05. */
    public Sprt(Scale scale, double elo0, double elo1) {
        this(scale, elo0, elo1, DEFAULT_ERROR_RATE, DEFAULT_ERROR_RATE);
    }

    /** H0 is accepted when the LLR is at or below this bound. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** H1 is accepted when the LLR is at or above this bound. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    public Decision decide(Pentanomial pairs) {
        double llr = logLikelihoodRatio(pairs);
        return llr >= upperBound() ? Decision.ACCEPT_ELO1 : llr <= lowerBound() ? Decision.ACCEPT_ELO0 : Decision.GO_ON;
    }

    /** Log-likelihood ratio (LLR) of H1 to H0 for these pairs. */
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

    /** The maximum likelihood distribution under a hypothesis, given the observed shares. */
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
     * The maximum likelihood distribution whose mean is {@code tValue} standard deviations above ½. The constraint is not
     * linear in the distribution, so it is linearised around the last estimate and solved again until it converges.
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
     * The maximum likelihood distribution under which the offsets have mean 0. By Lagrange multipliers it is
     * share / (1 + x·offset), for the only x that meets the constraint and keeps every probability positive.
     */
    private static double[] mleWithZeroMean(double[] shares, double[] offsets) {
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (double offset : offsets) {
            min = Math.min(min, offset);
            max = Math.max(max, offset);
        }
        if (!(min < 0 && max > 0)) {
            throw new IllegalArgumentException("the Elo difference is too large: no match result can show it");
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

    /** Root of a decreasing function, by bisection to the resolution of double; never evaluated at the end points. */
    private static double bisect(DoubleUnaryOperator decreasing, double low, double high) {
        double a = low;
        double b = high;
        while (true) {
            double middle = a + (b - a) / 2;
            if (middle <= a || middle >= b) {
                return middle;
            }
            if (decreasing.applyAsDouble(middle) > 0) {
                a = middle;
            } else {
                b = middle;
            }
        }
    }
}
