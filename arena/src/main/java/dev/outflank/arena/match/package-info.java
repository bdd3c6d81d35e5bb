/** Plays games: single games, pairs with colours swapped, matches, and matches with an SPRT; and their openings. */
@NullMarked
package dev.outflank.arena.match;

import org.jspecify.annotations.NullMarked;
