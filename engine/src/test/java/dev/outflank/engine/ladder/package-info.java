/** Tests of the ladder, with slow twins of its players on arrays of characters. */
@NullMarked
package dev.outflank.engine.ladder;

import org.jspecify.annotations.NullMarked;
