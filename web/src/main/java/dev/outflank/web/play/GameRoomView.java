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
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The JSON view of a game for one visitor. Squares are row-major indices from 0.
 *
 * @param stamp grows with every change
 * @param board the squares: X black, O white, - empty
 * @param turn the side to move: black or white; empty when the game is over
 * @param moves the legal moves
 * @param flips what each of the visitor's legal moves flips, so that a browser can show a move before the response
 * @param recent the last moves, so that a browser can also animate moves that it missed
 * @param transcript all moves in notation
 * @param yours the sides that the visitor plays
 * @param yourTurn whether the visitor may move now
 * @param thinking whether an engine player is thinking
 * @param status the state of the game in one sentence
 * @param spectators the number of visitors who watch and do not play
 * @param offers who has proposed a draw or a rematch: the sides by the kind of offer
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
        List<List<Integer>> flips,
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
        String opening,
        int spectators,
        Map<String, List<String>> offers,
        @Nullable String invitation,
        @Nullable String next) {
    private static final int MAX_RECENT_MOVES = 4;

    /**
     * One side of the game, with its remaining time in milliseconds.
     *
     * @param opponent the id of a built-in player; empty for a person
     * @param present whether the player is here; always so for a built-in player
     */
    record Side(
            String name,
            String about,
            String opponent,
            boolean house,
            boolean open,
            boolean present,
            int discs,
            long left,
            boolean running) {}

    static GameRoomView of(
            String id,
            long stamp,
            GameState state,
            GameAudience audience,
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
                yourTurn ? flips(game) : List.of(),
                MoveView.lastMoves(game, MAX_RECENT_MOVES),
                game.moves().stream().map(Move::toString).toList(),
                side(state, audience, Colour.BLACK, visitor, turnMillis),
                side(state, audience, Colour.WHITE, visitor, turnMillis),
                yours,
                yourTurn,
                thinking,
                over,
                state.options().timeControl().isTimed(),
                onlyHuman && !state.options().timeControl().isTimed() && state.forfeit() == null && state.canUndo(),
                onlyHuman && state.canRedo(),
                onlyHuman && yourTurn,
                status(state, yours, yourTurn, failed),
                Opening.of(game).map(Opening::name).orElse(""),
                audience.spectators(state),
                audience.offers(),
                yours.isEmpty() ? null : invitation(state),
                state.rematchId());
    }

    private static List<List<Integer>> flips(Game game) {
        return game.position().moves().stream()
                .map(move -> MoveView.of(game.play(move)).flips())
                .toList();
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

    private static Side side(GameState state, GameAudience audience, Colour colour, Visitor visitor, long turnMillis) {
        boolean running = state.isClockRunning() && state.position().toMove() == colour;
        long left = Math.max(0, state.remainingMillis(colour) - (running ? turnMillis : 0));
        GameSeat seat = state.seat(colour);
        Optional<Opponent> opponent =
                seat instanceof GameSeat.Computer(Opponent computer) ? Optional.of(computer) : Optional.empty();
        return new Side(
                seat.isTakenBy(visitor) ? "You" : state.playerName(colour),
                opponent.map(Opponent::idea).orElse(""),
                opponent.map(Opponent::id).orElse(""),
                opponent.isPresent(),
                seat instanceof GameSeat.Open,
                seat instanceof GameSeat.Human(String hash, Nickname _)
                        ? audience.isPresent(hash)
                        : opponent.isPresent(),
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
            return result(state, yours);
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

    /** The result as the visitor sees it; as a spectator sees it if they play both sides or none. */
    private static String result(GameState state, List<String> yours) {
        GameResult forfeit = state.forfeit();
        int black = state.position().discs(Colour.BLACK);
        int white = state.position().discs(Colour.WHITE);
        Colour winner = forfeit != null ? forfeit.winner() : state.game().winner();
        if (winner == null) {
            return forfeit == null ? "Draw " + score(black, white) : "Draw by agreement";
        }
        if (yours.size() != 1) {
            return forfeit == null
                    ? winner.title() + " wins " + score(Math.max(black, white), Math.min(black, white))
                    : forfeit.toString();
        }
        boolean won = yours.contains(MoveView.sideName(winner));
        String outcome = won ? "You won " : "You lost ";
        if (forfeit != null) {
            // "Black wins by resignation": what follows the verb is the same for everyone.
            return outcome + forfeit.toString().replaceFirst(".* wins ", "");
        }
        return outcome + (won == (winner == Colour.BLACK) ? score(black, white) : score(white, black));
    }

    private static String score(int first, int second) {
        return first + "–" + second;
    }
}
