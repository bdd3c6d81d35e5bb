@NullMarked
package dev.outflank.judge.competition;

import org.jspecify.annotations.NullMarked;
