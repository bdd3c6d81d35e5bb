/**
 * The ladder: players that a student can climb, from the first legal move to a search that looks as far as the clock
 * allows. {@link dev.outflank.engine.ladder.Ladder} makes them from their names; docs/players.md tells each one's idea,
 * formula and source.
 *
 * <p>The lower rungs score one move ({@link dev.outflank.engine.ladder.MoveHeuristic}) and take the first best in reading
 * order. The upper ones play moves and take them back on a {@link dev.outflank.engine.ladder.SearchBoard}, which is
 * made of bits on every size, and stop when a {@link dev.outflank.engine.ladder.Budget} says that the time is up.
 */
@NullMarked
package dev.outflank.engine.players;

import org.jspecify.annotations.NullMarked;
