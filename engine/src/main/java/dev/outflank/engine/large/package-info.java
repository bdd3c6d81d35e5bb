/**
 * Search, endgame solver and evaluation for boards from 10×10 to 26×26, with one {@code long} per row that holds both
 * sides. {@link dev.outflank.engine.large.LargeSearch} is the entry point; docs/large-boards.md describes how it works.
 */
@NullMarked
package dev.outflank.engine.large;

import org.jspecify.annotations.NullMarked;
