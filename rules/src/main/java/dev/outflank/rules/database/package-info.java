/**
 * A database of games: an index on disk that answers which moves were played in a position, with what results, and finds
 * games by player, year, event or position.
 */
@NullMarked
package dev.outflank.rules.database;

import org.jspecify.annotations.NullMarked;
