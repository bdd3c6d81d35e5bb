@NullMarked
package dev.outflank.judge.contest;

import org.jspecify.annotations.NullMarked;
