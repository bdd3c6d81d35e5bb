package dev.outflank.engine.large;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Symmetry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The shapes laid on a board of one size. A laid shape is a place in a list; each square knows the places it belongs to
 * and what its digit is worth there.
 */
final class Layout {
    private static final int PLACE_SHIFT = 16;
    private static final int POWER_MASK = (1 << PLACE_SHIFT) - 1;

    private static final @Nullable Layout[] LAYOUTS = new Layout[Position.MAX_SIZE + 1];

    /** The number of laid shapes. */
    final int places;

    /** Where the weights of each place begin, and the highest index there. */
    final int[] offsets;

    final int[] highest;

    /** The entries of a square are from {@code first[square]} to before {@code first[square + 1]}. */
    final int[] first = new int[LargeBoard.SQUARES + 1];

    final int[] entries;

    private Layout(int size) {
        List<Shape> laid = new ArrayList<>();
        List<List<Integer>> bySquare = new ArrayList<>();
        for (int square = 0; square < LargeBoard.SQUARES; square++) {
            bySquare.add(new ArrayList<>());
        }
        for (Shape shape : Shape.values()) {
            for (Symmetry symmetry : Symmetry.values()) {
                if (isImage(shape, symmetry)) {
                    for (int start : shape.starts(size)) {
                        for (int i = 0; i < shape.squares().length; i++) {
                            Move at = Move.at(shape.squares()[i][0], start + shape.squares()[i][1]);
                            Move to = symmetry.apply(at, size);
                            bySquare.get(LargeBoard.square(to.row(), to.column()))
                                    .add(laid.size() << PLACE_SHIFT | Shape.power(i));
                        }
                        laid.add(shape);
                    }
                }
            }
        }
        places = laid.size();
        offsets = laid.stream().mapToInt(Shape::offset).toArray();
        highest = laid.stream().mapToInt(shape -> shape.indices - 1).toArray();
        List<Integer> all = new ArrayList<>();
        for (int square = 0; square < LargeBoard.SQUARES; square++) {
            first[square] = all.size();
            all.addAll(bySquare.get(square));
        }
        first[LargeBoard.SQUARES] = all.size();
        entries = all.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Where a shape is its own image in a mirror, one of two symmetries is enough. */
    private static boolean isImage(Shape shape, Symmetry symmetry) {
        boolean transposed = switch (symmetry) {
            case IDENTITY, MIRROR_COLUMNS, MIRROR_ROWS, HALF_TURN -> false;
            case TRANSPOSE, QUARTER_TURN_RIGHT, QUARTER_TURN_LEFT, ANTI_TRANSPOSE -> true;
        };
        if (shape.isDiagonal()) {
            return !transposed;
        }
        return shape != Shape.WINDOW
                || symmetry == Symmetry.IDENTITY
                || symmetry == Symmetry.MIRROR_ROWS
                || symmetry == Symmetry.TRANSPOSE
                || symmetry == Symmetry.QUARTER_TURN_RIGHT;
    }

    static int place(int entry) {
        return entry >>> PLACE_SHIFT;
    }

    static int power(int entry) {
        return entry & POWER_MASK;
    }

    /** The layout of a size: made once. */
    static synchronized Layout of(int size) {
        Layout known = LAYOUTS[size];
        if (known == null) {
            known = new Layout(size);
            LAYOUTS[size] = known;
        }
        return known;
    }
}
