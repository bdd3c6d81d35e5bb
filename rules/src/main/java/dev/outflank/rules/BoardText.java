package dev.outflank.rules;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Boards as text, one character per square in reading order, rows optionally separated by white space or {@code /}. The
 * board size follows from the number of squares. Two alphabets are read:
 *
 * <ul>
 *   <li>letters: black {@code X * B ●}, white {@code O W 0 ○}, empty {@code - . _ U ·}, in either case;
 *   <li>CS540's digits: {@code 0} empty, {@code 1} black, {@code 2} white, if the text contains only these three.
 * </ul>
 *
 * <p>The side to move may follow as one more character, or in words such as {@code Black to move}. Coordinates and frames
 * around the rows are skipped, and so is the word {@code setboard} before a board, as in Edax.
 */
public final class BoardText {
    private static final Pattern SETBOARD = Pattern.compile("^\\s*+setboard\\s++", Pattern.CASE_INSENSITIVE);

    private BoardText() {}

    /** The board in one line, a space and the side to move: {@code ---…OX… X}. */
    public static String format(Position position) {
        return board(position, 'X', 'O', '-', "") + ' ' + (position.toMove() == Colour.BLACK ? 'X' : 'O');
    }

    /** The board in one line, in Lab 8's letters B, W and U. */
    public static String lab8(Position position) {
        return board(position, 'B', 'W', 'U', "");
    }

    /** The board in one line, in CS540's digits. */
    public static String digits(Position position) {
        return board(position, '1', '2', '0', "");
    }

    /** The board in the given characters, with a separator between rows. */
    public static String board(Position position, char black, char white, char empty, String separator) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < position.size(); row++) {
            text.append(row == 0 ? "" : separator);
            for (int column = 0; column < position.size(); column++) {
                Colour disc = position.at(row, column);
                text.append(disc == null ? empty : disc == Colour.BLACK ? black : white);
            }
        }
        return text.toString();
    }

    /** Reads a board whose text does not contain the side to move. */
    public static Position parse(String text, Colour toMove) throws NotationException {
        String cells = cells(text);
        return parse(cells, cells.length(), toMove);
    }

    /** Reads a board followed by the side to move. */
    public static Position parse(String text) throws NotationException {
        String cells = cells(text);
        if (cells.isEmpty()) {
            throw new NotationException("expected a board and the side to move, but the text is empty");
        }
        int squares = cells.length() - 1;
        Colour toMove = disc(cells.charAt(squares), isDigits(cells));
        if (sizeOf(cells.length()) > 0 || toMove == null) {
            throw new NotationException("the side to move is missing: expected X or O after the board");
        }
        return parse(cells, squares, toMove);
    }

    private static Position parse(String cells, int squares, Colour toMove) throws NotationException {
        int size = sizeOf(squares);
        if (size < 0) {
            throw new NotationException(
                    "a board has 16, 36, 64, … 676 squares (an even size, 4×4 to 26×26), not " + squares);
        }
        boolean digits = isDigits(cells);
        PositionBuilder setup = new PositionBuilder(size);
        for (int i = 0; i < squares; i++) {
            char c = cells.charAt(i);
            Colour disc = disc(c, digits);
            if (disc != null) {
                setup.put(i / size, i % size, disc);
            } else if (!isEmpty(c, digits)) {
                throw new NotationException("square " + Move.at(i / size, i % size)
                        + " of the board holds " + NotationException.quoted(String.valueOf(c))
                        + ": expected X or B for black, O or W for white, - or U for empty"
                        + " (or only the digits 1, 2 and 0)");
            }
        }
        return setup.build(toMove);
    }

    /** A text without Edax's command before the board. */
    static String withoutCommand(String text) {
        return SETBOARD.matcher(text).replaceFirst("");
    }

    /** Whether a line looks like a board or the first line of one, perhaps a faulty one. */
    public static boolean isBoardLine(String line) {
        String plain = withoutCommand(line).replaceFirst("^\\d{1,4}[ \t|]+", "");
        if (CoordinateFrame.isHeading(plain)) {
            return true;
        }
        int squares = 0;
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            if (disc(c, false) != null || isEmpty(c, false) || c == '1' || c == '2') {
                squares++;
            } else if (c != '/' && c != '|' && c != '+' && !Character.isWhitespace(c)) {
                break;
            }
        }
        return squares >= Position.MIN_SIZE;
    }

    private static String cells(String text) {
        String board = CoordinateFrame.remove(withoutCommand(text));
        StringBuilder cells = new StringBuilder(board.length());
        board.chars().filter(c -> c != '/' && !Character.isWhitespace(c)).forEach(c -> cells.append((char) c));
        return cells.toString();
    }

    private static int sizeOf(int squares) {
        int size = (int) Math.round(Math.sqrt(squares));
        return size * size == squares && Position.isValidSize(size) ? size : -1;
    }

    private static boolean isDigits(String cells) {
        return cells.chars().allMatch(c -> c >= '0' && c <= '2');
    }

    private static @Nullable Colour disc(char c, boolean digits) {
        if (digits) {
            return c == '1' ? Colour.BLACK : c == '2' ? Colour.WHITE : null;
        }
        return switch (c) {
            case 'X', 'x', '*', 'B', 'b', '●', '⚫' -> Colour.BLACK;
            case 'O', 'o', '0', 'W', 'w', '○', '⚪' -> Colour.WHITE;
            default -> null;
        };
    }

    private static boolean isEmpty(char c, boolean digits) {
        return digits ? c == '0' : "-._Uu·".indexOf(c) >= 0;
    }
}
