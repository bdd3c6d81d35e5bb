package dev.outflank.arena.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.competition.Matchmaker.Candidate;
import dev.outflank.arena.competition.Matchmaker.Choice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The pairing rules of the VG101 final. */
final class MatchmakerTest {
    private final Map<String, Integer> wins = new HashMap<>();
    private final Set<String> excluded = new HashSet<>();

    private final Matchmaker.PairHistory pairHistory = new Matchmaker.PairHistory() {
        @Override
        public int wins(int winner, int loser) {
            return wins.getOrDefault(name(winner) + name(loser), 0);
        }

        @Override
        public int pairs(int a, int b) {
            return wins(a, b) + wins(b, a);
        }

        @Override
        public boolean isExcluded(int a, int b) {
            return excluded.contains(name(a) + name(b)) || excluded.contains(name(b) + name(a));
        }
    };

    /** Entries are named by letters, and a letter is the entry's index. */
    private static String name(int entry) {
        return String.valueOf((char) entry);
    }

    private static Candidate established(String name, double rating) {
        return new Candidate(name.charAt(0), rating, 20, 0, true);
    }

    private static Candidate updated(String name, double rating) {
        return new Candidate(name.charAt(0), rating, 0, 0, true);
    }

    private boolean isAllowed(Candidate a, Candidate b) {
        Matchmaker matchmaker = new Matchmaker(List.of(a, b), pairHistory);
        assertThat(matchmaker.isAllowed(a, b)).isEqualTo(matchmaker.isAllowed(b, a));
        return matchmaker.isAllowed(a, b);
    }

    private String chosen(Candidate... candidates) {
        return names(new Matchmaker(List.of(candidates), pairHistory).choose());
    }

    private static String names(Optional<Choice> choice) {
        return choice.map(chosen -> name(chosen.a().entry()) + name(chosen.b().entry()))
                .orElse("none");
    }

    @Test
    void isAllowed_ratingsMoreThan100Apart_isFalse() {
        assertThat(isAllowed(established("a", 1500), established("b", 1600))).isTrue();
        assertThat(isAllowed(established("a", 1500), established("b", 1601))).isFalse();
    }

    @Test
    void isAllowed_lowerRatedJustUpdated_ignoresTheDifference() {
        assertThat(isAllowed(updated("a", 1300), established("b", 1700))).isTrue();
        assertThat(isAllowed(updated("a", 1700), established("b", 1300))).isFalse();
    }

    @Test
    void isAllowed_ineligible_isFalse() {
        assertThat(isAllowed(new Candidate('a', 1500, 1, 0, false), established("b", 1500)))
                .isFalse();
    }

    @Test
    void isAllowed_leadOfTwoWins_onlyIfLowerRated() {
        wins.put("ab", 3);
        wins.put("ba", 1);
        assertThat(isAllowed(established("a", 1550), established("b", 1500))).isFalse();
        assertThat(isAllowed(established("a", 1500), established("b", 1500))).isFalse();
        assertThat(isAllowed(established("a", 1500), established("b", 1550))).isTrue();
        wins.put("ba", 2);
        assertThat(isAllowed(established("a", 1550), established("b", 1500))).isTrue();
    }

    @Test
    void choose_priority_isJustUpdatedThenLongestStreak() {
        Candidate streak3 = new Candidate('c', 1520, 20, 3, true);
        Candidate streak5 = new Candidate('d', 1580, 20, 5, true);
        assertThat(chosen(established("a", 1500), updated("b", 1450), streak3, streak5))
                .startsWith("b");
        assertThat(chosen(established("a", 1500), streak3, streak5)).startsWith("d");
        assertThat(chosen(established("a", 1500), streak3)).startsWith("c");
    }

    @Test
    void choose_opponent_isNearestRated() {
        assertThat(chosen(updated("a", 1500), established("b", 1580), established("c", 1530), established("d", 1460)))
                .isEqualTo("ac");
    }

    @Test
    void choose_candidateWithoutOpponent_isSkipped() {
        Candidate lonely = new Candidate('a', 2000, 20, 9, true);
        assertThat(chosen(lonely, established("b", 1500), established("c", 1510)))
                .isEqualTo("bc");
    }

    @Test
    void chooseInDeadlock_prefersUncertainRatings() {
        Candidate a = new Candidate('a', 1200, 30, 0, true);
        Candidate b = new Candidate('b', 1400, 4, 0, true);
        Candidate c = new Candidate('c', 1600, 30, 0, true);
        Candidate d = new Candidate('d', 1800, 5, 0, true);
        Candidate dud = new Candidate('e', 1900, 1, 0, false);
        Matchmaker matchmaker = new Matchmaker(List.of(a, b, c, d, dud), pairHistory);
        assertThat(names(matchmaker.choose())).isEqualTo("none");
        assertThat(names(matchmaker.chooseInDeadlock())).isEqualTo("bd");
    }

    @Test
    void chooseInDeadlock_mostUncertainTwoExcluded_takesTheNext() {
        excluded.addAll(List.of("ab", "ac"));
        Candidate a = new Candidate('a', 1200, 1, 0, true);
        Candidate b = new Candidate('b', 1400, 2, 0, true);
        Candidate c = new Candidate('c', 1600, 3, 0, true);
        Candidate d = new Candidate('d', 1800, 30, 0, true);
        assertThat(names(new Matchmaker(List.of(a, b, c, d), pairHistory).chooseInDeadlock()))
                .isEqualTo("bc");
    }

    /** The search among rating neighbours makes the same choices as a search among all candidates. */
    @Test
    void take_randomLadders_agreesWithFullSearch() {
        for (long seed = 1; seed <= 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            wins.clear();
            List<Candidate> candidates = new ArrayList<>();
            for (int i = 0; i < 2 + random.nextInt(20); i++) {
                String name = String.valueOf((char) ('a' + i));
                // Only a few distinct ratings, so that ties are common.
                double rating = 1300 + 40 * random.nextInt(12);
                candidates.add(new Candidate(
                        name.charAt(0), rating, random.nextInt(3), random.nextInt(3), random.nextInt(8) > 0));
                candidates.forEach(other -> wins.put(name + name(other.entry()), random.nextInt(3)));
            }
            Matchmaker matchmaker = new Matchmaker(candidates, pairHistory);
            List<Candidate> free = new ArrayList<>(candidates);
            Optional<Choice> choice = matchmaker.take();
            while (choice.isPresent()) {
                assertThat(choice).as("seed %d", seed).isEqualTo(chooseByFullSearch(free));
                free.removeAll(List.of(choice.get().a(), choice.get().b()));
                choice = matchmaker.take();
            }
            assertThat(chooseByFullSearch(free))
                    .as("seed %d, no pair remains", seed)
                    .isEmpty();
        }
    }

    private Optional<Choice> chooseByFullSearch(List<Candidate> free) {
        Matchmaker rules = new Matchmaker(free, pairHistory);
        return free.stream()
                .sorted(Comparator.comparing(Candidate::isJustUpdated)
                        .thenComparingInt(Candidate::streak)
                        .reversed()
                        .thenComparingInt(Candidate::pairs))
                .flatMap(first -> free.stream()
                        .filter(other -> rules.isAllowed(first, other))
                        .min(Comparator.comparingDouble((Candidate other) -> Math.abs(other.rating() - first.rating()))
                                .thenComparingInt(other -> pairHistory.pairs(first.entry(), other.entry())))
                        .map(second -> new Choice(first, second))
                        .stream())
                .findFirst();
    }
}
