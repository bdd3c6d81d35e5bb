package dev.outflank.judge.contest;

import dev.outflank.arena.competition.Stage;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One marked item of a contest. */
public sealed interface Part {
    String title();

    /** The maximum marks. */
    BigDecimal marks();

    /** A part that is marked by running one submitted file, independently of other submissions. */
    sealed interface FilePart extends Part {
        String requiredFile();
    }

    /**
     * Runs whose output is compared with the expected output.
     *
     * @param exact whether every byte of the output counts
     * @param proportional whether marks are proportional to the cases passed; otherwise they are all or nothing
     * @param runCommand replaces the language's command unless empty
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
     * A pair of games against each of the opponents on each board.
     *
     * @param opponents marks for beating each opponent, by the staff player's name
     * @param mustWinAll whether every game must be won; otherwise one win is enough
     * @param forfeitsOnTimeout whether a single timeout gives no marks for the whole part
     * @param pace a requirement without which the part is not marked
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

    /** The first moves of a game on each of these boards must be played in time. */
    record PaceRequirement(List<Integer> boards, int moves) {}

    /** Legal answers in random positions; marks are proportional to their number. */
    record Positions(String title, BigDecimal marks, String requiredFile, int board, int count, long seed)
            implements FilePart {}

    /** One legal move. */
    record LegalMove(String title, BigDecimal marks, String requiredFile, int board) implements FilePart {}

    /**
     * Marks by rank in the competition.
     *
     * @param mean the mean of the marks, as far as the number of entries allows
     * @param stage the table that gives the ranks
     * @param tiesByScore whether only equal scores share a rank; otherwise strengths that cannot be told apart do too
     */
    record Rank(String title, BigDecimal marks, BigDecimal mean, Stage stage, boolean tiesByScore) implements Part {}

    /** Marks that the staff fill in. */
    record Manual(String title, BigDecimal marks, String note) implements Part {}
}
