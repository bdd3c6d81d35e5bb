package dev.outflank.arena.competition;

import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Lets everyone on a ladder meet everyone: no entry meets an opponent for the third time before it has met every possible
 * opponent once, for the fourth time before it has met each twice, and so on. There is always a pair left, unless no two
 * entries may play at all: the entry with the fewest complete rounds and an opponent that is missing in its next one.
 */
final class MeetingBalance {
    /** Number of meetings by which one opponent may be ahead of the opponent met least often. */
    static final int MAX_LEAD = 2;

    private final PairCounts meetings;

    /** By entry, how often it has met every possible opponent. */
    private final int[] completeRounds;

    private MeetingBalance(PairCounts meetings, int[] completeRounds) {
        this.meetings = meetings;
        this.completeRounds = completeRounds;
    }

    /**
     * Counts complete rounds.
     *
     * @param entries number of all entries
     * @param playing the entries that may be paired
     * @param closed whether two entries are not paired any more; such opponents are not possible ones
     */
    static MeetingBalance of(PairCounts meetings, int entries, BitSet playing, PairCounts closed) {
        int[] possible = new int[entries];
        playing.stream().forEach(entry -> possible[entry] = playing.cardinality() - 1);
        closed.forEach((key, count) -> {
            possible[PairCounts.first(key)]--;
            possible[PairCounts.second(key)]--;
        });
        int[] rounds = new int[entries];
        boolean[] complete = {true};
        for (int round = 1; complete[0]; round++) {
            int next = round;
            int[] met = new int[entries];
            meetings.forEach((key, count) -> {
                int a = PairCounts.first(key);
                int b = PairCounts.second(key);
                if (count >= next && playing.get(a) && playing.get(b) && closed.get(key) == 0) {
                    met[a]++;
                    met[b]++;
                }
            });
            complete[0] = false;
            IntStream.range(0, entries)
                    .filter(entry -> rounds[entry] == next - 1 && possible[entry] > 0 && met[entry] == possible[entry])
                    .forEach(entry -> {
                        rounds[entry] = next;
                        complete[0] = true;
                    });
        }
        return new MeetingBalance(meetings, rounds);
    }

    /** Whether two entries have met so often that others come first. */
    boolean isAhead(int a, int b) {
        int met = meetings.get(PairCounts.unordered(a, b));
        return met >= Math.min(completeRounds[a], completeRounds[b]) + MAX_LEAD;
    }
}
