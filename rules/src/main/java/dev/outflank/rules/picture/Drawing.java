package dev.outflank.rules.picture;

import java.util.List;

/**
 * Shapes on a rectangular area. Lengths are in user units; y increases downwards.
 *
 * @param width the width of the area
 * @param height the height of the area
 * @param shapes the shapes in painting order
 */
public record Drawing(double width, double height, List<Shape> shapes) {
    public Drawing {
        shapes = List.copyOf(shapes);
    }

    /** An element of a drawing. */
    public sealed interface Shape {}

    /** A filled rectangle with rounded corners. */
    public record Rectangle(double x, double y, double width, double height, double radius, Ink fill)
            implements Shape {}

    /** A filled circle. */
    public record Circle(double x, double y, double radius, Ink fill) implements Shape {}

    /** A line of text, centred vertically on a point and anchored there horizontally. */
    public record Label(double x, double y, double height, Anchor anchor, boolean bold, String text, Ink ink)
            implements Shape {}

    /** Which part of a text is placed at its point. */
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    /**
     * A colour with opacity.
     *
     * @param rgb red, green and blue, eight bits each
     * @param opacity from 0 (transparent) to 1 (opaque)
     */
    public record Ink(int rgb, double opacity) {
        static Ink of(int rgb) {
            return new Ink(rgb, 1);
        }
    }
}
