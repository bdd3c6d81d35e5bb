/**
 * Games played on the site. A game is an append-only file of {@link dev.outflank.web.play.GameEvent}s;
 * {@link dev.outflank.web.play.GameState} is the state after them, {@link dev.outflank.web.play.GameRoom} applies the
 * actions of visitors and engine players, and {@link dev.outflank.web.play.GameRoomView} is what a browser sees.
 */
@NullMarked
package dev.outflank.web.play;

import org.jspecify.annotations.NullMarked;
