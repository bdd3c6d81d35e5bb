package dev.outflank.trainer;

import java.util.Arrays;

/**
 * Decides which games are kept for tests: one in {@code testInterval}. Whole games are kept out of fits, so that tests
 * contain nothing that a fit has seen.
 */
record TrainTestSplit(int testInterval) {
    /** Depends only on the game's moves, so that the same game from another source is treated alike. */
    boolean isTest(byte[] squares) {
        return isTest(Arrays.hashCode(squares));
    }

    boolean isTest(long fingerprint) {
        return Math.floorMod(fingerprint * 0x9E3779B97F4A7C15L >>> 20, testInterval) == 0;
    }
}
