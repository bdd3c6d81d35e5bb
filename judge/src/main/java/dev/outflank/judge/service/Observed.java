package dev.outflank.judge.service;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.Spent;
import dev.outflank.arena.process.ProgramSeat;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A contestant under its name in the contest, whose words on standard error are kept, and who leaves when we stop. */
final class Observed implements Contestant {
    private final String name;
    private final Contestant contestant;
    private final BooleanSupplier stopping;
    private final Watcher watcher;
    private final List<String> errors = new ArrayList<>();

    /** Whoever follows a game while it is played. */
    interface Watcher {
        Watcher NOBODY = new Watcher() {
            @Override
            public void asked(String name, Game game) {}

            @Override
            public void answered(Spent spent) {}
        };

        /** Somebody is to move. */
        void asked(String name, Game game);

        void answered(Spent spent);
    }

    Observed(String name, Contestant contestant, BooleanSupplier stopping) {
        this(name, contestant, stopping, Watcher.NOBODY);
    }

    Observed(String name, Contestant contestant, BooleanSupplier stopping, Watcher watcher) {
        this.name = name;
        this.contestant = contestant;
        this.stopping = stopping;
        this.watcher = watcher;
    }

    @Override
    public String name() {
        return name;
    }

    /** What it wrote to standard error in the one before the last game, or in the last. */
    String errors(int game) {
        return errors.get(errors.size() - 2 + game);
    }

    @Override
    public Seat sit(Game start, Colour side) throws BotFault {
        int number = errors.size();
        errors.add("");
        if (stopping.getAsBoolean()) {
            throw leaving();
        }
        return new ObservedSeat(contestant.sit(start, side), number);
    }

    private static BotFault leaving() {
        return new BotFault(Verdict.INTERNAL, "the judge is stopping");
    }

    private final class ObservedSeat implements Seat {
        private final Seat seat;
        private final int number;

        ObservedSeat(Seat seat, int number) {
            this.seat = seat;
            this.number = number;
        }

        @Override
        public Answer answer(Game game) {
            if (stopping.getAsBoolean()) {
                return new Answer.Failed(leaving(), Spent.NOTHING);
            }
            watcher.asked(name, game);
            Answer answer = seat.answer(game);
            watcher.answered(answer.spent());
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
                errors.set(number, program.errors());
            }
        }
    }
}
