/**
 * The built-in players, from the first legal move to the engine. {@link dev.outflank.engine.players.BuiltInPlayers}
 * creates them from their specs; docs/players.md describes the idea, formula and source of each.
 *
 * <p>The simple players score one move ({@link dev.outflank.engine.players.MoveHeuristic}) and play the first best move
 * in reading order. The others search: they make and unmake moves on a {@link
 * dev.outflank.engine.players.SearchBoard}, which is a bitboard on every size, and stop when their {@link
 * dev.outflank.engine.search.SearchBudget} is exhausted.
 */
@NullMarked
package dev.outflank.engine.players;

import org.jspecify.annotations.NullMarked;
