package dev.outflank.arena.record;

import dev.outflank.arena.Spent;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.record.MoveNote;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.Result;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A game that was played: who, from which opening, every move with its time on both clocks, and how it ended.
 *
 * @param black the name of the side that moves first
 * @param white the name of the other side
 * @param game the moves from the start position, those of the opening first, passes included
 * @param opening how many moves were given by the opening
 * @param spent the time of each move after the opening; a pass, which the referee makes, took nothing
 * @param fault why the game ended early; {@code null} when it was played to its end
 * @param date when it began, to the millisecond
 */
public record GameRecord(
        String black,
        String white,
        Game game,
        int opening,
        List<Spent> spent,
        @Nullable Fault fault,
        Instant date) {
    public GameRecord {
        if (opening < 0 || opening + spent.size() != game.ply()) {
            throw new IllegalArgumentException(opening + " moves of the opening and " + spent.size()
                    + " times do not make a game of " + game.ply() + " moves");
        }
        if (fault == null && !game.isOver()) {
            throw new IllegalArgumentException("the game is not over, and nobody failed");
        }
        spent = List.copyOf(spent);
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
            return Outcome.wonBy(game.winner());
        }
        return fault.verdict() == Verdict.INTERNAL
                ? Outcome.VOID
                : Outcome.wonBy(fault.side().other());
    }

    /** The side that made a move, counted from 0 at the start of the game: sides alternate, since a pass is a move. */
    Colour mover(int ply) {
        Colour last = game.position().toMove().other();
        return (game.ply() - 1 - ply) % 2 == 0 ? last : last.other();
    }

    /** All the time a side used. */
    public Spent total(Colour side) {
        Spent total = fault != null && fault.side() == side ? fault.spent() : Spent.NOTHING;
        for (int i = 0; i < spent.size(); i++) {
            total = mover(opening + i) == side ? total.plus(spent.get(i)) : total;
        }
        return total;
    }

    /** The longest a side took for an answer, on each clock for itself. */
    public Spent longest(Colour side) {
        Spent longest = fault != null && fault.side() == side ? fault.spent() : Spent.NOTHING;
        for (int i = 0; i < spent.size(); i++) {
            longest = mover(opening + i) == side ? longest.longer(spent.get(i)) : longest;
        }
        return longest;
    }

    /** Whether a side made a legal move of its own. */
    public boolean hasMoved(Colour side) {
        List<Move> moves = game.moves();
        for (int i = opening; i < moves.size(); i++) {
            if (mover(i) == side && !moves.get(i).isPass()) {
                return true;
            }
        }
        return false;
    }

    /** The game as other programs know it: wall times, and a fault as a game lost by the whole board. */
    public RecordedGame recorded() {
        List<MoveNote> notes = new ArrayList<>(game.ply());
        for (int ply = 0; ply < game.ply(); ply++) {
            Duration wall = ply < opening ? Duration.ZERO : spent.get(ply - opening).wall();
            notes.add(wall.isZero() ? MoveNote.NOTHING : new MoveNote(null, wall));
        }
        return RecordedGame.of(game)
                .withPlayers(black, white)
                .withEvent("Outflank", date.toString())
                .withEnding(fault == null ? Result.of(game) : forfeit(fault))
                .withNotes(notes);
    }

    private Result forfeit(Fault lost) {
        int squares = size() * size();
        boolean late = lost.verdict() == Verdict.TIMEOUT_CPU || lost.verdict() == Verdict.TIMEOUT_WALL;
        return Result.ofLead(
                lost.side() == Colour.BLACK ? -squares : squares,
                late ? Result.Ending.TIME : Result.Ending.RESIGNED);
    }

    /** The same for two games exactly when they have the same start and the same moves. */
    public String hash() {
        String text = BoardText.format(game.startPosition()) + ' ' + moveText();
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The moves set apart by spaces, passes written out. */
    String moveText() {
        return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
