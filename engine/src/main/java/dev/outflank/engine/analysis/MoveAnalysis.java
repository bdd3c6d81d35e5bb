package dev.outflank.engine.analysis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import java.util.List;

/**
 * The analysis of one move of a game. Scores are for the side that moved.
 *
 * @param ply the number of moves played before it
 * @param side the side that moved
 * @param played the move played
 * @param score the score of the move played
 * @param bestMove the best move; the move played if no other is better
 * @param bestScore the score of the best move
 * @param pv the principal variation, beginning with the best move
 * @param grade the grade of the move played
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

    /** The discs that the move lost compared with the best move. */
    public int discsLost() {
        return bestScore.discs() - score.discs();
    }
}
