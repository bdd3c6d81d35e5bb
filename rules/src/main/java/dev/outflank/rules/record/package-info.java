/**
 * Games in files: the formats of the Othello world, read and written. Readers trust nothing: every move is replayed by
 * the rules, a game that cannot be read becomes a {@link dev.outflank.rules.record.RecordFault} with its place, and the
 * games around it are kept.
 */
@NullMarked
package dev.outflank.rules.record;

import org.jspecify.annotations.NullMarked;
