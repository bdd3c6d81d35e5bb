package dev.outflank.engine.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SquareNetworkTest {
    private static final int HIDDEN = SquareNetwork.HIDDEN;

    private final SplittableRandom random = new SplittableRandom(Seed.VALUE);
    private final short[] rows = numbers(SquareNetwork.ROW_COUNT * HIDDEN, SquareNetwork.MAX_ROW_VALUE);
    private final int[] weights = ints(SquareNetwork.OUTPUT_COUNT * HIDDEN, SquareNetwork.MAX_OUTPUT_WEIGHT);
    private final int[] constants = ints(SquareNetwork.OUTPUT_COUNT, 1000);
    private final SquareNetwork network = SquareNetwork.of(rows, weights, constants, List.of(5.25, 4.5));

    /** Random numbers in the whole allowed range, so that a sum that overflows would be noticed. */
    private int[] ints(int count, int max) {
        return random.ints(count, -max, max + 1).toArray();
    }

    private short[] numbers(int count, int max) {
        int[] ints = ints(count, max);
        short[] numbers = new short[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (short) ints[i];
        }
        return numbers;
    }

    /** The positions of a few random games. */
    private List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        for (int game = 0; game < 5; game++) {
            Position position = Position.start(8);
            while (!position.isOver()) {
                positions.add(position);
                position = position.play(
                        position.mobility() == 0 ? Move.PASS : position.move(random.nextInt(position.mobility())));
            }
        }
        return positions;
    }

    @Test
    void states_positionsOfGames_areThoseOfSquareBySquare() {
        List<SquareState> byNumber = List.of(SquareState.values());
        for (Position position : positions()) {
            int[] states = SquareState.of(own(position), opp(position));
            for (int square = 0; square < SquareState.SQUARES; square++) {
                assertThat(byNumber.get(states[square]))
                        .as("%s square %s", position, square)
                        .isEqualTo(state(position, square / 8, square % 8));
            }
        }
    }

    /** The definition of the states, by the rules of the game. */
    private static SquareState state(Position position, int row, int column) {
        Colour own = position.toMove();
        Colour disc = position.at(row, column);
        if (disc == null) {
            boolean ownMove = position.isLegal(Move.at(row, column));
            boolean opponentMove = position.passed().isLegal(Move.at(row, column));
            return ownMove && opponentMove
                    ? SquareState.COMMON_MOVE
                    : ownMove ? SquareState.OWN_MOVE : opponentMove ? SquareState.OPPONENT_MOVE : SquareState.EMPTY;
        }
        boolean frontier = false;
        for (int r = Math.max(0, row - 1); r <= Math.min(7, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(7, column + 1); c++) {
                frontier |= position.at(r, c) == null;
            }
        }
        return disc == own
                ? frontier ? SquareState.OWN_FRONTIER : SquareState.OWN_INNER
                : frontier ? SquareState.OPPONENT_FRONTIER : SquareState.OPPONENT_INNER;
    }

    @Test
    void score_positionsOfGames_isThatOfTheDefinitionInWideIntegers() {
        for (Position position : positions()) {
            int[] states = SquareState.of(own(position), opp(position));
            long total = 0;
            for (int unit = 0; unit < HIDDEN; unit++) {
                long sum = 0;
                for (int square = 0; square < SquareState.SQUARES; square++) {
                    sum += rows[(8 * square + states[square]) * HIDDEN + unit];
                }
                long clamped = Math.clamp(sum, 0, 1024);
                total += (clamped * clamped >> 8) * weights[position.empties() * HIDDEN + unit];
            }
            assertThat(network.score(own(position), opp(position)))
                    .as("seed %d, %s", Seed.VALUE, position)
                    .isEqualTo((total >> 12) + constants[position.empties()]);
        }
    }

    @Test
    void score_fewerDiscsThanTheStartPosition_usesTheWeightsOfTheStartPosition() {
        assertThat(SquareNetwork.of(rows, new int[weights.length], constants, List.of())
                        .score(1, 2))
                .isEqualTo(constants[SquareNetwork.OUTPUT_COUNT - 1]);
    }

    @Test
    void write_read_isTheSameNetwork() throws IOException {
        SquareNetwork read = SquareNetwork.read(new ByteArrayInputStream(bytes(network)));
        assertThat(bytes(read)).isEqualTo(bytes(network));
        assertThat(read.errors()).containsExactly(5.25, 4.5);
    }

    @Test
    void read_hostileBytes_failsWithASentence() throws IOException {
        byte[] bytes = bytes(network);
        assertThatIOException()
                .isThrownBy(() -> read(Arrays.copyOf(bytes, 3)))
                .withMessage("not a network of the player net");
        assertThatIOException()
                .isThrownBy(() -> read(new byte[bytes.length]))
                .withMessage("not a network of the player net");
        assertThatIOException()
                .isThrownBy(() -> read(Arrays.copyOf(bytes, 70_000)))
                .withMessage("the network is truncated");
        byte[] large = bytes.clone();
        large[4] = Byte.MAX_VALUE;
        assertThatIOException().isThrownBy(() -> read(large)).withMessage("a number of the network is too large");
        large[4] = Byte.MIN_VALUE;
        large[5] = 0;
        assertThatIOException().isThrownBy(() -> read(large)).withMessage("a number of the network is too large");
    }

    @Test
    void of_wrongSize_isRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SquareNetwork.of(new short[1], weights, constants, List.of()));
    }

    /** The shipped network has learned: it knows who wins a position that is all but won, and its error has fallen. */
    @Test
    void shipped_clearPosition_knowsTheWinner() {
        long own = 0xFFFFFFFFFFFF0000L;
        long opp = 0x0000000000003C00L;
        assertThat(SquareNetwork.shipped().score(own, opp)).isGreaterThan(20 * SquareNetwork.UNITS_PER_DISC);
        assertThat(SquareNetwork.shipped().score(opp, own)).isLessThan(-20 * SquareNetwork.UNITS_PER_DISC);
        double[] errors = SquareNetwork.shipped().errors();
        assertThat(errors[errors.length - 1]).isLessThan(errors[0]).isLessThan(5.5);
    }

    private static SquareNetwork read(byte[] bytes) throws IOException {
        return SquareNetwork.read(new ByteArrayInputStream(bytes));
    }

    private static byte[] bytes(SquareNetwork network) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        network.write(out);
        return out.toByteArray();
    }

    private static long own(Position position) {
        return position.bits(position.toMove());
    }

    private static long opp(Position position) {
        return position.bits(position.toMove().other());
    }
}
