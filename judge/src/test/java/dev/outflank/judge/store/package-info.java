@NullMarked
package dev.outflank.judge.store;

import org.jspecify.annotations.NullMarked;
