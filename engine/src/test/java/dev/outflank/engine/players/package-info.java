/** Tests of the built-in players, with slow reference implementations on arrays of characters. */
@NullMarked
package dev.outflank.engine.players;

import org.jspecify.annotations.NullMarked;
