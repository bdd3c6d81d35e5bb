package dev.outflank.cli;

import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.judge.test.CaseResult;
import dev.outflank.protocol.BotFault;

/** Hears how a student's files do: what belongs to a hand-in follows it. */
interface ExerciseReport {
    /** The hand-in did not become a program. */
    void failed(HandIn handIn, BotFault fault);

    void compiled(HandIn handIn, Workshop.Program program);

    void ran(Part.Tests part, CaseResult result);

    /** All public tests of a part have run. */
    void tested(Part.Tests part, long passed, int all);

    /** Games or single moves: they give the same marks in the course. */
    void tried(Part.OfHandIn part, PartMark mark);

    void ended(boolean fine);
}
