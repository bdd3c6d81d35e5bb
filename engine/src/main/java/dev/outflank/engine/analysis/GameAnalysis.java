package dev.outflank.engine.analysis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A game and what its moves were worth.
 *
 * @param moves a verdict for each move, passes included
 * @param finalScore what the last position is worth to Black
 */
public record GameAnalysis(Game game, List<MoveAnalysis> moves, AnalysisScore finalScore) {
    public GameAnalysis {
        if (moves.size() != game.ply()) {
            throw new IllegalArgumentException(moves.size() + " verdicts for " + game.ply() + " moves");
        }
        moves = List.copyOf(moves);
    }

    /**
     * What a side lost.
     *
     * @param errors moves that lost for certain
     * @param discsLost by errors
     * @param doubts moves that seem to have lost
     * @param discsDoubted by doubts
     */
    public record MistakeTotals(int errors, int discsLost, int doubts, int discsDoubted) {}

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

    /** What every position of the game is worth to Black under best play: one more than there are moves. */
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
     * Where the outcome changed for good: the last mistake that took its side from a better outcome to the one that the
     * game had, or, if it was not played to its end, is heading for. Empty when nobody let a better outcome go.
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

    /** The mistakes that cost the most, the worst first, an error before a doubt that cost as much. */
    public List<MoveAnalysis> worstMistakes(int limit) {
        List<MoveAnalysis> mistakes = new ArrayList<>(
                moves.stream().filter(move -> move.grade().isMistake()).toList());
        mistakes.sort((one, other) -> one.discsLost() != other.discsLost()
                ? Integer.compare(other.discsLost(), one.discsLost())
                : other.grade().compareTo(one.grade()));
        return Collections.unmodifiableList(mistakes.subList(0, Math.min(limit, mistakes.size())));
    }
}
