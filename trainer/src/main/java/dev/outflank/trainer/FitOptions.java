package dev.outflank.trainer;

/**
 * How weights are fitted.
 *
 * @param rounds of conjugate gradients
 * @param ridge how many samples a weight needs to be believed half
 * @param window how many numbers of empty squares beyond the phase's own speak too
 * @param threads that fit a phase each
 */
public record FitOptions(int rounds, float ridge, int window, int threads) {}
