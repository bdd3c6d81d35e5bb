package dev.outflank.cli.autograder;

import dev.outflank.arena.record.JsonFields;
import java.math.BigDecimal;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Gradescope's results.json: one test per part, and for the staff alone a hidden one with the details of hidden cases. */
final class GradescopeReport {
    private GradescopeReport() {}

    static String format(AutogradedSubmission marked) {
        ObjectNode node = JsonFields.newObject();
        node.put("score", marked.total());
        node.put("execution_time", marked.time().toMillis() / 1000.0);
        node.put("output", String.join("\n", marked.notes()));
        node.put("output_format", "text");
        node.put("stdout_visibility", "hidden");
        ArrayNode tests = node.putArray("tests");
        ArrayNode leaderboard = node.putArray("leaderboard");
        addValue(leaderboard, "Marks", marked.total());
        for (AutogradedSubmission.MarkedPart part : marked.parts()) {
            ObjectNode test = addTest(tests, part.part().title(), "visible");
            test.put("score", part.marks());
            test.put("max_score", part.part().marks());
            test.put("status", part.isFull() ? "passed" : "failed");
            test.put("output", (part.publicReason() + "\n\n" + part.publicDetails()).strip());
            part.staffDetails()
                    .ifPresent(details -> addTest(tests, part.part().title() + ", for the staff", "hidden")
                            .put("output", details));
            addValue(leaderboard, part.part().title(), part.marks());
        }
        return JsonFields.toLine(node) + "\n";
    }

    private static ObjectNode addTest(ArrayNode tests, String name, String visibility) {
        return tests.addObject().put("name", name).put("visibility", visibility).put("output_format", "text");
    }

    private static void addValue(ArrayNode leaderboard, String name, BigDecimal value) {
        leaderboard.addObject().put("name", name).put("value", value).put("order", "desc");
    }
}
