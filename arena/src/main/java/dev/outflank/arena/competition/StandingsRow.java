package dev.outflank.arena.competition;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An entry's row in the standings.
 *
 * @param rank rank by score, on a ladder by strength, starting at 1; equals share a rank
 * @param entry id of the entry
 * @param indicator score as a percentage of the best score
 * @param status {@code PASS}, or the codes of its faults, such as {@code TLE+IM}
 * @param faults number of faults by verdict
 * @param maxTime maximum time of a move, separately for each clock
 * @param elo strength estimated from all games of the competition
 * @param error half the width of the 95 % interval of the strength
 * @param bestRank best plausible rank by strength
 * @param worstRank worst plausible rank by strength
 */
public record StandingsRow(
        int rank,
        long entry,
        String name,
        double score,
        double indicator,
        int wins,
        int draws,
        int losses,
        String status,
        Map<Verdict, Integer> faults,
        TimeUsage maxTime,
        double elo,
        double error,
        int bestRank,
        int worstRank) {
    public int games() {
        return wins + draws + losses;
    }

    static String status(Map<Verdict, Integer> faults) {
        return faults.isEmpty()
                ? "PASS"
                : faults.keySet().stream()
                        .map(StandingsRow::verdictCode)
                        .distinct()
                        .collect(Collectors.joining("+"));
    }

    private static String verdictCode(Verdict verdict) {
        return switch (verdict) {
            case MISSING -> "NF";
            case COMPILE_ERROR -> "CE";
            case NO_START -> "NS";
            case ILLEGAL_MOVE -> "IM";
            case TIMEOUT_CPU, TIMEOUT_WALL -> "TLE";
            case CRASH -> "RE";
            case MEMORY -> "MLE";
            case OUTPUT_LIMIT -> "OLE";
            case PROTOCOL -> "PE";
            case INTERNAL -> throw new IllegalStateException("an internal fault belongs to no entry");
        };
    }
}
