/** What remains of a game: the record, and its forms as a JSON line, as GGF and as a log for people. */
@NullMarked
package dev.outflank.arena.record;

import org.jspecify.annotations.NullMarked;
