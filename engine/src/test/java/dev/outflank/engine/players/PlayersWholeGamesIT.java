package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.Positions;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every player plays legal moves in whole games and on boards with random discs. */
class PlayersWholeGamesIT {
    private static final long SEED = 20261106;

    static Stream<Arguments> players() {
        return Stream.of(
                        "first",
                        "random:1",
                        "greedy",
                        "smarter",
                        "smartest",
                        "composite",
                        "minimax:1",
                        "minimax:2",
                        "alphabeta:1",
                        "alphabeta:2",
                        "alphabeta",
                        "mcts:2",
                        "mcts",
                        "cs303",
                        "net",
                        "perfect")
                .flatMap(spec -> Stream.of(4, 6, 8, 10, 14, 26).map(size -> Arguments.of(spec, size)));
    }

    @ParameterizedTest
    @MethodSource("players")
    void choose_wholeGamesAgainstRandom_isAlwaysLegal(String spec, int size) throws NotationException {
        for (Colour side : size < 26 ? Colour.values() : new Colour[] {Colour.WHITE}) {
            Game game = Game.start(size);
            Player player = BuiltInPlayers.create(spec);
            Player random = BuiltInPlayers.create("random:" + SEED);
            while (!game.isOver()) {
                Player mover = game.position().toMove() == side && canPlay(spec, game.position()) ? player : random;
                Move move = mover.choose(game, new CountedClock(size < 14 ? 20 : 4));
                assertThat(game.position().isLegal(move))
                        .as("%s by %s in %s", move, spec, game.position())
                        .isTrue();
                game = game.play(move);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 26})
    void choose_randomDiscs_isLegalOrAPass(int size) throws NotationException {
        SplittableRandom random = new SplittableRandom(SEED + size);
        for (int i = 0; i < (size < 26 ? 40 : 6); i++) {
            Position position = Positions.randomDiscs(size, random);
            for (PlayerInfo player : BuiltInPlayers.list()) {
                String spec = player.name().equals("minimax") ? "minimax:2" : player.name();
                if (canPlay(spec, position)) {
                    Objective objective = i % 2 == 0 ? Objective.MOST_DISCS : Objective.FEWEST_DISCS;
                    Move move =
                            BuiltInPlayers.create(spec).choose(Game.from(position, objective), new CountedClock(10));
                    assertThat(position.isOver() ? move.isPass() : position.isLegal(move))
                            .as("%s by %s in %s, seed %d", move, spec, position, SEED + size)
                            .isTrue();
                }
            }
        }
    }

    /** False where the player cannot play, and for {@code perfect} where solving takes long: then random plays. */
    private static boolean canPlay(String spec, Position position) throws NotationException {
        boolean slow = spec.equals("perfect") && PerfectPlayer.isExact(position) && position.empties() > 12;
        return !slow && BuiltInPlayers.unsupportedReason(spec, position).isEmpty();
    }
}
