@NullMarked
package dev.outflank.judge.mark;

import org.jspecify.annotations.NullMarked;
