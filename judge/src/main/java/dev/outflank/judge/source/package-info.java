/** Token-based analysis of source files: forbidden features and similarity. */
@NullMarked
package dev.outflank.judge.source;

import org.jspecify.annotations.NullMarked;
