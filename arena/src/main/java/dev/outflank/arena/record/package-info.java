/** Records of played games, in JSON Lines, in GGF, and as readable logs. */
@NullMarked
package dev.outflank.arena.record;

import org.jspecify.annotations.NullMarked;
