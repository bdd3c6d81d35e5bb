package dev.outflank.arena.record;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.MoveAnnotation;
import dev.outflank.rules.record.RecordedGame;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A played game: the contestants, the opening, every move with its CPU and wall time, and how it ended.
 *
 * @param black name of the contestant with Black
 * @param white name of the contestant with White
 * @param game all moves from the start position, including the opening and passes
 * @param openingPlies number of plies that belong to the opening
 * @param moveTimes time of each move after the opening
 * @param fault why the game ended early; {@code null} if it was played to the end
 * @param date start time, with millisecond resolution
 */
public record GameRecord(
        String black,
        String white,
        Game game,
        int openingPlies,
        List<TimeUsage> moveTimes,
        @Nullable GameFault fault,
        Instant date) {
    public GameRecord {
        if (openingPlies < 0 || openingPlies + moveTimes.size() != game.ply()) {
            throw new IllegalArgumentException(openingPlies + " opening moves and " + moveTimes.size()
                    + " move times do not add up to a game of " + game.ply() + " moves");
        }
        if (fault == null && !game.isOver()) {
            throw new IllegalArgumentException("the game is not over, and there is no fault");
        }
        moveTimes = List.copyOf(moveTimes);
        date = date.truncatedTo(ChronoUnit.MILLIS);
    }

    /** The same game with another reason of its fault. */
    public GameRecord withFaultReason(String reason) {
        return fault == null
                ? this
                : new GameRecord(
                        black,
                        white,
                        game,
                        openingPlies,
                        moveTimes,
                        new GameFault(fault.side(), fault.verdict(), reason, fault.time()),
                        date);
    }

    public int size() {
        return game.position().size();
    }

    public Objective objective() {
        return game.objective();
    }

    public String name(Colour side) {
        return side == Colour.BLACK ? black : white;
    }

    /** A fault loses the game regardless of the board, except that {@code INTERNAL} voids it. */
    public Outcome outcome() {
        if (fault == null) {
            return Outcome.ofWinner(game.winner());
        }
        return fault.verdict() == Verdict.INTERNAL
                ? Outcome.VOID
                : Outcome.ofWinner(fault.side().other());
    }

    /** The side that made the move at this ply, counted from 0. Sides alternate, because a pass is a ply. */
    Colour mover(int ply) {
        Colour last = game.position().toMove().other();
        return (game.ply() - 1 - ply) % 2 == 0 ? last : last.other();
    }

    /** Total time of a side. */
    public TimeUsage totalTime(Colour side) {
        TimeUsage total = fault != null && fault.side() == side ? fault.time() : TimeUsage.ZERO;
        for (int i = 0; i < moveTimes.size(); i++) {
            total = mover(openingPlies + i) == side ? total.plus(moveTimes.get(i)) : total;
        }
        return total;
    }

    /** Maximum time of a side's moves, separately for each clock. */
    public TimeUsage maxTime(Colour side) {
        TimeUsage longest = fault != null && fault.side() == side ? fault.time() : TimeUsage.ZERO;
        for (int i = 0; i < moveTimes.size(); i++) {
            longest = mover(openingPlies + i) == side ? longest.max(moveTimes.get(i)) : longest;
        }
        return longest;
    }

    /** Whether a side made a legal move after the opening, other than a pass. */
    public boolean hasMoved(Colour side) {
        List<Move> moves = game.moves();
        for (int i = openingPlies; i < moves.size(); i++) {
            if (mover(i) == side && !moves.get(i).isPass()) {
                return true;
            }
        }
        return false;
    }

    /** Converts to the format-independent record, with wall times; a fault loses all squares of the board. */
    public RecordedGame toRecordedGame() {
        List<MoveAnnotation> notes = new ArrayList<>(game.ply());
        for (int ply = 0; ply < game.ply(); ply++) {
            Duration wall = ply < openingPlies
                    ? Duration.ZERO
                    : moveTimes.get(ply - openingPlies).wall();
            notes.add(wall.isZero() ? MoveAnnotation.NONE : new MoveAnnotation(null, wall));
        }
        return RecordedGame.of(game)
                .withPlayers(black, white)
                .withEvent("Outflank", date.toString())
                .withResult(fault == null ? GameResult.of(game) : forfeit(fault))
                .withAnnotations(notes);
    }

    private GameResult forfeit(GameFault lost) {
        int squares = size() * size();
        boolean late = lost.verdict() == Verdict.TIMEOUT_CPU || lost.verdict() == Verdict.TIMEOUT_WALL;
        return GameResult.ofBlackLead(
                lost.side() == Colour.BLACK ? -squares : squares,
                late ? GameResult.Termination.TIME_FORFEIT : GameResult.Termination.RESIGNATION);
    }

    /** Hash of the start position and the moves, to find repeated games. */
    public String hash() {
        return Sha256.of(BoardText.format(game.startPosition()) + ' ' + moveText())
                .hex(8);
    }

    /** The moves separated by spaces, including passes. */
    String moveText() {
        return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
