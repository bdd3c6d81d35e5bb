package dev.outflank.judge.contest;

import dev.outflank.arena.tournament.Stage;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A part of the marking. */
public sealed interface Part {
    String title();

    /** The most that can be had. */
    BigDecimal marks();

    /** Parts that are marked by running one hand-in alone, and so need nobody else's. */
    sealed interface OfHandIn extends Part {
        String handIn();
    }

    /**
     * Runs with a given output.
     *
     * @param exact whether white space at the ends of lines and of the output counts
     * @param byShare whether a part of the cases gives a part of the marks; otherwise it is all or nothing
     * @param run another command than the language's, when not empty
     */
    record Tests(
            String title,
            BigDecimal marks,
            String handIn,
            boolean exact,
            boolean byShare,
            List<String> run,
            List<CaseSource> cases)
            implements OfHandIn {}

    /**
     * Two games, one with each colour, against each of some players of the staff.
     *
     * @param opponents the marks for beating each
     * @param withBoth whether every game must be won; otherwise one with either colour is enough
     * @param forfeitsLate whether one move over the time loses the whole part
     * @param pace moves in time on other boards, without which the part is not marked
     */
    record Games(
            String title,
            BigDecimal marks,
            String handIn,
            List<Integer> boards,
            Map<String, BigDecimal> opponents,
            boolean withBoth,
            boolean forfeitsLate,
            Optional<Pace> pace)
            implements OfHandIn {}

    /** The first moves of a game on each of these boards. */
    record Pace(List<Integer> boards, int moves) {}

    /** A legal answer in each of these many positions, by share. */
    record Positions(String title, BigDecimal marks, String handIn, int board, int count, long seed)
            implements OfHandIn {}

    /** One legal move. */
    record Working(String title, BigDecimal marks, String handIn, int board) implements OfHandIn {}

    /**
     * By rank in the competition, so that the mean is this, as far as the number of entrants allows.
     *
     * @param stage in which table
     */
    record Rank(String title, BigDecimal marks, BigDecimal mean, Stage stage) implements Part {}

    /** Filled in by the staff. */
    record Manual(String title, BigDecimal marks, String note) implements Part {}
}
