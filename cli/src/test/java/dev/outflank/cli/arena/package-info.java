/** Tests of arena commands. */
@NullMarked
package dev.outflank.cli.arena;

import org.jspecify.annotations.NullMarked;
