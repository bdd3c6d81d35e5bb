package dev.outflank.engine.analysis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The analysis of a game.
 *
 * @param game the game
 * @param moves the analysis of each move, passes included
 * @param finalScore the score of the last position for Black
 */
public record GameAnalysis(Game game, List<MoveAnalysis> moves, AnalysisScore finalScore) {
    public GameAnalysis {
        if (moves.size() != game.ply()) {
            throw new IllegalArgumentException(moves.size() + " move analyses for " + game.ply() + " moves");
        }
        moves = List.copyOf(moves);
    }

    /**
     * The mistakes of one side.
     *
     * @param errors number of moves graded {@link MoveGrade#ERROR}
     * @param discsLost discs lost by errors
     * @param doubts number of moves graded {@link MoveGrade#DOUBT}
     * @param discsDoubted discs that the doubts seem to have lost
     */
    public record MistakeTotals(int errors, int discsLost, int doubts, int discsDoubted) {}

    /** The mistakes of a side. */
    public MistakeTotals mistakeTotals(Colour side) {
        List<MoveAnalysis> errors = movesGraded(side, MoveGrade.ERROR);
        List<MoveAnalysis> doubts = movesGraded(side, MoveGrade.DOUBT);
        return new MistakeTotals(errors.size(), discsLost(errors), doubts.size(), discsLost(doubts));
    }

    private List<MoveAnalysis> movesGraded(Colour side, MoveGrade grade) {
        return moves.stream()
                .filter(move -> move.side() == side && move.grade() == grade)
                .toList();
    }

    private static int discsLost(List<MoveAnalysis> moves) {
        return moves.stream().mapToInt(MoveAnalysis::discsLost).sum();
    }

    /** Why a move of the game is worse than the best one. */
    public List<MoveReason> reasons(MoveAnalysis move) {
        return MoveReason.of(game.positions().get(move.ply()), move.played(), move.bestMove());
    }

    /** The score of every position of the game for Black: one more than the number of moves. */
    public List<AnalysisScore> scoresForBlack() {
        List<AnalysisScore> scores = new ArrayList<>();
        for (MoveAnalysis move : moves) {
            scores.add(
                    move.side() == Colour.BLACK
                            ? move.bestScore()
                            : move.bestScore().forOpponent());
        }
        scores.add(finalScore);
        return scores;
    }

    /**
     * The mistake that decided the game: the last one that took its side from a better outcome to the outcome of the
     * game (for an unfinished game, the expected outcome). Empty if neither side missed a better outcome.
     */
    public Optional<MoveAnalysis> turningPoint() {
        return moves.reversed().stream()
                .filter(move -> move.grade().isMistake())
                .filter(move -> {
                    int finalOutcome = move.side() == Colour.BLACK ? finalScore.outcome() : -finalScore.outcome();
                    return move.bestScore().outcome() > finalOutcome
                            && move.score().outcome() == finalOutcome;
                })
                .findFirst();
    }

    /** The costliest mistakes, worst first; of equal cost, errors before doubts. */
    public List<MoveAnalysis> worstMistakes(int limit) {
        List<MoveAnalysis> mistakes = new ArrayList<>(
                moves.stream().filter(move -> move.grade().isMistake()).toList());
        mistakes.sort((one, other) -> one.discsLost() != other.discsLost()
                ? Integer.compare(other.discsLost(), one.discsLost())
                : other.grade().compareTo(one.grade()));
        return Collections.unmodifiableList(mistakes.subList(0, Math.min(limit, mistakes.size())));
    }
}
