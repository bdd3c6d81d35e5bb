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
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game with its players and watchers. Every event is stored first, then applied, and wakes the watchers. Engine players
 * think only while someone watches. Thread-safe: all changes are made under one lock.
 */
final class GameRoom {
    private static final Logger LOG = LoggerFactory.getLogger(GameRoom.class);
    private static final Duration MAX_THINK_TIME = Duration.ofSeconds(5);
    private static final Duration HINT_TIME = Duration.ofSeconds(1);
    private static final String HINT_PLAYER = "engine:level=12";
    private static final Duration RETRY_DELAY = Duration.ofSeconds(2);
    private static final Duration ABSENCE_DELAY = Duration.ofSeconds(3);

    /** In games between two engine players, so that watchers can follow. */
    private static final Duration MIN_MOVE_INTERVAL = Duration.ofMillis(900);

    private final String id;
    private final GameState state;
    private final GameEventStore store;
    private final EnginePool enginePool;
    private final TaskScheduler scheduler;

    private final GameAudience audience = new GameAudience();
    private @Nullable EngineFuture<EngineMove> pendingMove;
    private boolean failed;
    private long turnStartNanos = System.nanoTime();

    /** Grows with every visible change, also across restarts. */
    private long stamp = System.currentTimeMillis();

    private record EngineMove(Move move, long elapsedMillis) {}

    GameRoom(String id, GameState state, GameEventStore store, EnginePool enginePool, TaskScheduler scheduler) {
        this.id = id;
        this.state = state;
        this.store = store;
        this.enginePool = enginePool;
        this.scheduler = scheduler;
    }

    synchronized GameRoomView view(Visitor visitor, Messages messages) {
        return GameRoomView.of(
                id, stamp, state, audience, visitor, messages, pendingMove != null, failed, turnMillis());
    }

    /** Waits for a view newer than a stamp; empty if nothing has changed before the timeout. */
    synchronized Optional<GameRoomView> awaitView(long lastStamp, Duration timeout, Visitor visitor, Messages messages)
            throws InterruptedException {
        long end = System.nanoTime() + timeout.toNanos();
        while (stamp <= lastStamp) {
            long left = end - System.nanoTime();
            if (left <= 0) {
                return Optional.empty();
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return Optional.of(view(visitor, messages));
    }

    synchronized void enter(Visitor visitor) {
        audience.enter(visitor);
        failed = false;
        requestEngineMove();
        announceChange();
    }

    synchronized void leave(Visitor visitor) {
        audience.leave(visitor);
        if (audience.isEmpty()) {
            cancelEngineMove();
        } else {
            // A visitor who reloads the page is back at once.
            scheduler.schedule(ABSENCE_DELAY, this::announceChange);
        }
    }

    private synchronized void announceChange() {
        stamp++;
        notifyAll();
    }

    synchronized boolean isIdle() {
        return audience.isEmpty() && !state.isClockRunning();
    }

    synchronized void move(Visitor visitor, int ply, String square) {
        requireRunning();
        Position position = state.position();
        requireSeat(visitor, position.toMove(), Message.of("play.not-your-turn"));
        if (ply != state.game().ply()) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.changed"));
        }
        Move move;
        try {
            move = Notation.STANDARD.parse(square, position.size());
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.invalid-move", "reason", e.reason()));
        }
        if (!position.isLegal(move)) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.illegal", "move", move));
        }
        apply(new GameEvent.PlayedMove(
                move, state.isClockRunning() ? Math.min(turnMillis(), remainingMillis()) : turnMillis()));
    }

    synchronized void undo(Visitor visitor) {
        requireNoHumanOpponent(visitor, Message.of("play.no-undo-against-people"));
        if (state.options().timeControl().isTimed() || state.forfeit() != null || !state.canUndo()) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.nothing-to-undo"));
        }
        apply(new GameEvent.Undo());
    }

    synchronized void redo(Visitor visitor) {
        requireNoHumanOpponent(visitor, Message.of("play.no-redo-against-people"));
        if (!state.canRedo()) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.nothing-to-redo"));
        }
        apply(new GameEvent.Redo());
    }

    synchronized void resign(Visitor visitor) {
        requireRunning();
        Colour side = sideOf(visitor, Message.of("play.only-players-resign"));
        apply(new GameEvent.Resignation(side, usedMillis()));
    }

    /** The time on the clock that the side to move has spent on its move. */
    private long usedMillis() {
        return state.isClockRunning() ? Math.min(turnMillis(), remainingMillis()) : 0;
    }

    /** Takes the open seat. A wrong invitation reveals nothing about the right one. */
    synchronized void claim(Visitor visitor, String invitation, Nickname nickname) {
        for (Colour colour : Colour.values()) {
            if (state.seat(colour) instanceof GameSeat.Open(String expected) && expected.equals(invitation)) {
                if (state.seat(colour.other()).isTakenBy(visitor)) {
                    throw new HttpException(HttpStatus.CONFLICT, Message.of("play.own-invitation"));
                }
                apply(new GameEvent.Claim(colour, visitor.hash(), nickname));
                return;
            }
        }
        throw new HttpException(HttpStatus.FORBIDDEN, Message.of("play.seat-taken"));
    }

    /** Offers a draw to a human opponent, or accepts their offer. An offer ends with the next move. */
    synchronized void offerDraw(Visitor visitor) {
        requireRunning();
        Colour side = sideOf(visitor, Message.of("play.only-players-offer-draws"));
        if (!(state.seat(side.other()) instanceof GameSeat.Human) || GameRoomView.isOnlyHuman(state, visitor)) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.draw-to-people-only"));
        }
        if (audience.offer(Offer.DRAW, side)) {
            apply(new GameEvent.DrawAgreement(usedMillis()));
        } else {
            announceChange();
        }
    }

    /**
     * Creates a game with colours swapped. Against a person this is an offer, and the game is created when both want it.
     *
     * @param create creates a game within the visitor's limits
     */
    synchronized void rematch(Visitor visitor, Function<GameOptions, String> create) {
        if (!state.isOver()) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.still-in-progress"));
        }
        Colour side = sideOf(visitor, Message.of("play.only-players-rematch"));
        if (state.rematchId() != null) {
            return;
        }
        if (GameRoomView.isOnlyHuman(state, visitor) || audience.offer(Offer.REMATCH, side)) {
            GameOptions options = state.options();
            apply(new GameEvent.Rematch(create.apply(new GameOptions(
                    options.start(), ByColour.of(colour -> state.seat(colour.other())), options.timeControl()))));
        } else {
            announceChange();
        }
    }

    /** The side that a visitor plays; the one to move if they play both. */
    private Colour sideOf(Visitor visitor, Message refusal) {
        Colour toMove = state.position().toMove();
        return Stream.of(toMove, toMove.other())
                .filter(colour -> state.seat(colour).isTakenBy(visitor))
                .findFirst()
                .orElseThrow(() -> new HttpException(HttpStatus.FORBIDDEN, refusal));
    }

    /** The move that the engine would play. */
    synchronized EngineFuture<Move> hint(Visitor visitor) {
        requireRunning();
        requireNoHumanOpponent(visitor, Message.of("play.no-hints-against-people"));
        Game game = state.game();
        requireSeat(visitor, game.position().toMove(), Message.of("play.hint-not-your-turn"));
        return enginePool.submit(
                HINT_TIME, (engine, clock) -> engine.player(HINT_PLAYER).choose(game, clock));
    }

    synchronized Game game() {
        return state.game();
    }

    synchronized RecordedGame record() {
        return state.record();
    }

    private void apply(GameEvent event) {
        store.append(id, event);
        state.apply(event);
        audience.withdrawOffers();
        cancelEngineMove();
        failed = false;
        turnStartNanos = System.nanoTime();
        scheduleTimeout();
        requestEngineMove();
        announceChange();
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

    /** Starts the engine if it is its turn and someone watches. */
    private synchronized void requestEngineMove() {
        Game game = state.game();
        if (audience.isEmpty()
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
        future.whenDone((move, failure) -> onEngineMove(future, move, failure));
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
            LOG.error("the engine failed in game {}", id, failure);
            pendingMove = null;
            failed = true;
            announceChange();
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
            // An engine player never loses on time: the delay may have been caused by the load of this server.
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
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.over"));
        }
        if (state.isWaitingForPlayer()) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.not-started"));
        }
    }

    private void requireSeat(Visitor visitor, Colour side, Message message) {
        if (!state.seat(side).isTakenBy(visitor)) {
            boolean plays = state.seat(side.other()).isTakenBy(visitor);
            throw plays
                    ? new HttpException(HttpStatus.CONFLICT, message)
                    : new HttpException(HttpStatus.FORBIDDEN, Message.of("play.watching"));
        }
    }

    /** Undo, redo and hints are allowed only in games without a human opponent. */
    private void requireNoHumanOpponent(Visitor visitor, Message refusal) {
        if (!GameRoomView.isOnlyHuman(state, visitor)) {
            throw new HttpException(HttpStatus.FORBIDDEN, refusal);
        }
    }
}
