/** Who meets whom, the journal that survives a crash, and the tables that follow from it. */
@NullMarked
package dev.outflank.arena.tournament;

import org.jspecify.annotations.NullMarked;
