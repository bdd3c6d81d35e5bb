package dev.outflank.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.engine.search.FfoSuite;
import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import dev.outflank.rules.ScoredPosition;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkTest {
    private static final long BLACK = 1L << 28 | 1L << 35;
    private static final long WHITE = 1L << 27 | 1L << 36;
    private static final ProbCutError ERROR = new ProbCutError(5, -0.05f, 0.1f, 4);

    private final long seed = Seed.VALUE;
    private final short[] rows = new short[Network.ROW_COUNT * Network.HIDDEN];
    private final Network network = random(new SplittableRandom(seed));

    @AfterEach
    void restoreScalarKernel() {
        Bitboard.useVectors(false);
    }

    /** Random numbers in the whole allowed range, so that a sum that overflows would be noticed. */
    private Network random(SplittableRandom random) {
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (short) random.nextInt(-Network.MAX_ROW_VALUE, Network.MAX_ROW_VALUE + 1);
        }
        int[] weights = new int[Network.OUTPUT_COUNT * Network.PRODUCTS];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = random.nextInt(-Network.MAX_OUTPUT_WEIGHT, Network.MAX_OUTPUT_WEIGHT + 1);
        }
        int[] constants = new int[Network.OUTPUT_COUNT];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = random.nextInt(-640, 641);
        }
        return Network.of(rows, weights, constants, ERROR);
    }

    /** The definition of the network, square by square and in wide integers. */
    private double expected(long own, long opp, int constant) {
        int empties = Long.bitCount(~(own | opp));
        long[] hidden = new long[Network.HIDDEN];
        for (int pattern = 0; pattern < NetworkPatterns.COUNT; pattern++) {
            int row = NetworkPatterns.FIRST_ROWS[pattern] + (empties < 32 ? NetworkPatterns.ROW_COUNT : 0);
            int power = 1;
            for (int square : NetworkPatterns.SQUARES.get(pattern)) {
                row += power * ((own >>> square & 1) != 0 ? 2 : (opp >>> square & 1) != 0 ? 0 : 1);
                power *= 3;
            }
            for (int unit = 0; unit < Network.HIDDEN; unit++) {
                hidden[unit] += rows[row * Network.HIDDEN + unit];
            }
        }
        long sum = 0;
        for (int product = 0; product < Network.PRODUCTS; product++) {
            long first = Math.clamp(hidden[product], 0, Network.HIDDEN_ONE);
            long second = Math.clamp(hidden[Network.PRODUCTS + product], 0, Network.HIDDEN_ONE);
            sum += first * second / 256 * network.outputWeights[empties * Network.PRODUCTS + product];
        }
        return (Math.floorDiv(sum, 4096) + constant) / 64.0;
    }

    /** At every ply of random games, scalar and vector code agree with the definition. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void unroundedScore_randomGames_agreesWithTheDefinition(boolean vectors) {
        Network plain = network.plusConstants(new double[Network.OUTPUT_COUNT]);
        Bitboard.useVectors(vectors);
        assertThat(Bitboard.usesVectors()).isEqualTo(vectors);
        SplittableRandom random = new SplittableRandom(seed);
        Evaluator evaluator = plain.newEvaluator();
        Evaluator fromScratch = plain.newEvaluator();
        for (int game = 0; game < 100; game++) {
            long own = BLACK;
            long opp = WHITE;
            evaluator.set(own, opp);
            for (boolean passed = false; ; ) {
                int empties = Long.bitCount(~(own | opp));
                fromScratch.set(own, opp);
                assertThat(evaluator.unroundedScore(empties))
                        .as("seed %d", seed)
                        .isEqualTo(expected(own, opp, network.units(0, empties)))
                        .isEqualTo(fromScratch.unroundedScore(empties));
                assertThat(evaluator.score(empties))
                        .isEqualTo(Math.clamp(Math.round(evaluator.unroundedScore(empties)), -62, 62));
                long moves = Bitboard.moves(own, opp);
                long flips = 0;
                long disc = 0;
                if (moves == 0) {
                    if (passed) {
                        break;
                    }
                    evaluator.pass(empties);
                } else {
                    int square =
                            Long.numberOfTrailingZeros(Long.expand(1L << random.nextInt(Long.bitCount(moves)), moves));
                    flips = Bitboard.flips(own, opp, square);
                    disc = 1L << square;
                    evaluator.play(empties, square, flips);
                }
                passed = moves == 0;
                long mover = own ^ flips ^ disc;
                own = opp ^ flips;
                opp = mover;
            }
        }
    }

    @Test
    void patterns_shapes_areInAllTheirImages() {
        assertThat(NetworkPatterns.COUNT).isEqualTo(46);
        assertThat(NetworkPatterns.ROW_COUNT).isEqualTo(251_505);
        Set<Long> masks = NetworkPatterns.SQUARES.stream()
                .map(squares ->
                        Arrays.stream(squares).mapToLong(square -> 1L << square).sum())
                .collect(Collectors.toSet());
        assertThat(masks).hasSize(NetworkPatterns.COUNT);
        for (long mask : masks) {
            assertThat(masks).contains(Long.reverse(mask), Long.reverseBytes(mask));
        }
    }

    /** A network with the same number in rows that share one sees all symmetric images of a position alike. */
    @Test
    void canonicalRows_symmetricPositions_areEqual() {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 1000; i++) {
            long own = random.nextLong();
            long opp = random.nextLong() & ~own;
            int[] expected = canonicalRows(own, opp);
            assertThat(canonicalRows(Long.reverse(own), Long.reverse(opp))).isEqualTo(expected);
            assertThat(canonicalRows(Long.reverseBytes(own), Long.reverseBytes(opp)))
                    .isEqualTo(expected);
        }
    }

    private static int[] canonicalRows(long own, long opp) {
        int[] rows = new int[NetworkPatterns.STRIDE];
        NetworkPatterns.canonicalRows(own, opp, rows, 0);
        Arrays.sort(rows);
        return rows;
    }

    @Test
    void read_writtenNetwork_roundTrip() throws IOException {
        byte[] bytes = written();
        Evaluation read = Evaluation.read(new ByteArrayInputStream(bytes));
        assertThat(read).isInstanceOf(Network.class);
        assertThat(read.probCutError()).isEqualTo(ERROR);
        Evaluator evaluator = network.newEvaluator();
        Evaluator again = read.newEvaluator();
        evaluator.set(BLACK, WHITE);
        again.set(BLACK, WHITE);
        assertThat(again.unroundedScore(60)).isEqualTo(evaluator.unroundedScore(60));
        assertThatThrownBy(() -> Evaluation.read(new ByteArrayInputStream(bytes, 0, bytes.length / 2)))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> Network.read(new ByteArrayInputStream(new byte[100])))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a network");
    }

    private byte[] written() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        network.write(out);
        return out.toByteArray();
    }

    /** Without any search, the network is closer to exact scores than the guess that both sides are equal. */
    @Test
    void shipped_startAndSolvedPositions_predictsScores() {
        Evaluator evaluator = Network.shipped().newEvaluator();
        evaluator.set(BLACK, WHITE);
        assertThat(evaluator.unroundedScore(60)).isBetween(-4.0, 4.0);
        double error = 0;
        double scores = 0;
        for (ScoredPosition problem : FfoSuite.problems()) {
            Position position = problem.position();
            Colour mover = position.toMove();
            evaluator.set(position.bits(mover), position.bits(mover.other()));
            int score = problem.score().orElseThrow();
            error += Math.abs(evaluator.unroundedScore(position.empties()) - score);
            scores += Math.abs(score);
        }
        assertThat(error).isLessThan(0.8 * scores);
    }

    @Test
    void plusConstants_discs_moveScores() {
        double[] discs = new double[Network.OUTPUT_COUNT];
        discs[60] = 2.5;
        Evaluator evaluator = network.newEvaluator();
        Evaluator moved = network.plusConstants(discs).newEvaluator();
        evaluator.set(BLACK, WHITE);
        moved.set(BLACK, WHITE);
        assertThat(moved.unroundedScore(60)).isEqualTo(evaluator.unroundedScore(60) + 2.5);
    }

    @Test
    void of_numberThatCouldOverflow_isRejected() {
        int[] weights = new int[Network.OUTPUT_COUNT * Network.PRODUCTS];
        rows[5] = (short) (Network.MAX_ROW_VALUE + 1);
        assertThatThrownBy(() -> Network.of(rows, weights, new int[Network.OUTPUT_COUNT], ERROR))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Network.of(new short[3], weights, new int[Network.OUTPUT_COUNT], ERROR))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
