@NullMarked
package dev.outflank.judge.test;

import org.jspecify.annotations.NullMarked;
