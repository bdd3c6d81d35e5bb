package dev.outflank.engine.ladder;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The player of the CS303 report, 8×8 only: alpha-beta in reading order over {@link Cs303Evaluation}, three moves deep
 * and then deeper, up to seven, while the time lasts. As in the report a side without a move is no pass: the position
 * is scored there.
 */
final class Cs303 implements Outspoken {
    static final int FIRST_DEPTH = 3;
    private static final int LAST_DEPTH = 7;

    private Budget budget = new Budget(Clock.UNLIMITED);

    static Optional<String> refusal(Position position) {
        int size = position.size();
        return size == 8 ? Optional.empty() : Optional.of("cs303 plays only on 8×8, not on " + size + "×" + size);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        refusal(position).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        budget = new Budget(clock);
        long own = SmallSearchBoard.bits(position, position.toMove());
        long opp = SmallSearchBoard.bits(position, position.toMove().other());
        int choice = best(own, opp, FIRST_DEPTH);
        for (int depth = FIRST_DEPTH + 1; depth <= LAST_DEPTH && !budget.isSpent(); depth++) {
            int deeper = best(own, opp, depth);
            choice = budget.isSpent() ? choice : deeper;
        }
        return Move.atBit(choice);
    }

    /** The scores at the first of its depths. */
    @Override
    public Map<Move, Double> opinions(Game game, Clock clock) {
        Position position = game.position();
        budget = new Budget(clock);
        long own = SmallSearchBoard.bits(position, position.toMove());
        long opp = SmallSearchBoard.bits(position, position.toMove().other());
        Map<Move, Double> opinions = new LinkedHashMap<>();
        for (Move move : position.moves()) {
            long flips = Bitboard.flips(own, opp, move.bit());
            opinions.put(
                    move,
                    opponents(
                            own ^ flips ^ 1L << move.bit(),
                            opp ^ flips,
                            move.bit(),
                            FIRST_DEPTH - 1,
                            Double.NEGATIVE_INFINITY,
                            Double.POSITIVE_INFINITY));
        }
        return opinions;
    }

    /** The nodes visited for the last move. */
    long nodes() {
        return budget.nodes();
    }

    /** The first best square at a depth; when the time is up, of those looked at so far. */
    int best(long own, long opp, int depth) {
        long moves = Bitboard.moves(own, opp);
        int best = Long.numberOfTrailingZeros(moves);
        double highest = Double.NEGATIVE_INFINITY;
        for (long m = moves; m != 0; m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, bit);
            double value = opponents(
                    own ^ flips ^ 1L << bit, opp ^ flips, bit, depth - 1, highest, Double.POSITIVE_INFINITY);
            if (budget.isSpent()) {
                break;
            }
            if (value > highest) {
                highest = value;
                best = bit;
            }
        }
        return best;
    }

    /** The player is to move; {@code own} are its discs here and in {@link #opponents}. */
    private double players(long own, long opp, int previous, int depth, double alpha, double beta) {
        long moves = Bitboard.moves(own, opp);
        if (budget.spend() || depth == 0 || moves == 0) {
            return Cs303Evaluation.of(own, opp, previous);
        }
        double highest = Double.NEGATIVE_INFINITY;
        for (long m = moves; m != 0 && Math.max(alpha, highest) < beta; m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, bit);
            double value = opponents(
                    own ^ flips ^ 1L << bit, opp ^ flips, bit, depth - 1, Math.max(alpha, highest), beta);
            highest = Math.max(highest, value);
        }
        return highest;
    }

    /** The opponent is to move and wants the player's score low. */
    private double opponents(long own, long opp, int previous, int depth, double alpha, double beta) {
        long moves = Bitboard.moves(opp, own);
        if (budget.spend() || depth == 0 || moves == 0) {
            return Cs303Evaluation.of(own, opp, previous);
        }
        double lowest = Double.POSITIVE_INFINITY;
        for (long m = moves; m != 0 && alpha < Math.min(beta, lowest); m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(opp, own, bit);
            double value =
                    players(own ^ flips, opp ^ flips ^ 1L << bit, bit, depth - 1, alpha, Math.min(beta, lowest));
            lowest = Math.min(lowest, value);
        }
        return lowest;
    }
}
