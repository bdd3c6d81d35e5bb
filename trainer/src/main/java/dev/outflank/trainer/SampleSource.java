package dev.outflank.trainer;

import java.util.List;

/** Games from which samples are taken. A game depends only on its number, so that work can be resumed and parallel. */
interface SampleSource {
    /** Description that identifies this source in a {@link Recipe}. */
    String recipe();

    long gameCount();

    /** Number of games per file. */
    int gamesPerChunk();

    List<Sample> samples(long number, Labeller labeller);
}
