package dev.outflank.engine.search;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.Random;

/** Positions of random games, for tests. */
final class RandomBoards {
    private final Random random;

    RandomBoards(long seed) {
        random = new Random(seed);
    }

    /** A position with this many empty squares in which the game is not over; the side to move may have to pass. */
    Position withEmpties(int size, int empties) {
        while (true) {
            Position position = Position.start(size);
            while (!position.isOver() && position.empties() > empties) {
                int mobility = position.mobility();
                position = position.play(mobility == 0 ? Move.PASS : position.move(random.nextInt(mobility)));
            }
            if (!position.isOver()) {
                return position;
            }
        }
    }

    /** A board with this many empty squares and random discs elsewhere, reachable in a game or not. */
    Position anyBoard(int empties) {
        long empty = 0;
        while (Long.bitCount(empty) < empties) {
            empty |= 1L << random.nextInt(64);
        }
        long own = random.nextLong() & ~empty;
        return Position.of(own, ~own & ~empty, Colour.BLACK);
    }
}
