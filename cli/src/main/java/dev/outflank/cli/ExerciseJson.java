package dev.outflank.cli;

import dev.outflank.arena.record.Fields;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.submission.CompilerWords;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.judge.test.CaseResult;
import dev.outflank.protocol.BotFault;
import java.io.PrintStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a student's files do, in one object at the end. */
final class ExerciseJson implements ExerciseReport {
    private final PrintStream out;
    private final ObjectNode node;
    private final ArrayNode handIns;
    private ArrayNode parts = Fields.object().putArray("parts");
    private ArrayNode tests = Fields.object().putArray("tests");

    ExerciseJson(String contest, PrintStream out) {
        this.out = out;
        node = Fields.object().put("contest", contest);
        handIns = node.putArray("handIns");
    }

    @Override
    public void failed(HandIn handIn, BotFault fault) {
        ObjectNode one = handIns.addObject().put("file", handIn.file()).put("compiled", false);
        one.put("verdict", fault.verdict().name());
        one.put("reason", fault.reason());
        CompilerWords.explain(fault.reason()).ifPresent(sentence -> one.put("explanation", sentence));
    }

    @Override
    public void compiled(HandIn handIn, Workshop.Program program) {
        ObjectNode one = handIns.addObject().put("file", handIn.file()).put("compiled", true);
        one.put("language", program.source().language().name());
        one.put("words", program.words());
        parts = one.putArray("parts");
        tests = Fields.object().putArray("tests");
    }

    @Override
    public void ran(Part.Tests part, CaseResult result) {
        tests.addObject()
                .put("test", result.name())
                .put("verdict", result.word())
                .put("reason", result.sentence())
                .put("details", result.details());
    }

    @Override
    public void tested(Part.Tests part, long passed, int all) {
        ObjectNode one = parts.addObject().put("part", part.title()).put("passed", passed).put("public", all);
        one.set("tests", tests);
        tests = Fields.object().putArray("tests");
    }

    @Override
    public void tried(Part.OfHandIn part, PartMark mark) {
        JudgeJson.put(parts.addObject(), part, mark);
    }

    @Override
    public void ended(boolean fine) {
        node.put("fine", fine);
        out.println(Fields.line(node));
        out.flush();
    }
}
