/** Tournaments in a folder: the crash-safe journal, and the results read from it. */
@NullMarked
package dev.outflank.arena.tournament;

import org.jspecify.annotations.NullMarked;
