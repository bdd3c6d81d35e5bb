package dev.outflank.protocol.output;

import java.util.ArrayList;
import java.util.List;

/**
 * The output that a program should write.
 *
 * @param text the output as it is written to a pipe
 * @param answers offsets in the text at which the program reads an answer, in ascending order
 */
public record ExpectedOutput(String text, List<Integer> answers) {
    /** Output of a program that asks nothing. */
    public static ExpectedOutput of(String text) {
        return new ExpectedOutput(text, List.of());
    }

    /** The lines; if the text ends with a line end, the last one is empty. */
    public List<ExpectedLine> lines() {
        List<ExpectedLine> lines = new ArrayList<>();
        List<String> pieces = new ArrayList<>();
        int begin = 0;
        int answer = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean lineEnd = i == text.length() || text.charAt(i) == '\n';
            boolean answered = false;
            for (; answer < answers.size() && answers.get(answer) == i; answer++) {
                answered = true;
            }
            if (answered || lineEnd) {
                pieces.add(text.substring(begin, i));
                begin = i;
            }
            if (lineEnd) {
                lines.add(new ExpectedLine(List.copyOf(pieces)));
                pieces.clear();
                begin = i + 1;
            }
        }
        return lines;
    }
}
