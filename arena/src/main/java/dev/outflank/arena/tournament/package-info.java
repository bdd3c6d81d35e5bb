/** Tournaments: formats, the crash-safe journal, and the standings derived from it. */
@NullMarked
package dev.outflank.arena.tournament;

import org.jspecify.annotations.NullMarked;
