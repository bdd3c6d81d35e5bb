/** Commands that play: a game in the terminal, a single move. */
@NullMarked
package dev.outflank.cli.play;

import org.jspecify.annotations.NullMarked;
