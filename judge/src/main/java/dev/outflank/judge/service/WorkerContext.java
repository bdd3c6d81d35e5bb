package dev.outflank.judge.service;

import dev.outflank.judge.store.Store;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.rules.PlayerRegistry;
import java.util.function.BooleanSupplier;

/**
 * What a worker has at hand for each of its tasks.
 *
 * @param submissionFolder what was handed in, as files
 * @param stopping whether the worker is about to leave
 */
record WorkerContext(
        Store store,
        ContestCache contestCache,
        SubmissionCompiler compiler,
        SubmissionFolder submissionFolder,
        PlayerRegistry playerRegistry,
        BooleanSupplier stopping) {}
