package dev.outflank.judge.worker;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import dev.outflank.judge.competition.ContestResults;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.PairingPlanner;
import dev.outflank.judge.competition.Standings;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestCache;
import dev.outflank.judge.contest.StoredContest;
import dev.outflank.judge.store.WorkQueue;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.worker.WorkerStore.WorkerStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The recurring job that plans pairs, queues tasks and updates standings. Only one runs at a time. Each run derives
 * everything from the store, so work that a crash interrupted is completed by the next run.
 */
final class ContestScheduler {
    /** One pair that is being played, and one that is queued. */
    private static final int PAIRS_PER_SLOT = 2;

    /** Time between pairs of a ladder on which all entries have played enough games. */
    private static final Duration IDLE_INTERVAL = Duration.ofSeconds(5);

    private static final int MAX_CHECK_PRIORITY = 100;
    private static final int MIN_CHECK_PRIORITY = 60;
    private static final Duration FAIRNESS_WINDOW = Duration.ofHours(1);

    private final Store store;
    private final ContestCache contestCache;
    private final SchedulerClient queue;
    private final Map<String, ContestResults> resultsByContest = new HashMap<>();
    private final Map<String, StandingsInput> lastInputs = new HashMap<>();
    private final Map<String, Instant> lastPlannedAt = new HashMap<>();

    /** Everything on which the standings depend. */
    private record StandingsInput(String text, boolean frozen, long revision, List<StoredEntry> entries, int pairs) {}

    ContestScheduler(Store store, ContestCache contestCache, SchedulerClient queue) {
        this.store = store;
        this.contestCache = contestCache;
        this.queue = queue;
    }

    /** Runs once. */
    synchronized void run() {
        Instant now = Instant.now();
        int slots = store.workers().all().stream()
                .filter(worker -> worker.isAlive(now) && !worker.isSuspended(now))
                .mapToInt(WorkerStatus::slots)
                .sum();
        for (StoredContest stored : store.contests().all()) {
            Contest contest = contestCache.get(stored);
            contest.competition().ifPresent(competition -> updateContest(stored, competition, slots, now));
        }
        enqueue(now);
    }

    private void updateContest(StoredContest stored, Competition competition, int slots, Instant now) {
        store.pairings().voidInactive(stored.id());
        ContestResults contestResults = resultsByContest.computeIfAbsent(
                stored.id(), id -> new ContestResults(store.entries(), store.pairings(), id));
        contestResults.update(stored);
        updateStandings(stored, competition, contestResults);
        // The final begins when all submissions made before the freeze are checked.
        if (stored.frozen() && store.submissions().hasQueued(stored.id())) {
            return;
        }
        PairingPlanner planner = new PairingPlanner(competition, contestResults);
        int limit = Math.max(1, PAIRS_PER_SLOT * slots) - contestResults.pendingCount();
        if (!stored.frozen() && planner.hasEnoughGames()) {
            Instant last = lastPlannedAt.getOrDefault(stored.id(), Instant.EPOCH);
            limit = contestResults.pendingCount() == 0
                            && last.plus(IDLE_INTERVAL).isBefore(now)
                    ? 1
                    : 0;
        }
        List<PairingPlanner.PlannedPairing> planned = planner.choose(stored.frozen(), limit);
        planned.forEach(one -> store.pairings()
                .add(stored.id(), one.stage(), one.a().id(), one.b().id(), one.round(), one.priority()));
        if (!planned.isEmpty()) {
            lastPlannedAt.put(stored.id(), now);
        }
    }

    /** Computes the standings again if their input has changed. */
    private void updateStandings(StoredContest stored, Competition competition, ContestResults contestResults) {
        StandingsInput input = new StandingsInput(
                stored.text(),
                stored.frozen(),
                stored.revision(),
                contestResults.entries(),
                contestResults.log().size());
        if (!input.equals(lastInputs.put(stored.id(), input))) {
            Standings earlier = store.standings()
                    .find(stored.id())
                    .map(before -> Standings.fromJson(before.body()))
                    .orElse(Standings.EMPTY);
            Standings standings = Standings.of(competition, contestResults, stored.frozen(), earlier);
            store.standings().put(stored.id(), input.pairs(), standings.toJson());
            store.ratingHistory().append(stored.id(), standings.ratingPoints());
        }
    }

    /** Queues tasks for submissions and pairs that have none. */
    private void enqueue(Instant now) {
        for (StoredSubmission submission : store.submissions().unscheduled()) {
            // Frequent submissions have a lower priority, so that one student does not delay the others.
            int recent = store.submissions().countSince(submission.person(), now.minus(FAIRNESS_WINDOW));
            int priority = Math.max(MIN_CHECK_PRIORITY, MAX_CHECK_PRIORITY - recent);
            queue.scheduleIfNotExists(WorkQueue.instance(WorkQueue.CHECK, submission.id(), priority), now);
        }
        for (Pairing pair : store.pairings().unscheduled()) {
            queue.scheduleIfNotExists(WorkQueue.instance(WorkQueue.PLAY, pair.id(), pair.priority()), now);
        }
    }
}
