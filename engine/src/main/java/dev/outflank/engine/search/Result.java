package dev.outflank.engine.search;

import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * What a search found.
 *
 * @param score for the side to move, in discs
 * @param best the best move; a pass when there is no other, and when the game is over
 * @param line the expected moves, the best first, passes included
 * @param depth how deep
 * @param selectivity how sure
 * @param exact whether the score is proved: searched to the end of the game, nothing left out
 * @param nodes positions visited since the search began, by all threads
 */
public record Result(
        int score, Move best, List<Move> line, int depth, Selectivity selectivity, boolean exact, long nodes) {
    public Result {
        line = List.copyOf(line);
    }

    /** This result of the opponent's, seen from before the move that led to it. */
    public Result after(Move move) {
        List<Move> moves = new ArrayList<>(line.size() + 1);
        moves.add(move);
        moves.addAll(line);
        return new Result(-score, move, moves, move.isPass() ? depth : depth + 1, selectivity, exact, nodes);
    }

    /** Depth and, unless it is 100 %, selectivity: {@code 21@73%}. */
    public String label() {
        return selectivity == Selectivity.FULL ? String.valueOf(depth) : depth + "@" + selectivity.percent() + "%";
    }
}
