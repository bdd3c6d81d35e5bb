package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.SearchBudget;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MctsPlayerTest {
    private static final long SEED = 20261104;

    @Test
    void choose_samePlayoutsAndSeed_isReproducible() throws NotationException {
        assertThat(moves("mcts:50,3")).isEqualTo(moves("mcts:50,3"));
        assertThat(moves("mcts:50,3")).isNotEqualTo(moves("mcts:50,4"));
        assertThat(moves("mcts:50")).isEqualTo(moves("mcts:50,0"));
    }

    private static List<Move> moves(String spec) throws NotationException {
        Player player = BuiltInPlayers.create(spec);
        Game game = Game.start(8);
        while (!game.isOver()) {
            game = game.play(player.choose(game, Clock.UNLIMITED));
        }
        return game.moves();
    }

    /** In won endgames it finds a winning move; plain minimax shows which positions and moves win. */
    @ParameterizedTest
    @EnumSource(Objective.class)
    void choose_wonEndgame_winsIt(Objective objective) {
        int sign = objective == Objective.MOST_DISCS ? 1 : -1;
        SplittableRandom random = new SplittableRandom(SEED);
        int won = 0;
        for (int i = 0; i < 40; i++) {
            Position position = SamplePositions.withEmpties(6, 6, random);
            CharBoard board = CharBoard.of(position);
            char side = position.toMove().letter();
            if (position.mobility() > 1 && board.solve(side, sign) > 0) {
                won++;
                Move move = new MctsPlayer(3000, SEED).choose(Game.from(position, objective), Clock.UNLIMITED);
                assertThat(-board.after(move, side).solve(CharBoard.other(side), sign))
                        .as("%s in %s, %s, position %d of seed %d", move, position, objective, i, SEED)
                        .isPositive();
            }
        }
        assertThat(won).as("won positions").isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 200})
    void choose_clock_isObeyedOnEverySize(int checks) {
        for (int size : new int[] {4, 8, 26}) {
            CountedClock clock = new CountedClock(checks);
            MctsPlayer player = new MctsPlayer(MctsPlayer.BY_CLOCK, SEED);
            Game game = Game.start(size);
            assertThat(game.position().isLegal(player.choose(game, clock))).isTrue();
            assertThat(clock.checks()).isBetween(checks, checks + 1);
            assertThat(player.nodes()).isLessThan((checks + 1L) * SearchBudget.NODES_PER_CLOCK_CHECK);
        }
    }
}
