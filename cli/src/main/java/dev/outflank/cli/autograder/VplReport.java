package dev.outflank.cli.autograder;

import java.util.stream.Collectors;

/**
 * The output that VPL for Moodle reads: a block of comments, in which a line with '-' is a title and a line with '>' is
 * shown unchanged, and the grade. VPL searches all lines for grades, so no line of a program stands at the beginning of
 * a line.
 */
final class VplReport {
    private VplReport() {}

    static String format(AutogradedSubmission marked) {
        StringBuilder text = new StringBuilder("<|--\n");
        for (AutogradedSubmission.MarkedPart part : marked.parts()) {
            text.append("-%s: %s of %s%n"
                    .formatted(
                            part.part().title(),
                            part.marks().toPlainString(),
                            part.part().marks().toPlainString()));
            text.append(quote(part.publicReason() + "\n" + part.publicDetails()))
                    .append('\n');
        }
        if (!marked.notes().isEmpty()) {
            text.append("-Notes\n")
                    .append(quote(String.join("\n", marked.notes())))
                    .append('\n');
        }
        return text + "--|>\nGrade :=>> " + marked.total().toPlainString() + "\n";
    }

    private static String quote(String text) {
        return text.lines().map(line -> ">" + line).collect(Collectors.joining("\n"));
    }
}
