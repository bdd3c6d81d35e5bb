package dev.outflank.judge.marking;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.check.IllegalMoveMessage;
import dev.outflank.rules.BoardDiagram;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/** Lets a program play some moves without an opponent, to check that they are legal and in time. */
final class TrialRunner {
    private static final int MAX_TRIES = 3;

    private final Contestant contestant;
    private final Notation notation;

    TrialRunner(Contestant contestant, Notation notation) {
        this.contestant = contestant;
        this.notation = notation;
    }

    /** The result of a trial: the fault, if any, and the longest time of a move. */
    record TrialResult(Optional<BotException> fault, TimeUsage longest) {
        boolean passed() {
            return fault.isEmpty();
        }

        boolean isVoid() {
            return fault.isPresent() && fault.get().verdict() == Verdict.INTERNAL;
        }

        /** One line for a log. */
        String summary() {
            return fault.map(wrong -> wrong.verdict() + ": " + wrong.reason())
                    .orElseGet(() -> String.format(
                            Locale.ROOT,
                            "passed; longest move %.3f s CPU, %.3f s wall",
                            longest.cpu().toNanos() / 1e9,
                            longest.wall().toNanos() / 1e9));
        }
    }

    /** Lets the program play at most {@code maxMoves} moves; {@link MostFlips} plays the other side. */
    TrialResult playMoves(Game start, int maxMoves) {
        TrialResult trial = runOnce(start, maxMoves);
        for (int left = MAX_TRIES - 1; left > 0 && trial.isVoid(); left--) {
            trial = runOnce(start, maxMoves);
        }
        return trial;
    }

    private TrialResult runOnce(Game start, int maxMoves) {
        Colour side = start.position().toMove();
        MostFlips other = new MostFlips();
        TimeUsage longest = TimeUsage.ZERO;
        try (Seat seat = contestant.takeSeat(start, side)) {
            Game game = start;
            for (int made = 0; made < maxMoves && !game.isOver(); ) {
                if (game.position().toMove() != side) {
                    game = game.play(other.choose(game, Clock.UNLIMITED));
                    continue;
                }
                Answer answer = seat.requestMove(game);
                longest = longest.max(answer.time());
                switch (answer) {
                    case Answer.Failure(BotException fault, TimeUsage _) -> {
                        return new TrialResult(Optional.of(fault), longest);
                    }
                    case Answer.ChosenMove(Move move, TimeUsage _) -> {
                        if (!game.position().isLegal(move)) {
                            return new TrialResult(Optional.of(illegal(game, move)), longest);
                        }
                        game = game.play(move);
                        made++;
                    }
                }
            }
            return new TrialResult(Optional.empty(), longest);
        } catch (BotException startFault) {
            return new TrialResult(Optional.of(startFault), longest);
        }
    }

    private BotException illegal(Game game, Move move) {
        return new BotException(
                Verdict.ILLEGAL_MOVE,
                IllegalMoveMessage.sentence(game.position(), move, notation) + "\n"
                        + BoardDiagram.format(game.position(), notation));
    }

    /** Positions of random games, from early to late; the same seed gives the same positions. */
    static List<Game> randomPositions(int board, Objective objective, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Game> positions = new ArrayList<>();
        int squares = board * board - 4;
        while (positions.size() < count) {
            int plies = 1 + squares * positions.size() / count;
            Game game = Game.from(Position.start(board), objective);
            while (plies-- > 0 && !game.isOver()) {
                int moves = game.position().mobility();
                game = game.play(moves == 0 ? Move.PASS : game.position().move(random.nextInt(moves)));
            }
            if (!game.isOver()) {
                positions.add(Game.from(game.position(), objective));
            }
        }
        return positions;
    }
}
