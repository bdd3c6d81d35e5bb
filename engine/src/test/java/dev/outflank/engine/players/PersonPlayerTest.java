package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PersonPlayerTest {
    private static final int GAMES = 40;
    private static final int OPENING_PLIES = 6;

    /** How often a player chooses a move of some kind when it has a choice, in games against itself. */
    private static final class MoveStatistics {
        private int mostDiscs;
        private int mostDiscsPossible;
        private int corners;
        private int cornersPossible;
        private int xSquares;
        private int xSquaresPossible;

        static MoveStatistics of(String spec) throws NotationException {
            Player player = BuiltInPlayers.create(spec);
            MoveStatistics statistics = new MoveStatistics();
            Random random = new Random(1);
            for (int i = 0; i < GAMES; i++) {
                Game game = Game.start(8);
                while (!game.isOver()) {
                    Position position = game.position();
                    int mobility = position.mobility();
                    Move move = mobility == 0
                            ? Move.PASS
                            : game.ply() < OPENING_PLIES
                                    ? position.move(random.nextInt(mobility))
                                    : player.choose(game, Clock.UNLIMITED);
                    if (mobility > 1 && game.ply() >= OPENING_PLIES) {
                        statistics.add(position, move);
                    }
                    game = game.play(move);
                }
            }
            return statistics;
        }

        private void add(Position position, Move played) {
            int most = position.moves().stream().mapToInt(position::flips).max().orElse(0);
            if (isChoice(position, move -> position.flips(move) == most)) {
                mostDiscsPossible++;
                mostDiscs += position.flips(played) == most ? 1 : 0;
            }
            if (isChoice(position, PersonPlayerTest::isCorner)) {
                cornersPossible++;
                corners += isCorner(played) ? 1 : 0;
            }
            if (position.empties() > 20 && isChoice(position, move -> isXSquare(position, move))) {
                xSquaresPossible++;
                xSquares += isXSquare(position, played) ? 1 : 0;
            }
        }

        private static boolean isChoice(Position position, Predicate<Move> kind) {
            List<Move> moves = position.moves();
            return moves.stream().anyMatch(kind) && !moves.stream().allMatch(kind);
        }

        double mostDiscs() {
            return (double) mostDiscs / mostDiscsPossible;
        }

        double corners() {
            return (double) corners / cornersPossible;
        }

        double xSquares() {
            return (double) xSquares / xSquaresPossible;
        }
    }

    private static boolean isCorner(Move move) {
        return move.row() % 7 == 0 && move.column() % 7 == 0;
    }

    /** Diagonally next to an empty corner. */
    private static boolean isXSquare(Position position, Move move) {
        int row = move.row();
        int column = move.column();
        return (row == 1 || row == 6)
                && (column == 1 || column == 6)
                && position.at(row == 1 ? 0 : 7, column == 1 ? 0 : 7) == null;
    }

    /** "Turns many discs, and steps next to empty corners without fear." */
    @Test
    void firstGame_takesManyDiscsAndXSquares() throws NotationException {
        MoveStatistics first = MoveStatistics.of("person:1,1");
        assertThat(first.mostDiscs()).as("most discs").isGreaterThan(0.38);
        assertThat(first.xSquares()).as("X-squares").isGreaterThan(0.07);
        assertThat(first.corners()).as("corners").isGreaterThan(0.3);
    }

    /** "Still likes many discs", "likes many discs a little", "has learned that many discs are not the point". */
    @Test
    void lowLevels_likeDiscsLessAndLess() throws NotationException {
        double newcomer = MoveStatistics.of("person:2,1").mostDiscs();
        double beginner = MoveStatistics.of("person:3,1").mostDiscs();
        double learner = MoveStatistics.of("person:4,1").mostDiscs();
        assertThat(newcomer).isGreaterThan(beginner + 0.02);
        assertThat(beginner).isGreaterThan(learner + 0.02);
        assertThat(learner).as("hardly more than by chance, which is 0.18").isLessThan(0.28);
    }

    /** In 3,439 games of WTHOR: most discs 15 %, corners 47 %, X-squares 2 %. */
    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7})
    void higherLevels_chooseLikeTournamentPlayers(int level) throws NotationException {
        MoveStatistics statistics = MoveStatistics.of("person:" + level + ",1");
        assertThat(statistics.mostDiscs()).as("most discs").isCloseTo(0.15, within(0.05));
        assertThat(statistics.corners()).as("corners").isCloseTo(0.47, within(0.1));
        assertThat(statistics.xSquares()).as("X-squares").isCloseTo(0.02, within(0.03));
    }

    @Test
    void seed_repeatsChoices() throws NotationException {
        Game game = Game.start(8);
        Move first = BuiltInPlayers.create("person:1,5").choose(game, Clock.UNLIMITED);
        assertThat(BuiltInPlayers.create("person:1,5").choose(game, Clock.UNLIMITED))
                .isEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 10, 26})
    void otherBoards_arePlayed(int size) throws NotationException {
        Game game = Game.from(Position.start(size), Objective.FEWEST_DISCS);
        ExplainablePlayer player = (ExplainablePlayer) BuiltInPlayers.create("person:11");
        assertThat(player.moveScores(game, Clock.UNLIMITED).values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isCloseTo(1, within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"person:0", "person:12", "person:x", "person:1,2,3"})
    void invalidLevel_isRefused(String spec) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BuiltInPlayers.create(spec))
                .withMessageContaining("a level from 1 to 11");
    }

    @Test
    void predictor_isReadAsWritten() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MovePredictor.shipped().write(new PrintStream(out, true, StandardCharsets.US_ASCII));
        MovePredictor copy = MovePredictor.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(copy.bands()).isEqualTo(6);
        for (MovePredictor.Stage stage : MovePredictor.Stage.values()) {
            assertThat(copy.weights(5, stage)).isEqualTo(MovePredictor.shipped().weights(5, stage));
        }
    }
}
