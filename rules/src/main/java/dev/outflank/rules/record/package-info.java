/**
 * Readers and writers for the usual Othello file formats. Readers validate everything: every move is replayed by the
 * rules, and a game that cannot be read becomes a {@link dev.outflank.rules.record.RecordFault} with its location while
 * the other games of the file are kept.
 */
@NullMarked
package dev.outflank.rules.record;

import org.jspecify.annotations.NullMarked;
