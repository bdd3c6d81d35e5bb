/** Lessons: how each player of the ladder chooses, and the game tree of 4×4 walked state by state. */
@NullMarked
package dev.outflank.web.learn;

import org.jspecify.annotations.NullMarked;
