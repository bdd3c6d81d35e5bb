package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.Random;

/** Games of random moves. */
final class RandomGames {
    private RandomGames() {}

    static Game finished(int size, Random random) {
        return played(Game.start(size), Integer.MAX_VALUE, random);
    }

    /** At most so many moves from a game on. */
    static Game played(Game from, int moves, Random random) {
        Game game = from;
        for (int i = 0; i < moves && !game.isOver(); i++) {
            Position position = game.position();
            game = game.play(position.mustPass() ? Move.PASS : position.move(random.nextInt(position.mobility())));
        }
        return game;
    }
}
