/** The commands, and the only place that wires the modules together and reads arguments. */
@NullMarked
package dev.outflank.cli;

import org.jspecify.annotations.NullMarked;
