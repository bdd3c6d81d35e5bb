/** Mutation fuzzing of parsers, used by tests only. See docs/fuzzing.md. */
@NullMarked
package dev.outflank.fuzz;

import org.jspecify.annotations.NullMarked;
