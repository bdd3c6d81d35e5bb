/** The NBoard protocol between a graphical board and an engine; the referee takes the place of the board. */
@NullMarked
package dev.outflank.protocol.nboard;

import org.jspecify.annotations.NullMarked;
