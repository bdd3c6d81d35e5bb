package dev.outflank.web.play;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.Opening;
import dev.outflank.web.board.MoveView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The JSON view of a game for one visitor. Squares are row-major indices from 0.
 *
 * @param stamp grows with every change
 * @param board the squares: X black, O white, - empty
 * @param turn the side to move: black or white; empty when the game is over
 * @param moves the legal moves
 * @param recent the last moves, so that a browser can also animate moves that it missed
 * @param transcript all moves in notation
 * @param yours the sides that the visitor plays
 * @param yourTurn whether the visitor may move now
 * @param thinking whether an engine player is thinking
 * @param status the state of the game in one sentence
 * @param news what just happened, for screen readers
 * @param invitation the key to the open seat; only for the visitor who plays the other side
 * @param next the id of the rematch
 */
record GameRoomView(
        String id,
        long stamp,
        int size,
        int ply,
        String board,
        String turn,
        List<Integer> moves,
        List<MoveView> recent,
        List<String> transcript,
        Side black,
        Side white,
        List<String> yours,
        boolean yourTurn,
        boolean thinking,
        boolean over,
        boolean timed,
        boolean canUndo,
        boolean canRedo,
        boolean canHint,
        String status,
        String news,
        String opening,
        @Nullable String invitation,
        @Nullable String next) {
    private static final int MAX_RECENT_MOVES = 4;

    /** One side of the game, with its remaining time in milliseconds. */
    record Side(String name, String about, boolean house, boolean open, int discs, long left, boolean running) {}

    static GameRoomView of(
            String id,
            long stamp,
            GameState state,
            Visitor visitor,
            boolean thinking,
            boolean failed,
            long turnMillis) {
        Game game = state.game();
        Position position = game.position();
        boolean over = state.isOver();
        boolean inProgress = !over && !state.isWaitingForPlayer();
        boolean yourTurn = inProgress && state.seat(position.toMove()).isTakenBy(visitor);
        boolean onlyHuman = isOnlyHuman(state, visitor);
        List<String> yours = Arrays.stream(Colour.values())
                .filter(colour -> state.seat(colour).isTakenBy(visitor))
                .map(MoveView::sideName)
                .toList();
        return new GameRoomView(
                id,
                stamp,
                position.size(),
                game.ply(),
                BoardText.board(position, 'X', 'O', '-', ""),
                over ? "" : MoveView.sideName(position.toMove()),
                inProgress
                        ? position.moves().stream()
                                .map(move -> MoveView.squareIndex(move, position.size()))
                                .toList()
                        : List.of(),
                MoveView.lastMoves(game, MAX_RECENT_MOVES),
                game.moves().stream().map(Move::toString).toList(),
                side(state, Colour.BLACK, visitor, turnMillis),
                side(state, Colour.WHITE, visitor, turnMillis),
                yours,
                yourTurn,
                thinking,
                over,
                state.options().timeControl().isTimed(),
                onlyHuman && !state.options().timeControl().isTimed() && state.forfeit() == null && state.canUndo(),
                onlyHuman && state.canRedo(),
                onlyHuman && yourTurn,
                status(state, yours, yourTurn, failed),
                news(game, state.forfeit()),
                Opening.of(game).map(Opening::name).orElse(""),
                yours.isEmpty() ? null : invitation(state),
                state.rematchId());
    }

    /** Whether the visitor is the only person who plays. */
    static boolean isOnlyHuman(GameState state, Visitor visitor) {
        boolean plays = false;
        for (Colour colour : Colour.values()) {
            GameSeat seat = state.seat(colour);
            if (seat.isTakenBy(visitor)) {
                plays = true;
            } else if (!(seat instanceof GameSeat.Computer)) {
                return false;
            }
        }
        return plays;
    }

    private static Side side(GameState state, Colour colour, Visitor visitor, long turnMillis) {
        boolean running = state.isClockRunning() && state.position().toMove() == colour;
        long left = Math.max(0, state.remainingMillis(colour) - (running ? turnMillis : 0));
        GameSeat seat = state.seat(colour);
        Optional<Opponent> opponent =
                seat instanceof GameSeat.Computer(Opponent computer) ? Optional.of(computer) : Optional.empty();
        String name = opponent.map(Opponent::name)
                .orElse(seat.isTakenBy(visitor) ? "You" : seat instanceof GameSeat.Open ? "Open seat" : "Guest");
        return new Side(
                name,
                opponent.map(Opponent::idea).orElse(""),
                opponent.isPresent(),
                seat instanceof GameSeat.Open,
                state.position().discs(colour),
                left,
                running);
    }

    private static @Nullable String invitation(GameState state) {
        for (Colour colour : Colour.values()) {
            if (state.seat(colour) instanceof GameSeat.Open(String invitation)) {
                return invitation;
            }
        }
        return null;
    }

    private static String status(GameState state, List<String> yours, boolean yourTurn, boolean failed) {
        if (state.isOver()) {
            return result(state);
        }
        if (state.isWaitingForPlayer()) {
            return yours.isEmpty() ? "Waiting for a player" : "Waiting for your friend";
        }
        if (failed) {
            return "The engine failed. Take back a move or reload the page";
        }
        Colour side = state.position().toMove();
        if (yourTurn) {
            return yours.size() == 2 ? side.title() + " to move" : "Your move";
        }
        return side.title() + (state.seat(side) instanceof GameSeat.Computer ? " is thinking" : " to move");
    }

    private static String result(GameState state) {
        GameResult forfeit = state.forfeit();
        Position position = state.position();
        int black = position.discs(Colour.BLACK);
        int white = position.discs(Colour.WHITE);
        if (forfeit != null) {
            return forfeit.toString();
        }
        return black == white
                ? "Draw, " + black + " all"
                : (black > white ? "Black" : "White") + " wins " + Math.max(black, white) + " to "
                        + Math.min(black, white);
    }

    /** The last move, the passes after it, and the end of the game. */
    private static String news(Game game, @Nullable GameResult forfeit) {
        StringBuilder news = new StringBuilder();
        Game current = game;
        StringBuilder passes = new StringBuilder();
        while (current.lastMove() == Move.PASS) {
            current = current.undo();
            passes.insert(0, " " + current.position().toMove().title() + " has no legal move and passes.");
        }
        if (current.lastMove() != null) {
            int discs = MoveView.of(current).flips().size();
            news.append(current.undo().position().toMove().title())
                    .append(" plays ")
                    .append(current.lastMove())
                    .append(" and flips ")
                    .append(discs)
                    .append(discs == 1 ? " disc." : " discs.");
        }
        news.append(passes);
        if (forfeit != null) {
            news.append(' ').append(forfeit).append('.');
        } else if (game.isOver()) {
            news.append(" The game is over.");
        }
        return news.toString().strip();
    }
}
