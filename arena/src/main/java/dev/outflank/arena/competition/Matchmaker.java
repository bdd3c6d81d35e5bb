package dev.outflank.arena.competition;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Chooses the next pair of a ladder by the rules of the VG101 final. Two entries may play each other if
 *
 * <ul>
 *   <li>both have made a legal move, or have not played yet,
 *   <li>their ratings differ by at most 100, or the lower rated one was just updated, and
 *   <li>neither leads their head-to-head score by more than one pair, unless the leader is the lower rated one.
 * </ul>
 *
 * Just updated entries come first, then those with the longest winning streak. If the rules allow no pair, the two
 * entries with the most uncertain ratings play, which are those with the fewest pairs.
 */
public final class Matchmaker {
    private static final double MAX_RATING_DIFFERENCE = 100;
    private static final int MAX_WIN_LEAD = 1;
    private static final int NONE = -1;

    /**
     * An entry of the ladder.
     *
     * @param entry its index
     * @param pairs number of pairs played since its last update
     * @param streak number of pairs won in a row
     * @param eligible whether it has made a legal move, or has not played yet
     */
    public record Candidate(int entry, double rating, int pairs, int streak, boolean eligible) {
        boolean isJustUpdated() {
            return pairs == 0;
        }
    }

    /** The two entries to play next. */
    public record Choice(Candidate a, Candidate b) {}

    /** Head-to-head results. */
    public interface PairHistory {
        /** Number of pairs that the first entry won against the second. */
        int wins(int winner, int loser);

        int pairs(int a, int b);

        /** Whether the two must not play now for another reason, such as a void pair. */
        boolean isExcluded(int a, int b);
    }

    private final Comparator<Choice> inDeadlock = Comparator.comparingDouble((Choice choice) -> -uncertainty(choice))
            .thenComparingInt(this::pairs)
            .thenComparingDouble(
                    choice -> Math.abs(choice.a().rating() - choice.b().rating()));

    private final List<Candidate> candidates;
    private final PairHistory pairHistory;

    /** Indices of the candidates, ordered by rating, then by index. */
    private final int[] byRating;

    /** Inverse of {@link #byRating}: the place of each candidate in that order. */
    private final int[] places;

    /** Indices of the candidates in order of priority. */
    private final int[] queue;

    private final BitSet taken = new BitSet();
    private int justUpdated;

    public Matchmaker(List<Candidate> candidates, PairHistory pairHistory) {
        this.candidates = List.copyOf(candidates);
        this.pairHistory = pairHistory;
        this.byRating = sortedIndices(Comparator.comparingDouble(Candidate::rating));
        this.queue = sortedIndices(Comparator.comparing(Candidate::isJustUpdated)
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

    private int[] sortedIndices(Comparator<Candidate> order) {
        return IntStream.range(0, candidates.size())
                .boxed()
                .sorted((a, b) -> order.compare(candidates.get(a), candidates.get(b)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The next two entries by the rules; empty if the rules allow no pair. */
    public Optional<Choice> choose() {
        return choice(false);
    }

    /** Like {@link #choose}, and removes the two from the candidates. */
    public Optional<Choice> take() {
        return choice(true);
    }

    private Optional<Choice> choice(boolean remove) {
        for (int first : queue) {
            int second = taken.get(first) ? NONE : opponent(first);
            if (second != NONE) {
                if (remove) {
                    take(first);
                    take(second);
                }
                return Optional.of(new Choice(candidates.get(first), candidates.get(second)));
            }
        }
        return Optional.empty();
    }

    private void take(int index) {
        taken.set(index);
        justUpdated -= candidates.get(index).isJustUpdated() ? 1 : 0;
    }

    /**
     * The allowed opponent with the nearest rating, and among equals the one with the fewest pairs played. Searches
     * outward from the candidate's rating and stops as soon as no better opponent is possible.
     */
    private int opponent(int first) {
        Candidate candidate = candidates.get(first);
        int best = NONE;
        double distance = Double.POSITIVE_INFINITY;
        int fewestPairs = 0;
        int below = places[first] - 1;
        int above = places[first] + 1;
        while (true) {
            double down = below < 0 ? Double.POSITIVE_INFINITY : candidate.rating() - ratingAt(below);
            double up = above == byRating.length ? Double.POSITIVE_INFINITY : ratingAt(above) - candidate.rating();
            double next = Math.min(down, up);
            // Beyond the maximum difference, only just updated entries play.
            if (next > distance
                    || next == Double.POSITIVE_INFINITY
                    || next > MAX_RATING_DIFFERENCE && justUpdated == 0) {
                return best;
            }
            int second = byRating[down <= up ? below-- : above++];
            if (!taken.get(second) && isAllowed(candidate, candidates.get(second))) {
                int played = pairHistory.pairs(
                        candidate.entry(), candidates.get(second).entry());
                if (best == NONE || played < fewestPairs || played == fewestPairs && second < best) {
                    best = second;
                    distance = next;
                    fewestPairs = played;
                }
            }
        }
    }

    private double ratingAt(int place) {
        return candidates.get(byRating[place]).rating();
    }

    boolean isAllowed(Candidate a, Candidate b) {
        Candidate lower = a.rating() < b.rating() ? a : b;
        boolean near = Math.abs(a.rating() - b.rating()) <= MAX_RATING_DIFFERENCE;
        return isPossible(a, b) && (near || lower.isJustUpdated()) && !leadsByTooMuch(a, b) && !leadsByTooMuch(b, a);
    }

    private boolean leadsByTooMuch(Candidate ahead, Candidate behind) {
        int lead = pairHistory.wins(ahead.entry(), behind.entry()) - pairHistory.wins(behind.entry(), ahead.entry());
        return lead > MAX_WIN_LEAD && ahead.rating() >= behind.rating();
    }

    private int pairs(Choice choice) {
        return pairHistory.pairs(choice.a().entry(), choice.b().entry());
    }

    /** Conditions that also hold in a deadlock. */
    private boolean isPossible(Candidate a, Candidate b) {
        return a.entry() != b.entry() && a.eligible() && b.eligible() && !pairHistory.isExcluded(a.entry(), b.entry());
    }

    /** The next two if the rules allow no pair: most uncertain first, then fewest pairs played, then nearest rating. */
    public Optional<Choice> chooseInDeadlock() {
        int[] byPairs = sortedIndices(Comparator.comparingInt(Candidate::pairs));
        Optional<Choice> best = Optional.empty();
        for (int i = 0; i < byPairs.length; i++) {
            Candidate a = candidates.get(byPairs[i]);
            for (int j = i + 1; j < byPairs.length; j++) {
                Choice choice = new Choice(a, candidates.get(byPairs[j]));
                // Pairs only become more certain from here.
                if (best.isPresent() && uncertainty(choice) < uncertainty(best.get())) {
                    break;
                }
                if (isPossible(choice.a(), choice.b())
                        && (best.isEmpty() || inDeadlock.compare(choice, best.get()) < 0)) {
                    best = Optional.of(choice);
                }
            }
        }
        return best;
    }

    /** Proportional to the variance of the rating difference, if each rating were the mean of its results. */
    private static double uncertainty(Choice choice) {
        return 1.0 / (1 + choice.a().pairs()) + 1.0 / (1 + choice.b().pairs());
    }
}
