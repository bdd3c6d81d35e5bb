/** Where programs meet: processes, sandbox and clock; matches, tournaments, ratings and records. */
@NullMarked
package dev.outflank.arena;

import org.jspecify.annotations.NullMarked;
