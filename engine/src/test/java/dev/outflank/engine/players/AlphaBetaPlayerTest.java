package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.Positions;
import dev.outflank.engine.search.SearchBudget;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Minimax and alpha-beta. */
class AlphaBetaPlayerTest {
    private static final long SEED = 20261102;

    @ParameterizedTest
    @CsvSource({
        "4, 1, 60",
        "4, 3, 60",
        "4, 6, 40",
        "6, 2, 40",
        "6, 4, 20",
        "8, 1, 40",
        "8, 3, 20",
        "8, 4, 10",
        "10, 3, 6",
        "14, 2, 6",
        "26, 2, 2"
    })
    void alphabeta_randomPositions_matchesMinimax(int size, int depth, int positions) {
        long seed = SEED + 100L * size + depth;
        SplittableRandom random = new SplittableRandom(seed);
        // One player for all positions: table entries of one must not change the choice in the next.
        AlphaBetaPlayer alphaBeta = new AlphaBetaPlayer(depth, new CompositeWeights(1, 3, 1));
        MinimaxPlayer minimax = new MinimaxPlayer(depth, new CompositeWeights(1, 3, 1));
        for (int i = 0; i < positions; i++) {
            Position position = i % 4 == 0 ? Positions.randomDiscs(size, random) : SamplePositions.played(size, random);
            Objective objective = i % 5 == 0 ? Objective.FEWEST_DISCS : Objective.MOST_DISCS;
            Game game = Game.from(position, objective);
            assertThat(alphaBeta.choose(game, Clock.UNLIMITED))
                    .as("%s at depth %d, %s, seed %d", position, depth, objective, seed)
                    .isEqualTo(minimax.choose(game, Clock.UNLIMITED));
        }
    }

    @Test
    void alphabeta_depthSix_visitsFarFewerNodes() {
        Game game = SamplePositions.game(SamplePositions.withEmpties(8, 44, new SplittableRandom(SEED)));
        AlphaBetaPlayer alphaBeta = new AlphaBetaPlayer(6, CompositeWeights.DEFAULT);
        MinimaxPlayer minimax = new MinimaxPlayer(6, CompositeWeights.DEFAULT);
        assertThat(alphaBeta.choose(game, Clock.UNLIMITED)).isEqualTo(minimax.choose(game, Clock.UNLIMITED));
        assertThat(alphaBeta.nodes()).isLessThan(minimax.nodes() / 10);
    }

    /** The reference is a plain recursion over positions with its own passes and scoring. */
    @ParameterizedTest
    @EnumSource(Objective.class)
    void minimax_randomPositions_matchesReference(Objective objective) {
        SplittableRandom random = new SplittableRandom(SEED);
        CompositeWeights weights = new CompositeWeights(2, 7, 3);
        for (int i = 0; i < 60; i++) {
            int size = 4 + 2 * random.nextInt(4);
            Position position = SamplePositions.played(size, random);
            Move expected = Move.PASS;
            int highest = Integer.MIN_VALUE;
            for (Move move : position.moves()) {
                int value = reference(position.play(move), 2, position.toMove(), weights, objective);
                if (value > highest) {
                    expected = move;
                    highest = value;
                }
            }
            assertThat(new MinimaxPlayer(3, weights).choose(Game.from(position, objective), Clock.UNLIMITED))
                    .as("%s, %s, position %d of seed %d", position, objective, i, SEED)
                    .isEqualTo(expected);
        }
    }

    /** The score of a position for a side, which need not be the side to move. */
    private static int reference(
            Position position, int depth, Colour side, CompositeWeights weights, Objective objective) {
        int sign = objective == Objective.MOST_DISCS ? 1 : -1;
        int lead = position.discs(side) - position.discs(side.other());
        if (position.isOver()) {
            return sign * lead * 1_000_000;
        }
        if (depth == 0) {
            Position own = position.toMove() == side ? position : position.passed();
            int corners = corners(position, side) - corners(position, side.other());
            int mobility = own.mobility() - own.passed().mobility();
            return sign * (weights.discs() * lead + weights.corners() * corners) + weights.mobility() * mobility;
        }
        if (position.mustPass()) {
            return reference(position.passed(), depth, side, weights, objective);
        }
        var values = position.moves().stream()
                .mapToInt(move -> reference(position.play(move), depth - 1, side, weights, objective));
        return position.toMove() == side
                ? values.max().orElseThrow()
                : values.min().orElseThrow();
    }

    private static int corners(Position position, Colour side) {
        int last = position.size() - 1;
        int count = 0;
        for (int row = 0; row <= last; row += last) {
            for (int column = 0; column <= last; column += last) {
                count += position.at(row, column) == side ? 1 : 0;
            }
        }
        return count;
    }

    /** a1 takes a corner; a2 turns the last white discs, which wins, or in the reversed game loses. */
    @Test
    void minimax_endOfTheGame_outweighsAnyScore() throws NotationException {
        Position position = BoardText.parse("----/-OX-/O-X-/X---", Colour.BLACK);
        assertThat(new HeuristicPlayer(CompositeWeights.DEFAULT).choose(position))
                .hasToString("a1");
        assertThat(new MinimaxPlayer(1, CompositeWeights.DEFAULT)
                        .choose(SamplePositions.game(position), Clock.UNLIMITED))
                .hasToString("a2");
        assertThat(new MinimaxPlayer(1, new CompositeWeights(1, -10_000, 1))
                        .choose(Game.from(position, Objective.FEWEST_DISCS), Clock.UNLIMITED))
                .hasToString("a1");
    }

    @Test
    void alphabeta_singleLegalMove_isPlayedWithoutSearch() throws NotationException {
        Position position = BoardText.parse("------/------/------/--XO--/------/------", Colour.BLACK);
        AlphaBetaPlayer player = new AlphaBetaPlayer(AlphaBetaPlayer.BY_CLOCK, CompositeWeights.DEFAULT);
        assertThat(player.choose(SamplePositions.game(position), Clock.UNLIMITED))
                .hasToString("e4");
        assertThat(player.nodes()).isZero();
    }

    @Test
    void alphabeta_noLimit_searchesToDepthSix() {
        Game game = SamplePositions.game(SamplePositions.withEmpties(8, 40, new SplittableRandom(SEED)));
        AlphaBetaPlayer byClock = new AlphaBetaPlayer(AlphaBetaPlayer.BY_CLOCK, CompositeWeights.DEFAULT);
        AlphaBetaPlayer six = new AlphaBetaPlayer(6, CompositeWeights.DEFAULT);
        assertThat(byClock.choose(game, Clock.UNLIMITED)).isEqualTo(six.choose(game, Clock.UNLIMITED));
        assertThat(byClock.nodes()).isEqualTo(six.nodes());
    }

    @Test
    void alphabeta_solvedGame_stopsBeforeTheTimeIsUp() {
        Game game = SamplePositions.game(SamplePositions.withEmpties(8, 8, new SplittableRandom(SEED)));
        CountedClock clock = new CountedClock(Integer.MAX_VALUE);
        Move move = new AlphaBetaPlayer(AlphaBetaPlayer.BY_CLOCK, CompositeWeights.DEFAULT).choose(game, clock);
        assertThat(move).isEqualTo(new AlphaBetaPlayer(64, CompositeWeights.DEFAULT).choose(game, Clock.UNLIMITED));
        assertThat(clock.checks()).isLessThan(10_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 10, 50, 400})
    void alphabeta_clock_isObeyedOnEverySize(int checks) {
        for (int size : new int[] {6, 8, 10, 26}) {
            Game game = SamplePositions.game(
                    SamplePositions.withEmpties(size, size * size / 2, new SplittableRandom(SEED)));
            CountedClock clock = new CountedClock(checks);
            AlphaBetaPlayer player = new AlphaBetaPlayer(AlphaBetaPlayer.BY_CLOCK, CompositeWeights.DEFAULT);
            assertThat(game.position().isLegal(player.choose(game, clock))).isTrue();
            // One more check asks whether there is a limit at all.
            assertThat(clock.checks()).isBetween(checks, checks + 1);
            assertThat(player.nodes()).isLessThan((checks + 10L) * SearchBudget.NODES_PER_CLOCK_CHECK);
        }
    }

    @Test
    void minimax_clock_isObeyed() {
        CountedClock clock = new CountedClock(20);
        MinimaxPlayer player = new MinimaxPlayer(30, CompositeWeights.DEFAULT);
        assertThat(Game.start(26).position().isLegal(player.choose(Game.start(26), clock)))
                .isTrue();
        assertThat(clock.checks()).isEqualTo(20);
        // 20 checks, and the remaining moves of the 30 plies on the way back to the root.
        assertThat(player.nodes()).isLessThan(20L * SearchBudget.NODES_PER_CLOCK_CHECK + 300);
    }

    @Test
    void alphabeta_pass_isPlayedOnlyWithoutALegalMove() throws NotationException {
        Position position = BoardText.parse("XO--/XX--/----/----", Colour.WHITE);
        Position must = BoardText.parse("OX--/----/----/----", Colour.BLACK);
        assertThat(must.mustPass()).isTrue();
        assertThat(new AlphaBetaPlayer(3, CompositeWeights.DEFAULT).choose(SamplePositions.game(must), Clock.UNLIMITED))
                .isEqualTo(Move.PASS);
        assertThat(position.isLegal(new AlphaBetaPlayer(3, CompositeWeights.DEFAULT)
                        .choose(SamplePositions.game(position), Clock.UNLIMITED)))
                .isTrue();
    }
}
