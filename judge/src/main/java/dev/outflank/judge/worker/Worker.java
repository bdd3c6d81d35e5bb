package dev.outflank.judge.worker;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.helper.CustomTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.contest.ContestService;
import dev.outflank.judge.marking.MarkingService;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.TaskType;
import dev.outflank.judge.store.WorkQueue;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.SubmissionService;
import dev.outflank.rules.PlayerRegistry;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Executes the tasks in the queue: checking, marking and playing. There may be many workers on many machines.
 *
 * <p>A task may run twice: on a worker that was wrongly regarded as dead, and on the one that took over. The result that
 * is saved first counts, and the other is discarded. A worker that fails at several different tasks in a row suspends
 * itself for a while, because the cause is probably its machine.
 */
public final class Worker implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

    public static final Duration HEARTBEAT_INTERVAL = Duration.ofSeconds(10);
    private static final int MAX_MISSED_HEARTBEATS = 4;
    private static final Duration POLLING_INTERVAL = Duration.ofMillis(500);
    private static final Duration COORDINATION_INTERVAL = Duration.ofSeconds(1);
    private static final Duration SHUTDOWN_TIMEOUT = Duration.ofSeconds(7);
    private static final Duration MIN_RETRY_DELAY = Duration.ofSeconds(5);
    private static final Duration MAX_RETRY_DELAY = Duration.ofMinutes(5);
    private static final int MAX_ATTEMPTS = 5;
    private static final int MAX_FAILURES = 4;
    private static final Duration SUSPENSION_TIME = Duration.ofMinutes(10);

    private final Services services;
    private final String name;
    private final int slots;
    private final CheckSubmissionTask checkTask;
    private final MarkSubmissionTask markTask;
    private final PlayPairTask playTask;
    private final LiveGameReporter liveGameReporter;
    private final ContestScheduler contestScheduler;
    private final Scheduler workScheduler;
    private final Scheduler coordinationScheduler;
    private final ScheduledExecutorService heartbeatExecutor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("heartbeat").factory());
    private final QueueThreads queueThreads = new QueueThreads(System::currentTimeMillis, System::nanoTime);
    private final Set<String> failures = new HashSet<>();
    private volatile boolean waitingForDisk;
    private volatile boolean stopping;

    /** The work of a task, and what happens when it fails because of an internal error. */
    private interface Job {
        void run() throws InfrastructureException, IOException;

        /** Records a failure and returns the delay before the next attempt; empty to give up. */
        Optional<Duration> onFailure(String reason);
    }

    /** The services that a worker uses. */
    public record Services(
            AccountService accounts,
            ContestService contests,
            SubmissionService submissions,
            CompetitionService competitions,
            MarkingService marks,
            WorkerService workers) {}

    /**
     * Starts a worker.
     *
     * @param name a unique name
     * @param slots number of tasks executed in parallel
     * @param heartbeat its interval; other workers take over the tasks after four missed beats
     */
    public static Worker start(
            Services services,
            PlayerRegistry playerRegistry,
            SubmissionCompiler compiler,
            String name,
            int slots,
            Duration heartbeat)
            throws IOException {
        Worker worker = new Worker(services, playerRegistry, compiler, name, slots, heartbeat);
        services.workers().database().releasePickedTasks();
        services.workers().heartbeat(name, slots);
        services.competitions().removeLiveGames(name);
        var _ = worker.heartbeatExecutor.scheduleWithFixedDelay(
                worker.liveGameReporter::writeChanges, 1, 1, TimeUnit.SECONDS);
        var _ = worker.heartbeatExecutor.scheduleAtFixedRate(
                worker::heartbeat, heartbeat.toMillis(), heartbeat.toMillis(), TimeUnit.MILLISECONDS);
        var _ = worker.heartbeatExecutor.scheduleWithFixedDelay(worker::checkDisk, 1, 1, TimeUnit.SECONDS);
        var _ = worker.heartbeatExecutor.scheduleWithFixedDelay(worker::checkClock, 1, 1, TimeUnit.SECONDS);
        worker.workScheduler.start();
        worker.coordinationScheduler.start();
        return worker;
    }

    private Worker(
            Services services,
            PlayerRegistry playerRegistry,
            SubmissionCompiler compiler,
            String name,
            int slots,
            Duration heartbeat)
            throws IOException {
        this.services = services;
        this.name = name;
        this.slots = slots;
        WorkerContext workerContext = new WorkerContext(services, compiler, playerRegistry, () -> stopping);
        DataSource dataSource = services.workers().database().dataSource();
        this.checkTask = new CheckSubmissionTask(workerContext);
        this.markTask = new MarkSubmissionTask(workerContext);
        this.liveGameReporter = new LiveGameReporter(services.competitions(), name);
        this.playTask = new PlayPairTask(workerContext, liveGameReporter);
        this.workScheduler = queueThreads
                .addTo(Scheduler.create(
                        dataSource,
                        task(TaskType.CHECK, this::checkJob),
                        task(TaskType.MARK, this::markJob),
                        task(TaskType.PLAY, this::playJob)))
                .tableName(WorkQueue.TABLE)
                .schedulerName(new SchedulerName.Fixed(name))
                .threads(slots)
                .enablePriority()
                .pollingInterval(POLLING_INTERVAL)
                .pollUsingFetch(0.5, 1.0)
                .heartbeatInterval(heartbeat)
                .missedHeartbeatsLimit(MAX_MISSED_HEARTBEATS)
                .shutdownMaxWait(SHUTDOWN_TIMEOUT)
                .failureLogging(LogLevel.WARN, false)
                .build();
        this.contestScheduler = new ContestScheduler(workerContext, name);
        this.coordinationScheduler = queueThreads
                .addTo(Scheduler.create(dataSource))
                .startTasks(Tasks.recurring(WorkQueue.COORDINATION_TASK, FixedDelay.of(COORDINATION_INTERVAL))
                        .execute((instance, context) -> {
                            runContestScheduler();
                            workScheduler.triggerCheckForDueExecutions();
                        }))
                .tableName(WorkQueue.COORDINATION_TABLE)
                .schedulerName(new SchedulerName.Fixed(name))
                .threads(1)
                .pollingInterval(POLLING_INTERVAL)
                .heartbeatInterval(heartbeat)
                .missedHeartbeatsLimit(MAX_MISSED_HEARTBEATS)
                .shutdownMaxWait(SHUTDOWN_TIMEOUT)
                .failureLogging(LogLevel.WARN, true)
                .build();
    }

    private void runContestScheduler() {
        try {
            contestScheduler.run();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private interface JobFinder {
        Optional<Job> find(long id);
    }

    private CustomTask<Void> task(TaskType type, JobFinder finder) {
        return Tasks.custom(type.taskName(), Void.class)
                .onFailureReschedule(FixedDelay.of(MIN_RETRY_DELAY))
                .onDeadExecutionRevive()
                .execute((instance, context) ->
                        run(type.taskName() + " " + instance.getId(), finder, Long.parseLong(instance.getId())));
    }

    private CompletionHandler<Void> run(String title, JobFinder finder, long id) {
        if (stopping) {
            return putBack();
        }
        Optional<Job> job = finder.find(id);
        if (job.isEmpty()) {
            return removeTask();
        }
        try {
            job.get().run();
            recordSuccess();
            return removeTask();
        } catch (InfrastructureException failure) {
            return handleFailure(title, job.get(), failure.reason());
        } catch (IOException e) {
            return handleFailure(title, job.get(), e.toString());
        } catch (RuntimeException | Error e) {
            if (Database.isUnavailable(e)) {
                // Nothing can be recorded, and the scheduler tries again.
                throw e;
            }
            LOG.error("{}: {} failed", name, title, e);
            return handleFailure(title, job.get(), "an unexpected error of the server (" + e + ")");
        }
    }

    private static CompletionHandler<Void> removeTask() {
        return (complete, operations) -> operations.remove();
    }

    private static CompletionHandler<Void> putBack() {
        return (complete, operations) -> operations.reschedule(complete, complete.getExecution().executionTime);
    }

    private static CompletionHandler<Void> rescheduleAfter(Duration pause) {
        return (complete, operations) ->
                operations.reschedule(complete, Instant.now().plus(pause));
    }

    private CompletionHandler<Void> handleFailure(String title, Job job, String reason) {
        if (stopping) {
            // Rescheduled unchanged: another worker starts the task again.
            return putBack();
        }
        LOG.warn("{}: {} failed because of an internal error: {}", name, title, reason);
        services.workers().countTask(name, true);
        Optional<Duration> again = job.onFailure(reason);
        boolean tooMany;
        synchronized (failures) {
            failures.add(title);
            tooMany = failures.size() >= MAX_FAILURES;
        }
        if (tooMany) {
            suspend(reason);
        }
        return again.isPresent() ? rescheduleAfter(again.get()) : removeTask();
    }

    private void recordSuccess() {
        synchronized (failures) {
            failures.clear();
        }
        services.workers().countTask(name, false);
    }

    private void suspend(String reason) {
        synchronized (failures) {
            failures.clear();
        }
        LOG.error(
                "{} failed at {} different tasks in a row and is suspended for {} minutes; last reason: {}",
                name,
                MAX_FAILURES,
                SUSPENSION_TIME.toMinutes(),
                reason);
        services.workers().suspend(name, Instant.now().plus(SUSPENSION_TIME), reason);
        workScheduler.pause();
        var _ = heartbeatExecutor.schedule(workScheduler::resume, SUSPENSION_TIME.toSeconds(), TimeUnit.SECONDS);
    }

    /** Staff read it in the log of events. */
    private void notifyStaff(String contest, String action, String detail) {
        LOG.error("{}: {}, {}", name, action, detail);
        services.workers().notifyStaff(name, contest, action, detail);
    }

    /** While the disk is full, no task is started: each would fail, be logged and be started again at once. */
    private void checkDisk() {
        boolean full = services.workers().database().isDiskFull();
        if (full && !waitingForDisk) {
            LOG.error("{}: the disk is full; work continues when there is room", name);
            workScheduler.pause();
            coordinationScheduler.pause();
        } else if (!full && waitingForDisk) {
            LOG.info("{}: there is room on the disk again", name);
            coordinationScheduler.resume();
            workScheduler.resume();
        }
        waitingForDisk = full;
    }

    private void checkClock() {
        if (queueThreads.wakeIfClockWasSetBack()) {
            LOG.warn("{}: the clock of this machine has been set back", name);
        }
    }

    private void heartbeat() {
        if (waitingForDisk) {
            return;
        }
        try {
            services.workers().heartbeat(name, slots);
            services.workers().correctTimes(MAX_RETRY_DELAY);
        } catch (RuntimeException e) {
            LOG.warn("{} cannot reach the database: {}", name, e.getMessage());
        }
    }

    private static Duration retryDelay(int attempts) {
        Duration pause = MIN_RETRY_DELAY.multipliedBy(1L << Math.min(attempts, 10));
        return pause.compareTo(MAX_RETRY_DELAY) < 0 ? pause : MAX_RETRY_DELAY;
    }

    private Optional<Job> checkJob(long id) {
        return services.submissions()
                .find(id)
                .filter(submission -> submission.state() == StoredSubmission.State.QUEUED)
                .map(submission -> new Job() {
                    @Override
                    public void run() throws InfrastructureException, IOException {
                        checkTask.check(submission);
                    }

                    @Override
                    public Optional<Duration> onFailure(String reason) {
                        boolean givenUp = submission.attempts() + 1 >= MAX_ATTEMPTS;
                        services.submissions()
                                .recordFailure(
                                        id,
                                        givenUp
                                                ? "The server could not check this submission in " + MAX_ATTEMPTS
                                                        + " attempts; this is not the fault of your program. The staff"
                                                        + " have been notified. Reason: " + reason
                                                : "internal error; the check will be repeated: " + reason,
                                        givenUp);
                        if (givenUp) {
                            notifyStaff(submission.contest(), "check given up", "submission " + id + ": " + reason);
                        }
                        return givenUp ? Optional.empty() : Optional.of(retryDelay(submission.attempts()));
                    }
                });
    }

    private Optional<Job> markJob(long id) {
        return services.submissions().find(id).map(submission -> new Job() {
            @Override
            public void run() throws InfrastructureException, IOException {
                markTask.mark(submission);
            }

            @Override
            public Optional<Duration> onFailure(String reason) {
                int attempts = services.marks().recordFailure(id, reason);
                if (attempts < MAX_ATTEMPTS) {
                    return Optional.of(retryDelay(attempts - 1));
                }
                notifyStaff(submission.contest(), "marking given up", "submission " + id + ": " + reason);
                return Optional.empty();
            }
        });
    }

    private Optional<Job> playJob(long id) {
        return services.competitions()
                .pair(id)
                .filter(pair -> pair.state() == Pairing.State.PENDING)
                .map(pair -> new Job() {
                    @Override
                    public void run() throws InfrastructureException, IOException {
                        if (!playTask.play(pair, name)) {
                            LOG.info("{}: pair {} was saved by another worker first", name, id);
                        }
                    }

                    @Override
                    public Optional<Duration> onFailure(String reason) {
                        boolean givenUp = pair.attempts() + 1 >= MAX_ATTEMPTS;
                        if (givenUp) {
                            notifyStaff(pair.contest(), "pair given up", "pair " + id + ": " + reason);
                        }
                        services.competitions().recordPairFailure(pair, reason, givenUp);
                        return givenUp ? Optional.empty() : Optional.of(retryDelay(pair.attempts()));
                    }
                });
    }

    public String name() {
        return name;
    }

    /** Stops within seconds: running games are aborted and return to the queue. */
    @Override
    public void close() {
        stopping = true;
        // In parallel, because each may take up to the shutdown timeout.
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.execute(coordinationScheduler::stop);
            executor.execute(workScheduler::stop);
        }
        contestScheduler.close();
        heartbeatExecutor.shutdownNow();
        try {
            services.workers().deregister(name);
        } catch (RuntimeException e) {
            LOG.warn("{} could not be deregistered from the database: {}", name, e.getMessage());
        }
    }
}
