package dev.outflank.judge.contest;

import dev.outflank.judge.contest.TestCaseSource.ReferenceProgram;
import dev.outflank.protocol.output.ExpectedOutput;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses test cases. */
final class TestCaseParser {
    /** Input within a dialogue, written between « and », with the line end after it. */
    private static final Pattern TYPED = Pattern.compile("«([^»\\n]*)»\\n?");

    private static final int MAX_GENERATED_CASES = 1000;

    private TestCaseParser() {}

    static TestCaseSource parse(Section one, int number) throws ContestException {
        boolean hidden = one.flag("hidden", false);
        if (!one.has("generate")) {
            return explicitCase(one, hidden, number);
        }
        boolean dialogues = one.choice("generate", Map.of("lab8", true, "tiny", false));
        int count = one.number("count", 1, MAX_GENERATED_CASES);
        long seed = one.number("seed", 0, 999_999_999, 1);
        if (!dialogues) {
            int flag = one.number("flag", 100, 600);
            if (flag % 100 != 0) {
                throw one.invalid("flag", "must be 100, 200, 300, 400, 500 or 600, not " + flag);
            }
            return new TestCaseSource.TinyStates(hidden, count, seed, flag);
        }
        List<Integer> boards = one.numbers("boards", Position.MIN_SIZE, Position.MAX_SIZE, List.of(4, 6, 8));
        if (!boards.stream().allMatch(Position::isValidSize)) {
            throw one.invalid("boards", "must contain even numbers from 4 to 26");
        }
        return new TestCaseSource.Lab8Dialogues(hidden, count, seed, boards);
    }

    private static TestCaseSource explicitCase(Section one, boolean hidden, int number) throws ContestException {
        String name = one.text("case", "case " + number);
        List<String> arguments = ContestParser.splitWords(one.text("arguments", ""));
        if (one.has("dialogue")) {
            String dialogue = one.textOrEmpty("dialogue");
            Matcher typed = TYPED.matcher(dialogue);
            StringBuilder input = new StringBuilder();
            StringBuilder output = new StringBuilder();
            List<Integer> answers = new ArrayList<>();
            while (typed.find()) {
                typed.appendReplacement(output, "");
                input.append(typed.group(1)).append('\n');
                answers.add(output.length());
            }
            typed.appendTail(output);
            return new TestCaseSource.ExplicitCase(
                    name,
                    hidden,
                    arguments,
                    input.toString(),
                    Optional.of(new ExpectedOutput(output.toString(), List.copyOf(answers))),
                    Optional.empty());
        }
        String input = one.has("input") ? one.textOrEmpty("input") : "";
        if (one.has("output")) {
            return new TestCaseSource.ExplicitCase(
                    name,
                    hidden,
                    arguments,
                    input,
                    Optional.of(ExpectedOutput.of(one.textOrEmpty("output"))),
                    Optional.empty());
        }
        if (!one.has("answer-of")) {
            throw new ContestException(
                    one.place(),
                    "a case must have 'dialogue' (with the input between « and »), 'output' or 'answer-of' (both with"
                            + " optional 'input' and 'arguments'), or 'generate'");
        }
        ReferenceProgram reference = one.choice("answer-of", ReferenceProgram.class);
        return new TestCaseSource.ExplicitCase(
                name, hidden, arguments, input, Optional.empty(), Optional.of(reference));
    }
}
