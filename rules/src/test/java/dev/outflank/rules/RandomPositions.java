package dev.outflank.rules;

import java.util.SplittableRandom;

/** Positions for property tests: from random games, and boards that no game can reach. Reproducible by seed. */
final class RandomPositions {
    private final SplittableRandom random;

    RandomPositions(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** A finished game of random moves. */
    Game game(int size) {
        Game game = Game.start(size);
        while (!game.isOver()) {
            Position position = game.position();
            game = game.play(position.mustPass() ? Move.PASS : position.move(random.nextInt(position.mobility())));
        }
        return game;
    }

    /** Any board: sparse, dense, or with long runs of one colour. */
    Position board(int size) {
        double filled = random.nextDouble();
        double black = random.nextDouble();
        PositionBuilder setup = new PositionBuilder(size);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (random.nextDouble() < filled) {
                    setup.put(row, column, random.nextDouble() < black ? Colour.BLACK : Colour.WHITE);
                }
            }
        }
        return setup.build(random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
    }
}
