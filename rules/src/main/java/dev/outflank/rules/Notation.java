package dev.outflank.rules;

import java.util.Locale;
import java.util.Set;

/** A notation for moves. */
public enum Notation {
    /** Column letter and row number: {@code f5}; up to {@code z26} on the largest board. */
    STANDARD("a column letter and a row number like f5, or pass") {
        @Override
        String square(Move move) {
            return letter(move.column()) + (move.row() + 1);
        }

        @Override
        int[] rowAndColumn(String text) {
            return new int[] {number(text.substring(1)), index(text.charAt(0))};
        }
    },
    /** APS105 Lab 8's RowCol: row letter and column letter; {@code ef} is row e, column f. */
    LAB8("a row letter and a column letter like ef") {
        @Override
        String square(Move move) {
            return letter(move.row()) + letter(move.column());
        }

        @Override
        int[] rowAndColumn(String text) {
            return text.length() == 2 ? new int[] {index(text.charAt(0)), index(text.charAt(1))} : INVALID_SQUARE;
        }
    },
    /** VG101: column letter, one space and row number, as {@code f 5}; a pass is {@code PASS}. */
    VG101("a column letter, a space and a row number like f 5, or PASS") {
        @Override
        String square(Move move) {
            return letter(move.column()) + " " + (move.row() + 1);
        }

        @Override
        int[] rowAndColumn(String text) {
            boolean spaced = text.length() > 2 && text.charAt(1) == ' ';
            return spaced ? new int[] {number(text.substring(2)), index(text.charAt(0))} : INVALID_SQUARE;
        }

        @Override
        String pass() {
            return "PASS";
        }
    };

    private static final char FIRST_FULL_WIDTH = '\uFF01';
    private static final char LAST_FULL_WIDTH = '\uFF5E';
    private static final int FULL_WIDTH_OFFSET = 0xFEE0;
    private static final int[] INVALID_SQUARE = {-1, -1};
    private static final Set<String> PASSES = Set.of("pass", "pa", "ps", "--", "@@", "パス");

    private final String expected;

    Notation(String expected) {
        this.expected = expected;
    }

    abstract String square(Move move);

    /** Row and column counted from 0, negative if the text is malformed; the text is lower case and not empty. */
    abstract int[] rowAndColumn(String text);

    String pass() {
        return "pass";
    }

    /** Writes a move in this notation. */
    public final String format(Move move) {
        return move.isPass() ? pass() : square(move);
    }

    /** Replaces full-width characters, as Japanese keyboards write them, by the usual ones; the length stays the same. */
    public static String halfWidth(String text) {
        StringBuilder usual = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            usual.append(c >= FIRST_FULL_WIDTH && c <= LAST_FULL_WIDTH ? (char) (c - FULL_WIDTH_OFFSET) : c);
        }
        return usual.toString();
    }

    /** Reads a move, case-insensitively. The square must be on a board of this size; the move need not be legal. */
    public final Move parse(String text, int size) throws NotationException {
        String lower = halfWidth(text).strip().toLowerCase(Locale.ROOT);
        int[] square = lower.isEmpty() ? INVALID_SQUARE : rowAndColumn(lower);
        if (square[0] < 0 || square[1] < 0) {
            // Squares are tried before passes, because pa and ps are squares in Lab 8's notation.
            if (PASSES.contains(lower)) {
                return Move.PASS;
            }
            throw new NotationException(
                    "expected a move, " + expected + ", not " + NotationException.quoted(text.strip()));
        }
        if (square[0] >= size || square[1] >= size) {
            throw new NotationException(lower + " is outside the board of " + size + "×" + size + ", which ends at "
                    + square(Move.at(size - 1, size - 1)));
        }
        return Move.at(square[0], square[1]);
    }

    private static String letter(int index) {
        return String.valueOf((char) ('a' + index));
    }

    private static int index(char letter) {
        return letter >= 'a' && letter <= 'z' ? letter - 'a' : -1;
    }

    /** The row index, from 0, of a row number, from 1; negative unless the text is one or two digits without sign. */
    private static int number(String digits) {
        boolean plain = !digits.isEmpty()
                && digits.length() <= 2
                && digits.charAt(0) != '0'
                && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return plain ? Integer.parseInt(digits) - 1 : -1;
    }
}
