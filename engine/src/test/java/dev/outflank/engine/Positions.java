package dev.outflank.engine;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionBuilder;
import java.util.random.RandomGenerator;

/** Positions for tests of several packages. */
public final class Positions {
    private Positions() {}

    /** A random board, usually not reachable in a game; the game may be over. */
    public static Position randomDiscs(int size, RandomGenerator random) {
        double empty = random.nextDouble();
        double black = random.nextDouble();
        PositionBuilder setup = new PositionBuilder(size);
        for (int square = 0; square < size * size; square++) {
            if (random.nextDouble() >= empty) {
                setup.put(square / size, square % size, random.nextDouble() < black ? Colour.BLACK : Colour.WHITE);
            }
        }
        return setup.build(random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
    }

    /** The position with the colours of all discs and of the side to move swapped. */
    public static Position coloursSwapped(Position position) {
        PositionBuilder setup = new PositionBuilder(position.size());
        for (int row = 0; row < position.size(); row++) {
            for (int column = 0; column < position.size(); column++) {
                Colour disc = position.at(row, column);
                if (disc != null) {
                    setup.put(row, column, disc.other());
                }
            }
        }
        return setup.build(position.toMove().other());
    }
}
