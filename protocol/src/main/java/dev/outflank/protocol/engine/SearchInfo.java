package dev.outflank.protocol.engine;

import dev.outflank.rules.Move;
import java.util.List;

/**
 * What is known about a move so far.
 *
 * @param pv the move and what is expected after it
 * @param score for the side to move, in discs
 * @param depth moves looked ahead
 * @param confidencePercent how sure it is of the score at that depth; 100 when nothing was left out
 * @param exact whether the score is proved
 * @param nodes positions visited
 * @param fromBook whether a book of openings says so, and nothing was searched
 */
public record SearchInfo(
        List<Move> pv, int score, int depth, int confidencePercent, boolean exact, long nodes, boolean fromBook) {
    public SearchInfo {
        pv = List.copyOf(pv);
    }

    /** What a book of openings says. */
    public static SearchInfo ofBook(Move move, int score) {
        return new SearchInfo(List.of(move), score, 0, 100, false, 0, true);
    }
}
