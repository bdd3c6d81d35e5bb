/**
 * Pictures of positions and charts. {@link dev.outflank.rules.picture.BoardPicture} lays a diagram out as a
 * {@link dev.outflank.rules.picture.Drawing} of a few kinds of shapes; {@link dev.outflank.rules.picture.Svg} writes it
 * as SVG. Painting the shapes as pixels needs {@code java.desktop} and is left to other modules. Charts of other modules
 * are drawn with {@link dev.outflank.rules.picture.SvgElement} and {@link dev.outflank.rules.picture.ChartAxis}.
 */
@NullMarked
package dev.outflank.rules.picture;

import org.jspecify.annotations.NullMarked;
