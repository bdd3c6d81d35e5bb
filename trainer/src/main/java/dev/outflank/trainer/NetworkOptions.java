package dev.outflank.trainer;

/**
 * How a network is trained.
 *
 * @param epochs passes over the samples
 * @param learningRate the learning rate at the beginning; it falls to zero linearly
 * @param resultShare the share of a game's result in the label of its positions; the rest is the score of the search
 * @param seed seed of the first weights, the order of samples, and the symmetric images that are shown
 * @param threads number of threads; the result does not depend on it
 */
public record NetworkOptions(int epochs, float learningRate, double resultShare, long seed, int threads) {}
