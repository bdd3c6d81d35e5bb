/**
 * The rules of Reversi on every even board from 4×4 to 26×26, and the words everything else speaks in.
 *
 * <p>At the edges stand immutable types: {@link dev.outflank.rules.Position}, {@link dev.outflank.rules.Move},
 * {@link dev.outflank.rules.Game}, and {@link dev.outflank.rules.Player}, which turns a game so far into a move.
 * Under them lie two families of bit code: boards up to 8×8 are two {@code long}s in the grid of an 8×8 board
 * ({@link dev.outflank.rules.Bitboard}), larger ones are one {@code long} a row
 * ({@link dev.outflank.rules.LargeBitboard}).
 */
@NullMarked
package dev.outflank.rules;

import org.jspecify.annotations.NullMarked;
