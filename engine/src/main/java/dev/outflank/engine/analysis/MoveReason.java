package dev.outflank.engine.analysis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Why a move is bad, by what it changes on the board compared with the best move. A reason is a value, so that every
 * program can say it in its own words.
 *
 * @param kind what the move does
 * @param square the square that the reason is about; a pass if there is none
 * @param before the number before the move or after the best move, depending on the kind; 0 if there is none
 * @param after the number after the move
 */
public record MoveReason(Kind kind, Move square, int before, int after) {
    private static final int MIN_MOBILITY_LOSS = 2;
    private static final int MIN_OPENED_MOVES = 3;
    private static final int MIN_STABLE_DISCS = 3;
    private static final int MIN_EXPOSED_DISCS = 4;
    private static final int MAX_PARITY_EMPTIES = 20;
    private static final int MAX_REASONS = 3;

    /** What a bad move does. */
    public enum Kind {
        /** The opponent can take the corner {@code square} now. */
        GIVES_CORNER,
        /** The corner {@code square} could have been taken, and taking it was best. */
        MISSES_CORNER,
        /** The opponent can reach {@code after} discs that are never flipped, {@code before} after the best move. */
        GIVES_STABLE_DISCS,
        /** The side's own legal moves drop from {@code before} to {@code after}. */
        LOSES_MOBILITY,
        /** The opponent gets {@code after} legal moves, {@code before} after the best move. */
        OPENS_MOVES,
        /** {@code after} of the side's discs touch empty squares, {@code before} after the best move. */
        EXPOSES_DISCS,
        /** The opponent can move into a region of {@code after} empty squares, in which it had no move. */
        OPENS_REGION,
        /** The move begins a region of {@code before} empty squares, an even number: the opponent moves last there. */
        LOSES_PARITY
    }

    /** The reasons why a move is worse than the best one, the weightiest first; at most three. */
    public static List<MoveReason> of(Position position, Move played, Move best) {
        if (played.isPass() || best.isPass() || played.equals(best)) {
            return List.of();
        }
        Position afterPlayed = position.play(played);
        Position afterBest = position.play(best);
        List<MoveReason> reasons = new ArrayList<>();
        givenCorner(position, afterPlayed, afterBest).ifPresent(reasons::add);
        if (isCorner(best, position.size()) && !isCorner(played, position.size())) {
            reasons.add(new MoveReason(Kind.MISSES_CORNER, best, 0, 0));
        }
        stableDiscs(position, afterPlayed, afterBest).ifPresent(reasons::add);
        mobility(position, afterPlayed, afterBest).ifPresent(reasons::add);
        region(position, played, afterPlayed, afterBest).ifPresent(reasons::add);
        parity(position, played, best).ifPresent(reasons::add);
        int exposed = frontier(afterPlayed, position.toMove());
        int instead = frontier(afterBest, position.toMove());
        if (exposed - instead >= MIN_EXPOSED_DISCS) {
            reasons.add(new MoveReason(Kind.EXPOSES_DISCS, Move.PASS, instead, exposed));
        }
        return List.copyOf(reasons.subList(0, Math.min(MAX_REASONS, reasons.size())));
    }

    private static Optional<MoveReason> givenCorner(Position position, Position afterPlayed, Position afterBest) {
        List<Move> before = position.passed().moves();
        List<Move> instead = afterBest.moves();
        return afterPlayed.moves().stream()
                .filter(move -> isCorner(move, position.size()) && !before.contains(move) && !instead.contains(move))
                .findFirst()
                .map(corner -> new MoveReason(Kind.GIVES_CORNER, corner, 0, 0));
    }

    private static boolean isCorner(Move move, int size) {
        return (move.row() == 0 || move.row() == size - 1) && (move.column() == 0 || move.column() == size - 1);
    }

    private static Optional<MoveReason> stableDiscs(Position position, Position afterPlayed, Position afterBest) {
        Colour opponent = position.toMove().other();
        int gained = reachableStableDiscs(afterPlayed, opponent);
        int instead = reachableStableDiscs(afterBest, opponent);
        return gained - instead >= MIN_STABLE_DISCS
                ? Optional.of(new MoveReason(Kind.GIVES_STABLE_DISCS, Move.PASS, instead, gained))
                : Optional.empty();
    }

    /** The most stable discs that the side to move can have after its next move. */
    private static int reachableStableDiscs(Position position, Colour side) {
        int most = StableDiscs.count(position, side);
        for (Move move : position.moves()) {
            most = Math.max(most, StableDiscs.count(position.play(move), side));
        }
        return most;
    }

    private static Optional<MoveReason> mobility(Position position, Position afterPlayed, Position afterBest) {
        int before = position.mobility();
        int own = afterPlayed.passed().mobility();
        int ownInstead = afterBest.passed().mobility();
        if (before - own >= MIN_MOBILITY_LOSS && ownInstead - own >= MIN_MOBILITY_LOSS) {
            return Optional.of(new MoveReason(Kind.LOSES_MOBILITY, Move.PASS, before, own));
        }
        int opened = afterPlayed.mobility();
        int instead = afterBest.mobility();
        return opened - instead >= MIN_OPENED_MOVES
                ? Optional.of(new MoveReason(Kind.OPENS_MOVES, Move.PASS, instead, opened))
                : Optional.empty();
    }

    private static Optional<MoveReason> region(
            Position position, Move played, Position afterPlayed, Position afterBest) {
        EmptyRegions regions = new EmptyRegions(position);
        if (regions.count() < 2) {
            return Optional.empty();
        }
        List<Move> before = position.passed().moves();
        List<Move> instead = afterBest.moves();
        return afterPlayed.moves().stream()
                .filter(move -> before.stream().noneMatch(other -> regions.same(other, move))
                        && instead.stream().noneMatch(other -> regions.same(other, move)))
                .findFirst()
                .map(move -> new MoveReason(
                        Kind.OPENS_REGION, move, 0, regions.size(move) - (regions.same(move, played) ? 1 : 0)));
    }

    /** In the endgame, moving last in a region is an advantage; the side that begins an even one gives it away. */
    private static Optional<MoveReason> parity(Position position, Move played, Move best) {
        if (position.empties() > MAX_PARITY_EMPTIES) {
            return Optional.empty();
        }
        EmptyRegions regions = new EmptyRegions(position);
        int size = regions.size(played);
        return regions.count() > 1 && size % 2 == 0 && regions.size(best) % 2 == 1
                ? Optional.of(new MoveReason(Kind.LOSES_PARITY, played, size, size - 1))
                : Optional.empty();
    }

    /** The number of a side's discs that touch an empty square: each may give the opponent a move. */
    private static int frontier(Position position, Colour side) {
        int discs = 0;
        for (int row = 0; row < position.size(); row++) {
            for (int column = 0; column < position.size(); column++) {
                if (position.at(row, column) == side && touchesEmpty(position, row, column)) {
                    discs++;
                }
            }
        }
        return discs;
    }

    private static boolean touchesEmpty(Position position, int row, int column) {
        int last = position.size() - 1;
        for (int r = Math.max(0, row - 1); r <= Math.min(last, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(last, column + 1); c++) {
                if (position.at(r, c) == null) {
                    return true;
                }
            }
        }
        return false;
    }
}
