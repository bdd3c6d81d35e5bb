package dev.outflank.engine.analysis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;

/**
 * Counts discs that can never be flipped, on boards of every size: in each of the four directions, the line is full, or
 * the disc touches the edge or a stable disc of its colour. A lower bound; the search has a faster one for 8×8.
 */
final class StableDiscs {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final Position position;
    private final int size;
    private final boolean[][] stable;

    private StableDiscs(Position position) {
        this.position = position;
        this.size = position.size();
        this.stable = new boolean[size][size];
    }

    static int count(Position position, Colour side) {
        return new StableDiscs(position).count(side);
    }

    private int count(Colour side) {
        int count = 0;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    if (!stable[row][column] && position.at(row, column) == side && isStable(row, column)) {
                        stable[row][column] = true;
                        changed = true;
                        count++;
                    }
                }
            }
        }
        return count;
    }

    private boolean isStable(int row, int column) {
        for (int[] direction : DIRECTIONS) {
            if (!isSafe(row + direction[0], column + direction[1])
                    && !isSafe(row - direction[0], column - direction[1])
                    && !isFull(row, column, direction)) {
                return false;
            }
        }
        return true;
    }

    /** Outside the board, or a stable disc of the side. */
    private boolean isSafe(int row, int column) {
        return !isInside(row, column) || stable[row][column];
    }

    private boolean isFull(int row, int column, int[] direction) {
        for (int sign : new int[] {1, -1}) {
            int r = row;
            int c = column;
            while (isInside(r, c)) {
                if (position.at(r, c) == null) {
                    return false;
                }
                r += sign * direction[0];
                c += sign * direction[1];
            }
        }
        return true;
    }

    private boolean isInside(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size;
    }
}
