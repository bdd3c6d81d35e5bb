package dev.outflank.cli.autograder;

import dev.outflank.arena.record.JsonFields;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of Classroom 50's result.json that concern the marks; autograder.py adds those that name the submission.
 * Scores are integers there, and marks have two decimals, so one mark is 100 points.
 */
final class Classroom50Report {
    private static final int POINTS_PER_MARK = 100;

    private Classroom50Report() {}

    static String format(AutogradedSubmission marked) {
        ObjectNode node = JsonFields.newObject();
        node.put("score", points(marked.total()));
        node.put("max-score", points(marked.maxTotal()));
        ArrayNode tests = node.putArray("tests");
        for (AutogradedSubmission.MarkedPart part : marked.parts()) {
            tests.addObject()
                    .put("test-name", part.part().title())
                    .put("passed", part.isFull())
                    .put("score", points(part.marks()))
                    .put("max-score", points(part.part().marks()))
                    .put("marks", part.marks())
                    .put("reason", part.publicReason());
        }
        node.put("release-body", body(marked));
        return JsonFields.toLine(node) + "\n";
    }

    private static int points(BigDecimal marks) {
        return marks.multiply(BigDecimal.valueOf(POINTS_PER_MARK))
                .setScale(0, RoundingMode.HALF_UP)
                .intValueExact();
    }

    /** The text of the release. Program output is indented, which Markdown shows unchanged. */
    private static String body(AutogradedSubmission marked) {
        StringBuilder text = new StringBuilder("### %s of %s marks%n%n"
                .formatted(marked.total().toPlainString(), marked.maxTotal().toPlainString()));
        for (AutogradedSubmission.MarkedPart part : marked.parts()) {
            text.append("**%s: %s of %s**%n%n"
                    .formatted(
                            part.part().title(),
                            part.marks().toPlainString(),
                            part.part().marks().toPlainString()));
            text.append(indent(part.publicReason() + "\n" + part.publicDetails()))
                    .append("\n\n");
        }
        marked.notes().forEach(note -> text.append(indent(note)).append("\n\n"));
        return text.toString();
    }

    private static String indent(String text) {
        return text.lines().map(line -> "    " + line).collect(Collectors.joining("\n"));
    }
}
