package dev.outflank.rules.picture;

import java.util.List;

/** Shapes on an area, painted in their order. Lengths are in user units, y runs downwards. */
public record Drawing(double width, double height, List<Shape> shapes) {
    public Drawing {
        shapes = List.copyOf(shapes);
    }

    /** What a drawing is made of. */
    public sealed interface Shape {}

    /** A rectangle with round corners. */
    public record Rectangle(double x, double y, double width, double height, double radius, Ink fill)
            implements Shape {}

    /** A filled circle. */
    public record Circle(double x, double y, double radius, Ink fill) implements Shape {}

    /** A line of text, centred on a point in both directions, or beginning or ending there. */
    public record Label(double x, double y, double height, Anchor anchor, boolean bold, String text, Ink ink)
            implements Shape {}

    /** Which part of a text stands at its point. */
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    /**
     * A colour.
     *
     * @param rgb red, green and blue, eight bits each
     * @param opacity from 0, which cannot be seen, to 1
     */
    public record Ink(int rgb, double opacity) {
        static Ink of(int rgb) {
            return new Ink(rgb, 1);
        }
    }
}
