package dev.outflank.judge.mark;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.Spent;
import dev.outflank.judge.test.MostFlips;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.check.IllegalMove;
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

/** Short trials of a program that need no opponent: does it answer, legally and in time? */
final class Trials {
    private static final int TRIES = 3;

    private final Contestant contestant;
    private final Notation notation;

    Trials(Contestant contestant, Notation notation) {
        this.contestant = contestant;
        this.notation = notation;
    }

    /** How a trial went: what is wrong, and its longest times. */
    record Trial(Optional<BotFault> fault, Spent longest) {
        boolean passed() {
            return fault.isEmpty();
        }

        boolean isVoid() {
            return fault.isPresent() && fault.get().verdict() == Verdict.INTERNAL;
        }

        /** One line for a log. */
        String line() {
            return fault.map(wrong -> wrong.verdict() + ": " + wrong.reason())
                    .orElseGet(() -> String.format(
                            Locale.ROOT,
                            "passed; longest move %.3f s CPU, %.3f s wall",
                            longest.cpu().toNanos() / 1e9,
                            longest.wall().toNanos() / 1e9));
        }
    }

    /** Moves of the program from a game on, at most so many; the other side plays the most flips. */
    Trial moves(Game start, int most) {
        Trial trial = once(start, most);
        for (int left = TRIES - 1; left > 0 && trial.isVoid(); left--) {
            trial = once(start, most);
        }
        return trial;
    }

    private Trial once(Game start, int most) {
        Colour side = start.position().toMove();
        MostFlips other = new MostFlips();
        Spent longest = Spent.NOTHING;
        try (Seat seat = contestant.sit(start, side)) {
            Game game = start;
            for (int made = 0; made < most && !game.isOver(); ) {
                if (game.position().toMove() != side) {
                    game = game.play(other.choose(game, Clock.UNLIMITED));
                    continue;
                }
                Answer answer = seat.answer(game);
                longest = longest.longer(answer.spent());
                switch (answer) {
                    case Answer.Failed(BotFault fault, Spent _) -> {
                        return new Trial(Optional.of(fault), longest);
                    }
                    case Answer.Played(Move move, Spent _) -> {
                        if (!game.position().isLegal(move)) {
                            return new Trial(Optional.of(illegal(game, move)), longest);
                        }
                        game = game.play(move);
                        made++;
                    }
                }
            }
            return new Trial(Optional.empty(), longest);
        } catch (BotFault absent) {
            return new Trial(Optional.of(absent), longest);
        }
    }

    private BotFault illegal(Game game, Move move) {
        return new BotFault(
                Verdict.ILLEGAL_MOVE,
                IllegalMove.sentence(game.position(), move, notation) + "\n"
                        + IllegalMove.board(game.position(), notation));
    }

    /** Positions of random games, early ones and late ones; the same seed gives the same. */
    static List<Game> positions(int board, Objective objective, int count, long seed) {
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
