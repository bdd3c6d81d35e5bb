package dev.outflank.engine.evaluation;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Weight sharing between mirrored patterns: two table indices that are mirror images of each other have the same weight.
 * Trainers fit and files store each weight once; the tables of an evaluation hold it at both indices.
 */
public final class MirrorSymmetry {
    /**
     * Number of low digits of an index that are mirrored by one table lookup; the mirror image of an index is the sum of
     * the images of its low and its high digits.
     */
    private static final int LOW_DIGITS = 5;

    /** For each shape, the digit that each digit becomes in the mirror image. */
    private static final int[][] MIRRORED_DIGITS =
            Patterns.SHAPE_SQUARES.stream().map(MirrorSymmetry::mirroredDigits).toArray(int[][]::new);

    /** The number of distinct weights in a table. */
    static final int WEIGHT_COUNT = countWeights();

    private MirrorSymmetry() {}

    /** Lookup table for trainers, built on first use; the engine itself does not need it. */
    private static final class CanonicalTable {
        private static final int[] CANONICAL = canonicalIndices();

        private static int[] canonicalIndices() {
            int[] canonical = new int[Patterns.TABLE_SIZE];
            for (int shape = 0; shape < Patterns.SHAPE_COUNT; shape++) {
                int[] order = MIRRORED_DIGITS[shape];
                int[] images = mirroredIndices(order, 0, order.length);
                for (int index = 0; index < images.length; index++) {
                    canonical[Patterns.OFFSETS[shape] + index] =
                            Patterns.OFFSETS[shape] + Math.min(index, images[index]);
                }
            }
            return canonical;
        }
    }

    /** The canonical index of a table index: the lower one of the index and its mirror image. */
    public static int canonical(int index) {
        return CanonicalTable.CANONICAL[index];
    }

    /** The distinct weights of a table, in the order of their canonical indices. */
    static short[] compact(short[] table) {
        short[] compact = new short[WEIGHT_COUNT];
        int count = 0;
        for (int index = 0; index < table.length; index++) {
            if (canonical(index) == index) {
                compact[count++] = table[index];
            }
        }
        return compact;
    }

    /** The table with these distinct weights. It runs before the first move, so it avoids the canonical table. */
    static short[] expand(short[] compact) {
        short[] table = new short[Patterns.TABLE_SIZE];
        int count = 0;
        for (int shape = 0; shape < Patterns.SHAPE_COUNT; shape++) {
            if (Patterns.hasOwnWeights(shape)) {
                int[] order = MIRRORED_DIGITS[shape];
                int digits = Math.min(LOW_DIGITS, order.length);
                int[] lower = mirroredIndices(order, 0, digits);
                int[] higher = mirroredIndices(order, digits, order.length);
                for (int block = 0; block < higher.length; block++) {
                    count = expandBlock(
                            table, Patterns.OFFSETS[shape], block * lower.length, higher[block], lower, compact, count);
                }
            }
        }
        return table;
    }

    /** Fills a block of indices that differ only in their low digits; returns the number of weights used so far. */
    private static int expandBlock(
            short[] table, int offset, int from, int higher, int[] lower, short[] compact, int used) {
        int count = used;
        for (int i = 0; i < lower.length; i++) {
            int image = higher + lower[i];
            table[offset + from + i] = image < from + i ? table[offset + image] : compact[count++];
        }
        return count;
    }

    /** The mirror image of every index that has only these digits, the others being 0. */
    private static int[] mirroredIndices(int[] order, int from, int to) {
        int[] images = new int[Patterns.powerOf3(to - from)];
        for (int digit = from, power = 1; digit < to; digit++, power *= 3) {
            int image = Patterns.powerOf3(order[digit]);
            for (int index = power; index < 3 * power; index++) {
                images[index] = images[index - power] + image;
            }
        }
        return images;
    }

    /** The number of mirror pairs plus the number of indices that are their own mirror image. */
    private static int countWeights() {
        int count = 0;
        for (int shape = 0; shape < Patterns.SHAPE_COUNT; shape++) {
            if (Patterns.hasOwnWeights(shape)) {
                int[] order = MIRRORED_DIGITS[shape];
                int free = (int) IntStream.range(0, order.length)
                        .filter(digit -> digit <= order[digit])
                        .count();
                count += (Patterns.powerOf3(order.length) + Patterns.powerOf3(free)) / 2;
            }
        }
        return count;
    }

    /** The digit of each square in the mirrored shape; the identity if the shape is not symmetric. */
    private static int[] mirroredDigits(int[] shape) {
        List<Integer> squares = IntStream.of(shape).boxed().toList();
        int[] mirror = IntStream.range(0, squares.size()).toArray();
        for (int turn = 0; turn < Patterns.ROTATIONS; turn++) {
            int turns = turn;
            int[] image = squares.stream()
                    .mapToInt(square -> squares.indexOf(rotate(
                            square % Patterns.BOARD_SIZE * Patterns.BOARD_SIZE + square / Patterns.BOARD_SIZE, turns)))
                    .toArray();
            if (IntStream.of(image).allMatch(i -> i >= 0)) {
                mirror = image;
            }
        }
        return mirror;
    }

    private static int rotate(int square, int turns) {
        int rotated = square;
        for (int i = 0; i < turns; i++) {
            rotated = Patterns.rotate(rotated);
        }
        return rotated;
    }
}
