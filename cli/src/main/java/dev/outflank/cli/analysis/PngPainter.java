package dev.outflank.cli.analysis;

import dev.outflank.cli.support.UserException;
import dev.outflank.rules.picture.Drawing;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Renders a drawing as PNG. */
final class PngPainter {
    private PngPainter() {}

    /** Returns the content of a PNG file. */
    static byte[] toPng(Drawing drawing, int width) throws IOException {
        System.setProperty("java.awt.headless", "true");
        double scale = width / drawing.width();
        int height = (int) Math.round(drawing.height() * scale);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            // The drawing may cover the last row of pixels only partly.
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, width, height);
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
            graphics.scale(scale, scale);
            drawing.shapes().forEach(shape -> paint(graphics, shape));
        } catch (InternalError | LinkageError e) {
            // Java2D throws these if the machine has no fonts or no font libraries.
            throw new UserException(
                    "a PNG needs fonts, and none are installed: install some (Debian: fonts-dejavu-core and"
                            + " fontconfig) or write an .svg file");
        } finally {
            graphics.dispose();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    private static void paint(Graphics2D graphics, Drawing.Shape shape) {
        switch (shape) {
            case Drawing.Rectangle box -> {
                graphics.setColor(toColor(box.fill()));
                graphics.fill(new RoundRectangle2D.Double(
                        box.x(), box.y(), box.width(), box.height(), 2 * box.radius(), 2 * box.radius()));
            }
            case Drawing.Circle circle -> {
                graphics.setColor(toColor(circle.fill()));
                graphics.fill(new Ellipse2D.Double(
                        circle.x() - circle.radius(),
                        circle.y() - circle.radius(),
                        2 * circle.radius(),
                        2 * circle.radius()));
            }
            case Drawing.Label label -> {
                graphics.setColor(toColor(label.ink()));
                int style = label.bold() ? Font.BOLD : Font.PLAIN;
                graphics.setFont(new Font(Font.SANS_SERIF, style, 1).deriveFont((float) label.height()));
                FontMetrics metrics = graphics.getFontMetrics();
                double width = metrics.getStringBounds(label.text(), graphics).getWidth();
                double x = switch (label.anchor()) {
                    case START -> label.x();
                    case MIDDLE -> label.x() - width / 2;
                    case END -> label.x() - width;
                };
                double capitals = graphics.getFont()
                        .createGlyphVector(graphics.getFontRenderContext(), "H")
                        .getVisualBounds()
                        .getHeight();
                graphics.drawString(label.text(), (float) x, (float) (label.y() + capitals / 2));
            }
        }
    }

    private static Color toColor(Drawing.Ink ink) {
        int opacity = (int) Math.round(255 * ink.opacity());
        return new Color(opacity << 24 | ink.rgb(), true);
    }
}
