/** Commands that examine games and positions: analyze, hint, solve, show, convert, picture. */
@NullMarked
package dev.outflank.cli.analysis;

import org.jspecify.annotations.NullMarked;
