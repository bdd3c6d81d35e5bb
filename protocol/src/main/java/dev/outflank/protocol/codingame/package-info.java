/** CodinGame's Othello: at every turn the board and the legal moves, answered by one of them. */
@NullMarked
package dev.outflank.protocol.codingame;

import org.jspecify.annotations.NullMarked;
