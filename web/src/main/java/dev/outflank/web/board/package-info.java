/** Moves as sent to browsers: squares are row-major indices from 0, sides are "black" and "white". */
@NullMarked
package dev.outflank.web.board;

import org.jspecify.annotations.NullMarked;
