/**
 * The search, the endgame solver and the evaluation on boards from 10×10 to 26×26: one {@code long} a row, both sides
 * in it. {@link dev.outflank.engine.large.LargeSearch} is the way in; docs/large-boards.md tells how it works.
 */
@NullMarked
package dev.outflank.engine.large;

import org.jspecify.annotations.NullMarked;
