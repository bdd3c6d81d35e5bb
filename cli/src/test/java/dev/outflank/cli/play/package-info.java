/** Tests of play commands. */
@NullMarked
package dev.outflank.cli.play;

import org.jspecify.annotations.NullMarked;
