package dev.outflank.rules;

/** The eight ways to lay a square board on itself. */
public enum Symmetry {
    IDENTITY(false, false, false),
    /** Left becomes right. */
    MIRROR_COLUMNS(false, false, true),
    /** Top becomes bottom. */
    MIRROR_ROWS(false, true, false),
    HALF_TURN(false, true, true),
    /** Rows become columns: the mirror along the diagonal through a1. */
    TRANSPOSE(true, false, false),
    QUARTER_TURN_RIGHT(true, false, true),
    QUARTER_TURN_LEFT(true, true, false),
    /** The mirror along the diagonal that does not go through a1. */
    ANTI_TRANSPOSE(true, true, true);

    private final boolean transpose;
    private final boolean mirrorRows;
    private final boolean mirrorColumns;

    Symmetry(boolean transpose, boolean mirrorRows, boolean mirrorColumns) {
        this.transpose = transpose;
        this.mirrorRows = mirrorRows;
        this.mirrorColumns = mirrorColumns;
    }

    /** Where a move goes on a board of this size: rows and columns are exchanged first, then mirrored. */
    public Move apply(Move move, int size) {
        if (move.isPass()) {
            return move;
        }
        int row = transpose ? move.column() : move.row();
        int column = transpose ? move.row() : move.column();
        return Move.at(mirrorRows ? size - 1 - row : row, mirrorColumns ? size - 1 - column : column);
    }

    public Symmetry inverse() {
        return switch (this) {
            case QUARTER_TURN_RIGHT -> QUARTER_TURN_LEFT;
            case QUARTER_TURN_LEFT -> QUARTER_TURN_RIGHT;
            default -> this;
        };
    }
}
