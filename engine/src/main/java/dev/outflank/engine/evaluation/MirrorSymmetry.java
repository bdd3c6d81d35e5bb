package dev.outflank.engine.evaluation;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Places of a phase's table that hold the same pattern, mirrored, hold the same weight. A trainer fits it once and a file
 * holds it once; the tables of an evaluation hold it wherever it belongs.
 */
public final class MirrorSymmetry {
    /** The mirror image of an index is the sum of those of its lower digits, so many, and its higher ones. */
    private static final int LOW_DIGITS = 5;

    /** For every digit of a shape, which one it becomes in the mirror. */
    private static final int[][] MIRRORED_DIGITS =
            Patterns.SHAPE_SQUARES.stream().map(MirrorSymmetry::mirroredDigits).toArray(int[][]::new);

    /** How many different weights there are. */
    static final int WEIGHT_COUNT = countWeights();

    private MirrorSymmetry() {}

    /** For trainers, who ask in any order; an evaluation that is only read does without. */
    private static final class CanonicalTable {
        private static final int[] CANONICAL = canonicalIndices();

        private static int[] canonicalIndices() {
            int[] first = new int[Patterns.TABLE_SIZE];
            for (int shape = 0; shape < Patterns.SHAPE_COUNT; shape++) {
                int[] order = MIRRORED_DIGITS[shape];
                int[] images = mirroredIndices(order, 0, order.length);
                for (int index = 0; index < images.length; index++) {
                    first[Patterns.OFFSETS[shape] + index] = Patterns.OFFSETS[shape] + Math.min(index, images[index]);
                }
            }
            return first;
        }
    }

    /** The first of the places that are the same pattern as this one. */
    public static int canonical(int index) {
        return CanonicalTable.CANONICAL[index];
    }

    /** The weights of a table, each once, in the order of their first places. */
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

    /** The table with those weights. Bots do this before their first move, so it has no table of places. */
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

    /** Fills the indexes from one on that differ in their lower digits only; how many weights are used then. */
    private static int expandBlock(
            short[] table, int offset, int from, int higher, int[] lower, short[] compact, int used) {
        int count = used;
        for (int i = 0; i < lower.length; i++) {
            int image = higher + lower[i];
            table[offset + from + i] = image < from + i ? table[offset + image] : compact[count++];
        }
        return count;
    }

    /** What every index of these digits, the others being 0, becomes in the mirror. */
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

    /** Of two indexes that mirror each other one counts; those that are their own images have equal digits there. */
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

    /** For every square of a shape, where it stands in the shape's mirror image, if that is the shape again. */
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
