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
 * @param end what the last position is worth to Black
 */
public record GameAnalysis(Game game, List<MoveVerdict> moves, Value end) {
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
    public record Total(int errors, int discsLost, int doubts, int discsDoubted) {}

    public Total total(Colour side) {
        List<MoveVerdict> errors = graded(side, Grade.ERROR);
        List<MoveVerdict> doubts = graded(side, Grade.DOUBT);
        return new Total(errors.size(), lost(errors), doubts.size(), lost(doubts));
    }

    private List<MoveVerdict> graded(Colour side, Grade grade) {
        return moves.stream()
                .filter(move -> move.side() == side && move.grade() == grade)
                .toList();
    }

    private static int lost(List<MoveVerdict> moves) {
        return moves.stream().mapToInt(MoveVerdict::lost).sum();
    }

    /** What every position of the game is worth to Black under best play: one more than there are moves. */
    public List<Value> forBlack() {
        List<Value> values = new ArrayList<>();
        for (MoveVerdict move : moves) {
            values.add(move.side() == Colour.BLACK ? move.bestValue() : move.bestValue().forOther());
        }
        values.add(end);
        return values;
    }

    /**
     * Where the outcome changed for good: the last mistake that took its side from a better outcome to the one that the
     * game had, or, if it was not played to its end, is heading for. Empty when nobody let a better outcome go.
     */
    public Optional<MoveVerdict> turningPoint() {
        return moves.reversed().stream()
                .filter(move -> move.grade().isMistake())
                .filter(move -> {
                    int had = move.side() == Colour.BLACK ? end.outcome() : -end.outcome();
                    return move.bestValue().outcome() > had && move.value().outcome() == had;
                })
                .findFirst();
    }

    /** The mistakes that cost the most, the worst first, an error before a doubt that cost as much. */
    public List<MoveVerdict> worst(int most) {
        List<MoveVerdict> mistakes = new ArrayList<>(
                moves.stream().filter(move -> move.grade().isMistake()).toList());
        mistakes.sort((one, other) -> one.lost() != other.lost()
                ? Integer.compare(other.lost(), one.lost())
                : other.grade().compareTo(one.grade()));
        return Collections.unmodifiableList(mistakes.subList(0, Math.min(most, mistakes.size())));
    }
}
