package dev.outflank.engine.analysis;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayDeque;
import java.util.Deque;

/** The regions of empty squares of a position: squares that touch, also at a corner. */
final class EmptyRegions {
    private final int size;
    private final int[] regions;
    private final int[] sizes;
    private int count;

    EmptyRegions(Position position) {
        size = position.size();
        regions = new int[size * size];
        sizes = new int[size * size + 1];
        for (int square = 0; square < regions.length; square++) {
            if (regions[square] == 0 && position.at(square / size, square % size) == null) {
                fill(position, square, ++count);
            }
        }
    }

    private void fill(Position position, int from, int region) {
        Deque<Integer> open = new ArrayDeque<>();
        regions[from] = region;
        open.add(from);
        while (!open.isEmpty()) {
            int square = open.remove();
            sizes[region]++;
            for (int row = square / size - 1; row <= square / size + 1; row++) {
                for (int column = square % size - 1; column <= square % size + 1; column++) {
                    boolean inside = row >= 0 && row < size && column >= 0 && column < size;
                    if (inside && regions[row * size + column] == 0 && position.at(row, column) == null) {
                        regions[row * size + column] = region;
                        open.add(row * size + column);
                    }
                }
            }
        }
    }

    int count() {
        return count;
    }

    /** The number of squares in the region of an empty square. */
    int size(Move square) {
        return sizes[region(square)];
    }

    boolean same(Move one, Move other) {
        return region(one) == region(other);
    }

    private int region(Move square) {
        return regions[square.row() * size + square.column()];
    }
}
