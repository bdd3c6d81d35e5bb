/** Submissions: the files of students, their compilation, and the analysis of source files. */
@NullMarked
package dev.outflank.judge.submission;

import org.jspecify.annotations.NullMarked;
