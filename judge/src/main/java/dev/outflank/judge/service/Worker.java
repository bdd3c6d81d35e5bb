package dev.outflank.judge.service;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.helper.CustomTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import dev.outflank.judge.contest.Contests;
import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.Upload;
import dev.outflank.judge.submission.Workshop;
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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Compiles, checks, marks and plays what is in the queue; there may be many on many machines.
 *
 * <p>A task may be run twice: by a worker that was given up too early, and by the one that took its work over. Whoever
 * ends first saves; the other finds that it is done. A worker that fails again and again at different work is itself to
 * blame: it sets itself aside for a while, and says so.
 */
public final class Worker implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

    private static final Duration HEARTBEAT = Duration.ofSeconds(10);
    private static final int MISSED_HEARTBEATS = 4;
    private static final Duration POLLING = Duration.ofMillis(500);
    private static final Duration CLERKS_PAUSE = Duration.ofSeconds(1);
    private static final Duration PATIENCE = Duration.ofSeconds(7);
    private static final Duration RETRY = Duration.ofSeconds(5);
    private static final Duration LONGEST_RETRY = Duration.ofMinutes(5);
    private static final int MOST_ATTEMPTS = 5;
    private static final int MOST_FAILURES = 4;
    private static final Duration ASIDE = Duration.ofMinutes(10);

    private final Store store;
    private final String name;
    private final int slots;
    private final UploadFolder uploads;
    private final UploadCheck checks;
    private final UploadMark marks;
    private final PairPlay pairs;
    private final Broadcast broadcast;
    private final Scheduler work;
    private final Scheduler clerk;
    private final ScheduledExecutorService greetings =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("greeting").factory());
    private final Set<String> failures = new HashSet<>();
    private volatile boolean stopping;

    /** What a task does; a failure of our own is told to it, and it says whether it gives up. */
    private interface Job {
        void run() throws OwnFailure, IOException;

        /** When to try again; empty to give up. */
        Optional<Duration> failed(String reason);
    }

    /**
     * A worker that begins at once.
     *
     * @param name unlike any other worker's
     * @param slots how much it does at once
     */
    public static Worker start(Store store, StaffRoom staffRoom, Workshop workshop, String name, int slots)
            throws IOException {
        return start(store, staffRoom, workshop, name, slots, HEARTBEAT);
    }

    /** The same with a heart that beats otherwise: after four beats missed its work is taken over. */
    public static Worker start(
            Store store, StaffRoom staffRoom, Workshop workshop, String name, int slots, Duration heartbeat)
            throws IOException {
        Worker worker = new Worker(store, staffRoom, workshop, name, slots, heartbeat);
        store.database().forgetPicked();
        store.workers().greet(name, slots);
        store.liveGames().removeOf(name);
        var _ = worker.greetings.scheduleWithFixedDelay(worker.broadcast::write, 1, 1, TimeUnit.SECONDS);
        var _ = worker.greetings.scheduleAtFixedRate(
                worker::greet, heartbeat.toMillis(), heartbeat.toMillis(), TimeUnit.MILLISECONDS);
        worker.work.start();
        worker.clerk.start();
        return worker;
    }

    private Worker(
            Store store, StaffRoom staffRoom, Workshop workshop, String name, int slots, Duration heartbeat)
            throws IOException {
        this.store = store;
        this.name = name;
        this.slots = slots;
        HeldContests contests = new HeldContests(new Contests(staffRoom));
        this.uploads = new UploadFolder(store.uploads());
        Workplace here = new Workplace(store, contests, workshop, uploads, staffRoom, () -> stopping);
        this.checks = new UploadCheck(here);
        this.marks = new UploadMark(here);
        this.broadcast = new Broadcast(store.liveGames(), name);
        this.pairs = new PairPlay(here, broadcast);
        this.work = Scheduler.create(
                        store.database().source(),
                        task(WorkQueue.CHECK, this::check),
                        task(WorkQueue.MARK, this::mark),
                        task(WorkQueue.PLAY, this::play))
                .tableName(WorkQueue.TABLE)
                .schedulerName(new SchedulerName.Fixed(name))
                .threads(slots)
                .enablePriority()
                .pollingInterval(POLLING)
                .pollUsingFetch(0.5, 1.0)
                .heartbeatInterval(heartbeat)
                .missedHeartbeatsLimit(MISSED_HEARTBEATS)
                .shutdownMaxWait(PATIENCE)
                .failureLogging(LogLevel.WARN, false)
                .build();
        Clerk one = new Clerk(store, contests, work);
        this.clerk = Scheduler.create(store.database().source())
                .startTasks(Tasks.recurring("clerk", FixedDelay.of(CLERKS_PAUSE)).execute((instance, context) -> {
                    one.work();
                    work.triggerCheckForDueExecutions();
                }))
                .tableName(WorkQueue.CLERKS_TABLE)
                .schedulerName(new SchedulerName.Fixed(name))
                .threads(1)
                .pollingInterval(POLLING)
                .heartbeatInterval(heartbeat)
                .missedHeartbeatsLimit(MISSED_HEARTBEATS)
                .shutdownMaxWait(PATIENCE)
                .failureLogging(LogLevel.WARN, true)
                .build();
    }

    private interface Finder {
        Optional<Job> find(long id);
    }

    private CustomTask<Void> task(String title, Finder finder) {
        return Tasks.custom(title, Void.class)
                .onFailureReschedule(FixedDelay.of(RETRY))
                .onDeadExecutionRevive()
                .execute((instance, context) ->
                        run(title + " " + instance.getId(), finder, Long.parseLong(instance.getId())));
    }

    private CompletionHandler<Void> run(String title, Finder finder, long id) {
        if (stopping) {
            return after(Duration.ZERO);
        }
        Optional<Job> job = finder.find(id);
        if (job.isEmpty()) {
            return done();
        }
        try {
            job.get().run();
            succeeded();
            return done();
        } catch (OwnFailure failure) {
            return failed(title, job.get(), failure.reason());
        } catch (IOException e) {
            return failed(title, job.get(), e.toString());
        }
    }

    private static CompletionHandler<Void> done() {
        return (complete, operations) -> operations.remove();
    }

    private static CompletionHandler<Void> after(Duration pause) {
        return (complete, operations) -> operations.reschedule(complete, Instant.now().plus(pause));
    }

    private CompletionHandler<Void> failed(String title, Job job, String reason) {
        if (stopping) {
            // Given back as it was: whoever comes next begins it anew.
            return after(Duration.ZERO);
        }
        LOG.warn("{}: {} failed, and not through its authors' fault: {}", name, title, reason);
        store.workers().count(name, true);
        Optional<Duration> again = job.failed(reason);
        boolean tooMany;
        synchronized (failures) {
            failures.add(title);
            tooMany = failures.size() >= MOST_FAILURES;
        }
        if (tooMany) {
            setAside(reason);
        }
        return again.isPresent() ? after(again.get()) : done();
    }

    private void succeeded() {
        synchronized (failures) {
            failures.clear();
        }
        store.workers().count(name, false);
    }

    private void setAside(String reason) {
        synchronized (failures) {
            failures.clear();
        }
        LOG.error("{} failed at {} different tasks in a row and takes no work for {} minutes; the last reason: {}",
                name, MOST_FAILURES, ASIDE.toMinutes(), reason);
        store.workers().setAside(name, Instant.now().plus(ASIDE), reason);
        work.pause();
        var _ = greetings.schedule(work::resume, ASIDE.toSeconds(), TimeUnit.SECONDS);
    }

    private void greet() {
        try {
            store.workers().greet(name, slots);
        } catch (RuntimeException e) {
            LOG.warn("{} cannot reach the database: {}", name, e.getMessage());
        }
    }

    private static Duration pause(int attempts) {
        Duration pause = RETRY.multipliedBy(1L << Math.min(attempts, 10));
        return pause.compareTo(LONGEST_RETRY) < 0 ? pause : LONGEST_RETRY;
    }

    private Optional<Job> check(long id) {
        return store.uploads()
                .find(id)
                .filter(upload -> upload.state() == Upload.State.QUEUED)
                .map(upload -> new Job() {
                    @Override
                    public void run() throws OwnFailure, IOException {
                        checks.check(upload);
                    }

                    @Override
                    public Optional<Duration> failed(String reason) {
                        store.uploads().retry(id, "our own side failed, and it will be tried again: " + reason);
                        return Optional.of(pause(upload.attempts()));
                    }
                });
    }

    private Optional<Job> mark(long id) {
        return store.uploads().find(id).map(upload -> new Job() {
            @Override
            public void run() throws OwnFailure, IOException {
                marks.mark(upload);
            }

            @Override
            public Optional<Duration> failed(String reason) {
                return Optional.of(LONGEST_RETRY);
            }
        });
    }

    private Optional<Job> play(long id) {
        return store.pairings().find(id).filter(pair -> pair.state() == Pairing.State.PENDING).map(pair -> new Job() {
            @Override
            public void run() throws OwnFailure, IOException {
                if (!pairs.play(pair, name)) {
                    LOG.info("{}: pair {} was saved by another worker first", name, id);
                }
            }

            @Override
            public Optional<Duration> failed(String reason) {
                boolean givenUp = pair.attempts() + 1 >= MOST_ATTEMPTS;
                store.pairings().fail(id, reason, givenUp);
                return givenUp ? Optional.empty() : Optional.of(pause(pair.attempts()));
            }
        });
    }

    public String name() {
        return name;
    }

    /** Ends within seconds: running games are broken off and given back to the queue. */
    @Override
    public void close() {
        stopping = true;
        // Both at once: each may take as long as it is allowed to.
        try (ExecutorService ending = Executors.newVirtualThreadPerTaskExecutor()) {
            ending.execute(clerk::stop);
            ending.execute(work::stop);
        }
        greetings.shutdownNow();
        uploads.close();
        try {
            store.workers().leave(name);
        } catch (RuntimeException e) {
            LOG.warn("{} could not say farewell to the database: {}", name, e.getMessage());
        }
    }
}
