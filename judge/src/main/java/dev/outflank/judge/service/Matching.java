package dev.outflank.judge.service;

import dev.outflank.arena.tournament.LadderState;
import dev.outflank.arena.tournament.Matchmaker;
import dev.outflank.arena.tournament.Played;
import dev.outflank.arena.tournament.Points;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Pairing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who plays next in a contest. It keeps no state: what is chosen follows from the chronicle, so that a judge that was
 * stopped goes on as if it had not been.
 *
 * <p>A ladder goes on for ever. A round robin and a race end when everyone has played enough; whoever comes later has
 * games of their own to catch up. Whoever has played least comes first, so no student keeps another waiting.
 */
final class Matching {
    /** In the work queue: whoever has just handed in comes first, then the longest winning streak. */
    static final int JUST_ENTERED = 80;

    private static final int USUAL = 50;
    private static final int LONGEST_STREAK = 20;
    private static final int OURS_ALONE = 10;
    private static final int MOST_VOID = 3;

    /** A pair to be made. */
    record Wanted(Stage stage, Contender a, Contender b, int round, int priority) {}

    /** The two of a pair, whoever is named first. */
    private record Sides(long lower, long higher) {
        static Sides of(long one, long other) {
            return new Sides(Math.min(one, other), Math.max(one, other));
        }
    }

    private final Competition competition;
    private final Chronicle chronicle;
    private final List<Contender> playing;
    private final Map<Long, Integer> games = new HashMap<>();
    private final Map<Stage, Map<Sides, Integer>> made = new HashMap<>();
    /** Void pairs: all, and those at which our own side failed. */
    private final Map<Sides, Integer> ended = new HashMap<>();

    private final Map<Sides, Integer> failed = new HashMap<>();

    Matching(Competition competition, Chronicle chronicle) {
        this.competition = competition;
        this.chronicle = chronicle;
        this.playing = chronicle.playing();
        Map<String, Long> ids = new HashMap<>();
        chronicle.contenders().forEach(one -> ids.put(one.name(), one.id()));
        for (Played one : chronicle.played()) {
            count(
                    one.meeting().stage(),
                    ids.getOrDefault(one.meeting().a(), 0L),
                    ids.getOrDefault(one.meeting().b(), 0L));
        }
        for (Pairing pair : chronicle.pending()) {
            count(pair.stage(), pair.a(), pair.b());
        }
        for (Pairing pair : chronicle.voided()) {
            if (pair.edition() == 0) {
                made(pair.stage()).merge(Sides.of(pair.a(), pair.b()), 1, Integer::sum);
                ended.merge(Sides.of(pair.a(), pair.b()), 1, Integer::sum);
                if (pair.attempts() > 0) {
                    failed.merge(Sides.of(pair.a(), pair.b()), 1, Integer::sum);
                }
            }
        }
    }

    private Map<Sides, Integer> made(Stage stage) {
        return made.computeIfAbsent(stage, key -> new HashMap<>());
    }

    private void count(Stage stage, long a, long b) {
        games.merge(a, 1, Integer::sum);
        games.merge(b, 1, Integer::sum);
        made(stage).merge(Sides.of(a, b), 1, Integer::sum);
    }

    private int games(Contender one) {
        return games.getOrDefault(one.id(), 0);
    }

    /** Whether everyone has played as often as the contest asks; a ladder goes on then, but without hurry. */
    boolean isSettled() {
        return competition.kind() == Competition.Kind.LADDER
                && playing.stream().allMatch(one -> games(one) >= competition.meetings());
    }

    /** The pairs to make now, at most so many. */
    List<Wanted> choose(boolean isFinal, int most) {
        if (playing.size() < 2 || most < 1) {
            return List.of();
        }
        if (isFinal || competition.kind() == Competition.Kind.ROUND_ROBIN) {
            int boards = competition.boards().size();
            return allPairs(
                    competition.kind() == Competition.Kind.ROUND_ROBIN ? competition.rounds() * boards : boards, most);
        }
        return competition.kind() == Competition.Kind.LADDER ? ladder(most) : race(most);
    }

    private int priority(Contender a, Contender b, int streak) {
        if (playing.stream().allMatch(one -> one.person().isEmpty())) {
            return OURS_ALONE;
        }
        boolean fresh = a.person().isPresent() && games(a) == 0 || b.person().isPresent() && games(b) == 0;
        return fresh ? JUST_ENTERED : USUAL + Math.min(LONGEST_STREAK, streak);
    }

    private List<Wanted> ladder(int most) {
        List<Played> before = chronicle.played(Stage.LADDER);
        LadderState state =
                new LadderState(chronicle.contenders().stream().map(Contender::name).toList(), before);
        Map<String, Contender> byName = new HashMap<>();
        Set<Long> busy = new HashSet<>();
        playing.forEach(one -> byName.put(one.name(), one));
        chronicle.pending().forEach(pair -> busy.addAll(List.of(pair.a(), pair.b())));
        List<Matchmaker.Candidate> free = playing.stream()
                .filter(one -> !busy.contains(one.id()))
                .map(one -> state.candidate(one.name()))
                .toList();
        Matchmaker matchmaker = new Matchmaker(free, state.past((a, b) -> isBarred(of(byName, a), of(byName, b))));
        Optional<Matchmaker.Choice> choice = matchmaker.take();
        if (choice.isEmpty() && busy.isEmpty()) {
            choice = matchmaker.chooseInDeadlock();
        }
        List<Wanted> wanted = new ArrayList<>();
        while (choice.isPresent()) {
            Contender a = of(byName, choice.get().a().name());
            Contender b = of(byName, choice.get().b().name());
            int streak = Math.max(choice.get().a().streak(), choice.get().b().streak());
            wanted.add(new Wanted(Stage.LADDER, a, b, round(Stage.LADDER, a, b), priority(a, b, streak)));
            choice = wanted.size() < most ? matchmaker.take() : Optional.empty();
        }
        return wanted;
    }

    private static Contender of(Map<String, Contender> byName, String name) {
        return Optional.ofNullable(byName.get(name)).orElseThrow();
    }

    private int round(Stage stage, Contender a, Contender b) {
        return made(stage).getOrDefault(Sides.of(a.id(), b.id()), 0);
    }

    private boolean isBarred(Contender a, Contender b) {
        return failed.getOrDefault(Sides.of(a.id(), b.id()), 0) >= MOST_VOID;
    }

    /** Everyone with everyone, those first who have played least. */
    private List<Wanted> allPairs(int rounds, int most) {
        List<Wanted> wanted = new ArrayList<>();
        for (int i = 0; i < playing.size(); i++) {
            for (int j = i + 1; j < playing.size(); j++) {
                Contender a = playing.get(i);
                Contender b = playing.get(j);
                int next = round(Stage.ROUND_ROBIN, a, b);
                int lost = ended.getOrDefault(Sides.of(a.id(), b.id()), 0);
                if (next - lost < rounds && !isBarred(a, b)) {
                    wanted.add(new Wanted(Stage.ROUND_ROBIN, a, b, next, priority(a, b, 0)));
                }
            }
        }
        wanted.sort(Comparator.comparingInt((Wanted one) -> Math.min(games(one.a()), games(one.b())))
                .thenComparingInt(one -> Math.max(games(one.a()), games(one.b()))));
        return wanted.subList(0, Math.min(most, wanted.size()));
    }

    /** Whoever has played least, against a neighbour in the table whom they have met least. */
    private List<Wanted> race(int most) {
        List<Played> before = chronicle.played(Stage.POINTS_RACE);
        Map<String, Double> points = Points.RACE.sums(
                chronicle.contenders().stream().map(Contender::name).toList(), before);
        Set<Long> busy = new HashSet<>();
        chronicle.pending().forEach(pair -> busy.addAll(List.of(pair.a(), pair.b())));
        List<Contender> free = new ArrayList<>(playing.stream()
                .filter(one -> !busy.contains(one.id()))
                .sorted(Comparator.comparingInt(this::games))
                .toList());
        List<Wanted> wanted = new ArrayList<>();
        while (wanted.size() < most && free.size() > 1 && games(free.getFirst()) < competition.rounds()) {
            Contender a = free.removeFirst();
            Optional<Contender> b = free.stream()
                    .filter(other -> !isBarred(a, other))
                    .min(Comparator.comparingInt((Contender other) -> round(Stage.POINTS_RACE, a, other))
                            .thenComparingInt(other -> games(other) < competition.rounds() ? 0 : 1)
                            .thenComparingDouble(other -> Math.abs(
                                    points.getOrDefault(a.name(), 0.0) - points.getOrDefault(other.name(), 0.0))));
            b.ifPresent(other -> {
                free.remove(other);
                wanted.add(new Wanted(
                        Stage.POINTS_RACE, a, other, round(Stage.POINTS_RACE, a, other), priority(a, other, 0)));
            });
        }
        return wanted;
    }
}
