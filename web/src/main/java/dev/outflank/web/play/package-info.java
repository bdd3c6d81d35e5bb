/**
 * Games that people play on the page. A game is an append-only file of {@link dev.outflank.web.play.Change}s;
 * {@link dev.outflank.web.play.Match} is what they add up to, {@link dev.outflank.web.play.Table} lets visitors and
 * players change it, and {@link dev.outflank.web.play.GameRoomView} is what a browser sees of it.
 */
@NullMarked
package dev.outflank.web.play;

import org.jspecify.annotations.NullMarked;
