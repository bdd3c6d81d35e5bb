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
    sealed interface FilePart extends Part {
        String requiredFile();
    }

    /**
     * Runs with a given output.
     *
     * @param exact whether white space at the ends of lines and of the output counts
     * @param proportional whether a part of the cases gives a part of the marks; otherwise it is all or nothing
     * @param runCommand another command than the language's, when not empty
     */
    record Tests(
            String title,
            BigDecimal marks,
            String requiredFile,
            boolean exact,
            boolean proportional,
            List<String> runCommand,
            List<TestCaseSource> cases)
            implements FilePart {}

    /**
     * Two games, one with each colour, against each of some players of the staff.
     *
     * @param opponents the marks for beating each
     * @param mustWinAll whether every game must be won; otherwise one with either colour is enough
     * @param forfeitsOnTimeout whether one move over the time loses the whole part
     * @param pace moves in time on other boards, without which the part is not marked
     */
    record Games(
            String title,
            BigDecimal marks,
            String requiredFile,
            List<Integer> boards,
            Map<String, BigDecimal> opponents,
            boolean mustWinAll,
            boolean forfeitsOnTimeout,
            Optional<PaceRequirement> pace)
            implements FilePart {}

    /** The first moves of a game on each of these boards. */
    record PaceRequirement(List<Integer> boards, int moves) {}

    /** A legal answer in each of these many positions, by share. */
    record Positions(String title, BigDecimal marks, String requiredFile, int board, int count, long seed)
            implements FilePart {}

    /** One legal move. */
    record LegalMove(String title, BigDecimal marks, String requiredFile, int board) implements FilePart {}

    /**
     * By rank in the competition, so that the mean is this, as far as the number of entrants allows.
     *
     * @param stage in which table
     */
    record Rank(String title, BigDecimal marks, BigDecimal mean, Stage stage) implements Part {}

    /** Filled in by the staff. */
    record Manual(String title, BigDecimal marks, String note) implements Part {}
}
