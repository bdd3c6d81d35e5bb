package dev.outflank.engine.evaluation;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Places of a phase's table that hold the same pattern, mirrored, hold the same weight. Only a trainer needs to know: the
 * tables that it makes hold every weight wherever it belongs.
 */
public final class Twins {
    private static final int[] FIRST = first();

    private Twins() {}

    /** The first of the places that are the same pattern as this one. */
    public static int first(int place) {
        return FIRST[place];
    }

    private static int[] first() {
        int[] first = IntStream.range(0, Patterns.TABLE).toArray();
        for (int shape = 0; shape < Patterns.SHAPES; shape++) {
            int[] order = mirrored(Patterns.SHAPE_LIST.get(shape));
            int[] mirror = new int[Patterns.power(order.length)];
            for (int digit = 0, power = 1; digit < order.length; digit++, power *= 3) {
                int image = Patterns.power(order[digit]);
                for (int index = power; index < 3 * power; index++) {
                    mirror[index] = mirror[index - power] + image;
                }
            }
            for (int index = 0; index < mirror.length; index++) {
                int place = Patterns.OFFSETS[shape] + index;
                first[place] = Math.min(first[place], Patterns.OFFSETS[shape] + mirror[index]);
            }
        }
        return first;
    }

    /** For every square of a shape, where it stands in the shape's mirror image, if that is the shape again. */
    private static int[] mirrored(int[] squares) {
        List<Integer> shape = IntStream.of(squares).boxed().toList();
        int[] same = IntStream.range(0, squares.length).toArray();
        int[] mirror = same;
        for (int turn = 0; turn < Patterns.ROTATIONS; turn++) {
            int turns = turn;
            int[] image = shape.stream()
                    .mapToInt(square -> shape.indexOf(turned(square % Patterns.EDGE * Patterns.EDGE + square / Patterns.EDGE, turns)))
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
