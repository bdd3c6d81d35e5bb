/**
 * The search and the endgame solver for boards up to 8×8, on bitboards of two {@code long}s, the mover's discs first. The
 * entry point is {@link dev.outflank.engine.search.Search}; docs/engine.md describes the techniques.
 */
@NullMarked
package dev.outflank.engine.search;

import org.jspecify.annotations.NullMarked;
