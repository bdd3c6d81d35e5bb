package dev.outflank.judge.service;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.StoredContest;
import dev.outflank.judge.store.Upload;
import dev.outflank.judge.store.Workers.Worker;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Does what has to be done all the time, and by one at a time: makes pairs, puts what waits into the queue, keeps the
 * tables current. It does the same whatever happened before, so whatever a crash left half done is done next time.
 */
final class Clerk {
    /** Each slot has one pair at hand while it plays another. */
    private static final int AHEAD = 2;

    /** A ladder on which everyone has played enough goes on like this. */
    private static final Duration IDLE_PACE = Duration.ofSeconds(5);

    private static final int FIRST_CHECK = 100;
    private static final int LAST_CHECK = 60;
    private static final Duration FAIR_SHARE = Duration.ofHours(1);

    private final Store store;
    private final HeldContests contests;
    private final SchedulerClient queue;
    private final Map<String, Chronicle> chronicles = new HashMap<>();
    private final Map<String, Basis> bases = new HashMap<>();
    private final Map<String, Instant> idleSince = new HashMap<>();

    /** What tables follow from. */
    private record Basis(String text, boolean frozen, long revision, List<Contender> contenders, int pairs) {}

    Clerk(Store store, HeldContests contests, SchedulerClient queue) {
        this.store = store;
        this.contests = contests;
        this.queue = queue;
    }

    /** One round. */
    synchronized void work() {
        Instant now = Instant.now();
        int slots = store.workers().all().stream()
                .filter(worker -> worker.isAlive(now) && !worker.isAside(now))
                .mapToInt(Worker::slots)
                .sum();
        for (StoredContest stored : store.contests().all()) {
            Contest contest = contests.read(stored);
            contest.competition().ifPresent(competition -> tend(stored, competition, slots, now));
        }
        enqueue(now);
    }

    private void tend(StoredContest stored, Competition competition, int slots, Instant now) {
        store.pairings().withdrawIdle(stored.id());
        Chronicle chronicle = chronicles.computeIfAbsent(stored.id(), id -> new Chronicle(store, id));
        chronicle.update(stored);
        keepTables(stored, competition, chronicle);
        // The final begins when everyone who handed in before the freeze is in.
        if (stored.frozen() && store.uploads().isAnyWaiting(stored.id())) {
            return;
        }
        Matching matching = new Matching(competition, chronicle);
        int most = Math.max(1, AHEAD * slots) - chronicle.pending().size();
        if (!stored.frozen() && matching.isSettled()) {
            Instant last = idleSince.getOrDefault(stored.id(), Instant.EPOCH);
            most = chronicle.pending().isEmpty() && last.plus(IDLE_PACE).isBefore(now) ? 1 : 0;
        }
        List<Matching.Wanted> wanted = matching.choose(stored.frozen(), most);
        wanted.forEach(one -> store.pairings()
                .add(stored.id(), one.stage(), one.a().id(), one.b().id(), one.round(), one.priority()));
        if (!wanted.isEmpty()) {
            idleSince.put(stored.id(), now);
        }
    }

    /** Works the tables out anew when anything has changed that they follow from. */
    private void keepTables(StoredContest stored, Competition competition, Chronicle chronicle) {
        Basis basis = new Basis(
                stored.text(), stored.frozen(), stored.revision(), chronicle.contenders(), chronicle.played().size());
        if (!basis.equals(bases.put(stored.id(), basis))) {
            Standings standings = Standings.of(competition, chronicle, stored.frozen());
            store.standings().put(stored.id(), basis.pairs(), standings.json());
            store.ratings().note(stored.id(), standings.points());
        }
    }

    /** Puts into the queue what waits and is not there. */
    private void enqueue(Instant now) {
        for (Upload upload : store.uploads().waiting()) {
            // Who hands in often waits longer, so that nobody keeps the others waiting.
            int recent = store.uploads().countSince(upload.person(), now.minus(FAIR_SHARE));
            int priority = Math.max(LAST_CHECK, FIRST_CHECK - recent);
            queue.scheduleIfNotExists(WorkQueue.instance(WorkQueue.CHECK, upload.id(), priority), now);
        }
        for (Pairing pair : store.pairings().waiting()) {
            queue.scheduleIfNotExists(WorkQueue.instance(WorkQueue.PLAY, pair.id(), pair.priority()), now);
        }
    }
}
