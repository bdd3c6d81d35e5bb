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
 * A game that was played: who, from which opening, every move with its time on both clocks, and how it ended.
 *
 * @param black the name of the side that moves first
 * @param white the name of the other side
 * @param game the moves from the start position, those of the opening first, passes included
 * @param openingPlies how many moves were given by the opening
 * @param moveTimes the time of each move after the opening; a pass, which the referee makes, took nothing
 * @param fault why the game ended early; {@code null} when it was played to its end
 * @param date when it began, to the millisecond
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
            throw new IllegalArgumentException(openingPlies + " moves of the opening and " + moveTimes.size()
                    + " times do not make a game of " + game.ply() + " moves");
        }
        if (fault == null && !game.isOver()) {
            throw new IllegalArgumentException("the game is not over, and nobody failed");
        }
        moveTimes = List.copyOf(moveTimes);
        date = date.truncatedTo(ChronoUnit.MILLIS);
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

    /** A fault loses, whatever the board says; one of our own side voids the game. */
    public Outcome outcome() {
        if (fault == null) {
            return Outcome.ofWinner(game.winner());
        }
        return fault.verdict() == Verdict.INTERNAL
                ? Outcome.VOID
                : Outcome.ofWinner(fault.side().other());
    }

    /** The side that made a move, counted from 0 at the start of the game: sides alternate, since a pass is a move. */
    Colour mover(int ply) {
        Colour last = game.position().toMove().other();
        return (game.ply() - 1 - ply) % 2 == 0 ? last : last.other();
    }

    /** All the time a side used. */
    public TimeUsage totalTime(Colour side) {
        TimeUsage total = fault != null && fault.side() == side ? fault.time() : TimeUsage.ZERO;
        for (int i = 0; i < moveTimes.size(); i++) {
            total = mover(openingPlies + i) == side ? total.plus(moveTimes.get(i)) : total;
        }
        return total;
    }

    /** The longest a side took for an answer, on each clock for itself. */
    public TimeUsage maxTime(Colour side) {
        TimeUsage longest = fault != null && fault.side() == side ? fault.time() : TimeUsage.ZERO;
        for (int i = 0; i < moveTimes.size(); i++) {
            longest = mover(openingPlies + i) == side ? longest.max(moveTimes.get(i)) : longest;
        }
        return longest;
    }

    /** Whether a side made a legal move of its own. */
    public boolean hasMoved(Colour side) {
        List<Move> moves = game.moves();
        for (int i = openingPlies; i < moves.size(); i++) {
            if (mover(i) == side && !moves.get(i).isPass()) {
                return true;
            }
        }
        return false;
    }

    /** The game as other programs know it: wall times, and a fault as a game lost by the whole board. */
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

    /** The same for two games exactly when they have the same start and the same moves. */
    public String hash() {
        return Sha256.of(BoardText.format(game.startPosition()) + ' ' + moveText())
                .hex(8);
    }

    /** The moves set apart by spaces, passes written out. */
    String moveText() {
        return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
