/** Commands that produce the engine's weights, opening book and tables. */
@NullMarked
package dev.outflank.cli.training;

import org.jspecify.annotations.NullMarked;
