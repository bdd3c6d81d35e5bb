package dev.outflank.arena.competition;

import dev.outflank.rules.Colour;
import java.util.BitSet;

/** Which games of a log repeat an earlier game of their stage: the same two sides, start position and moves. */
@SuppressWarnings("EnumOrdinal") // Keys never leave this object.
final class KnownGames {
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private final PairCounts keys = new PairCounts();
    private final BitSet repeated = new BitSet();
    private int games;

    /** Looks at the games that were added to the end of the log since the last call. */
    void extend(ResultLog log) {
        for (; games < 2 * log.size(); games++) {
            long key = key(log, games);
            repeated.set(games, keys.get(key) > 0);
            keys.add(key, 1);
        }
    }

    boolean isRepeated(int game) {
        return repeated.get(game);
    }

    /** Different games have different keys, except with a probability of about 2⁻⁶³. */
    private static long key(ResultLog log, int game) {
        long sides = PairCounts.ordered(log.entry(game, Colour.BLACK), log.entry(game, Colour.WHITE));
        long key = mix(mix(log.hash(game)) + sides);
        return mix(key + log.stage(game / 2).ordinal()) & Long.MAX_VALUE;
    }

    private static long mix(long value) {
        long mixed = value * MULTIPLIER;
        return mixed ^ mixed >>> 32;
    }
}
