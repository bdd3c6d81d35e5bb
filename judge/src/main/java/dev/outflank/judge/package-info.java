/** Runs courses and competitions: contest files, submissions, tests, marks and standings. */
@NullMarked
package dev.outflank.judge;

import org.jspecify.annotations.NullMarked;
