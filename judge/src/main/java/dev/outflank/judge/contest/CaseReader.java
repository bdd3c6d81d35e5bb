package dev.outflank.judge.contest;

import dev.outflank.judge.contest.CaseSource.Reference;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads test cases. */
final class CaseReader {
    /** What a person types into a dialogue, with the line end after it. */
    private static final Pattern TYPED = Pattern.compile("«([^»\\n]*)»\\n?");

    private static final int MOST = 1000;

    private CaseReader() {}

    static CaseSource read(Section one, int number) throws ContestException {
        boolean hidden = one.flag("hidden", false);
        if (!one.has("generate")) {
            return written(one, hidden, number);
        }
        boolean dialogues = one.choice("generate", Map.of("lab8", true, "tiny", false));
        int count = one.number("count", 1, MOST);
        long seed = one.number("seed", 0, 999_999_999, 1);
        if (!dialogues) {
            int flag = one.number("flag", 100, 600);
            if (flag % 100 != 0) {
                throw one.wrong("flag", "must be 100, 200, 300, 400, 500 or 600, not " + flag);
            }
            return new CaseSource.TinyStates(hidden, count, seed, flag);
        }
        List<Integer> boards =
                one.numbers("boards", Position.MIN_SIZE, Position.MAX_SIZE, List.of(4, 6, 8));
        if (!boards.stream().allMatch(Position::isSize)) {
            throw one.wrong("boards", "must hold even numbers from 4 to 26");
        }
        return new CaseSource.Lab8Dialogues(hidden, count, seed, boards);
    }

    private static CaseSource written(Section one, boolean hidden, int number) throws ContestException {
        String name = one.text("case", "case " + number);
        List<String> arguments = ContestReader.words(one.text("arguments", ""));
        if (one.has("dialogue")) {
            String dialogue = one.anyText("dialogue");
            Matcher typed = TYPED.matcher(dialogue);
            StringBuilder input = new StringBuilder();
            typed.results().forEach(answer -> input.append(answer.group(1)).append('\n'));
            return new CaseSource.Written(
                    name, hidden, arguments, input.toString(), Optional.of(typed.replaceAll("")), Optional.empty());
        }
        String input = one.has("input") ? one.anyText("input") : "";
        if (one.has("output")) {
            return new CaseSource.Written(
                    name, hidden, arguments, input, Optional.of(one.anyText("output")), Optional.empty());
        }
        if (!one.has("answer-of")) {
            throw new ContestException(
                    one.place(),
                    "a case has 'dialogue', with what is typed between « and »; or 'output', or 'answer-of', with"
                            + " 'input' and 'arguments' where they are needed; or it has 'generate'");
        }
        Reference reference = one.choice("answer-of", Reference.class);
        return new CaseSource.Written(name, hidden, arguments, input, Optional.empty(), Optional.of(reference));
    }
}
