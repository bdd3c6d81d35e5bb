package dev.outflank.arena.tournament;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Chooses who meets next on a ladder, by the rules of the VG101 final. Two may meet when
 *
 * <ul>
 *   <li>both have made a legal move, or have not been tried yet,
 *   <li>their ratings are at most 100 apart, or the lower rated has just been updated,
 *   <li>neither has won more than one meeting more against the other, or the one ahead is the lower rated.
 * </ul>
 *
 * Who has just been updated comes first, then who has the longest winning streak. These rules can leave nobody to
 * play; then the two play whose ratings are least sure, which are those with the fewest meetings.
 */
public final class Matchmaker {
    private static final double MAX_RATING_DIFFERENCE = 100;
    private static final int MAX_WIN_LEAD = 1;
    private static final int NONE = -1;

    /**
     * Someone on the ladder.
     *
     * @param pairs how many it has played since it was updated
     * @param streak how many it has won in a row up to now
     * @param eligible whether it has made a legal move of its own, or was not tried yet
     */
    public record Candidate(String name, double rating, int pairs, int streak, boolean eligible) {
        boolean isJustUpdated() {
            return pairs == 0;
        }
    }

    /** Two who shall meet. */
    public record Choice(Candidate a, Candidate b) {}

    /** What happened between two before. */
    public interface PairHistory {
        /** Meetings that the first won against the second. */
        int wins(String winner, String loser);

        int pairs(String a, String b);

        /** Whether the two must not meet now for another reason, such as a meeting that our side could not hold. */
        boolean isExcluded(String a, String b);
    }

    private final List<Candidate> candidates;
    private final PairHistory pairHistory;

    /** The candidates' numbers by rating, then by number; and the place of each number among them. */
    private final int[] byRating;

    private final int[] places;

    /** The candidates' numbers in the order in which they are served. */
    private final int[] queue;

    private final BitSet taken = new BitSet();
    private int justUpdated;

    public Matchmaker(List<Candidate> candidates, PairHistory pairHistory) {
        this.candidates = List.copyOf(candidates);
        this.pairHistory = pairHistory;
        this.byRating = numbers(Comparator.comparingDouble(Candidate::rating));
        this.queue = numbers(Comparator.comparing(Candidate::isJustUpdated)
                .thenComparingInt(Candidate::streak)
                .reversed()
                .thenComparingInt(Candidate::pairs));
        this.places = new int[byRating.length];
        for (int place = 0; place < byRating.length; place++) {
            places[byRating[place]] = place;
        }
        this.justUpdated =
                (int) candidates.stream().filter(Candidate::isJustUpdated).count();
    }

    private int[] numbers(Comparator<Candidate> order) {
        return IntStream.range(0, candidates.size())
                .boxed()
                .sorted((one, two) -> order.compare(candidates.get(one), candidates.get(two)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The two to play by the rules; empty when the rules leave nobody. */
    public Optional<Choice> choose() {
        return choice(false);
    }

    /** The same, and the two are then busy: whoever is chosen after them is somebody else. */
    public Optional<Choice> take() {
        return choice(true);
    }

    private Optional<Choice> choice(boolean taking) {
        for (int first : queue) {
            int second = taken.get(first) ? NONE : opponent(first);
            if (second != NONE) {
                if (taking) {
                    take(first);
                    take(second);
                }
                return Optional.of(new Choice(candidates.get(first), candidates.get(second)));
            }
        }
        return Optional.empty();
    }

    private void take(int number) {
        taken.set(number);
        justUpdated -= candidates.get(number).isJustUpdated() ? 1 : 0;
    }

    /**
     * Of those who may meet one, the nearest rated, and of several the one met least. Looks at neighbours in rating
     * from the nearest on, and no further than there can be anybody.
     */
    private int opponent(int first) {
        Candidate one = candidates.get(first);
        int best = NONE;
        double distance = Double.POSITIVE_INFINITY;
        int meetings = 0;
        int below = places[first] - 1;
        int above = places[first] + 1;
        while (true) {
            double down = below < 0 ? Double.POSITIVE_INFINITY : one.rating() - ratingAt(below);
            double up = above == byRating.length ? Double.POSITIVE_INFINITY : ratingAt(above) - one.rating();
            double next = Math.min(down, up);
            // Beyond the limit only someone just updated plays.
            if (next > distance
                    || next == Double.POSITIVE_INFINITY
                    || next > MAX_RATING_DIFFERENCE && justUpdated == 0) {
                return best;
            }
            int second = byRating[down <= up ? below-- : above++];
            if (!taken.get(second) && isAllowed(one, candidates.get(second))) {
                int met = pairHistory.pairs(one.name(), candidates.get(second).name());
                if (best == NONE || met < meetings || met == meetings && second < best) {
                    best = second;
                    distance = next;
                    meetings = met;
                }
            }
        }
    }

    private double ratingAt(int place) {
        return candidates.get(byRating[place]).rating();
    }

    boolean isAllowed(Candidate one, Candidate two) {
        Candidate lower = one.rating() < two.rating() ? one : two;
        boolean near = Math.abs(one.rating() - two.rating()) <= MAX_RATING_DIFFERENCE;
        return isPossible(one, two)
                && (near || lower.isJustUpdated())
                && !leadsByTooMuch(one, two)
                && !leadsByTooMuch(two, one);
    }

    private boolean leadsByTooMuch(Candidate ahead, Candidate behind) {
        int lead = pairHistory.wins(ahead.name(), behind.name()) - pairHistory.wins(behind.name(), ahead.name());
        return lead > MAX_WIN_LEAD && ahead.rating() >= behind.rating();
    }

    /** What no rule can be bent for. */
    private boolean isPossible(Candidate one, Candidate two) {
        return !one.name().equals(two.name())
                && one.eligible()
                && two.eligible()
                && !pairHistory.isExcluded(one.name(), two.name());
    }

    /** The two to play when the rules leave nobody: the least sure, then those who met least, then the nearest. */
    public Optional<Choice> chooseInDeadlock() {
        return candidates.stream()
                .flatMap(one ->
                        candidates.stream().filter(two -> isPossible(one, two)).map(two -> new Choice(one, two)))
                .min(Comparator.comparingDouble((Choice choice) -> -uncertainty(choice))
                        .thenComparingInt(choice ->
                                pairHistory.pairs(choice.a().name(), choice.b().name()))
                        .thenComparingDouble(choice ->
                                Math.abs(choice.a().rating() - choice.b().rating())));
    }

    /** In proportion to the variance of the difference of two ratings, as if each were a mean of its results. */
    private static double uncertainty(Choice choice) {
        return 1.0 / (1 + choice.a().pairs()) + 1.0 / (1 + choice.b().pairs());
    }
}
