/** Tests of the ladder, with slow twins of its players on arrays of characters. */
@NullMarked
package dev.outflank.engine.players;

import org.jspecify.annotations.NullMarked;
