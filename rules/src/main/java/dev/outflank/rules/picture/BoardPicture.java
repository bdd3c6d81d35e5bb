package dev.outflank.rules.picture;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.picture.Drawing.Anchor;
import dev.outflank.rules.picture.Drawing.Circle;
import dev.outflank.rules.picture.Drawing.Ink;
import dev.outflank.rules.picture.Drawing.Label;
import dev.outflank.rules.picture.Drawing.Rectangle;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A diagram of a position: the board with coordinates, last move, legal moves or move values, and the score below.
 *
 * @param position the position to draw
 * @param lastMove the move to mark; {@code null} for none
 * @param legalMoves whether to mark the legal moves
 * @param values values of moves for the side to move, drawn on their squares with the best values highlighted
 * @param title a line above the board; empty for none
 * @param numbers the discs of a diagram with numbered moves, which are drawn instead of those of the position; empty for
 *     other diagrams
 */
public record BoardPicture(
        Position position,
        @Nullable Move lastMove,
        boolean legalMoves,
        Map<Move, Double> values,
        String title,
        Map<Move, NumberedDisc> numbers) {
    private static final double SQUARE = 48;
    private static final double LINE = 1.5;
    private static final double MARGIN = 10;
    private static final double RIM = 26;
    private static final double TITLE = 36;
    private static final double FOOTER = 40;

    private static final Ink FRAME = Ink.of(0x24332c);
    private static final Ink COORDINATES = Ink.of(0xd5e3da);
    private static final Ink GRID = Ink.of(0x1f6b4a);
    private static final Ink FELT = Ink.of(0x35936a);
    private static final Ink SHADOW = new Ink(0x0b2419, 0.35);
    private static final Ink TEXT = Ink.of(0x22302a);
    private static final Ink FAINT_TEXT = Ink.of(0x5d6b64);
    private static final Ink MARK = Ink.of(0xe5484d);
    private static final Ink VALUE = Ink.of(0xe4f3ea);
    private static final Ink BEST_VALUE = Ink.of(0xffdf70);
    private static final Ink BEST_GROUND = new Ink(0x0f4a31, 0.55);

    /** A disc as it was placed, with the number of its move; 0 for a disc of the start position. */
    public record NumberedDisc(Colour colour, int number) {}

    public BoardPicture {
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
        values = Collections.unmodifiableMap(new HashMap<>(values));
        int size = position.size();
        for (Move move : values.keySet()) {
            if (move.isPass() || move.row() >= size || move.column() >= size) {
                throw new IllegalArgumentException(move + " is not a square of a board of " + size + "×" + size);
            }
        }
    }

    /** The position of a game with its last move and legal moves. */
    public static BoardPicture of(Game game) {
        return new BoardPicture(game.position(), game.lastMove(), true, Map.of(), "", Map.of());
    }

    /** A whole game in one diagram, as in books: each disc in the colour of the side that placed it, with its number. */
    public static BoardPicture ofNumberedMoves(Game game) {
        Position start = game.startPosition();
        Map<Move, NumberedDisc> numbers = new LinkedHashMap<>();
        for (int row = 0; row < start.size(); row++) {
            for (int column = 0; column < start.size(); column++) {
                Colour disc = start.at(row, column);
                if (disc != null) {
                    numbers.put(Move.at(row, column), new NumberedDisc(disc, 0));
                }
            }
        }
        Colour side = start.toMove();
        int number = 0;
        for (Move move : game.moves()) {
            if (!move.isPass()) {
                numbers.put(move, new NumberedDisc(side, ++number));
            }
            side = side.other();
        }
        return new BoardPicture(game.position(), null, false, Map.of(), "", numbers);
    }

    public BoardPicture withLegalMoves(boolean shown) {
        return new BoardPicture(position, lastMove, shown, values, title, numbers);
    }

    public BoardPicture withValues(Map<Move, Double> values) {
        return new BoardPicture(position, lastMove, legalMoves, values, title, numbers);
    }

    public BoardPicture withTitle(String title) {
        return new BoardPicture(position, lastMove, legalMoves, values, title, numbers);
    }

    /** The diagram as shapes. */
    public Drawing drawing() {
        double side = SQUARE * position.size();
        double top = MARGIN + (title.isEmpty() ? 0 : TITLE);
        double width = 2 * MARGIN + 2 * RIM + side;
        double height = top + 2 * RIM + side + FOOTER + MARGIN / 2;
        List<Drawing.Shape> shapes = new ArrayList<>();
        shapes.add(new Rectangle(0, 0, width, height, 0, Ink.of(0xffffff)));
        if (!title.isEmpty()) {
            // The font shrinks for a long title; a letter is about 0.62 times as wide as the font size.
            double letters = Math.min(20, (width - 2 * MARGIN) / (0.62 * title.length()));
            shapes.add(new Label(width / 2, MARGIN + TITLE / 2 - 5, letters, Anchor.MIDDLE, true, title, TEXT));
        }
        new Board(MARGIN + RIM, top + RIM, side, shapes).draw();
        footer(shapes, width, top + 2 * RIM + side + FOOTER / 2 + 1);
        return new Drawing(width, height, shapes);
    }

    /** The disc counts on the left, the side to move on the right. */
    private void footer(List<Drawing.Shape> shapes, double width, double y) {
        double x = MARGIN + 14;
        for (Colour colour : Colour.values()) {
            disc(shapes, x, y, 10, colour);
            String count = String.valueOf(position.discs(colour));
            shapes.add(new Label(x + 18, y, 17, Anchor.START, true, count, TEXT));
            x += 44 + 10 * count.length();
        }
        String turn = position.isOver() ? "game over" : position.toMove().title() + " to move";
        shapes.add(new Label(width - MARGIN - 4, y, 15, Anchor.END, false, turn, FAINT_TEXT));
    }

    private static void disc(List<Drawing.Shape> shapes, double x, double y, double radius, Colour colour) {
        shapes.add(new Circle(x + radius * 0.05, y + radius * 0.10, radius, SHADOW));
        if (colour == Colour.BLACK) {
            shapes.add(new Circle(x, y, radius, Ink.of(0x101214)));
            shapes.add(new Circle(x, y - radius * 0.03, radius * 0.90, Ink.of(0x24282b)));
        } else {
            shapes.add(new Circle(x, y, radius, Ink.of(0xc6cbc6)));
            shapes.add(new Circle(x, y - radius * 0.03, radius * 0.92, Ink.of(0xfbfbf8)));
        }
    }

    /** Draws the board with the top left corner of its squares at a given point. */
    private final class Board {
        private final double left;
        private final double top;
        private final double side;
        private final List<Drawing.Shape> shapes;

        Board(double left, double top, double side, List<Drawing.Shape> shapes) {
            this.left = left;
            this.top = top;
            this.side = side;
            this.shapes = shapes;
        }

        void draw() {
            shapes.add(new Rectangle(left - RIM, top - RIM, side + 2 * RIM, side + 2 * RIM, 9, FRAME));
            shapes.add(new Rectangle(left - LINE, top - LINE, side + 2 * LINE, side + 2 * LINE, 2, GRID));
            for (int row = 0; row < position.size(); row++) {
                coordinates(row);
                for (int column = 0; column < position.size(); column++) {
                    double x = left + column * SQUARE + LINE / 2;
                    double y = top + row * SQUARE + LINE / 2;
                    shapes.add(new Rectangle(x, y, SQUARE - LINE, SQUARE - LINE, 0, FELT));
                }
            }
            guidePoints();
            for (int row = 0; row < position.size(); row++) {
                for (int column = 0; column < position.size(); column++) {
                    Colour disc = position.at(row, column);
                    if (disc != null && numbers.isEmpty()) {
                        disc(shapes, x(column), y(row), SQUARE * 0.41, disc);
                    }
                }
            }
            numbers.forEach(this::numberedDisc);
            if (lastMove != null && !lastMove.isPass()) {
                shapes.add(new Circle(x(lastMove.column()), y(lastMove.row()), SQUARE * 0.10, MARK));
            }
            marks();
        }

        private void numberedDisc(Move square, NumberedDisc disc) {
            double x = x(square.column());
            double y = y(square.row());
            disc(shapes, x, y, SQUARE * 0.41, disc.colour);
            if (disc.number > 0) {
                Ink ink = disc.colour == Colour.BLACK ? VALUE : TEXT;
                double height = disc.number > 99 ? 15 : 19;
                shapes.add(new Label(x, y, height, Anchor.MIDDLE, true, String.valueOf(disc.number), ink));
            }
        }

        /** Letters above and below, numbers on both sides, so that squares of large boards are easy to read off. */
        private void coordinates(int i) {
            String letter = String.valueOf((char) ('a' + i));
            String number = String.valueOf(i + 1);
            for (double edge : new double[] {-RIM / 2, side + RIM / 2}) {
                shapes.add(new Label(x(i), top + edge, 15, Anchor.MIDDLE, false, letter, COORDINATES));
                shapes.add(new Label(left + edge, y(i), 15, Anchor.MIDDLE, false, number, COORDINATES));
            }
        }

        /** The four dots of a tournament board, two squares from its edges. */
        private void guidePoints() {
            if (position.size() < 8) {
                return;
            }
            for (double x : new double[] {2 * SQUARE, side - 2 * SQUARE}) {
                for (double y : new double[] {2 * SQUARE, side - 2 * SQUARE}) {
                    shapes.add(new Circle(left + x, top + y, 3.2, GRID));
                }
            }
        }

        private void marks() {
            double best = values.values().stream()
                    .mapToDouble(Double::doubleValue)
                    .max()
                    .orElse(0);
            values.forEach((move, value) -> value(move, value, value == best));
            if (legalMoves) {
                Ink dot = position.toMove() == Colour.BLACK ? new Ink(0x0b1a13, 0.62) : new Ink(0xffffff, 0.62);
                for (Move move : position.moves()) {
                    if (!values.containsKey(move)) {
                        shapes.add(new Circle(x(move.column()), y(move.row()), SQUARE * 0.12, dot));
                    }
                }
            }
        }

        private void value(Move move, double value, boolean best) {
            double x = x(move.column());
            double y = y(move.row());
            boolean onDisc = position.at(move.row(), move.column()) != null;
            if (best || onDisc) {
                shapes.add(new Rectangle(x - 21, y - 12, 42, 24, 12, onDisc ? GRID : BEST_GROUND));
            }
            String text = formatValue(value);
            double height = text.length() > 5 ? 11 : text.length() > 4 ? 13 : 16;
            shapes.add(new Label(x, y, height, Anchor.MIDDLE, best, text, best ? BEST_VALUE : VALUE));
        }

        private double x(int column) {
            return left + (column + 0.5) * SQUARE;
        }

        private double y(int row) {
            return top + (row + 0.5) * SQUARE;
        }
    }

    /** The value with its sign, a typographic minus and at most one decimal. */
    private static String formatValue(double value) {
        BigDecimal rounded =
                BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_UP).stripTrailingZeros();
        String digits = rounded.abs().toPlainString();
        return switch (rounded.signum()) {
            case 1 -> "+" + digits;
            case -1 -> "\u2212" + digits;
            default -> "0";
        };
    }
}
