package dev.outflank.arena.tournament;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An entrant in a table.
 *
 * @param rank from 1; those with the same score share a rank
 * @param indicator the score in percent of the best
 * @param faults how often it failed, by verdict
 * @param maxTime its longest times for a move
 * @param elo its strength by all games of the tournament, with an error bar and the ranks it may really have
 */
public record StandingsRow(
        int rank,
        String name,
        double score,
        double indicator,
        int wins,
        int draws,
        int losses,
        Map<Verdict, Integer> faults,
        TimeUsage maxTime,
        double elo,
        double error,
        int bestRank,
        int worstRank) {
    /** {@code PASS}, or the short names of its faults: {@code TLE+IM}. */
    public String status() {
        return faults.isEmpty()
                ? "PASS"
                : faults.keySet().stream()
                        .map(StandingsRow::verdictCode)
                        .distinct()
                        .collect(Collectors.joining("+"));
    }

    private static String verdictCode(Verdict verdict) {
        return switch (verdict) {
            case COMPILE_ERROR -> "CE";
            case NO_START -> "NS";
            case ILLEGAL_MOVE -> "IM";
            case TIMEOUT_CPU, TIMEOUT_WALL -> "TLE";
            case CRASH -> "RE";
            case MEMORY -> "MLE";
            case OUTPUT_LIMIT -> "OLE";
            case PROTOCOL -> "PE";
            case INTERNAL -> throw new IllegalStateException("an internal fault is nobody's");
        };
    }
}
