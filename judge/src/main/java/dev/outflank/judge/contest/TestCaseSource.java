package dev.outflank.judge.contest;

import dev.outflank.protocol.output.ExpectedOutput;
import java.util.List;
import java.util.Optional;

/** Where test cases come from. Hidden cases are used for marking only. */
public sealed interface TestCaseSource {
    boolean hidden();

    /** One case written in the contest file; without an output, the reference program gives it. */
    record ExplicitCase(
            String name,
            boolean hidden,
            List<String> arguments,
            String input,
            Optional<ExpectedOutput> output,
            Optional<ReferenceProgram> reference)
            implements TestCaseSource {}

    /** Random dialogues of Lab 8, part 1, on these boards in turn; every fourth ends with an illegal move. */
    record Lab8Dialogues(boolean hidden, int count, long seed, List<Integer> boards) implements TestCaseSource {}

    /** Random states of Reversi Tiny, all with the same flag. */
    record TinyStates(boolean hidden, int count, long seed, int flag) implements TestCaseSource {}

    /** A built-in program whose output is the expected output. */
    enum ReferenceProgram {
        /** APS105 Lab 8, part 1, run with the case's input. */
        LAB8_PART1,
        /** CS540's Reversi, run with the case's arguments. */
        TINY,
        /** CS540's CLIReversi, run with the case's input. */
        TINY_PLAY
    }
}
