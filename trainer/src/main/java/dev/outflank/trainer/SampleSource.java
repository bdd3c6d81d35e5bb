package dev.outflank.trainer;

import java.util.List;

/**
 * Games to make samples of. A game depends on nothing but its number, so that work can be stopped, resumed and shared.
 */
interface SampleSource {
    /** What tells it from other work. */
    String recipe();

    long gameCount();

    /** Games that are saved together. */
    int gamesPerChunk();

    List<Sample> samples(long number, Labeller labeller);
}
