package dev.outflank.judge.contest;

import java.util.List;

/**
 * The competition of a contest: who may enter and which games are played.
 *
 * @param requiredFile the required file whose program competes
 * @param players the staff players that take part
 * @param rounds number of rounds of a round robin or a points race on each board
 * @param pairsPerEntry number of pairs that each entry of a ladder should play
 * @param certificates whether certificates are written for the finalists
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

    /** The tournament format. */
    public enum Kind {
        ROUND_ROBIN,
        LADDER,
        POINTS_RACE
    }

    /** What a submission must achieve to enter the competition. */
    public sealed interface EntryRequirement {
        /** Beat each of these staff players with both colours. */
        record BeatPlayers(List<String> players) implements EntryRequirement {}

        /** Play one legal move. */
        record PlayMove() implements EntryRequirement {}

        /** Get full marks in a part. */
        record FullMarks(String part) implements EntryRequirement {}
    }
}
