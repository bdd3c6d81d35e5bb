package dev.outflank.web.play;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Timeline;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.Result;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What the terms and changes of a game add up to. Knows neither files nor threads nor the time of day. */
final class Match {
    private final Terms terms;
    private final Map<Colour, Seat> seats = new EnumMap<>(Colour.class);
    private final Map<Colour, Long> left = new EnumMap<>(Colour.class);
    private final Timeline timeline;
    private @Nullable Result ending;
    private @Nullable String next;
    private long version;

    Match(Terms terms) {
        this.terms = terms;
        for (Colour colour : Colour.values()) {
            seats.put(colour, terms.seat(colour));
            left.put(colour, terms.time().milliseconds());
        }
        timeline = new Timeline(Game.from(terms.start(), Objective.MOST_DISCS));
        passWhereNeeded();
    }

    void apply(Change change) {
        version++;
        switch (change) {
            case Change.Moved(Move move, long took) -> move(move, took);
            case Change.Undone() -> undo();
            case Change.Redone() -> redo();
            case Change.Claimed(Colour side, String visitor) -> seats.put(side, new Seat.Person(visitor));
            case Change.Resigned(Colour side) -> ending = lost(side, Result.Ending.RESIGNED);
            case Change.Overstepped(Colour side) -> {
                left.put(side, 0L);
                ending = lost(side, Result.Ending.TIME);
            }
            case Change.Rematched(String game) -> next = game;
        }
    }

    private static Result lost(Colour side, Result.Ending ending) {
        return new Result(side.other(), OptionalInt.empty(), ending);
    }

    private void move(Move move, long took) {
        Colour side = position().toMove();
        left.merge(side, terms.time().increment() - took, Long::sum);
        timeline.play(move);
        passWhereNeeded();
    }

    private void passWhereNeeded() {
        while (position().mustPass()) {
            timeline.play(Move.PASS);
        }
    }

    private void undo() {
        do {
            timeline.undo();
        } while (timeline.canUndo() && !isForPerson(game()));
    }

    private void redo() {
        do {
            timeline.redo();
        } while (timeline.canRedo() && !isForPerson(game()));
    }

    private boolean isForPerson(Game game) {
        return game.position().mobility() > 0 && seat(game.position().toMove()) instanceof Seat.Person;
    }

    /** Whether there is an earlier position in which a person was to move. */
    boolean canUndo() {
        for (Game game = game(); game.lastMove() != null; ) {
            game = game.undo();
            if (isForPerson(game)) {
                return true;
            }
        }
        return false;
    }

    boolean canRedo() {
        return timeline.canRedo();
    }

    Terms terms() {
        return terms;
    }

    Seat seat(Colour colour) {
        return Objects.requireNonNull(seats.get(colour));
    }

    Game game() {
        return timeline.game();
    }

    Position position() {
        return timeline.game().position();
    }

    /** Milliseconds that a side had left when its opponent moved last. */
    long left(Colour colour) {
        return left.getOrDefault(colour, 0L);
    }

    boolean isOver() {
        return ending != null || game().isOver();
    }

    /** Whether somebody still has to come before the game can go on. */
    boolean isWaiting() {
        return seats.values().stream().anyMatch(Seat.Open.class::isInstance);
    }

    /** Whether the clock of the side to move is running: not before Black's first move, and only for people. */
    boolean isTimed() {
        return terms.time().runs() && game().ply() > 0 && !isOver() && seat(position().toMove()) instanceof Seat.Person;
    }

    @Nullable Result ending() {
        return ending;
    }

    /** The game that was agreed on after this one. */
    @Nullable String next() {
        return next;
    }

    /** Grows with every change. */
    long version() {
        return version;
    }

    RecordedGame record() {
        return RecordedGame.of(game()).withPlayers(name(Colour.BLACK), name(Colour.WHITE)).withEnding(ending);
    }

    private String name(Colour colour) {
        return seat(colour) instanceof Seat.House(Opponent opponent) ? opponent.name() : "Guest";
    }
}
