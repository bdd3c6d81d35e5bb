package dev.outflank.engine.evaluation;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Places of a phase's table that hold the same pattern, mirrored, hold the same weight. A trainer fits it once and a file
 * holds it once; the tables of an evaluation hold it wherever it belongs.
 */
public final class Twins {
    /** The mirror image of an index is the sum of those of its lower digits, so many, and its higher ones. */
    private static final int LOWER = 5;

    /** For every digit of a shape, which one it becomes in the mirror. */
    private static final int[][] ORDERS =
            Patterns.SHAPE_LIST.stream().map(Twins::mirrored).toArray(int[][]::new);

    /** How many different weights there are. */
    static final int COUNT = count();

    private Twins() {}

    /** For trainers, who ask in any order; an evaluation that is only read does without. */
    private static final class First {
        private static final int[] OF = places();

        private static int[] places() {
            int[] first = new int[Patterns.TABLE];
            for (int shape = 0; shape < Patterns.SHAPES; shape++) {
                int[] order = ORDERS[shape];
                int[] images = images(order, 0, order.length);
                for (int index = 0; index < images.length; index++) {
                    first[Patterns.OFFSETS[shape] + index] = Patterns.OFFSETS[shape] + Math.min(index, images[index]);
                }
            }
            return first;
        }
    }

    /** The first of the places that are the same pattern as this one. */
    public static int first(int place) {
        return First.OF[place];
    }

    /** The weights of a table, each once, in the order of their first places. */
    static short[] once(short[] table) {
        short[] once = new short[COUNT];
        int count = 0;
        for (int place = 0; place < table.length; place++) {
            if (first(place) == place) {
                once[count++] = table[place];
            }
        }
        return once;
    }

    /** The table with those weights. Bots do this before their first move, so it has no table of places. */
    static short[] everywhere(short[] once) {
        short[] table = new short[Patterns.TABLE];
        int count = 0;
        for (int shape = 0; shape < Patterns.SHAPES; shape++) {
            if (Patterns.hasOwnWeights(shape)) {
                int[] order = ORDERS[shape];
                int digits = Math.min(LOWER, order.length);
                int[] lower = images(order, 0, digits);
                int[] higher = images(order, digits, order.length);
                for (int block = 0; block < higher.length; block++) {
                    count = block(table, Patterns.OFFSETS[shape], block * lower.length, higher[block], lower, once, count);
                }
            }
        }
        return table;
    }

    /** Fills the indexes from one on that differ in their lower digits only; how many weights are used then. */
    private static int block(short[] table, int offset, int from, int higher, int[] lower, short[] once, int used) {
        int count = used;
        for (int i = 0; i < lower.length; i++) {
            int image = higher + lower[i];
            table[offset + from + i] = image < from + i ? table[offset + image] : once[count++];
        }
        return count;
    }

    /** What every index of these digits, the others being 0, becomes in the mirror. */
    private static int[] images(int[] order, int from, int to) {
        int[] images = new int[Patterns.power(to - from)];
        for (int digit = from, power = 1; digit < to; digit++, power *= 3) {
            int image = Patterns.power(order[digit]);
            for (int index = power; index < 3 * power; index++) {
                images[index] = images[index - power] + image;
            }
        }
        return images;
    }

    /** Of two indexes that mirror each other one counts; those that are their own images have equal digits there. */
    private static int count() {
        int count = 0;
        for (int shape = 0; shape < Patterns.SHAPES; shape++) {
            if (Patterns.hasOwnWeights(shape)) {
                int[] order = ORDERS[shape];
                int free = (int) IntStream.range(0, order.length).filter(digit -> digit <= order[digit]).count();
                count += (Patterns.power(order.length) + Patterns.power(free)) / 2;
            }
        }
        return count;
    }

    /** For every square of a shape, where it stands in the shape's mirror image, if that is the shape again. */
    private static int[] mirrored(int[] shape) {
        List<Integer> squares = IntStream.of(shape).boxed().toList();
        int[] mirror = IntStream.range(0, squares.size()).toArray();
        for (int turn = 0; turn < Patterns.ROTATIONS; turn++) {
            int turns = turn;
            int[] image = squares.stream()
                    .mapToInt(square ->
                            squares.indexOf(turned(square % Patterns.EDGE * Patterns.EDGE + square / Patterns.EDGE, turns)))
                    .toArray();
            if (IntStream.of(image).allMatch(i -> i >= 0)) {
                mirror = image;
            }
        }
        return mirror;
    }

    private static int turned(int square, int turns) {
        int turned = square;
        for (int i = 0; i < turns; i++) {
            turned = Patterns.rotated(turned);
        }
        return turned;
    }
}
