package dev.outflank.arena.match;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.sandbox.ArenaShutdown;
import dev.outflank.arena.sandbox.GameCore;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Plays one game and checks every move against the rules. A side that must pass is asked too, because some protocols
 * require an explicit pass. Every failure of a contestant becomes part of the record; an exception from a seat is a
 * failure of the arena, and the game is void.
 */
final class Referee {
    private final Contestant black;
    private final Contestant white;
    private final Game opening;
    private final Instant date = Instant.now();
    private final List<TimeUsage> moveTimes = new ArrayList<>();
    private Game game;

    private Referee(Contestant black, Contestant white, Game opening) {
        this.black = black;
        this.white = white;
        this.opening = opening;
        this.game = opening;
    }

    static GameRecord play(Contestant black, Contestant white, Game opening) {
        return new Referee(black, white, opening).play();
    }

    private GameRecord play() {
        @Nullable GameFault fault;
        try {
            fault = GameCore.play(() -> Optional.ofNullable(seatAndPlay())).orElse(null);
        } catch (IOException | RuntimeException e) {
            fault = new GameFault(
                    game.position().toMove(),
                    Verdict.INTERNAL,
                    "the arena failed with " + e.getClass().getSimpleName() + ": " + e.getMessage(),
                    TimeUsage.ZERO);
        }
        if (ArenaShutdown.hasBegun()) {
            fault = new GameFault(
                    game.position().toMove(), Verdict.INTERNAL, "the process was asked to end", TimeUsage.ZERO);
        }
        return new GameRecord(black.name(), white.name(), game, opening.ply(), moveTimes, fault, date);
    }

    private @Nullable GameFault seatAndPlay() {
        Colour joining = Colour.BLACK;
        try (Seat blackSeat = black.takeSeat(opening, Colour.BLACK)) {
            joining = Colour.WHITE;
            try (Seat whiteSeat = white.takeSeat(opening, Colour.WHITE)) {
                GameFault fault = playMoves(new ByColour<>(blackSeat, whiteSeat));
                if (fault == null) {
                    blackSeat.finish(game);
                    whiteSeat.finish(game);
                }
                return fault;
            }
        } catch (BotException notJoined) {
            return new GameFault(joining, notJoined.verdict(), notJoined.reason(), TimeUsage.ZERO);
        }
    }

    private @Nullable GameFault playMoves(ByColour<Seat> seats) {
        while (!game.isOver()) {
            Colour side = game.position().toMove();
            seats.get(side.other()).clock().ifPresent(seats.get(side)::setOpponentClock);
            switch (seats.get(side).requestMove(game)) {
                case Answer.Failure(BotException fault, TimeUsage time) -> {
                    return new GameFault(side, fault.verdict(), fault.reason(), time);
                }
                case Answer.ChosenMove(Move move, TimeUsage time) -> {
                    if (!game.position().isLegal(move)) {
                        Notation notation = (side == Colour.BLACK ? black : white).notation();
                        return new GameFault(
                                side, Verdict.ILLEGAL_MOVE, illegalMoveMessage(move, game.position(), notation), time);
                    }
                    accept(move, time);
                }
            }
        }
        return null;
    }

    private void accept(Move move, TimeUsage time) {
        game = game.play(move);
        moveTimes.add(time);
    }

    private static String illegalMoveMessage(Move move, Position position, Notation notation) {
        String legal = position.moves().stream().map(notation::format).collect(Collectors.joining(" "));
        return notation.format(move) + " is not a legal move for "
                + position.toMove().title() + " here; the legal moves are " + legal;
    }
}
