/** What students hand in, found in a folder and made into programs. */
@NullMarked
package dev.outflank.judge.submission;

import org.jspecify.annotations.NullMarked;
