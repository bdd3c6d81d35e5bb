package dev.outflank.cli.judge;

import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.TestCaseResult;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;

/** Receives the results of {@code exercise}. The results of a submitted file follow its compilation. */
interface ExerciseReport {
    /** The file was not compiled. */
    void compileFailed(String file, BotException fault);

    void compiled(SubmissionCompiler.Program program);

    void testFinished(Part.Tests part, TestCaseResult result);

    /** All public tests of a part have run. */
    void testsFinished(Part.Tests part, long passed, int all);

    /** A part that is marked by games or single moves, with the same marks as in the course. */
    void partMarked(Part.FilePart part, PartMark mark);

    void finished(boolean fine);
}
