package dev.outflank.judge.contest;

import java.util.List;

/**
 * Who meets whom, once everyone's entry is known.
 *
 * @param players those of the staff who take part from the beginning
 * @param rounds of a round robin or a points race on each board
 * @param pairsPerEntry of a ladder, for each entrant
 */
public record Competition(
        String requiredFile,
        List<Integer> boards,
        EntryRequirement entryRequirement,
        List<String> players,
        Kind kind,
        int rounds,
        int pairsPerEntry,
        boolean certificates) {

    /** The shape of the tournament. */
    public enum Kind {
        ROUND_ROBIN,
        LADDER,
        POINTS_RACE
    }

    /** What it takes to be let in. */
    public sealed interface EntryRequirement {
        /** Beat these players of the staff with both colours. */
        record BeatPlayers(List<String> players) implements EntryRequirement {}

        /** Make one legal move. */
        record PlayMove() implements EntryRequirement {}

        /** All marks of a part. */
        record FullMarks(String part) implements EntryRequirement {}
    }
}
