package dev.outflank.rules.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes a {@link Drawing} as SVG. */
public final class Svg {
    private static final String FONTS = "Helvetica, Arial, 'DejaVu Sans', sans-serif";

    /** Approximate height of capitals and digits above the base line, as a fraction of the font size. */
    private static final double CAP_HEIGHT = 0.72;

    private Svg() {}

    /** The drawing as an SVG document. */
    public static String format(Drawing drawing) {
        String width = number(drawing.width());
        String height = number(drawing.height());
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " "
                + height + "\" width=\"" + width + "\" height=\"" + height + "\" font-family=\"" + FONTS + "\">\n");
        for (Drawing.Shape shape : drawing.shapes()) {
            svg.append("  ").append(element(shape)).append('\n');
        }
        return svg.append("</svg>\n").toString();
    }

    private static String element(Drawing.Shape shape) {
        return switch (shape) {
            case Drawing.Rectangle box ->
                "<rect" + attribute("x", box.x()) + attribute("y", box.y()) + attribute("width", box.width())
                        + attribute("height", box.height()) + (box.radius() == 0 ? "" : attribute("rx", box.radius()))
                        + fill(box.fill()) + "/>";
            case Drawing.Circle circle ->
                "<circle" + attribute("cx", circle.x()) + attribute("cy", circle.y()) + attribute("r", circle.radius())
                        + fill(circle.fill()) + "/>";
            case Drawing.Label label ->
                "<text" + attribute("x", label.x())
                        + attribute("y", label.y() + label.height() * CAP_HEIGHT / 2)
                        + attribute("font-size", label.height())
                        + (label.bold() ? " font-weight=\"bold\"" : "")
                        + switch (label.anchor()) {
                            case START -> "";
                            case MIDDLE -> " text-anchor=\"middle\"";
                            case END -> " text-anchor=\"end\"";
                        }
                        + fill(label.ink()) + ">" + escaped(label.text()) + "</text>";
        };
    }

    private static String fill(Drawing.Ink ink) {
        String opacity = ink.opacity() == 1 ? "" : attribute("fill-opacity", ink.opacity());
        return String.format(" fill=\"#%06x\"", ink.rgb()) + opacity;
    }

    private static String attribute(String name, double value) {
        return " " + name + "=\"" + number(value) + "\"";
    }

    private static String number(double value) {
        BigDecimal rounded =
                BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.toPlainString();
    }

    /** Escapes text for XML; characters that XML forbids become question marks. */
    private static String escaped(String text) {
        StringBuilder xml = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> xml.append("&amp;");
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                default -> xml.appendCodePoint(isXml(c) ? c : '?');
            }
        });
        return xml.toString();
    }

    private static boolean isXml(int c) {
        return c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000;
    }
}
