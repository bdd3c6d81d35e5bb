package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.Positions;
import dev.outflank.engine.search.SearchBudget;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The report's terms on hand-made boards, and its search against a reference that follows the report's text. */
class Cs303PlayerTest {
    private static final long SEED = 20261105;

    /** The discs of X, the player, or of O. Rows are from the top; missing rows are empty. */
    private static long discs(String rows, char disc) throws NotationException {
        String board = (rows.replace("/", "") + "-".repeat(64)).substring(0, 64);
        Position position = BoardText.parse(board, Colour.BLACK);
        return SmallSearchBoard.bits(position, disc == 'X' ? Colour.BLACK : Colour.WHITE);
    }

    @ParameterizedTest
    @CsvSource({
        "X-------, 1000",
        "-X------, -200",
        "--X-----, 40",
        "--------/-X------, -500",
        "--------/------O-, 500",
        "--------/--------/--X-----, 3",
        "--------/--------/---O----, -2",
        "--------/--------/--------/---X---O, -39",
        // Once the player owns the corner, discs of both sides on its three neighbours weigh 500.
        "XX------/XX------, 2500",
        "XO------, 500",
        "X-----X-, 800",
        "-------X/------XX, 2000",
        // The opponent's corner changes nothing.
        "OX------/OO------, -500",
    })
    void weight_ownedCorner_changesItsNeighbours(String rows, int expected) throws NotationException {
        assertThat(Cs303Evaluation.weight(discs(rows, 'X'), discs(rows, 'O'))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "-XXXXXX-, 0",
        "XXX-X---, 3",
        "XXXXXXXX, 8",
        "X------X/X------X/-------X, 5",
        "XXX-----/XX------/X-------, 6",
        // b2 is supported by a2, b1 and a3, one end of the diagonal across; without a3 and c1 it is not.
        "XX------/XX------/X-------, 5",
        "XX------/XX------, 3",
        // Further inward, c2 is supported by b2 and c1, with b3 or d1 across.
        "XXXX----/XXX-----/XX------/X-------, 10",
        "-----XXX/------XX/-------X, 6",
        // An edge disc next to a stable inner disc is not connected to the corner along the edge.
        "X---X---/XX------, 2",
    })
    void stable_discsConnectedToCorners_areCounted(String rows, int expected) throws NotationException {
        assertThat(Cs303Evaluation.stable(discs(rows, 'X'))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        // a1 alone: one square.
        "XO------/OO------, a1, 1",
        // a1 and b1: two.
        "X-O-----/OOO-----, a1, -1",
        // a1, b1 and b2: three; squares that touch diagonally are not connected.
        "X-O-----/O-O-----/OOX-----, a1, 1",
        // 64 squares minus three discs.
        "---XXX--, a8, 1",
    })
    void connect_region_isOneIfOddMinusOneIfEven(String rows, String previous, int expected) throws NotationException {
        long own = discs(rows, 'X');
        long opp = discs(rows, 'O');
        int bit = Notation.STANDARD.parse(previous, 8).bit();
        assertThat(Cs303Evaluation.connect(own, opp, bit)).isEqualTo(expected);
    }

    @Test
    void evaluate_startAfterD3_usesTheOpeningWeights() {
        Position position = Position.start(8).play(Move.at(2, 3));
        long own = SmallSearchBoard.bits(position, Colour.BLACK);
        long opp = SmallSearchBoard.bits(position, Colour.WHITE);
        // Mobility 3 − 3, weights 2 + 1 + 1 + 1 − 1, discs 4 − 1, nothing stable.
        assertThat(Cs303Evaluation.evaluate(own, opp, 19)).isEqualTo(0 * 50 + 4 - 20 * 3);
    }

    @Test
    void evaluate_randomPositions_matchesReference() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 500; i++) {
            Position position = i % 2 == 0 ? Positions.randomDiscs(8, random) : SamplePositions.played(8, random);
            int previous = random.nextInt(64);
            Colour player = position.toMove();
            assertThat(Cs303Evaluation.evaluate(
                            SmallSearchBoard.bits(position, player),
                            SmallSearchBoard.bits(position, player.other()),
                            previous))
                    .as("%s after %s, position %d of seed %d", position, Move.atBit(previous), i, SEED)
                    .isEqualTo(
                            Cs303Reference.evaluation(Move.atBit(previous), CharBoard.of(position), player.letter()));
        }
    }

    @Test
    void bestSquare_depthThree_matchesReferenceWithoutPruning() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 40; i++) {
            Position position = SamplePositions.played(8, random);
            if (position.mobility() > 0) {
                Colour player = position.toMove();
                int best = new Cs303Player()
                        .bestSquare(
                                SmallSearchBoard.bits(position, player),
                                SmallSearchBoard.bits(position, player.other()),
                                Cs303Player.MIN_DEPTH);
                assertThat(Move.atBit(best))
                        .as("%s, position %d of seed %d", position, i, SEED)
                        .isEqualTo(Cs303Reference.best(CharBoard.of(position), player.letter(), Cs303Player.MIN_DEPTH));
            }
        }
    }

    @Test
    void choose_timeUpAfterDepthThree_playsTheMoveOfDepthThree() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 10; i++) {
            Position position = SamplePositions.withEmpties(8, 40, random);
            Cs303Player three = new Cs303Player();
            int expected = three.bestSquare(
                    SmallSearchBoard.bits(position, position.toMove()),
                    SmallSearchBoard.bits(position, position.toMove().other()),
                    Cs303Player.MIN_DEPTH);
            // The clock checks of depth three, and one more in the middle of depth four.
            int checks = 2 + (int) (three.nodes() / SearchBudget.NODES_PER_CLOCK_CHECK);
            Cs303Player player = new Cs303Player();
            assertThat(player.choose(SamplePositions.game(position), new CountedClock(checks)))
                    .isEqualTo(Move.atBit(expected));
            assertThat(player.nodes()).isGreaterThan(three.nodes());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 100})
    void choose_clock_isObeyed(int checks) {
        CountedClock clock = new CountedClock(checks);
        Game game = SamplePositions.game(SamplePositions.withEmpties(8, 40, new SplittableRandom(SEED)));
        Cs303Player player = new Cs303Player();
        assertThat(game.position().isLegal(player.choose(game, clock))).isTrue();
        assertThat(clock.checks()).isEqualTo(checks);
        assertThat(player.nodes()).isLessThan((checks + 2L) * SearchBudget.NODES_PER_CLOCK_CHECK);
    }

    @Test
    void choose_noLimit_stopsAtDepthSeven() {
        Game game = SamplePositions.game(SamplePositions.withEmpties(8, 10, new SplittableRandom(SEED)));
        List<Move> legal = game.position().moves();
        assertThat(new Cs303Player().choose(game, Clock.UNLIMITED)).isIn(legal);
    }
}
