/**
 * The rules of Reversi on every even board size from 4×4 to 26×26, and the basic types of all other modules.
 *
 * <p>Application code uses immutable types: {@link dev.outflank.rules.Position}, {@link dev.outflank.rules.Move},
 * {@link dev.outflank.rules.Game}, and the interface {@link dev.outflank.rules.Player}, which chooses a move in a game.
 * They are built on two bitboard implementations: boards up to 8×8 are two {@code long}s on the grid of an 8×8 board
 * ({@link dev.outflank.rules.Bitboard}), larger ones have one {@code long} per row
 * ({@link dev.outflank.rules.LargeBitboard}).
 */
@NullMarked
package dev.outflank.rules;

import org.jspecify.annotations.NullMarked;
