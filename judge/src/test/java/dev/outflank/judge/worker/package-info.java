@NullMarked
package dev.outflank.judge.worker;

import org.jspecify.annotations.NullMarked;
