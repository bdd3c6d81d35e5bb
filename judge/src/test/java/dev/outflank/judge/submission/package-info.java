@NullMarked
package dev.outflank.judge.submission;

import org.jspecify.annotations.NullMarked;
