@NullMarked
package dev.outflank.judge.compete;

import org.jspecify.annotations.NullMarked;
