package dev.outflank.engine.players;

import dev.outflank.engine.search.SearchBudget;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The player of the CS303 report, for 8×8 only: alpha-beta (Knuth and Moore 1975) with moves in reading order over
 * {@link Cs303Evaluation}, to depth 3 and then up to depth 7 while the time lasts. As in the report, there are no passes
 * in the search: a position in which the side to move has no move is a leaf.
 */
final class Cs303Player implements ExplainablePlayer {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "cs303", "The player of the CS303 report; 8×8 only.", Cs303Player::new)
            .onlyOnEightByEight()
            .withLesson(
                    "Know the stage of the game",
                    "Mobility early, stable discs always, parity and disc count late: five terms whose weights change"
                            + " with the number of discs on the board, three moves deep. On 8×8.",
                    "The report's score three moves from here.")
            .withPreset("CS303");

    static final int MIN_DEPTH = 3;
    private static final int MAX_DEPTH = 7;

    private SearchBudget budget = new SearchBudget(Clock.UNLIMITED);

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        DEFINITION.requireSupported(position);
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        budget = new SearchBudget(clock);
        long own = SmallSearchBoard.bits(position, position.toMove());
        long opp = SmallSearchBoard.bits(position, position.toMove().other());
        int choice = bestSquare(own, opp, MIN_DEPTH);
        for (int depth = MIN_DEPTH + 1; depth <= MAX_DEPTH && !budget.isExhausted(); depth++) {
            int deeper = bestSquare(own, opp, depth);
            choice = budget.isExhausted() ? choice : deeper;
        }
        return Move.atBit(choice);
    }

    /** The scores at depth {@link #MIN_DEPTH}. */
    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        Position position = game.position();
        budget = new SearchBudget(clock);
        long own = SmallSearchBoard.bits(position, position.toMove());
        long opp = SmallSearchBoard.bits(position, position.toMove().other());
        Map<Move, Double> scores = new LinkedHashMap<>();
        for (Move move : position.moves()) {
            long flips = Bitboard.flips(own, opp, move.bit());
            scores.put(
                    move,
                    minimize(
                            own ^ flips ^ 1L << move.bit(),
                            opp ^ flips,
                            move.bit(),
                            MIN_DEPTH - 1,
                            Double.NEGATIVE_INFINITY,
                            Double.POSITIVE_INFINITY));
        }
        return scores;
    }

    /** Number of nodes visited for the last move. */
    long nodes() {
        return budget.nodes();
    }

    /** The first best square at a depth; when the time is up, the best of those searched so far. */
    int bestSquare(long own, long opp, int depth) {
        long moves = Bitboard.moves(own, opp);
        int best = Long.numberOfTrailingZeros(moves);
        double highest = Double.NEGATIVE_INFINITY;
        for (long m = moves; m != 0; m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, bit);
            double value =
                    minimize(own ^ flips ^ 1L << bit, opp ^ flips, bit, depth - 1, highest, Double.POSITIVE_INFINITY);
            if (budget.isExhausted()) {
                break;
            }
            if (value > highest) {
                highest = value;
                best = bit;
            }
        }
        return best;
    }

    /** The player is to move. Here and in {@link #minimize}, {@code own} are the player's discs. */
    private double maximize(long own, long opp, int previous, int depth, double alpha, double beta) {
        long moves = Bitboard.moves(own, opp);
        if (budget.countNode() || depth == 0 || moves == 0) {
            return Cs303Evaluation.evaluate(own, opp, previous);
        }
        double highest = Double.NEGATIVE_INFINITY;
        for (long m = moves; m != 0 && Math.max(alpha, highest) < beta; m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, bit);
            double value =
                    minimize(own ^ flips ^ 1L << bit, opp ^ flips, bit, depth - 1, Math.max(alpha, highest), beta);
            highest = Math.max(highest, value);
        }
        return highest;
    }

    /** The opponent is to move and minimises the player's score. */
    private double minimize(long own, long opp, int previous, int depth, double alpha, double beta) {
        long moves = Bitboard.moves(opp, own);
        if (budget.countNode() || depth == 0 || moves == 0) {
            return Cs303Evaluation.evaluate(own, opp, previous);
        }
        double lowest = Double.POSITIVE_INFINITY;
        for (long m = moves; m != 0 && alpha < Math.min(beta, lowest); m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(opp, own, bit);
            double value =
                    maximize(own ^ flips, opp ^ flips ^ 1L << bit, bit, depth - 1, alpha, Math.min(beta, lowest));
            lowest = Math.min(lowest, value);
        }
        return lowest;
    }
}
