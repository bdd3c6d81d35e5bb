/** The bot doctor: where a program loses discs, found by an engine in its games. */
@NullMarked
package dev.outflank.arena.diagnosis;

import org.jspecify.annotations.NullMarked;
