/** The engine: searches, evaluations, opening books, game analysis, and players of graded strength. */
@NullMarked
package dev.outflank.engine;

import org.jspecify.annotations.NullMarked;
