/** The lessons: how each built-in player chooses its moves, and the game tree of 4×4 step by step. */
@NullMarked
package dev.outflank.web.learn;

import org.jspecify.annotations.NullMarked;
