/** Tests of protocol commands. */
@NullMarked
package dev.outflank.cli.protocol;

import org.jspecify.annotations.NullMarked;
