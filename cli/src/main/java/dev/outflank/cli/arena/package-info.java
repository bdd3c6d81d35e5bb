/** Commands in which contestants play each other: matches, SPRT, tournaments, checking a program. */
@NullMarked
package dev.outflank.cli.arena;

import org.jspecify.annotations.NullMarked;
