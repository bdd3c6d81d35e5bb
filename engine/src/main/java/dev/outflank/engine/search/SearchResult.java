package dev.outflank.engine.search;

import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of a search.
 *
 * @param score the score in discs, for the side to move
 * @param bestMove the best move; a pass if there is no other move or the game is over
 * @param pv the principal variation, beginning with the best move, passes included
 * @param depth the depth in plies
 * @param selectivity the confidence of ProbCut
 * @param exact whether the score is proved: searched to the end of the game without selective pruning
 * @param nodes the number of nodes since the search began, over all threads
 */
public record SearchResult(
        int score, Move bestMove, List<Move> pv, int depth, Selectivity selectivity, boolean exact, long nodes) {
    public SearchResult {
        pv = List.copyOf(pv);
    }

    SearchResult withNodes(long nodes) {
        return new SearchResult(score, bestMove, pv, depth, selectivity, exact, nodes);
    }

    /** This result of the opponent's search, as a result of the position before {@code move}. */
    public SearchResult forParent(Move move) {
        List<Move> moves = new ArrayList<>(pv.size() + 1);
        moves.add(move);
        moves.addAll(pv);
        return new SearchResult(-score, move, moves, move.isPass() ? depth : depth + 1, selectivity, exact, nodes);
    }

    /** The depth and, unless it is 100 %, the selectivity: {@code 21@73%}. */
    public String depthLabel() {
        return selectivity == Selectivity.PERCENT_100
                ? String.valueOf(depth)
                : depth + "@" + selectivity.percent() + "%";
    }
}
