/** CodinGame's Othello protocol: every turn sends the board and the legal moves, and is answered by one of them. */
@NullMarked
package dev.outflank.protocol.codingame;

import org.jspecify.annotations.NullMarked;
