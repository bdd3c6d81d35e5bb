package dev.outflank.judge.competition;

import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.contest.StoredContest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the results of contests in memory, and from them plans pairs and updates standings. Contests do not wait for each
 * other.
 */
final class ContestSchedule {
    /** One pair that is being played, and one that is queued. */
    private static final int PAIRS_PER_SLOT = 2;

    /** Time between pairs of a ladder on which all entries have played enough games. */
    private static final Duration IDLE_INTERVAL = Duration.ofSeconds(5);

    private final EntryStore entries;
    private final PairingStore pairings;
    private final StandingsStore standings;
    private final RatingHistory ratings;
    private final Map<String, ContestState> states = new ConcurrentHashMap<>();

    /** Everything on which the standings depend. */
    private record StandingsInput(String text, boolean frozen, long revision, List<StoredEntry> entries, int pairs) {}

    private static final class ContestState {
        final ContestResults results;

        @Nullable
        StandingsInput lastInput;

        Instant lastPlannedAt = Instant.EPOCH;

        ContestState(ContestResults results) {
            this.results = results;
        }
    }

    ContestSchedule(EntryStore entries, PairingStore pairings, StandingsStore standings, RatingHistory ratings) {
        this.entries = entries;
        this.pairings = pairings;
        this.standings = standings;
        this.ratings = ratings;
    }

    /** Updates the standings, and plans pairs unless there are no slots. */
    void update(HostedContest hosted, Competition competition, int slots, Instant now) {
        StoredContest stored = hosted.stored();
        ContestState state =
                states.computeIfAbsent(stored.id(), id -> new ContestState(new ContestResults(entries, pairings, id)));
        synchronized (state) {
            pairings.voidInactive(stored.id());
            state.results.update(stored);
            updateStandings(stored, competition, state);
            if (slots > 0) {
                planPairs(stored, new PairingPlanner(hosted.contest(), competition, state.results), state, slots, now);
            }
        }
    }

    private void planPairs(StoredContest stored, PairingPlanner planner, ContestState state, int slots, Instant now) {
        int pending = state.results.pendingCount();
        int limit = PAIRS_PER_SLOT * slots - pending;
        if (!stored.frozen() && planner.hasEnoughGames()) {
            // The clock may have been set back since.
            Duration since = Duration.between(state.lastPlannedAt, now).abs();
            limit = pending == 0 && since.compareTo(IDLE_INTERVAL) > 0 ? 1 : 0;
        }
        List<PairingPlanner.PlannedPairing> planned = planner.choose(stored.frozen(), limit);
        planned.forEach(one ->
                pairings.add(stored.id(), one.stage(), one.a().id(), one.b().id(), one.round(), one.priority()));
        if (!planned.isEmpty()) {
            state.lastPlannedAt = now;
        }
    }

    /** Computes the standings again if their input has changed, or if a slower worker has stored older ones since. */
    private void updateStandings(StoredContest stored, Competition competition, ContestState state) {
        ContestResults results = state.results;
        StandingsInput input = new StandingsInput(
                stored.text(),
                stored.frozen(),
                stored.revision(),
                results.entries(),
                results.log().size());
        if (!input.equals(state.lastInput) || standings.pairs(stored.id()) != input.pairs()) {
            Standings earlier = standings
                    .find(stored.id())
                    .map(before -> Standings.fromJson(before.body()))
                    .orElse(Standings.EMPTY);
            Standings computed = Standings.of(competition, results, stored.frozen(), earlier);
            standings.put(stored.id(), input.pairs(), computed.toJson());
            ratings.append(stored.id(), computed.ratingPoints());
            // Only now: if something failed, the next update tries again.
            state.lastInput = input;
        }
    }
}
