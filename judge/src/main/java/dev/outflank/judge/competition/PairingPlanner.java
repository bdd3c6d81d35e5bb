package dev.outflank.judge.competition;

import dev.outflank.arena.tournament.LadderState;
import dev.outflank.arena.tournament.Matchmaker;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.ScoringSystem;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.contest.Competition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Plans the next pairs of a contest. Plans depend on the results only, so a restarted judge continues as if it had never
 * stopped.
 *
 * <p>A ladder never ends. A round robin and a points race end when every entry has played enough games; entries that
 * join later catch up. Entries with the fewest games come first, so that no student waits for another.
 */
public final class PairingPlanner {
    /** Priority in the work queue of pairs of a new entry; below it are longer winning streaks, then the others. */
    static final int NEW_ENTRY_PRIORITY = 80;

    private static final int DEFAULT_PRIORITY = 50;
    private static final int MAX_STREAK_BONUS = 20;
    private static final int STAFF_ONLY_PRIORITY = 10;
    private static final int MAX_FAILED_PAIRINGS = 3;

    /** A pair to be created. */
    public record PlannedPairing(Stage stage, StoredEntry a, StoredEntry b, int round, int priority) {}

    /** The ids of two entries, in any order. */
    private record PairKey(long lower, long higher) {
        static PairKey of(long one, long other) {
            return new PairKey(Math.min(one, other), Math.max(one, other));
        }
    }

    private final Competition competition;
    private final ContestResults contestResults;
    private final List<StoredEntry> activeEntries;
    private final Map<Long, Integer> games = new HashMap<>();
    private final Map<Stage, Map<PairKey, Integer>> pairCounts = new HashMap<>();
    private final Map<PairKey, Integer> voidCounts = new HashMap<>();
    /** Pairs that became void because of an internal error. */
    private final Map<PairKey, Integer> failureCounts = new HashMap<>();

    public PairingPlanner(Competition competition, ContestResults contestResults) {
        this.competition = competition;
        this.contestResults = contestResults;
        this.activeEntries = contestResults.activeEntries();
        Map<String, Long> ids = new HashMap<>();
        contestResults.entries().forEach(one -> ids.put(one.name(), one.id()));
        for (PlayedPair one : contestResults.played()) {
            count(
                    one.scheduled().stage(),
                    ids.getOrDefault(one.scheduled().a(), 0L),
                    ids.getOrDefault(one.scheduled().b(), 0L));
        }
        for (Pairing pair : contestResults.pending()) {
            count(pair.stage(), pair.a(), pair.b());
        }
        for (Pairing pair : contestResults.voided()) {
            if (pair.edition() == 0) {
                pairCounts(pair.stage()).merge(PairKey.of(pair.a(), pair.b()), 1, Integer::sum);
                voidCounts.merge(PairKey.of(pair.a(), pair.b()), 1, Integer::sum);
                if (pair.attempts() > 0) {
                    failureCounts.merge(PairKey.of(pair.a(), pair.b()), 1, Integer::sum);
                }
            }
        }
    }

    private Map<PairKey, Integer> pairCounts(Stage stage) {
        return pairCounts.computeIfAbsent(stage, key -> new HashMap<>());
    }

    private void count(Stage stage, long a, long b) {
        games.merge(a, 1, Integer::sum);
        games.merge(b, 1, Integer::sum);
        pairCounts(stage).merge(PairKey.of(a, b), 1, Integer::sum);
    }

    private int games(StoredEntry one) {
        return games.getOrDefault(one.id(), 0);
    }

    /** Whether all entries of a ladder have played enough pairs; the ladder then continues slowly. */
    public boolean hasEnoughGames() {
        return competition.kind() == Competition.Kind.LADDER
                && activeEntries.stream().allMatch(one -> games(one) >= competition.pairsPerEntry());
    }

    /** Plans at most {@code limit} pairs. */
    public List<PlannedPairing> choose(boolean isFinal, int limit) {
        if (activeEntries.size() < 2 || limit < 1) {
            return List.of();
        }
        if (isFinal || competition.kind() == Competition.Kind.ROUND_ROBIN) {
            int boards = competition.boards().size();
            return roundRobin(
                    competition.kind() == Competition.Kind.ROUND_ROBIN ? competition.rounds() * boards : boards, limit);
        }
        return competition.kind() == Competition.Kind.LADDER ? ladder(limit) : pointsRace(limit);
    }

    private int priority(StoredEntry a, StoredEntry b, int streak) {
        if (activeEntries.stream().allMatch(one -> one.person().isEmpty())) {
            return STAFF_ONLY_PRIORITY;
        }
        boolean isNew = a.person().isPresent() && games(a) == 0 || b.person().isPresent() && games(b) == 0;
        return isNew ? NEW_ENTRY_PRIORITY : DEFAULT_PRIORITY + Math.min(MAX_STREAK_BONUS, streak);
    }

    private List<PlannedPairing> ladder(int limit) {
        List<PlayedPair> before = contestResults.played(Stage.LADDER);
        LadderState state = new LadderState(
                contestResults.entries().stream().map(StoredEntry::name).toList(), before);
        Map<String, StoredEntry> byName = new HashMap<>();
        Set<Long> busy = new HashSet<>();
        activeEntries.forEach(one -> byName.put(one.name(), one));
        contestResults.pending().forEach(pair -> busy.addAll(List.of(pair.a(), pair.b())));
        List<Matchmaker.Candidate> free = activeEntries.stream()
                .filter(one -> !busy.contains(one.id()))
                .map(one -> state.candidate(one.name()))
                .toList();
        Matchmaker matchmaker =
                new Matchmaker(free, state.pairHistory((a, b) -> isBlocked(lookUp(byName, a), lookUp(byName, b))));
        Optional<Matchmaker.Choice> choice = matchmaker.take();
        if (choice.isEmpty() && busy.isEmpty()) {
            choice = matchmaker.chooseInDeadlock();
        }
        List<PlannedPairing> planned = new ArrayList<>();
        while (choice.isPresent()) {
            StoredEntry a = lookUp(byName, choice.get().a().name());
            StoredEntry b = lookUp(byName, choice.get().b().name());
            int streak = Math.max(choice.get().a().streak(), choice.get().b().streak());
            planned.add(new PlannedPairing(Stage.LADDER, a, b, nextRound(Stage.LADDER, a, b), priority(a, b, streak)));
            choice = planned.size() < limit ? matchmaker.take() : Optional.empty();
        }
        return planned;
    }

    private static StoredEntry lookUp(Map<String, StoredEntry> byName, String name) {
        return Optional.ofNullable(byName.get(name)).orElseThrow();
    }

    private int nextRound(Stage stage, StoredEntry a, StoredEntry b) {
        return pairCounts(stage).getOrDefault(PairKey.of(a.id(), b.id()), 0);
    }

    private boolean isBlocked(StoredEntry a, StoredEntry b) {
        return failureCounts.getOrDefault(PairKey.of(a.id(), b.id()), 0) >= MAX_FAILED_PAIRINGS;
    }

    /** All pairs of entries, those with the fewest games first. */
    private List<PlannedPairing> roundRobin(int rounds, int limit) {
        List<PlannedPairing> planned = new ArrayList<>();
        for (int i = 0; i < activeEntries.size(); i++) {
            for (int j = i + 1; j < activeEntries.size(); j++) {
                StoredEntry a = activeEntries.get(i);
                StoredEntry b = activeEntries.get(j);
                int next = nextRound(Stage.ROUND_ROBIN, a, b);
                int voided = voidCounts.getOrDefault(PairKey.of(a.id(), b.id()), 0);
                if (next - voided < rounds && !isBlocked(a, b)) {
                    planned.add(new PlannedPairing(Stage.ROUND_ROBIN, a, b, next, priority(a, b, 0)));
                }
            }
        }
        planned.sort(Comparator.comparingInt((PlannedPairing one) -> Math.min(games(one.a()), games(one.b())))
                .thenComparingInt(one -> Math.max(games(one.a()), games(one.b()))));
        return planned.subList(0, Math.min(limit, planned.size()));
    }

    /** Pairs the entries with the fewest games with opponents that they met least often and that are near in points. */
    private List<PlannedPairing> pointsRace(int limit) {
        List<PlayedPair> before = contestResults.played(Stage.POINTS_RACE);
        Map<String, Double> points = ScoringSystem.CS303.totals(
                contestResults.entries().stream().map(StoredEntry::name).toList(), before);
        Set<Long> busy = new HashSet<>();
        contestResults.pending().forEach(pair -> busy.addAll(List.of(pair.a(), pair.b())));
        List<StoredEntry> free = new ArrayList<>(activeEntries.stream()
                .filter(one -> !busy.contains(one.id()))
                .sorted(Comparator.comparingInt(this::games))
                .toList());
        List<PlannedPairing> planned = new ArrayList<>();
        while (planned.size() < limit && free.size() > 1 && games(free.getFirst()) < competition.rounds()) {
            StoredEntry a = free.removeFirst();
            Optional<StoredEntry> b = free.stream()
                    .filter(other -> !isBlocked(a, other))
                    .min(Comparator.comparingInt((StoredEntry other) -> nextRound(Stage.POINTS_RACE, a, other))
                            .thenComparingInt(other -> games(other) < competition.rounds() ? 0 : 1)
                            .thenComparingDouble(other -> Math.abs(
                                    points.getOrDefault(a.name(), 0.0) - points.getOrDefault(other.name(), 0.0))));
            b.ifPresent(other -> {
                free.remove(other);
                planned.add(new PlannedPairing(
                        Stage.POINTS_RACE, a, other, nextRound(Stage.POINTS_RACE, a, other), priority(a, other, 0)));
            });
        }
        return planned;
    }
}
