package dev.outflank.engine.search;

import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * What a search found.
 *
 * @param score for the side to move, in discs
 * @param bestMove the best move; a pass when there is no other, and when the game is over
 * @param pv the expected moves, the best first, passes included
 * @param depth how deep
 * @param selectivity how sure
 * @param exact whether the score is proved: searched to the end of the game, nothing left out
 * @param nodes positions visited since the search began, by all threads
 */
public record SearchResult(
        int score, Move bestMove, List<Move> pv, int depth, Selectivity selectivity, boolean exact, long nodes) {
    public SearchResult {
        pv = List.copyOf(pv);
    }

    /** This result of the opponent's, seen from before the move that led to it. */
    public SearchResult forParent(Move move) {
        List<Move> moves = new ArrayList<>(pv.size() + 1);
        moves.add(move);
        moves.addAll(pv);
        return new SearchResult(-score, move, moves, move.isPass() ? depth : depth + 1, selectivity, exact, nodes);
    }

    /** Depth and, unless it is 100 %, selectivity: {@code 21@73%}. */
    public String depthLabel() {
        return selectivity == Selectivity.PERCENT_100
                ? String.valueOf(depth)
                : depth + "@" + selectivity.percent() + "%";
    }
}
