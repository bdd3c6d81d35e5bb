@NullMarked
package dev.outflank.judge.marking;

import org.jspecify.annotations.NullMarked;
