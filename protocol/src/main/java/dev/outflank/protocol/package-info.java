/** Protocols of courses, Othello programs and bot platforms: the referee's side and the program's side of each. */
@NullMarked
package dev.outflank.protocol;

import org.jspecify.annotations.NullMarked;
