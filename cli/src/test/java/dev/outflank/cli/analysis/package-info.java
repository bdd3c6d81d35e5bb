/** Tests of analysis commands. */
@NullMarked
package dev.outflank.cli.analysis;

import org.jspecify.annotations.NullMarked;
