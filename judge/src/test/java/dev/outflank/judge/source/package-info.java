@NullMarked
package dev.outflank.judge.source;

import org.jspecify.annotations.NullMarked;
