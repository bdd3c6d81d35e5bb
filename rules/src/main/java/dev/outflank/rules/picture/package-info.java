/**
 * Diagrams of positions. {@link dev.outflank.rules.picture.BoardPicture} lays a diagram out as a
 * {@link dev.outflank.rules.picture.Drawing} of a few kinds of shapes; {@link dev.outflank.rules.picture.Svg} writes it
 * as text. Whoever wants pixels paints the same shapes: that needs {@code java.desktop}, and so is not done here.
 */
@NullMarked
package dev.outflank.rules.picture;

import org.jspecify.annotations.NullMarked;
