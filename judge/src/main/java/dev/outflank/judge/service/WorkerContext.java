package dev.outflank.judge.service;

import dev.outflank.judge.store.Store;
import dev.outflank.judge.submission.SubmissionCompiler;
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
