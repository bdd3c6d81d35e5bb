package dev.outflank.engine.players;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random positions for tests. */
final class SamplePositions {
    private SamplePositions() {}

    /** A position of an unfinished random game, any number of moves from the start. */
    static Position played(int size, RandomGenerator random) {
        return withEmpties(size, random.nextInt(1, size * size - 4), random);
    }

    /** A position of an unfinished random game with a number of empty squares. */
    static Position withEmpties(int size, int empties, RandomGenerator random) {
        while (true) {
            Game game = Game.start(size);
            while (!game.isOver() && game.position().empties() > empties) {
                List<Move> moves = game.position().moves();
                game = game.play(moves.isEmpty() ? Move.PASS : moves.get(random.nextInt(moves.size())));
            }
            if (!game.isOver()) {
                return game.position();
            }
        }
    }

    static Game game(Position position) {
        return Game.from(position, Objective.MOST_DISCS);
    }
}
