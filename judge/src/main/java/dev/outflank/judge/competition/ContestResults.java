package dev.outflank.judge.competition;

import dev.outflank.arena.competition.EntryPair;
import dev.outflank.arena.competition.PairingState;
import dev.outflank.arena.competition.ResultLog;
import dev.outflank.arena.competition.Stage;
import dev.outflank.judge.contest.StoredContest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The results of a contest in memory, in the order in which they count. An update reads new pairs only: all pairs before
 * the oldest pending one are final. When the contest's revision changes, because a rejudge changed which results count,
 * everything is read again.
 */
final class ContestResults {
    private final EntryStore entryStore;
    private final PairingStore pairings;
    private final String contest;
    private final Map<Long, Integer> indices = new HashMap<>();
    private final Map<Long, PairingState.VoidPair> voided = new HashMap<>();
    private ResultLog log = new ResultLog();
    private List<StoredEntry> entries = List.of();
    private List<EntryPair> pending = List.of();
    private long revision = -1;
    private long firstUnsettled;

    ContestResults(EntryStore entryStore, PairingStore pairings, String contest) {
        this.entryStore = entryStore;
        this.pairings = pairings;
        this.contest = contest;
    }

    /** Reads new results from the database. */
    void update(StoredContest stored) {
        if (stored.revision() != revision) {
            log = new ResultLog();
            voided.clear();
            firstUnsettled = 0;
            revision = stored.revision();
        }
        readEntries();
        List<Pairing> fresh = new ArrayList<>();
        List<Pairing> waiting = new ArrayList<>();
        long next = firstUnsettled;
        for (Pairing pair : pairings.listFrom(contest, firstUnsettled)) {
            next = pair.id() + 1;
            switch (pair.state()) {
                case PENDING -> waiting.add(pair);
                case VOID -> {
                    // Void pairs of a rejudge have no effect: the first result keeps counting.
                    if (pair.edition() == 0) {
                        voided.put(pair.id(), new PairingState.VoidPair(entryPair(pair), pair.attempts() > 0));
                    }
                }
                case PLAYED -> {
                    if (pair.counts() && !log.contains(pair.place())) {
                        fresh.add(pair);
                    }
                }
            }
        }
        pending = waiting.stream()
                .filter(pair -> pair.edition() == 0)
                .map(this::entryPair)
                .toList();
        pairings.readSummaries(
                fresh, (pair, summary) -> log.add(pair.place(), entryPair(pair), summary.first(), summary.second()));
        // Only now: if the database failed, the next update reads the rest.
        firstUnsettled = waiting.isEmpty() ? next : waiting.getFirst().id();
    }

    /** Entries are never deleted, and new ones have higher ids, so that an entry keeps its index. */
    private void readEntries() {
        entries = entryStore.of(contest);
        for (int i = indices.size(); i < entries.size(); i++) {
            indices.put(entries.get(i).id(), i);
        }
    }

    private EntryPair entryPair(Pairing pair) {
        return new EntryPair(pair.stage(), pair.round(), index(pair.a()), index(pair.b()));
    }

    private int index(long entry) {
        return Optional.ofNullable(indices.get(entry))
                .orElseThrow(() -> new IllegalStateException("there is no entry " + entry));
    }

    /** All entries, also inactive ones, in the order in which they entered. */
    List<StoredEntry> entries() {
        return entries;
    }

    /** Indices of the entries that are playing. */
    int[] activeEntries() {
        return IntStream.range(0, entries.size())
                .filter(i -> entries.get(i).isPlaying())
                .toArray();
    }

    private boolean isStaff(int entry) {
        return entries.get(entry).person().isEmpty();
    }

    ResultLog log() {
        return log;
    }

    /** Number of pending pairs, without those of rejudges. */
    int pendingCount() {
        return pending.size();
    }

    PairingState pairingState(CompetitionOpenings openings) {
        return new PairingState(
                log,
                entries.size(),
                activeEntries(),
                pending,
                voided.values(),
                PairingState.VoidRule.REPLACE,
                (a, b) -> openings.of(Stage.LADDER, isStaff(a) && isStaff(b)).size());
    }
}
