package dev.outflank.rules.picture;

/** Writes a {@link Drawing} as SVG. */
public final class Svg {
    private static final String FONTS = "Helvetica, Arial, 'DejaVu Sans', sans-serif";

    /** Approximate height of capitals and digits above the base line, as a fraction of the font size. */
    private static final double CAP_HEIGHT = 0.72;

    private Svg() {}

    /** The drawing as an SVG document. */
    public static String format(Drawing drawing) {
        return of(drawing) + "\n";
    }

    /** The drawing as an SVG picture. */
    public static SvgElement of(Drawing drawing) {
        SvgElement svg = SvgElement.document(drawing.width(), drawing.height())
                .set("width", drawing.width())
                .set("height", drawing.height())
                .set("font-family", FONTS);
        drawing.shapes().forEach(shape -> add(svg, shape));
        return svg;
    }

    private static void add(SvgElement svg, Drawing.Shape shape) {
        switch (shape) {
            case Drawing.Rectangle box -> {
                SvgElement rectangle = svg.rectangle(box.x(), box.y(), box.width(), box.height());
                if (box.radius() != 0) {
                    rectangle.set("rx", box.radius());
                }
                fill(rectangle, box.fill());
            }
            case Drawing.Circle circle -> fill(svg.circle(circle.x(), circle.y(), circle.radius()), circle.fill());
            case Drawing.Label label -> {
                SvgElement text = svg.text(label.x(), label.y() + label.height() * CAP_HEIGHT / 2, label.text())
                        .set("font-size", label.height());
                if (label.bold()) {
                    text.set("font-weight", "bold");
                }
                switch (label.anchor()) {
                    case START -> {}
                    case MIDDLE -> text.set("text-anchor", "middle");
                    case END -> text.set("text-anchor", "end");
                }
                fill(text, label.ink());
            }
        }
    }

    private static void fill(SvgElement element, Drawing.Ink ink) {
        element.set("fill", String.format("#%06x", ink.rgb()));
        if (ink.opacity() != 1) {
            element.set("fill-opacity", ink.opacity());
        }
    }
}
