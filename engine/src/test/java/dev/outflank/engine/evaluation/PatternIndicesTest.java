package dev.outflank.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Bitboard;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PatternIndicesTest {
    private static final long BLACK = 1L << 28 | 1L << 35;
    private static final long WHITE = 1L << 27 | 1L << 36;

    private final long seed = Seed.VALUE;

    @AfterEach
    void scalar() {
        Bitboard.useVectors(false);
    }

    /** Moves and passes of whole random games: at every step the word is what it would be if made anew. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void play_wholeGames_agreesWithSet(boolean vectors) {
        Bitboard.useVectors(vectors);
        assertThat(Bitboard.usesVectors()).isEqualTo(vectors);
        SplittableRandom random = new SplittableRandom(seed);
        PatternIndices onTheWay = new PatternIndices();
        for (int game = 0; game < 200; game++) {
            long own = BLACK;
            long opp = WHITE;
            onTheWay.set(own, opp);
            for (boolean passed = false; ; ) {
                int empties = Long.bitCount(~(own | opp));
                assertThat(places(onTheWay, empties)).as("seed %d", seed).isEqualTo(places(anew(own, opp), empties));
                long moves = Bitboard.moves(own, opp);
                long flips = 0;
                long disc = 0;
                if (moves == 0) {
                    if (passed) {
                        break;
                    }
                    onTheWay.pass(empties);
                } else {
                    int square =
                            Long.numberOfTrailingZeros(Long.expand(1L << random.nextInt(Long.bitCount(moves)), moves));
                    flips = Bitboard.flips(own, opp, square);
                    disc = 1L << square;
                    onTheWay.play(empties, square, flips);
                }
                passed = moves == 0;
                long mover = own ^ flips ^ disc;
                own = opp ^ flips;
                opp = mover;
            }
        }
    }

    @Test
    void places_emptyBoard_isTheMiddleOfEveryShape() {
        int[] places = places(anew(0, 0), 64);
        assertThat(places).hasSize(Patterns.SHAPE_COUNT * Patterns.ROTATIONS);
        assertThat(places[0]).isEqualTo((Patterns.powerOf3(9) - 1) / 2);
    }

    @Test
    void first_placesOfMirroredBoards_areTwins() {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 500; i++) {
            long own = random.nextLong();
            own &= random.nextLong();
            long opp = random.nextLong() & ~own;
            int empties = Long.bitCount(~(own | opp));
            int[] plain = twins(places(anew(own, opp), empties));
            int[] upsideDown = twins(places(anew(Long.reverseBytes(own), Long.reverseBytes(opp)), empties));
            assertThat(upsideDown).as("seed %d", seed).isEqualTo(plain);
        }
    }

    private static PatternIndices anew(long own, long opp) {
        PatternIndices words = new PatternIndices();
        words.set(own, opp);
        return words;
    }

    private static int[] places(PatternIndices words, int empties) {
        WeightTableScope all = PatternWeights.scope(0);
        int[] places = new int[all.patternCount()];
        words.copyTo(empties, all, places);
        return places;
    }

    /** The weights a position needs, in order: how often each. */
    private static int[] twins(int[] places) {
        return Arrays.stream(places).map(MirrorSymmetry::canonical).sorted().toArray();
    }
}
