package dev.outflank.web.play;

import dev.outflank.engine.search.GameClock;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.web.engine.EngineFuture;
import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.http.HttpException;
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
final class GameRoom {
    private static final Logger LOG = LoggerFactory.getLogger(GameRoom.class);
    private static final Duration MAX_THINK_TIME = Duration.ofSeconds(5);
    private static final Duration HINT_TIME = Duration.ofSeconds(1);
    private static final String HINT_PLAYER = "engine:level=12";
    private static final Duration RETRY_DELAY = Duration.ofSeconds(2);

    /** Two players of the house move no faster than the eye can follow. */
    private static final Duration MIN_MOVE_INTERVAL = Duration.ofMillis(900);

    private final String id;
    private final GameState state;
    private final GameEventStore store;
    private final EnginePool enginePool;
    private final TaskScheduler scheduler;

    private int watchers;
    private @Nullable EngineFuture<EngineMove> pendingMove;
    private boolean failed;
    private long turnStartNanos = System.nanoTime();

    /** Grows with everything that can be seen, also over a restart. */
    private long stamp = System.currentTimeMillis();

    private record EngineMove(Move move, long elapsedMillis) {}

    GameRoom(String id, GameState state, GameEventStore store, EnginePool enginePool, TaskScheduler scheduler) {
        this.id = id;
        this.state = state;
        this.store = store;
        this.enginePool = enginePool;
        this.scheduler = scheduler;
    }

    synchronized GameRoomView view(Visitor visitor) {
        return GameRoomView.of(id, stamp, state, visitor, pendingMove != null, failed, turnMillis());
    }

    /** What there is to see after a stamp; waits for it so long, and is empty when nothing happened. */
    synchronized Optional<GameRoomView> awaitView(long lastStamp, Duration timeout, Visitor visitor)
            throws InterruptedException {
        long end = System.nanoTime() + timeout.toNanos();
        while (stamp <= lastStamp) {
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
        requestEngineMove();
    }

    synchronized void leave() {
        watchers--;
        if (watchers == 0) {
            cancelEngineMove();
        }
    }

    synchronized boolean isIdle() {
        return watchers == 0 && !state.isClockRunning();
    }

    synchronized void move(Visitor visitor, int ply, String square) {
        requireRunning();
        Position position = state.position();
        requireSeat(visitor, position.toMove(), "It is not your turn.");
        if (ply != state.game().ply()) {
            throw new HttpException(
                    HttpStatus.CONFLICT, "The game has gone on: this move was meant for an earlier position.");
        }
        Move move;
        try {
            move = Notation.STANDARD.parse(square, position.size());
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "A move was expected: " + e.reason() + ".");
        }
        if (!position.isLegal(move)) {
            throw new HttpException(HttpStatus.CONFLICT, move + " turns no disc, so it is not legal.");
        }
        apply(new GameEvent.PlayedMove(
                move, state.isClockRunning() ? Math.min(turnMillis(), remainingMillis()) : turnMillis()));
    }

    synchronized void undo(Visitor visitor) {
        requireNoHumanOpponent(visitor, "take moves back");
        if (state.options().timeControl().isTimed() || state.forfeit() != null || !state.canUndo()) {
            throw new HttpException(HttpStatus.CONFLICT, "There is no move to take back.");
        }
        apply(new GameEvent.Undo());
    }

    synchronized void redo(Visitor visitor) {
        requireNoHumanOpponent(visitor, "play moves again");
        if (!state.canRedo()) {
            throw new HttpException(HttpStatus.CONFLICT, "There is no move to play again.");
        }
        apply(new GameEvent.Redo());
    }

    synchronized void resign(Visitor visitor) {
        requireRunning();
        Colour side = Arrays.stream(new Colour[] {
                    state.position().toMove(), state.position().toMove().other()
                })
                .filter(colour -> state.seat(colour).isTakenBy(visitor))
                .findFirst()
                .orElseThrow(() -> new HttpException(HttpStatus.FORBIDDEN, "Only the players can resign."));
        apply(new GameEvent.Resignation(side));
    }

    /** Takes the free seat. Who brings a wrong invitation learns nothing but that. */
    synchronized void claim(Visitor visitor, String invitation) {
        for (Colour colour : Colour.values()) {
            if (state.seat(colour) instanceof GameSeat.Open(String expected) && expected.equals(invitation)) {
                if (state.seat(colour.other()).isTakenBy(visitor)) {
                    throw new HttpException(
                            HttpStatus.CONFLICT, "You play the other side already: this link is for a friend.");
                }
                apply(new GameEvent.Claim(colour, visitor.hash()));
                return;
            }
        }
        throw new HttpException(HttpStatus.FORBIDDEN, "This seat is taken, or the invitation is wrong; you can watch.");
    }

    /** Another game with colours exchanged; the same for both players, whoever asks first. */
    synchronized String rematch(Visitor visitor, Function<GameOptions, String> create) {
        if (!state.isOver()) {
            throw new HttpException(HttpStatus.CONFLICT, "The game is still going on.");
        }
        boolean playing = Arrays.stream(Colour.values())
                .anyMatch(colour -> state.seat(colour).isTakenBy(visitor));
        if (!playing) {
            throw new HttpException(HttpStatus.FORBIDDEN, "Only the players can play again.");
        }
        if (state.rematchId() == null) {
            GameOptions options = state.options();
            apply(new GameEvent.Rematch(create.apply(new GameOptions(
                    options.start(), ByColour.of(colour -> state.seat(colour.other())), options.timeControl()))));
        }
        return Objects.requireNonNull(state.rematchId());
    }

    /** Asks the engine what it would play. */
    synchronized EngineFuture<Move> hint(Visitor visitor) {
        requireRunning();
        requireNoHumanOpponent(visitor, "get hints");
        Game game = state.game();
        requireSeat(visitor, game.position().toMove(), "Hints are for your own turn.");
        return enginePool.submit(
                HINT_TIME, (engine, clock) -> engine.player(HINT_PLAYER).choose(game, clock));
    }

    synchronized RecordedGame record() {
        return state.record();
    }

    private void apply(GameEvent event) {
        store.append(id, event);
        state.apply(event);
        cancelEngineMove();
        failed = false;
        turnStartNanos = System.nanoTime();
        scheduleTimeout();
        requestEngineMove();
        stamp++;
        notifyAll();
    }

    private void scheduleTimeout() {
        if (state.isClockRunning()) {
            long version = state.version();
            scheduler.schedule(Duration.ofMillis(remainingMillis() + 1), () -> forfeitOnTime(version));
        }
    }

    private synchronized void forfeitOnTime(long version) {
        if (version == state.version() && state.isClockRunning()) {
            apply(new GameEvent.TimeForfeit(state.position().toMove()));
        }
    }

    /** Lets a player of the house think if it is its turn and anybody watches. */
    private synchronized void requestEngineMove() {
        Game game = state.game();
        if (watchers == 0
                || state.isOver()
                || state.isWaitingForPlayer()
                || pendingMove != null
                || !(state.seat(game.position().toMove()) instanceof GameSeat.Computer(Opponent opponent))) {
            return;
        }
        EngineFuture<EngineMove> future;
        try {
            future = enginePool.submit(thinkTime(), (engine, clock) -> {
                long startNanos = System.nanoTime();
                Move move = engine.player(opponent.spec()).choose(game, clock);
                return new EngineMove(move, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos));
            });
        } catch (HttpException busy) {
            scheduler.schedule(RETRY_DELAY, this::requestEngineMove);
            return;
        }
        pendingMove = future;
        future.whenDone((answer, fault) -> onEngineMove(future, answer, fault));
    }

    private Duration thinkTime() {
        TimeControl time = state.options().timeControl();
        if (!time.isTimed()) {
            return MAX_THINK_TIME;
        }
        Position position = state.position();
        Duration share = new GameClock(
                        Duration.ofMillis(Math.max(1, state.remainingMillis(position.toMove()))),
                        Duration.ofMillis(time.incrementMillis()))
                .moveTime(position.empties());
        return share.compareTo(MAX_THINK_TIME) < 0 ? share : MAX_THINK_TIME;
    }

    private synchronized void onEngineMove(
            EngineFuture<EngineMove> future, @Nullable EngineMove move, @Nullable Throwable failure) {
        if (future != pendingMove) {
            return;
        }
        if (move == null) {
            LOG.error("a player failed in game {}", id, failure);
            pendingMove = null;
            failed = true;
            stamp++;
            notifyAll();
            return;
        }
        boolean engineGame = state.seat(Colour.BLACK) instanceof GameSeat.Computer
                && state.seat(Colour.WHITE) instanceof GameSeat.Computer;
        long early = engineGame ? MIN_MOVE_INTERVAL.toMillis() - turnMillis() : 0;
        if (early > 0) {
            scheduler.schedule(Duration.ofMillis(early), () -> playEngineMove(future, move));
        } else {
            playEngineMove(future, move);
        }
    }

    private synchronized void playEngineMove(EngineFuture<EngineMove> future, EngineMove engineMove) {
        if (future == pendingMove) {
            pendingMove = null;
            // A player of the house never loses on time: what kept it may have been the house.
            long maxMillis = state.options().timeControl().isTimed()
                    ? Math.max(0, state.remainingMillis(state.position().toMove()) - 1)
                    : Long.MAX_VALUE;
            apply(new GameEvent.PlayedMove(engineMove.move, Math.min(engineMove.elapsedMillis, maxMillis)));
        }
    }

    private void cancelEngineMove() {
        EngineFuture<EngineMove> future = pendingMove;
        pendingMove = null;
        if (future != null) {
            future.cancel();
        }
    }

    private long turnMillis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - turnStartNanos);
    }

    private long remainingMillis() {
        return Math.max(0, state.remainingMillis(state.position().toMove()));
    }

    private void requireRunning() {
        if (state.isOver()) {
            throw new HttpException(HttpStatus.CONFLICT, "The game is over.");
        }
        if (state.isWaitingForPlayer()) {
            throw new HttpException(HttpStatus.CONFLICT, "The game begins when the other player has come.");
        }
    }

    private void requireSeat(Visitor visitor, Colour side, String message) {
        if (!state.seat(side).isTakenBy(visitor)) {
            boolean plays = state.seat(side.other()).isTakenBy(visitor);
            throw plays
                    ? new HttpException(HttpStatus.CONFLICT, message)
                    : new HttpException(
                            HttpStatus.FORBIDDEN, "You are watching this game; only its players can do that.");
        }
    }

    /** Against another person nothing is taken back and nobody is helped. */
    private void requireNoHumanOpponent(Visitor visitor, String action) {
        if (!GameRoomView.isOnlyHuman(state, visitor)) {
            throw new HttpException(HttpStatus.FORBIDDEN, "Only who plays without another person can " + action + ".");
        }
    }
}
