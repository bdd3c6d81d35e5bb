package dev.outflank.engine.large;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Symmetry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pattern instances on a board of one size: each shape placed at each corner or edge. For each square, the layout lists
 * the instances that contain it and the power of three of its digit there.
 */
final class PatternLayout {
    private static final int INSTANCE_SHIFT = 16;
    private static final int POWER_MASK = (1 << INSTANCE_SHIFT) - 1;

    private static final @Nullable PatternLayout[] CACHE = new PatternLayout[Position.MAX_SIZE + 1];

    /** Number of pattern instances. */
    final int instanceCount;

    /** By instance, the index of its shape's first weight. */
    final int[] offsets;

    /** By instance, the highest pattern index. */
    final int[] maxIndices;

    /** The entries of a square are at {@code firstEntry[square]} to {@code firstEntry[square + 1] - 1}. */
    final int[] firstEntry = new int[LargeBoard.SQUARES + 1];

    /** Instance and power of three, by square; see {@link #instance} and {@link #power}. */
    final int[] entries;

    private PatternLayout(int size) {
        List<PatternShape> instances = new ArrayList<>();
        List<List<Integer>> bySquare = new ArrayList<>();
        for (int square = 0; square < LargeBoard.SQUARES; square++) {
            bySquare.add(new ArrayList<>());
        }
        for (PatternShape shape : PatternShape.values()) {
            for (Symmetry symmetry : Symmetry.values()) {
                if (isDistinctImage(shape, symmetry)) {
                    for (int start : shape.edgeOffsets(size)) {
                        for (int i = 0; i < shape.squares().length; i++) {
                            Move at = Move.at(shape.squares()[i][0], start + shape.squares()[i][1]);
                            Move to = symmetry.apply(at, size);
                            bySquare.get(LargeBoard.square(to.row(), to.column()))
                                    .add(instances.size() << INSTANCE_SHIFT | PatternShape.powerOf3(i));
                        }
                        instances.add(shape);
                    }
                }
            }
        }
        instanceCount = instances.size();
        offsets = instances.stream().mapToInt(PatternShape::offset).toArray();
        maxIndices = instances.stream().mapToInt(shape -> shape.indexCount - 1).toArray();
        List<Integer> all = new ArrayList<>();
        for (int square = 0; square < LargeBoard.SQUARES; square++) {
            firstEntry[square] = all.size();
            all.addAll(bySquare.get(square));
        }
        firstEntry[LargeBoard.SQUARES] = all.size();
        entries = all.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether a symmetry gives a new instance: for a shape that is its own mirror image, half of them do. */
    private static boolean isDistinctImage(PatternShape shape, Symmetry symmetry) {
        boolean transposed = switch (symmetry) {
            case IDENTITY, MIRROR_COLUMNS, MIRROR_ROWS, HALF_TURN -> false;
            case TRANSPOSE, QUARTER_TURN_RIGHT, QUARTER_TURN_LEFT, ANTI_TRANSPOSE -> true;
        };
        if (shape.isDiagonallySymmetric()) {
            return !transposed;
        }
        return shape != PatternShape.EDGE_2X4
                || symmetry == Symmetry.IDENTITY
                || symmetry == Symmetry.MIRROR_ROWS
                || symmetry == Symmetry.TRANSPOSE
                || symmetry == Symmetry.QUARTER_TURN_RIGHT;
    }

    static int instance(int entry) {
        return entry >>> INSTANCE_SHIFT;
    }

    static int power(int entry) {
        return entry & POWER_MASK;
    }

    /** The layout of a size, created once. */
    static synchronized PatternLayout of(int size) {
        PatternLayout cached = CACHE[size];
        if (cached == null) {
            cached = new PatternLayout(size);
            CACHE[size] = cached;
        }
        return cached;
    }
}
