package dev.outflank.judge.contest;

import java.util.List;

/**
 * Who meets whom, once everyone's entry is known.
 *
 * @param players those of the staff who take part from the beginning
 * @param rounds of a round robin or a points race on each board
 * @param meetings of a ladder, for each entrant
 */
public record Competition(
        String handIn,
        List<Integer> boards,
        Entry entry,
        List<String> players,
        Kind kind,
        int rounds,
        int meetings,
        boolean certificates) {

    /** The shape of the tournament. */
    public enum Kind {
        ROUND_ROBIN,
        LADDER,
        POINTS_RACE
    }

    /** What it takes to be let in. */
    public sealed interface Entry {
        /** Beat these players of the staff with both colours. */
        record Beat(List<String> players) implements Entry {}

        /** Make one legal move. */
        record Move() implements Entry {}

        /** All marks of a part. */
        record FullMarks(String part) implements Entry {}
    }
}
