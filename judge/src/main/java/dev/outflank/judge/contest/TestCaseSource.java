package dev.outflank.judge.contest;

import java.util.List;
import java.util.Optional;

/** Where test cases come from. Hidden ones are only for marking. */
public sealed interface TestCaseSource {
    boolean hidden();

    /** One case as it is written; without an output, the reference tells it. */
    record ExplicitCase(
            String name,
            boolean hidden,
            List<String> arguments,
            String input,
            Optional<String> output,
            Optional<ReferenceProgram> reference)
            implements TestCaseSource {}

    /** Random dialogues of Lab 8, part 1, on these boards in turn; every fourth ends in an illegal move. */
    record Lab8Dialogues(boolean hidden, int count, long seed, List<Integer> boards) implements TestCaseSource {}

    /** Random states of Reversi Tiny, asked about with one flag. */
    record TinyStates(boolean hidden, int count, long seed, int flag) implements TestCaseSource {}

    /** A program of ours whose output is the expected one. */
    enum ReferenceProgram {
        /** APS105 Lab 8, part 1, from what is typed. */
        LAB8_PART1,
        /** CS540's Reversi, from its arguments. */
        TINY,
        /** CS540's CLIReversi, from what is typed. */
        TINY_PLAY
    }
}
