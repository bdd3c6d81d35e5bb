package dev.outflank.judge.worker;

import dev.outflank.judge.contest.ContestCache;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.SubmissionFolder;
import dev.outflank.rules.PlayerRegistry;
import java.util.function.BooleanSupplier;

/**
 * What the tasks of a worker share.
 *
 * @param submissionFolder extracts the files of submissions
 * @param stopping whether the worker is stopping
 */
record WorkerContext(
        Store store,
        ContestCache contestCache,
        SubmissionCompiler compiler,
        SubmissionFolder submissionFolder,
        PlayerRegistry playerRegistry,
        BooleanSupplier stopping) {}
