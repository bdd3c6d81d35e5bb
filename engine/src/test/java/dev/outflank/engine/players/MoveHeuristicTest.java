package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.Positions;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The players that score one move: on positions worked out by hand, and against reference implementations. */
class MoveHeuristicTest {
    private static final long SEED = 20261101;

    @Test
    void greedy_lab8SampleGame_isReproduced() throws NotationException {
        Game game = Game.start(4);
        String[] human = {"ba", "ab", "bd", "da", "dd", "dc", "ad"};
        String[] computer = {"aa", "ac", "ca", "cd", "db", "pass"};
        for (int i = 0; i < human.length; i++) {
            game = game.play(Notation.LAB8.parse(human[i], 4));
            if (i < computer.length) {
                Move move = BuiltInPlayers.create("greedy").choose(game, Clock.UNLIMITED);
                assertThat(Notation.LAB8.format(move)).isEqualTo(computer[i]);
                game = game.play(move);
            }
        }
        assertThat(game.isOver()).isTrue();
        assertThat(BoardText.lab8(game.position())).isEqualTo("WWWBWWBBWBWBBBBB");
    }

    @Test
    void greedy_lab8SecondSample_placesAtBc() throws NotationException {
        Move move = BuiltInPlayers.create("greedy").choose(Game.start(6), Clock.UNLIMITED);
        assertThat(Notation.LAB8.format(move)).isEqualTo("bc");
    }

    /**
     * Black has two moves. a1 turns one disc, takes a corner, and leaves White without its only move; a3 turns two
     * discs and leaves that move.
     */
    @ParameterizedTest
    @CsvSource({"1:0:0, a3", "0:1:0, a1", "0:0:1, a1", "0:0:-1, a3", "0:-1:0, a3", "1:1:0, a1", "2:1:0, a3", "0:0:0, a1"
    })
    void composite_weights_decide(String weights, String expected) throws NotationException {
        Position position = BoardText.parse("-OX-/----/-OOX/----", Colour.BLACK);
        assertThat(BuiltInPlayers.create("composite:" + weights.replace(':', ','))
                        .choose(SamplePositions.game(position), Clock.UNLIMITED))
                .hasToString(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 14, 26})
    void composite_givenWeights_matchesReference(int size) throws NotationException {
        assertMatchesReference(size, "composite:3,-17,5", compositeReference(3, -17, 5));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 14, 26})
    void composite_defaultWeights_matchesReferenceWithDocumentedWeights(int size) throws NotationException {
        assertMatchesReference(size, "composite", compositeReference(1, 200, 20));
    }

    private static ReferenceScore compositeReference(int discWeight, int cornerWeight, int mobilityWeight) {
        return (board, side, move) -> {
            CharBoard after = board.after(move, side);
            char other = CharBoard.other(side);
            int corner = takenCorners(after) - takenCorners(board);
            int eliminated = board.moves(other).size() - after.moves(other).size();
            return discWeight * board.flips(move, side) + cornerWeight * corner + mobilityWeight * eliminated;
        };
    }

    private static int takenCorners(CharBoard board) {
        int last = board.cells.length - 1;
        int taken = 0;
        for (int row = 0; row <= last; row += last) {
            for (int column = 0; column <= last; column += last) {
                taken += board.cells[row][column] == 'U' ? 0 : 1;
            }
        }
        return taken;
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 14, 26})
    void greedy_randomPositions_matchesReference(int size) throws NotationException {
        assertMatchesReference(size, "greedy", (board, side, move) -> board.flips(move, side));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 14, 26})
    void smarter_randomPositions_matchesReference(int size) throws NotationException {
        assertMatchesReference(size, "smarter", (board, side, move) -> {
            CharBoard after = board.after(move, side);
            Move answer = after.greedy(CharBoard.other(side));
            double score = board.flips(move, side);
            return answer.isPass() ? score : score - 0.001 * after.flips(answer, CharBoard.other(side));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 14})
    void smartest_randomPositions_matchesReference(int size) throws NotationException {
        assertMatchesReference(size, "smartest", (board, side, move) -> {
            char opponent = CharBoard.other(side);
            CharBoard now = board.after(move, side);
            char turn = opponent;
            for (int halfMoves = 10; halfMoves > 0; halfMoves--) {
                Move planned = now.greedy(turn);
                Move instead = now.greedy(CharBoard.other(turn));
                if (!planned.isPass()) {
                    now = now.after(planned, turn);
                    turn = CharBoard.other(turn);
                } else if (!instead.isPass()) {
                    now = now.after(instead, CharBoard.other(turn));
                }
            }
            int left = now.moves(opponent).size();
            double sum = now.lead(side) + 0.1 / (left == 0 ? 0.1 : left);
            return sum < 0 ? Math.ceil(sum) : Math.floor(sum);
        });
    }

    /** The score of a move by a reference implementation. */
    private interface ReferenceScore {
        double of(CharBoard board, char side, Move move);
    }

    private static void assertMatchesReference(int size, String spec, ReferenceScore reference)
            throws NotationException {
        SplittableRandom random = new SplittableRandom(SEED + size);
        int positions = size <= 10 ? 60 : size <= 14 ? 15 : 3;
        for (int i = 0; i < positions; i++) {
            Position position = i % 3 == 0 ? Positions.randomDiscs(size, random) : SamplePositions.played(size, random);
            CharBoard board = CharBoard.of(position);
            char side = position.toMove().letter();
            Move expected = Move.PASS;
            double highest = Double.NEGATIVE_INFINITY;
            for (Move move : board.moves(side)) {
                double score = reference.of(board, side, move);
                if (score > highest) {
                    expected = move;
                    highest = score;
                }
            }
            assertThat(BuiltInPlayers.create(spec).choose(SamplePositions.game(position), Clock.UNLIMITED))
                    .as("%s in %s, position %d of seed %d", spec, position, i, SEED + size)
                    .isEqualTo(expected);
        }
    }
}
