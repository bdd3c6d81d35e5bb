package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.Answer;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A program that uses half of its processor time must not time out while other processes keep every core busy. Games
 * are cut to -Doutflank.load.moves moves (default 1).
 */
@Tag("attack")
final class BusyMachineIT {
    private static final int GAMES = 40;
    private static final int MOVES = Integer.getInteger("outflank.load.moves", 1);

    @Test
    void fortyGames_halfOfTheTimeLimit_haveNoTimeout() throws Exception {
        Box box = TestPrograms.compiled(TestPrograms.sandbox(), "bots/scripted.c");
        ProgramContestant contestant = new ProgramContestant(
                "half",
                TestPrograms.sandbox(),
                box,
                ResourceLimits.DEFAULT,
                program -> new TestDialogue(program, "burn 0.5", false));
        List<Answer> answers = new ArrayList<>();
        try (BackgroundLoad _ = new BackgroundLoad(Runtime.getRuntime().availableProcessors());
                var games = Executors.newFixedThreadPool(2)) {
            List<Future<List<Answer>>> futures = new ArrayList<>();
            for (int game = 0; game < GAMES; game++) {
                futures.add(games.submit(() -> play(contestant)));
            }
            for (Future<List<Answer>> game : futures) {
                answers.addAll(game.get());
            }
        }
        assertThat(answers).hasSize(GAMES * MOVES);
        // A few games may be void because the machine was too busy.
        List<Answer> failed =
                answers.stream().filter(Answer.Failure.class::isInstance).toList();
        assertThat(failed).allMatch(answer -> ((Answer.Failure) answer).fault().verdict() == Verdict.INTERNAL);
        assertThat(failed).hasSizeLessThan(GAMES / 10);
    }

    private static List<Answer> play(ProgramContestant contestant) throws Exception {
        Game start = Game.start(4);
        List<Answer> answers = new ArrayList<>();
        try (ProgramSeat seat = contestant.takeSeat(start, Colour.BLACK)) {
            for (int move = 0; move < MOVES; move++) {
                answers.add(seat.requestMove(start));
            }
        }
        return answers;
    }
}
