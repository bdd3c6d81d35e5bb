package dev.outflank.cli;

import dev.outflank.rules.Position;

/** The sentence for a board size that does not exist. */
final class BoardSize {
    private BoardSize() {}

    static void check(int size) {
        if (!Position.isSize(size)) {
            throw new UserError("--size takes an even number from " + Position.MIN_SIZE + " to " + Position.MAX_SIZE
                    + ", not " + size);
        }
    }
}
