/**
 * The core of every competition: pairing rules and standings as functions of a result log. Tournaments keep the log in a
 * journal, the judge in a database.
 */
@NullMarked
package dev.outflank.arena.competition;

import org.jspecify.annotations.NullMarked;
