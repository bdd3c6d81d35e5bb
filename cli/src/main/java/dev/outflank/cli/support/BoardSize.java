package dev.outflank.cli.support;

import dev.outflank.rules.Position;

/** Checks the option {@code --size}. */
public final class BoardSize {
    private BoardSize() {}

    public static void check(int size) {
        if (!Position.isValidSize(size)) {
            throw new UserException("--size takes an even number from " + Position.MIN_SIZE + " to " + Position.MAX_SIZE
                    + ", not " + size);
        }
    }
}
