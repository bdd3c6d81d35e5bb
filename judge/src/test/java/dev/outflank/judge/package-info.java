@NullMarked
package dev.outflank.judge;

import org.jspecify.annotations.NullMarked;
