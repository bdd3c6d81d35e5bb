package dev.outflank.rules;

/** The eight symmetries of a square board: four rotations and four reflections. */
public enum Symmetry {
    /** No change. */
    IDENTITY(false, false, false),
    /** Left becomes right. */
    MIRROR_COLUMNS(false, false, true),
    /** Top becomes bottom. */
    MIRROR_ROWS(false, true, false),
    /** Rotation by 180°. */
    HALF_TURN(false, true, true),
    /** Rows become columns: reflection in the diagonal through a1. */
    TRANSPOSE(true, false, false),
    /** Rotation by 90° clockwise. */
    QUARTER_TURN_RIGHT(true, false, true),
    /** Rotation by 90° anticlockwise. */
    QUARTER_TURN_LEFT(true, true, false),
    /** Reflection in the diagonal that does not go through a1. */
    ANTI_TRANSPOSE(true, true, true);

    private final boolean transpose;
    private final boolean mirrorRows;
    private final boolean mirrorColumns;

    Symmetry(boolean transpose, boolean mirrorRows, boolean mirrorColumns) {
        this.transpose = transpose;
        this.mirrorRows = mirrorRows;
        this.mirrorColumns = mirrorColumns;
    }

    /** The image of a move on a board of this size: rows and columns are exchanged first, then mirrored. */
    public Move apply(Move move, int size) {
        if (move.isPass()) {
            return move;
        }
        int row = transpose ? move.column() : move.row();
        int column = transpose ? move.row() : move.column();
        return Move.at(mirrorRows ? size - 1 - row : row, mirrorColumns ? size - 1 - column : column);
    }

    /** The symmetry that undoes this one. */
    public Symmetry inverse() {
        return switch (this) {
            case QUARTER_TURN_RIGHT -> QUARTER_TURN_LEFT;
            case QUARTER_TURN_LEFT -> QUARTER_TURN_RIGHT;
            default -> this;
        };
    }
}
