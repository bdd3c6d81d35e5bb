/** Marks per part and in total: test cases, entry requirements, caches, CSV and HTML. */
@NullMarked
package dev.outflank.judge.marking;

import org.jspecify.annotations.NullMarked;
