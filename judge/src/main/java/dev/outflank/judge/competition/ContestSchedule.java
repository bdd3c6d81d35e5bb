package dev.outflank.judge.competition;

import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.contest.StoredContest;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keeps the results of contests in memory, and from them plans pairs and updates standings. */
final class ContestSchedule {
    /** One pair that is being played, and one that is queued. */
    private static final int PAIRS_PER_SLOT = 2;

    /** Time between pairs of a ladder on which all entries have played enough games. */
    private static final Duration IDLE_INTERVAL = Duration.ofSeconds(5);

    private final EntryStore entries;
    private final PairingStore pairings;
    private final StandingsStore standings;
    private final RatingHistory ratings;
    private final Map<String, ContestResults> resultsByContest = new HashMap<>();
    private final Map<String, StandingsInput> lastInputs = new HashMap<>();
    private final Map<String, Instant> lastPlannedAt = new HashMap<>();

    /** Everything on which the standings depend. */
    private record StandingsInput(String text, boolean frozen, long revision, List<StoredEntry> entries, int pairs) {}

    ContestSchedule(EntryStore entries, PairingStore pairings, StandingsStore standings, RatingHistory ratings) {
        this.entries = entries;
        this.pairings = pairings;
        this.standings = standings;
        this.ratings = ratings;
    }

    /** Updates the standings, and plans pairs unless there are no slots. */
    synchronized void update(HostedContest hosted, Competition competition, int slots, Instant now) {
        StoredContest stored = hosted.stored();
        pairings.voidInactive(stored.id());
        ContestResults results =
                resultsByContest.computeIfAbsent(stored.id(), id -> new ContestResults(entries, pairings, id));
        results.update(stored);
        updateStandings(stored, competition, results);
        if (slots > 0) {
            planPairs(
                    stored,
                    new PairingPlanner(hosted.contest(), competition, results),
                    results.pendingCount(),
                    slots,
                    now);
        }
    }

    private void planPairs(StoredContest stored, PairingPlanner planner, int pending, int slots, Instant now) {
        int limit = PAIRS_PER_SLOT * slots - pending;
        if (!stored.frozen() && planner.hasEnoughGames()) {
            Instant last = lastPlannedAt.getOrDefault(stored.id(), Instant.EPOCH);
            limit = pending == 0 && last.plus(IDLE_INTERVAL).isBefore(now) ? 1 : 0;
        }
        List<PairingPlanner.PlannedPairing> planned = planner.choose(stored.frozen(), limit);
        planned.forEach(one ->
                pairings.add(stored.id(), one.stage(), one.a().id(), one.b().id(), one.round(), one.priority()));
        if (!planned.isEmpty()) {
            lastPlannedAt.put(stored.id(), now);
        }
    }

    /** Computes the standings again if their input has changed. */
    private void updateStandings(StoredContest stored, Competition competition, ContestResults results) {
        StandingsInput input = new StandingsInput(
                stored.text(),
                stored.frozen(),
                stored.revision(),
                results.entries(),
                results.log().size());
        if (!input.equals(lastInputs.put(stored.id(), input))) {
            Standings earlier = standings
                    .find(stored.id())
                    .map(before -> Standings.fromJson(before.body()))
                    .orElse(Standings.EMPTY);
            Standings computed = Standings.of(competition, results, stored.frozen(), earlier);
            standings.put(stored.id(), input.pairs(), computed.toJson());
            ratings.append(stored.id(), computed.ratingPoints());
        }
    }
}
