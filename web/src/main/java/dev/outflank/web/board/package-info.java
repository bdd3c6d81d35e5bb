/** Games and moves as browsers get them: squares are numbers in reading order from 0, sides are black and white. */
@NullMarked
package dev.outflank.web.board;

import org.jspecify.annotations.NullMarked;
