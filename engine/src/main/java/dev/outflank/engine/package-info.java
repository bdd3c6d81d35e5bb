/** The players: a ladder from the first legal move to a search. */
@NullMarked
package dev.outflank.engine;

import org.jspecify.annotations.NullMarked;
