package dev.outflank.rules.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An element of an SVG picture. All diagrams and charts are written by it, so that it is the only place that formats
 * numbers and escapes text. Methods that add a child return the child; the others return the element itself.
 */
public final class SvgElement {
    private final String name;
    private final StringBuilder attributes = new StringBuilder();
    private final List<SvgElement> children = new ArrayList<>();
    private String text = "";

    private SvgElement(String name) {
        this.name = name;
    }

    /** A picture that is embedded in an HTML page, whose style sheet gives it its colours. */
    public static SvgElement embedded(String cssClass, double width, double height) {
        return new SvgElement("svg").style(cssClass).set("viewBox", "0 0 " + number(width) + " " + number(height));
    }

    /** A picture that is a document by itself. */
    public static SvgElement document(double width, double height) {
        return new SvgElement("svg")
                .set("xmlns", "http://www.w3.org/2000/svg")
                .set("viewBox", "0 0 " + number(width) + " " + number(height));
    }

    /** A point of a line. */
    public record Point(double x, double y) {}

    public SvgElement set(String attribute, String value) {
        attributes
                .append(' ')
                .append(attribute)
                .append("=\"")
                .append(escape(value))
                .append('"');
        return this;
    }

    public SvgElement set(String attribute, double value) {
        return set(attribute, number(value));
    }

    /** Sets the class by which a style sheet selects this element. */
    public SvgElement style(String cssClass) {
        attributes.insert(0, " class=\"" + escape(cssClass) + '"');
        return this;
    }

    /** Describes a whole picture to people who cannot see it. */
    public SvgElement describe(String label) {
        return set("role", "img").set("aria-label", label);
    }

    /** Adds a text that browsers show while the pointer is on this element. */
    public SvgElement tooltip(String text) {
        add("title").text = text;
        return this;
    }

    public SvgElement group() {
        return add("g");
    }

    public SvgElement link(String target) {
        return add("a").set("href", target);
    }

    public SvgElement line(double x1, double y1, double x2, double y2) {
        return add("line").set("x1", x1).set("x2", x2).set("y1", y1).set("y2", y2);
    }

    public SvgElement rectangle(double x, double y, double width, double height) {
        return add("rect").set("x", x).set("y", y).set("width", width).set("height", height);
    }

    public SvgElement circle(double x, double y, double radius) {
        return add("circle").set("cx", x).set("cy", y).set("r", radius);
    }

    public SvgElement text(double x, double y, String text) {
        SvgElement element = add("text").set("x", x).set("y", y);
        element.text = text;
        return element;
    }

    public SvgElement polyline(List<Point> points) {
        return add("polyline").set("points", format(points));
    }

    public SvgElement polygon(List<Point> points) {
        return add("polygon").set("points", format(points));
    }

    private SvgElement add(String name) {
        SvgElement child = new SvgElement(name);
        children.add(child);
        return child;
    }

    /** The element as text; the children of a picture are on lines of their own. */
    @Override
    public String toString() {
        StringBuilder svg = new StringBuilder();
        appendTo(svg, name.equals("svg") ? "\n" : "");
        return svg.toString();
    }

    private void appendTo(StringBuilder svg, String separator) {
        svg.append('<').append(name).append(attributes);
        if (children.isEmpty() && text.isEmpty()) {
            svg.append("/>");
            return;
        }
        svg.append('>').append(escape(text)).append(separator);
        for (SvgElement child : children) {
            child.appendTo(svg, "");
            svg.append(separator);
        }
        svg.append("</").append(name).append('>');
    }

    private static String format(List<Point> points) {
        return points.stream()
                .map(point -> number(point.x) + "," + number(point.y))
                .collect(Collectors.joining(" "));
    }

    /** A number with at most two decimals. */
    private static String number(double value) {
        long hundredths = Math.round(100 * value);
        long fraction = Math.abs(hundredths % 100);
        String sign = hundredths < 0 ? "-" : "";
        String whole = sign + Math.abs(hundredths / 100);
        if (fraction == 0) {
            return whole;
        }
        return whole + (fraction % 10 == 0 ? "." + fraction / 10 : fraction < 10 ? ".0" + fraction : "." + fraction);
    }

    /** Escapes text for XML and HTML; characters that XML forbids become question marks. */
    private static String escape(String text) {
        StringBuilder xml = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> xml.append("&amp;");
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                case '"' -> xml.append("&quot;");
                case '\'' -> xml.append("&#39;");
                default -> xml.appendCodePoint(isXml(c) ? c : '?');
            }
        });
        return xml.toString();
    }

    private static boolean isXml(int c) {
        return c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000;
    }
}
