package dev.outflank.judge.worker;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.process.ProgramSeat;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Wraps a contestant to give it its entry's name, keep its standard error, report its moves and stop with the worker. */
final class MonitoredContestant implements Contestant {
    private final String name;
    private final Contestant contestant;
    private final BooleanSupplier stopping;
    private final GameWatcher watcher;
    private final List<String> errors = new ArrayList<>();

    /** Follows a game while it is played. */
    interface GameWatcher {
        GameWatcher NONE = new GameWatcher() {
            @Override
            public void onTurn(String name, Game game) {}

            @Override
            public void onAnswer(TimeUsage spent) {}
        };

        /** Called before a contestant is asked for a move. */
        void onTurn(String name, Game game);

        /** Called after the contestant has answered. */
        void onAnswer(TimeUsage spent);
    }

    MonitoredContestant(String name, Contestant contestant, BooleanSupplier stopping) {
        this(name, contestant, stopping, GameWatcher.NONE);
    }

    MonitoredContestant(String name, Contestant contestant, BooleanSupplier stopping, GameWatcher watcher) {
        this.name = name;
        this.contestant = contestant;
        this.stopping = stopping;
        this.watcher = watcher;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Notation notation() {
        return contestant.notation();
    }

    /** The standard error of the last two games: 0 for the first of them, 1 for the second. */
    String errors(int game) {
        return errors.get(errors.size() - 2 + game);
    }

    @Override
    public Seat takeSeat(Game start, Colour side) throws BotException {
        int number = errors.size();
        errors.add("");
        if (stopping.getAsBoolean()) {
            throw stoppingFault();
        }
        return new MonitoredSeat(contestant.takeSeat(start, side), number);
    }

    private static BotException stoppingFault() {
        return new BotException(Verdict.INTERNAL, "the judge is stopping");
    }

    private final class MonitoredSeat implements Seat {
        private final Seat seat;
        private final int number;

        MonitoredSeat(Seat seat, int number) {
            this.seat = seat;
            this.number = number;
        }

        @Override
        public Answer requestMove(Game game) {
            if (stopping.getAsBoolean()) {
                return new Answer.Failure(stoppingFault(), TimeUsage.ZERO);
            }
            watcher.onTurn(name, game);
            Answer answer = seat.requestMove(game);
            watcher.onAnswer(answer.time());
            return answer;
        }

        @Override
        public void finish(Game end) {
            seat.finish(end);
        }

        @Override
        public void close() {
            seat.close();
            if (seat instanceof ProgramSeat program) {
                errors.set(number, program.stderrTail());
            }
        }
    }
}
