package dev.outflank.cli.judge;

import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.test.TestCaseResult;
import dev.outflank.protocol.BotException;

/** Hears how a student's files do: what belongs to a hand-in follows it. */
interface ExerciseReport {
    /** The hand-in did not become a program. */
    void compileFailed(RequiredFile requiredFile, BotException fault);

    void compiled(RequiredFile requiredFile, SubmissionCompiler.Program program);

    void testFinished(Part.Tests part, TestCaseResult result);

    /** All public tests of a part have run. */
    void testsFinished(Part.Tests part, long passed, int all);

    /** Games or single moves: they give the same marks in the course. */
    void partMarked(Part.FilePart part, PartMark mark);

    void finished(boolean fine);
}
