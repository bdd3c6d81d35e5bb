/** One game, a pair of games with colours swapped, a match of pairs, and the openings they start from. */
@NullMarked
package dev.outflank.arena.match;

import org.jspecify.annotations.NullMarked;
