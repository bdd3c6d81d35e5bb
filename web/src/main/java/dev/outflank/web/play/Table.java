package dev.outflank.web.play;

import dev.outflank.engine.search.GameClock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.web.http.Fault;
import dev.outflank.web.think.Thinkers;
import dev.outflank.web.think.Thought;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game and those around it. Every change goes through here, is written down first, and wakes who watches. The house's
 * players think only while somebody watches. All methods may be called from any thread.
 */
final class Table {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(5);
    private static final Duration HINT = Duration.ofSeconds(1);
    private static final String HINTS = "engine:level=12";
    private static final Duration RETRY = Duration.ofSeconds(2);

    /** Two players of the house move no faster than the eye can follow. */
    private static final Duration PACE = Duration.ofMillis(900);

    private final String id;
    private final Match match;
    private final GameFolder folder;
    private final Thinkers thinkers;
    private final Alarm alarm;

    private int watchers;
    private @Nullable Thought<Answer> thinking;
    private boolean failed;
    private long turnBegan = System.nanoTime();

    /** Grows with everything that can be seen, also over a restart. */
    private long stamp = System.currentTimeMillis();

    private record Answer(Move move, long milliseconds) {}

    Table(String id, Match match, GameFolder folder, Thinkers thinkers, Alarm alarm) {
        this.id = id;
        this.match = match;
        this.folder = folder;
        this.thinkers = thinkers;
        this.alarm = alarm;
    }

    synchronized TableView view(Visitor visitor) {
        return TableView.of(id, stamp, match, visitor, thinking != null, failed, sinceTurnBegan());
    }

    /** What there is to see after a stamp; waits for it so long, and is empty when nothing happened. */
    synchronized Optional<TableView> after(long seen, Duration longest, Visitor visitor) throws InterruptedException {
        long end = System.nanoTime() + longest.toNanos();
        while (stamp <= seen) {
            long left = end - System.nanoTime();
            if (left <= 0) {
                return Optional.empty();
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return Optional.of(view(visitor));
    }

    synchronized void enter() {
        watchers++;
        failed = false;
        consider();
    }

    synchronized void leave() {
        watchers--;
        if (watchers == 0) {
            stopThinking();
        }
    }

    synchronized boolean isDeserted() {
        return watchers == 0 && !match.isTimed();
    }

    synchronized void move(Visitor visitor, int ply, String square) {
        requireRunning();
        Position position = match.position();
        requireSeat(visitor, position.toMove(), "It is not your turn.");
        if (ply != match.game().ply()) {
            throw new Fault(HttpStatus.CONFLICT, "The game has gone on: this move was meant for an earlier position.");
        }
        Move move;
        try {
            move = Notation.STANDARD.parse(square, position.size());
        } catch (NotationException e) {
            throw new Fault(HttpStatus.BAD_REQUEST, "A move was expected: " + e.reason() + ".");
        }
        if (!position.isLegal(move)) {
            throw new Fault(HttpStatus.CONFLICT, move + " turns no disc, so it is not legal.");
        }
        change(new Change.Moved(move, match.isTimed() ? Math.min(sinceTurnBegan(), left()) : sinceTurnBegan()));
    }

    synchronized void undo(Visitor visitor) {
        requireAlone(visitor, "take moves back");
        if (match.terms().time().runs() || match.ending() != null || !match.canUndo()) {
            throw new Fault(HttpStatus.CONFLICT, "There is no move to take back.");
        }
        change(new Change.Undone());
    }

    synchronized void redo(Visitor visitor) {
        requireAlone(visitor, "play moves again");
        if (!match.canRedo()) {
            throw new Fault(HttpStatus.CONFLICT, "There is no move to play again.");
        }
        change(new Change.Redone());
    }

    synchronized void resign(Visitor visitor) {
        requireRunning();
        Colour side = Arrays.stream(new Colour[] {match.position().toMove(), match.position().toMove().other()})
                .filter(colour -> match.seat(colour).isTakenBy(visitor))
                .findFirst()
                .orElseThrow(() -> new Fault(HttpStatus.FORBIDDEN, "Only the players can resign."));
        change(new Change.Resigned(side));
    }

    /** Takes the free seat. Who brings a wrong invitation learns nothing but that. */
    synchronized void claim(Visitor visitor, String invitation) {
        for (Colour colour : Colour.values()) {
            if (match.seat(colour) instanceof Seat.Open(String expected) && expected.equals(invitation)) {
                if (match.seat(colour.other()).isTakenBy(visitor)) {
                    throw new Fault(HttpStatus.CONFLICT, "You play the other side already: this link is for a friend.");
                }
                change(new Change.Claimed(colour, visitor.hash()));
                return;
            }
        }
        throw new Fault(HttpStatus.FORBIDDEN, "This seat is taken, or the invitation is wrong; you can watch.");
    }

    /** Another game with colours exchanged; the same for both players, whoever asks first. */
    synchronized String rematch(Visitor visitor, Function<Terms, String> create) {
        if (!match.isOver()) {
            throw new Fault(HttpStatus.CONFLICT, "The game is still going on.");
        }
        boolean playing = Arrays.stream(Colour.values()).anyMatch(colour -> match.seat(colour).isTakenBy(visitor));
        if (!playing) {
            throw new Fault(HttpStatus.FORBIDDEN, "Only the players can play again.");
        }
        if (match.next() == null) {
            Terms terms = match.terms();
            change(new Change.Rematched(create.apply(
                    new Terms(terms.start(), match.seat(Colour.WHITE), match.seat(Colour.BLACK), terms.time()))));
        }
        return Objects.requireNonNull(match.next());
    }

    /** Asks the engine what it would play. */
    synchronized Thought<Move> hint(Visitor visitor) {
        requireRunning();
        requireAlone(visitor, "get hints");
        Game game = match.game();
        requireSeat(visitor, game.position().toMove(), "Hints are for your own turn.");
        return thinkers.ask(HINT, (desk, clock) -> desk.player(HINTS).choose(game, clock));
    }

    synchronized RecordedGame record() {
        return match.record();
    }

    private void change(Change change) {
        folder.append(id, change);
        match.apply(change);
        stopThinking();
        failed = false;
        turnBegan = System.nanoTime();
        setFlag();
        consider();
        stamp++;
        notifyAll();
    }

    private void setFlag() {
        if (match.isTimed()) {
            long version = match.version();
            alarm.after(Duration.ofMillis(left() + 1), () -> overstep(version));
        }
    }

    private synchronized void overstep(long version) {
        if (version == match.version() && match.isTimed()) {
            change(new Change.Overstepped(match.position().toMove()));
        }
    }

    /** Lets a player of the house think if it is its turn and anybody watches. */
    private synchronized void consider() {
        Game game = match.game();
        if (watchers == 0 || match.isOver() || match.isWaiting() || thinking != null
                || !(match.seat(game.position().toMove()) instanceof Seat.House(Opponent opponent))) {
            return;
        }
        Thought<Answer> thought;
        try {
            thought = thinkers.ask(timeToThink(), (desk, clock) -> {
                long began = System.nanoTime();
                Move move = desk.player(opponent.spec()).choose(game, clock);
                return new Answer(move, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
            });
        } catch (Fault busy) {
            alarm.after(RETRY, this::consider);
            return;
        }
        thinking = thought;
        thought.whenDone((answer, fault) -> answered(thought, answer, fault));
    }

    private Duration timeToThink() {
        TimeControl time = match.terms().time();
        if (!time.runs()) {
            return LONGEST_THOUGHT;
        }
        Position position = match.position();
        Duration share = new GameClock(
                        Duration.ofMillis(Math.max(1, match.left(position.toMove()))),
                        Duration.ofMillis(time.increment()))
                .share(position.empties());
        return share.compareTo(LONGEST_THOUGHT) < 0 ? share : LONGEST_THOUGHT;
    }

    private synchronized void answered(Thought<Answer> thought, @Nullable Answer answer, @Nullable Throwable fault) {
        if (thought != thinking) {
            return;
        }
        if (answer == null) {
            LOG.error("a player failed in game {}", id, fault);
            thinking = null;
            failed = true;
            stamp++;
            notifyAll();
            return;
        }
        boolean alone =
                match.seat(Colour.BLACK) instanceof Seat.House && match.seat(Colour.WHITE) instanceof Seat.House;
        long early = alone ? PACE.toMillis() - sinceTurnBegan() : 0;
        if (early > 0) {
            alarm.after(Duration.ofMillis(early), () -> play(thought, answer));
        } else {
            play(thought, answer);
        }
    }

    private synchronized void play(Thought<Answer> thought, Answer answer) {
        if (thought == thinking) {
            thinking = null;
            // A player of the house never loses on time: what kept it may have been the house.
            long most = match.terms().time().runs()
                    ? Math.max(0, match.left(match.position().toMove()) - 1)
                    : Long.MAX_VALUE;
            change(new Change.Moved(answer.move, Math.min(answer.milliseconds, most)));
        }
    }

    private void stopThinking() {
        Thought<Answer> thought = thinking;
        thinking = null;
        if (thought != null) {
            thought.cancel();
        }
    }

    private long sinceTurnBegan() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - turnBegan);
    }

    private long left() {
        return Math.max(0, match.left(match.position().toMove()));
    }

    private void requireRunning() {
        if (match.isOver()) {
            throw new Fault(HttpStatus.CONFLICT, "The game is over.");
        }
        if (match.isWaiting()) {
            throw new Fault(HttpStatus.CONFLICT, "The game begins when the other player has come.");
        }
    }

    private void requireSeat(Visitor visitor, Colour side, String otherwise) {
        if (!match.seat(side).isTakenBy(visitor)) {
            boolean plays = match.seat(side.other()).isTakenBy(visitor);
            throw plays
                    ? new Fault(HttpStatus.CONFLICT, otherwise)
                    : new Fault(HttpStatus.FORBIDDEN, "You are watching this game; only its players can do that.");
        }
    }

    /** Against another person nothing is taken back and nobody is helped. */
    private void requireAlone(Visitor visitor, String what) {
        if (!TableView.isAlone(match, visitor)) {
            throw new Fault(HttpStatus.FORBIDDEN, "Only who plays without another person can " + what + ".");
        }
    }
}
