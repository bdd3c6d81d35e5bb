/** External programs as contestants: compiled, started, timed, held to their limits, and killed. */
@NullMarked
package dev.outflank.arena.process;

import org.jspecify.annotations.NullMarked;
