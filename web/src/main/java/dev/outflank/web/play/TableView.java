package dev.outflank.web.play;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.Opening;
import dev.outflank.rules.record.Result;
import dev.outflank.web.board.Step;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All that a browser needs to show a game to one visitor. Squares are numbers in reading order from 0.
 *
 * @param stamp a later view has a larger one
 * @param board the squares: X black, O white, - empty
 * @param turn the side to move: black, white, or empty when the game is over
 * @param moves the legal moves
 * @param recent the last moves, so that a browser that missed one can still show how it came about
 * @param transcript all moves
 * @param yours the sides that the visitor plays
 * @param yourTurn whether the visitor may move now
 * @param thinking whether a player of the house is at work
 * @param status one sentence: how the game stands
 * @param news one sentence: what just happened
 * @param invitation what a friend needs to take the free seat; only for who sits at the table
 * @param next the game that follows this one
 */
record TableView(
        String id,
        long stamp,
        int size,
        int ply,
        String board,
        String turn,
        List<Integer> moves,
        List<Step> recent,
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
    private static final int RECENT = 4;

    /** A side of the game; the time is in milliseconds and runs while the clock does. */
    record Side(String name, String about, boolean house, boolean open, int discs, long left, boolean running) {}

    static TableView of(
            String id,
            long stamp,
            Match match,
            Visitor visitor,
            boolean thinking,
            boolean failed,
            long sinceTurnBegan) {
        Game game = match.game();
        Position position = game.position();
        boolean over = match.isOver();
        boolean goes = !over && !match.isWaiting();
        boolean yourTurn = goes && match.seat(position.toMove()).isTakenBy(visitor);
        boolean alone = isAlone(match, visitor);
        List<String> yours = Arrays.stream(Colour.values())
                .filter(colour -> match.seat(colour).isTakenBy(visitor))
                .map(Step::word)
                .toList();
        return new TableView(
                id,
                stamp,
                position.size(),
                game.ply(),
                BoardText.board(position, 'X', 'O', '-', ""),
                over ? "" : Step.word(position.toMove()),
                goes ? position.moves().stream().map(move -> Step.square(move, position.size())).toList() : List.of(),
                Step.last(game, RECENT),
                game.moves().stream().map(Move::toString).toList(),
                side(match, Colour.BLACK, visitor, sinceTurnBegan),
                side(match, Colour.WHITE, visitor, sinceTurnBegan),
                yours,
                yourTurn,
                thinking,
                over,
                match.terms().time().runs(),
                alone && !match.terms().time().runs() && match.ending() == null && match.canUndo(),
                alone && match.canRedo(),
                alone && yourTurn,
                status(match, yours, yourTurn, failed),
                news(game, match.ending()),
                Opening.of(game).map(Opening::name).orElse(""),
                yours.isEmpty() ? null : invitation(match),
                match.next());
    }

    /** Whether a visitor plays and no other person does. */
    static boolean isAlone(Match match, Visitor visitor) {
        boolean plays = false;
        for (Colour colour : Colour.values()) {
            Seat seat = match.seat(colour);
            if (seat.isTakenBy(visitor)) {
                plays = true;
            } else if (!(seat instanceof Seat.House)) {
                return false;
            }
        }
        return plays;
    }

    private static Side side(Match match, Colour colour, Visitor visitor, long sinceTurnBegan) {
        boolean running = match.isTimed() && match.position().toMove() == colour;
        long left = Math.max(0, match.left(colour) - (running ? sinceTurnBegan : 0));
        Seat seat = match.seat(colour);
        Optional<Opponent> opponent =
                seat instanceof Seat.House(Opponent house) ? Optional.of(house) : Optional.empty();
        String name = opponent.map(Opponent::name)
                .orElse(seat.isTakenBy(visitor) ? "You" : seat instanceof Seat.Open ? "Open seat" : "Guest");
        return new Side(
                name,
                opponent.map(Opponent::idea).orElse(""),
                opponent.isPresent(),
                seat instanceof Seat.Open,
                match.position().discs(colour),
                left,
                running);
    }

    private static @Nullable String invitation(Match match) {
        for (Colour colour : Colour.values()) {
            if (match.seat(colour) instanceof Seat.Open(String invitation)) {
                return invitation;
            }
        }
        return null;
    }

    private static String status(Match match, List<String> yours, boolean yourTurn, boolean failed) {
        if (match.isOver()) {
            return result(match);
        }
        if (match.isWaiting()) {
            return yours.isEmpty() ? "Waiting for a player" : "Waiting for your friend";
        }
        if (failed) {
            return "The player failed; take a move back or load the page again";
        }
        Colour side = match.position().toMove();
        if (yourTurn) {
            return yours.size() == 2 ? side.title() + " to move" : "Your move";
        }
        return side.title() + (match.seat(side) instanceof Seat.House ? " is thinking" : " to move");
    }

    private static String result(Match match) {
        Result ending = match.ending();
        Position position = match.position();
        int black = position.discs(Colour.BLACK);
        int white = position.discs(Colour.WHITE);
        if (ending != null) {
            return ending.toString();
        }
        return black == white
                ? "A draw, " + black + " all"
                : (black > white ? "Black" : "White") + " wins " + Math.max(black, white) + " to "
                        + Math.min(black, white);
    }

    /** The last disc laid, the passes after it, and the end. */
    private static String news(Game game, @Nullable Result ending) {
        StringBuilder news = new StringBuilder();
        Game at = game;
        StringBuilder passes = new StringBuilder();
        while (at.lastMove() == Move.PASS) {
            at = at.undo();
            passes.insert(0, " " + at.position().toMove().title() + " has no move and passes.");
        }
        if (at.lastMove() != null) {
            int discs = Step.of(at).flips().size();
            news.append(at.undo().position().toMove().title()).append(" plays ").append(at.lastMove())
                    .append(" and turns ").append(discs).append(discs == 1 ? " disc." : " discs.");
        }
        news.append(passes);
        if (ending != null) {
            news.append(' ').append(ending).append('.');
        } else if (game.isOver()) {
            news.append(" The game is over.");
        }
        return news.toString().strip();
    }
}
