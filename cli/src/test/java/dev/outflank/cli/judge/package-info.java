/** Tests of judge commands. */
@NullMarked
package dev.outflank.cli.judge;

import org.jspecify.annotations.NullMarked;
