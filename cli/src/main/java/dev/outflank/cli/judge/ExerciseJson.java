package dev.outflank.cli.judge;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.TestCaseResult;
import dev.outflank.judge.submission.CompilerHints;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import java.io.PrintStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Report of {@code exercise} as one JSON object at the end. */
final class ExerciseJson implements ExerciseReport {
    private final PrintStream out;
    private final ObjectNode node;
    private final ArrayNode requiredFiles;
    private ArrayNode parts = JsonFields.newObject().putArray("parts");
    private ArrayNode tests = JsonFields.newObject().putArray("tests");

    ExerciseJson(String contest, PrintStream out) {
        this.out = out;
        node = JsonFields.newObject().put("contest", contest);
        requiredFiles = node.putArray("handIns");
    }

    @Override
    public void compileFailed(String file, BotException fault) {
        ObjectNode one = requiredFiles.addObject().put("file", file).put("compiled", false);
        one.put("verdict", fault.verdict().name());
        one.put("reason", fault.reason());
        CompilerHints.explain(fault.reason()).ifPresent(sentence -> one.put("explanation", sentence));
    }

    @Override
    public void compiled(SubmissionCompiler.Program program) {
        ObjectNode one =
                requiredFiles.addObject().put("file", program.source().place()).put("compiled", true);
        one.put("language", program.source().language().name());
        one.put("words", program.compilerOutput());
        parts = one.putArray("parts");
        tests = JsonFields.newObject().putArray("tests");
    }

    @Override
    public void testFinished(Part.Tests part, TestCaseResult result) {
        ObjectNode test = tests.addObject()
                .put("test", result.name())
                .put("verdict", result.verdictName())
                .put("reason", result.message())
                .put("details", result.details())
                .put("input", result.testCase().input())
                .put("expected", result.testCase().output().text())
                .put("repeat", result.reproduction());
        ArrayNode arguments = test.putArray("arguments");
        result.testCase().arguments().forEach(arguments::add);
        ArrayNode remarks = test.putArray("remarks");
        result.remarks().forEach(remarks::add);
    }

    @Override
    public void testsFinished(Part.Tests part, long passed, int all) {
        ObjectNode one = parts.addObject()
                .put("part", part.title())
                .put("passed", passed)
                .put("public", all);
        one.set("tests", tests);
        tests = JsonFields.newObject().putArray("tests");
    }

    @Override
    public void partMarked(Part.FilePart part, PartMark mark) {
        JudgeJson.put(parts.addObject(), part, mark);
    }

    @Override
    public void finished(boolean fine) {
        node.put("fine", fine);
        out.println(JsonFields.toLine(node));
        out.flush();
    }
}
