package dev.outflank.engine.analysis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import java.util.List;

/**
 * What is known about a move of a game. Values are for the side that moved.
 *
 * @param ply how many moves were played before it
 * @param side whose move it was
 * @param played the move
 * @param score what it is worth
 * @param bestMove the best move; the played one when no other is better
 * @param bestScore what the best move is worth
 * @param pv the best move and what is expected after it
 */
public record MoveAnalysis(
        int ply,
        Colour side,
        Move played,
        AnalysisScore score,
        Move bestMove,
        AnalysisScore bestScore,
        List<Move> pv,
        MoveGrade grade) {
    public MoveAnalysis {
        pv = List.copyOf(pv);
    }

    /** Discs lost by it. */
    public int discsLost() {
        return bestScore.discs() - score.discs();
    }
}
