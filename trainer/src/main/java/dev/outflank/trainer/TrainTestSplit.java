package dev.outflank.trainer;

import java.util.Arrays;

/** Which games are kept out of fits, whole, so that a test sees nothing that a fit has seen: one in so many. */
record TrainTestSplit(int testInterval) {
    /** The same for a game by its squares, wherever it comes from. */
    boolean isTest(byte[] squares) {
        return isTest(Arrays.hashCode(squares));
    }

    boolean isTest(long fingerprint) {
        return Math.floorMod(fingerprint * 0x9E3779B97F4A7C15L >>> 20, testInterval) == 0;
    }
}
