/** Puzzles: positions with one best move, solved exactly and graded by the depth that a search needs to find it. */
@NullMarked
package dev.outflank.engine.puzzle;

import org.jspecify.annotations.NullMarked;
