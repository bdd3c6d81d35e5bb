/**
 * The search and the endgame solver on boards of up to 8×8: two {@code long}s, the mover's discs first.
 * {@link dev.outflank.engine.search.Search} is the way in; docs/engine.md tells how it works.
 */
@NullMarked
package dev.outflank.engine.search;

import org.jspecify.annotations.NullMarked;
