package dev.outflank.trainer;

/** Which games are kept out of fits, whole, so that a test sees nothing that a fit has seen: one in so many. */
record GameSplit(int oneIn) {
    boolean isTest(long fingerprint) {
        return Math.floorMod(fingerprint * 0x9E3779B97F4A7C15L >>> 20, oneIn) == 0;
    }
}
