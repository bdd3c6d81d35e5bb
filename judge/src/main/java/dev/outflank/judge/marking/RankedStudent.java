package dev.outflank.judge.marking;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A student's place in the table of a competition.
 *
 * @param rank rank in the table, among students and staff players
 * @param elo strength
 * @param error half the width of the strength's 95 % interval
 */
public record RankedStudent(String name, int rank, double elo, double error) {
    /**
     * Ranks among students alone, starting at 1. Students with the same rank in the table share one; unless only scores
     * count, so do those whose strength cannot be told from that of the first one of the rank: the difference is smaller
     * than its 95 % error. Otherwise luck in a few games would decide many marks.
     *
     * @param table the students in the order of the table
     */
    static Map<String, Integer> ranks(List<RankedStudent> table, boolean byScore) {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        RankedStudent first = null;
        int rank = 0;
        for (RankedStudent student : table) {
            boolean tied =
                    first != null && (student.rank == first.rank || !byScore && !first.isDistinguishableFrom(student));
            if (!tied) {
                first = student;
                rank = ranks.size() + 1;
            }
            ranks.put(student.name, rank);
        }
        return ranks;
    }

    private boolean isDistinguishableFrom(RankedStudent other) {
        return Math.abs(elo - other.elo) > Math.hypot(error, other.error);
    }
}
