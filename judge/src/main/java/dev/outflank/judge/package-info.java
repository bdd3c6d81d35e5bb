/** A course or a competition from a folder of submissions: contests as files, compiling, testing, marking, ranking. */
@NullMarked
package dev.outflank.judge;

import org.jspecify.annotations.NullMarked;
