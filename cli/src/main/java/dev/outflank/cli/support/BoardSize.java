package dev.outflank.cli.support;

import dev.outflank.rules.Position;

/** The sentence for a board size that does not exist. */
public final class BoardSize {
    private BoardSize() {}

    public static void check(int size) {
        if (!Position.isValidSize(size)) {
            throw new UserException("--size takes an even number from " + Position.MIN_SIZE + " to " + Position.MAX_SIZE
                    + ", not " + size);
        }
    }
}
