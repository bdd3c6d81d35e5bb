/** How programs talk: the dialogues of the courses and of the Othello world, both sides of each. */
@NullMarked
package dev.outflank.protocol;

import org.jspecify.annotations.NullMarked;
