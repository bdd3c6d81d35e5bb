package dev.outflank.web.play;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.Opening;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.board.OpeningName;
import dev.outflank.web.text.Messages;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
 * @param outcome how the game ended for a visitor who plays one side: won, lost or draw; empty otherwise
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
        String outcome,
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
            Messages messages,
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
                side(state, audience, Colour.BLACK, visitor, messages, turnMillis),
                side(state, audience, Colour.WHITE, visitor, messages, turnMillis),
                yours,
                yourTurn,
                thinking,
                over,
                state.options().timeControl().isTimed(),
                onlyHuman && !state.options().timeControl().isTimed() && state.forfeit() == null && state.canUndo(),
                onlyHuman && state.canRedo(),
                onlyHuman && yourTurn,
                status(state, yours, yourTurn, failed, messages),
                over && yours.size() == 1 ? outcome(winner(state), yours) : "",
                Opening.of(game)
                        .map(opening -> OpeningName.in(messages, opening))
                        .orElse(""),
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

    private static Side side(
            GameState state,
            GameAudience audience,
            Colour colour,
            Visitor visitor,
            Messages messages,
            long turnMillis) {
        boolean running = state.isClockRunning() && state.position().toMove() == colour;
        long left = Math.max(0, state.remainingMillis(colour) - (running ? turnMillis : 0));
        GameSeat seat = state.seat(colour);
        Optional<Opponent> opponent = seat instanceof GameSeat.Computer(Opponent computer)
                ? Optional.of(computer.in(messages))
                : Optional.empty();
        return new Side(
                name(seat, visitor, messages),
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

    private static String name(GameSeat seat, Visitor visitor, Messages messages) {
        if (seat.isTakenBy(visitor)) {
            return messages.text("play.you");
        }
        return switch (seat) {
            case GameSeat.Computer(Opponent opponent) -> opponent.in(messages).name();
            case GameSeat.Human(String _, Nickname nickname) -> nickname.or(messages.text("play.guest"));
            case GameSeat.Open _ -> messages.text("play.open-seat");
        };
    }

    private static String status(
            GameState state, List<String> yours, boolean yourTurn, boolean failed, Messages messages) {
        if (state.isOver()) {
            return result(state, yours, messages);
        }
        if (state.isWaitingForPlayer()) {
            return yours.isEmpty() ? messages.text("play.waiting") : messages.text("play.waiting-for-friend");
        }
        if (failed) {
            return messages.text("play.engine-failed");
        }
        Colour side = state.position().toMove();
        if (yourTurn && yours.size() == 1) {
            return messages.text("play.your-move");
        }
        String name = messages.text("side." + MoveView.sideName(side));
        return state.seat(side) instanceof GameSeat.Computer
                ? messages.text("play.thinking", "side", name)
                : messages.text("play.to-move", "side", name);
    }

    private static @Nullable Colour winner(GameState state) {
        GameResult forfeit = state.forfeit();
        return forfeit != null ? forfeit.winner() : state.game().winner();
    }

    private static String outcome(@Nullable Colour winner, List<String> yours) {
        return winner == null ? "draw" : yours.contains(MoveView.sideName(winner)) ? "won" : "lost";
    }

    /** The result as the visitor sees it; as a spectator sees it if they play both sides or none. */
    private static String result(GameState state, List<String> yours, Messages messages) {
        int black = state.position().discs(Colour.BLACK);
        int white = state.position().discs(Colour.WHITE);
        GameResult forfeit = state.forfeit();
        Colour winner = winner(state);
        if (winner == null) {
            return forfeit == null
                    ? messages.text("play.draw", "score", score(black, white))
                    : messages.text("play.draw-agreed");
        }
        boolean won = yours.contains(MoveView.sideName(winner));
        // The visitor's discs come first.
        boolean blackFirst = (won || yours.size() != 1) == (winner == Colour.BLACK);
        String how = forfeit == null
                ? score(blackFirst ? black : white, blackFirst ? white : black)
                : messages.text("play.ending."
                        + forfeit.termination().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        if (yours.size() != 1) {
            return messages.text("play.wins", "side", messages.text("side." + MoveView.sideName(winner)), "how", how);
        }
        return won ? messages.text("play.you-won", "how", how) : messages.text("play.you-lost", "how", how);
    }

    private static String score(int first, int second) {
        return first + "–" + second;
    }
}
