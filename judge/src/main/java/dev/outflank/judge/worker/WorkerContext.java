package dev.outflank.judge.worker;

import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.contest.ContestService;
import dev.outflank.judge.marking.MarkingService;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.SubmissionService;
import dev.outflank.rules.PlayerRegistry;
import java.util.function.BooleanSupplier;

/**
 * What the tasks of a worker share.
 *
 * @param stopping whether the worker is stopping
 */
record WorkerContext(
        Worker.Services services,
        SubmissionCompiler compiler,
        PlayerRegistry playerRegistry,
        BooleanSupplier stopping) {
    AccountService accounts() {
        return services.accounts();
    }

    ContestService contests() {
        return services.contests();
    }

    SubmissionService submissions() {
        return services.submissions();
    }

    CompetitionService competitions() {
        return services.competitions();
    }

    MarkingService marks() {
        return services.marks();
    }

    WorkerService workers() {
        return services.workers();
    }
}
