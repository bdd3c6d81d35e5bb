package dev.outflank.cli.judge;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.marking.TestCase;
import dev.outflank.judge.marking.TestCaseGenerator;
import dev.outflank.judge.marking.TestCaseResult;
import dev.outflank.judge.marking.TestRunner;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import java.io.IOException;
import java.util.List;

/** Runs the public tests and the games of a contest on one submission. */
final class ExerciseRunner {
    private final Contest contest;
    private final SubmissionCompiler compiler;
    private final ExerciseReport report;

    ExerciseRunner(Contest contest, SubmissionCompiler compiler, ExerciseReport report) {
        this.contest = contest;
        this.compiler = compiler;
        this.report = report;
    }

    /** Returns whether everything that was submitted passed; what is missing is reported, but does not fail. */
    boolean run(Submission submission) throws IOException {
        boolean fine = true;
        for (RequiredFile requiredFile : contest.requiredFiles().values()) {
            try {
                SubmissionCompiler.Program program = compiler.compile(submission, requiredFile);
                report.compiled(program);
                fine &= check(submission, requiredFile, program);
            } catch (BotException fault) {
                report.compileFailed(submission.fileName(requiredFile), fault);
                fine &= submission.candidates(requiredFile).isEmpty();
            }
        }
        report.finished(fine);
        return fine;
    }

    private boolean check(Submission submission, RequiredFile requiredFile, SubmissionCompiler.Program program) {
        boolean fine = true;
        PartMarker marker = new PartMarker(contest, compiler, new BuiltInPlayerRegistry(), 0);
        for (Part part : contest.parts()) {
            if (part instanceof Part.FilePart filePart
                    && filePart.requiredFile().equals(requiredFile.name())) {
                fine &= filePart instanceof Part.Tests tests
                        ? runTests(tests, new TestRunner(compiler.sandbox(), program, tests))
                        : reportMark(filePart, marker.mark(submission, filePart));
            }
        }
        return fine;
    }

    private boolean reportMark(Part.FilePart part, PartMark mark) {
        report.partMarked(part, mark);
        return mark.marks().filter(marks -> marks.compareTo(part.marks()) == 0).isPresent();
    }

    private boolean runTests(Part.Tests part, TestRunner runner) {
        List<TestCase> cases = new TestCaseGenerator(0)
                .generate(part).stream().filter(test -> !test.hidden()).toList();
        List<TestCaseResult> results = runner.run(cases, result -> report.testFinished(part, result));
        long passed = results.stream().filter(TestCaseResult::passed).count();
        report.testsFinished(part, passed, cases.size());
        return passed == cases.size();
    }
}
