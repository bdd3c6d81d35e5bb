package dev.outflank.trainer;

/**
 * How weights are fitted.
 *
 * @param rounds iterations of conjugate gradients
 * @param ridge regularisation: a weight seen in this number of samples is shrunk by half
 * @param window a phase also uses samples with this number of empty squares more or less than its own
 * @param resultShare the share of a game's result in the label of its positions; the rest is the score of the search
 * @param threads number of tables fitted in parallel
 */
public record FitOptions(int rounds, float ridge, int window, double resultShare, int threads) {}
