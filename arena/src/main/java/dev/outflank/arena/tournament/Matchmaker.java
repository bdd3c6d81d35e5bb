package dev.outflank.arena.tournament;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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
    private static final double NEAR = 100;
    private static final int MAX_LEAD = 1;

    /**
     * Someone on the ladder.
     *
     * @param meetings how many it has played since it was updated
     * @param streak how many it has won in a row up to now
     * @param effective whether it has made a legal move of its own, or was not tried yet
     */
    public record Candidate(String name, double rating, int meetings, int streak, boolean effective) {
        boolean isJustUpdated() {
            return meetings == 0;
        }
    }

    /** Two who shall meet. */
    public record Choice(Candidate a, Candidate b) {}

    /** What happened between two before. */
    public interface Past {
        /** Meetings that the first won against the second. */
        int wins(String winner, String loser);

        int meetings(String a, String b);

        /** Whether the two must not meet now for another reason, such as a meeting that our side could not hold. */
        boolean isBarred(String a, String b);
    }

    private final List<Candidate> candidates;
    private final Past past;

    public Matchmaker(List<Candidate> candidates, Past past) {
        this.candidates = List.copyOf(candidates);
        this.past = past;
    }

    /** The two to play by the rules; empty when the rules leave nobody. */
    public Optional<Choice> choose() {
        return candidates.stream()
                .sorted(Comparator.comparing(Candidate::isJustUpdated)
                        .thenComparingInt(Candidate::streak)
                        .reversed()
                        .thenComparingInt(Candidate::meetings))
                .flatMap(first -> opponent(first).map(second -> new Choice(first, second)).stream())
                .findFirst();
    }

    /** Of those who may meet one, the nearest rated. */
    private Optional<Candidate> opponent(Candidate first) {
        return candidates.stream()
                .filter(other -> mayMeet(first, other))
                .min(Comparator.comparingDouble((Candidate other) -> Math.abs(other.rating() - first.rating()))
                        .thenComparingInt(other -> past.meetings(first.name(), other.name())));
    }

    boolean mayMeet(Candidate one, Candidate two) {
        Candidate lower = one.rating() < two.rating() ? one : two;
        boolean near = Math.abs(one.rating() - two.rating()) <= NEAR;
        return canMeet(one, two)
                && (near || lower.isJustUpdated())
                && !hasTooGoodARecord(one, two)
                && !hasTooGoodARecord(two, one);
    }

    private boolean hasTooGoodARecord(Candidate ahead, Candidate behind) {
        int lead = past.wins(ahead.name(), behind.name()) - past.wins(behind.name(), ahead.name());
        return lead > MAX_LEAD && ahead.rating() >= behind.rating();
    }

    /** What no rule can be bent for. */
    private boolean canMeet(Candidate one, Candidate two) {
        return !one.name().equals(two.name())
                && one.effective()
                && two.effective()
                && !past.isBarred(one.name(), two.name());
    }

    /** The two to play when the rules leave nobody: the least sure, then those who met least, then the nearest. */
    public Optional<Choice> chooseInDeadlock() {
        return candidates.stream()
                .flatMap(one ->
                        candidates.stream().filter(two -> canMeet(one, two)).map(two -> new Choice(one, two)))
                .min(Comparator.comparingDouble((Choice choice) -> -uncertainty(choice))
                        .thenComparingInt(choice ->
                                past.meetings(choice.a().name(), choice.b().name()))
                        .thenComparingDouble(choice ->
                                Math.abs(choice.a().rating() - choice.b().rating())));
    }

    /** In proportion to the variance of the difference of two ratings, as if each were a mean of its results. */
    private static double uncertainty(Choice choice) {
        return 1.0 / (1 + choice.a().meetings()) + 1.0 / (1 + choice.b().meetings());
    }
}
