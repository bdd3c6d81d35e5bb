@NullMarked
package dev.outflank.engine.large;

import org.jspecify.annotations.NullMarked;
