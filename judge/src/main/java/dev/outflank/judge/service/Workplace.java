package dev.outflank.judge.service;

import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.submission.Workshop;
import java.util.function.BooleanSupplier;

/**
 * What a worker has at hand for each of its tasks.
 *
 * @param uploads what was handed in, as files
 * @param stopping whether the worker is about to leave
 */
record Workplace(
        Store store,
        HeldContests contests,
        Workshop workshop,
        UploadFolder uploads,
        StaffRoom staffRoom,
        BooleanSupplier stopping) {}
