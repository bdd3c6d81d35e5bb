/** NBoard's protocol between a board on the screen and an engine; the referee is the board. */
@NullMarked
package dev.outflank.protocol.nboard;

import org.jspecify.annotations.NullMarked;
