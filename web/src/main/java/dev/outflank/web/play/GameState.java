package dev.outflank.web.play;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.UndoableGame;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordedGame;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The state of a game after its events (event sourcing), without files, threads or wall-clock time. */
final class GameState {
    private final GameOptions options;
    private final Map<Colour, GameSeat> seats = new EnumMap<>(Colour.class);
    private final Map<Colour, Long> remainingMillis = new EnumMap<>(Colour.class);
    private final UndoableGame timeline;
    private @Nullable GameResult forfeit;
    private @Nullable String rematchId;
    private long version;

    GameState(GameOptions options) {
        this.options = options;
        for (Colour colour : Colour.values()) {
            seats.put(colour, options.seats().get(colour));
            remainingMillis.put(colour, options.timeControl().initialMillis());
        }
        timeline = new UndoableGame(Game.from(options.start(), Objective.MOST_DISCS));
        playForcedPasses();
    }

    void apply(GameEvent event) {
        version++;
        switch (event) {
            case GameEvent.PlayedMove(Move move, long elapsedMillis) -> move(move, elapsedMillis);
            case GameEvent.Undo() -> undo();
            case GameEvent.Redo() -> redo();
            case GameEvent.Claim(Colour side, String visitorHash, Nickname nickname) ->
                seats.put(side, new GameSeat.Human(visitorHash, nickname));
            case GameEvent.Resignation(Colour side, long elapsedMillis) -> {
                remainingMillis.merge(position().toMove(), -elapsedMillis, Long::sum);
                forfeit = lossFor(side, GameResult.Termination.RESIGNATION);
            }
            case GameEvent.DrawAgreement(long elapsedMillis) -> {
                remainingMillis.merge(position().toMove(), -elapsedMillis, Long::sum);
                forfeit = new GameResult(null, OptionalInt.empty(), GameResult.Termination.AGREEMENT);
            }
            case GameEvent.TimeForfeit(Colour side) -> {
                remainingMillis.put(side, 0L);
                forfeit = lossFor(side, GameResult.Termination.TIME_FORFEIT);
            }
            case GameEvent.Rematch(String gameId) -> rematchId = gameId;
        }
    }

    private static GameResult lossFor(Colour side, GameResult.Termination ending) {
        return new GameResult(side.other(), OptionalInt.empty(), ending);
    }

    private void move(Move move, long elapsedMillis) {
        Colour side = position().toMove();
        remainingMillis.merge(side, options.timeControl().incrementMillis() - elapsedMillis, Long::sum);
        timeline.play(move);
        playForcedPasses();
    }

    private void playForcedPasses() {
        while (position().mustPass()) {
            timeline.play(Move.PASS);
        }
    }

    private void undo() {
        do {
            timeline.undo();
        } while (timeline.canUndo() && !isHumanTurn(game()));
    }

    private void redo() {
        do {
            timeline.redo();
        } while (timeline.canRedo() && !isHumanTurn(game()));
    }

    private boolean isHumanTurn(Game game) {
        return game.position().mobility() > 0 && seat(game.position().toMove()) instanceof GameSeat.Human;
    }

    /** Whether there is an earlier position in which a person was to move. */
    boolean canUndo() {
        for (Game game = game(); game.lastMove() != null; ) {
            game = game.undo();
            if (isHumanTurn(game)) {
                return true;
            }
        }
        return false;
    }

    boolean canRedo() {
        return timeline.canRedo();
    }

    GameOptions options() {
        return options;
    }

    GameSeat seat(Colour colour) {
        return Objects.requireNonNull(seats.get(colour));
    }

    Game game() {
        return timeline.game();
    }

    Position position() {
        return timeline.game().position();
    }

    /** The remaining time of a side when its opponent last moved. */
    long remainingMillis(Colour colour) {
        return remainingMillis.getOrDefault(colour, 0L);
    }

    boolean isOver() {
        return forfeit != null || game().isOver();
    }

    /** Whether a seat is still open. */
    boolean isWaitingForPlayer() {
        return seats.values().stream().anyMatch(GameSeat.Open.class::isInstance);
    }

    /** Whether the clock of the side to move is running: only after the first move, and only for people. */
    boolean isClockRunning() {
        return options.timeControl().isTimed()
                && game().ply() > 0
                && !isOver()
                && seat(position().toMove()) instanceof GameSeat.Human;
    }

    @Nullable
    GameResult forfeit() {
        return forfeit;
    }

    /** The id of the rematch. */
    @Nullable
    String rematchId() {
        return rematchId;
    }

    /** The number of events. */
    long version() {
        return version;
    }

    RecordedGame record() {
        return RecordedGame.of(game())
                .withPlayers(playerName(Colour.BLACK), playerName(Colour.WHITE))
                .withResult(forfeit);
    }

    /** The name of a player, in a record. */
    private String playerName(Colour colour) {
        return switch (seat(colour)) {
            case GameSeat.Computer(Opponent opponent) -> opponent.name();
            case GameSeat.Human(String _, Nickname nickname) -> nickname.or("Guest");
            case GameSeat.Open _ -> "Open seat";
        };
    }
}
