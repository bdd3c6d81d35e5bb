package dev.outflank.trainer;

import java.util.List;

/**
 * Games to make samples of. A game depends on nothing but its number, so that work can be stopped, resumed and shared.
 */
interface Work {
    /** What tells it from other work. */
    String recipe();

    long games();

    /** Games that are saved together. */
    int gamesInChunk();

    List<Sample> game(long number, Labeller labeller);
}
