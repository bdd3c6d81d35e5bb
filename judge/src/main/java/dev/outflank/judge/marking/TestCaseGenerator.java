package dev.outflank.judge.marking;

import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.TestCaseSource;
import dev.outflank.judge.contest.TestCaseSource.ReferenceProgram;
import dev.outflank.protocol.output.ExpectedOutput;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Generates the test cases of a part. Generated hidden cases depend on the seed in the contest file and on the staff's
 * seed: 0 gives the cases that students can generate too, any other seed gives secret ones.
 */
public final class TestCaseGenerator {
    private static final int ILLEGAL_EVERY = 4;
    /** Maximum tries per new state: near the start and the end of the game there are few different ones. */
    private static final int MAX_TRIES_PER_STATE = 200;

    private final long staffSeed;

    public TestCaseGenerator(long staffSeed) {
        this.staffSeed = staffSeed;
    }

    /** All cases in the order of the contest file. */
    public List<TestCase> generate(Part.Tests part) {
        List<TestCase> cases = new ArrayList<>();
        for (TestCaseSource source : part.cases()) {
            switch (source) {
                case TestCaseSource.ExplicitCase explicit -> cases.add(explicitCase(explicit));
                case TestCaseSource.Lab8Dialogues dialogues -> addDialogues(cases, dialogues);
                case TestCaseSource.TinyStates states -> addStates(cases, states);
            }
        }
        return cases;
    }

    private static TestCase explicitCase(TestCaseSource.ExplicitCase one) {
        ExpectedOutput output = one.output()
                .orElseGet(() -> ReferenceRunner.run(one.reference().orElseThrow(), one.arguments(), one.input()));
        return new TestCase(one.name(), one.hidden(), one.arguments(), one.input(), output);
    }

    private RandomGenerator random(long seed, boolean hidden) {
        return new SplittableRandom(hidden ? seed + 1_000_003 * staffSeed : seed);
    }

    private void addDialogues(List<TestCase> cases, TestCaseSource.Lab8Dialogues source) {
        RandomGenerator random = random(source.seed(), source.hidden());
        for (int i = 0; i < source.count(); i++) {
            int size = source.boards().get(i % source.boards().size());
            Colour computer = i % 2 == 0 ? Colour.WHITE : Colour.BLACK;
            boolean illegal = i % ILLEGAL_EVERY == ILLEGAL_EVERY - 1;
            String input = dialogue(size, computer, illegal, random);
            cases.add(new TestCase(
                    "%d×%d, the computer is %s%s"
                            .formatted(size, size, computer.title(), illegal ? ", an invalid move" : ""),
                    source.hidden(),
                    List.of(),
                    input,
                    ReferenceRunner.run(ReferenceProgram.LAB8_PART1, List.of(), input)));
        }
    }

    /** The input of a human who plays random moves and, if requested, ends the game with an illegal one. */
    private static String dialogue(int size, Colour computer, boolean illegal, RandomGenerator random) {
        StringBuilder typed = new StringBuilder()
                .append(size)
                .append('\n')
                .append(computer.letter())
                .append('\n');
        int illegalAt = illegal ? random.nextInt(1, 1 + size) : Integer.MAX_VALUE;
        MostFlips prescribed = new MostFlips();
        for (Game game = Game.start(size); !game.isOver(); ) {
            Position position = game.position();
            Move move;
            if (position.mustPass()) {
                move = Move.PASS;
            } else if (position.toMove() == computer) {
                move = prescribed.choose(game, Clock.UNLIMITED);
            } else if (--illegalAt == 0) {
                return typed.append(Notation.LAB8.format(illegalMove(position, random)))
                        .append('\n')
                        .toString();
            } else {
                move = position.move(random.nextInt(position.mobility()));
                typed.append(Notation.LAB8.format(move)).append('\n');
            }
            game = game.play(move);
        }
        return typed.toString();
    }

    private static Move illegalMove(Position position, RandomGenerator random) {
        while (true) {
            Move move = Move.at(random.nextInt(position.size()), random.nextInt(position.size()));
            if (!position.isLegal(move)) {
                return move;
            }
        }
    }

    private void addStates(List<TestCase> cases, TestCaseSource.TinyStates source) {
        RandomGenerator random = random(source.seed(), source.hidden());
        Set<String> seen = new HashSet<>();
        cases.forEach(one -> seen.add(String.join(" ", one.arguments())));
        for (int i = 0, tries = 0; i < source.count() && tries < source.count() * MAX_TRIES_PER_STATE; tries++) {
            // Each depth in turn, so that there are midgame states, endings and passes.
            Game game = Game.start(4);
            for (int ply = 2 + i % 12; ply > 0 && !game.isOver(); ply--) {
                int moves = game.position().mobility();
                game = game.play(moves == 0 ? Move.PASS : game.position().move(random.nextInt(moves)));
            }
            String player = game.position().toMove() == Colour.BLACK ? "1" : "2";
            List<String> arguments = List.of(String.valueOf(source.flag()), player, BoardText.digits(game.position()));
            String name = String.join(" ", arguments);
            if (seen.add(name)) {
                cases.add(new TestCase(
                        name,
                        source.hidden(),
                        arguments,
                        "",
                        ReferenceRunner.run(ReferenceProgram.TINY, arguments, "")));
                i++;
            }
        }
    }
}
