/** The static evaluation on 8×8: patterns, their trained weights, and incremental pattern indices. */
@NullMarked
package dev.outflank.engine.evaluation;

import org.jspecify.annotations.NullMarked;
