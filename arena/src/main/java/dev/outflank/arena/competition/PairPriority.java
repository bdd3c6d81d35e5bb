package dev.outflank.arena.competition;

import java.util.function.IntPredicate;

/** The priority of pairs in a work queue: new entries first, then longer winning streaks, then the others. */
public final class PairPriority {
    public static final int NEW_ENTRY = 80;

    private static final int DEFAULT = 50;
    private static final int MAX_STREAK_BONUS = 20;
    private static final int STAFF_ONLY = 10;

    private PairPriority() {}

    /** The priority of a pair, given which entries are students'. */
    public static int of(EntryPair pair, PairingState state, IntPredicate isStudent) {
        if (state.availableEntries().noneMatch(isStudent)) {
            return STAFF_ONLY;
        }
        if (isNew(pair.a(), state, isStudent) || isNew(pair.b(), state, isStudent)) {
            return NEW_ENTRY;
        }
        int streak = pair.stage() == Stage.LADDER
                ? Math.max(state.ladder().streak(pair.a()), state.ladder().streak(pair.b()))
                : 0;
        return DEFAULT + Math.min(MAX_STREAK_BONUS, streak);
    }

    private static boolean isNew(int entry, PairingState state, IntPredicate isStudent) {
        return isStudent.test(entry) && state.pairs(entry) == 0;
    }
}
