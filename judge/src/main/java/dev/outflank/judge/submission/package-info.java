/** Submissions: finding the files of students and compiling them. */
@NullMarked
package dev.outflank.judge.submission;

import org.jspecify.annotations.NullMarked;
