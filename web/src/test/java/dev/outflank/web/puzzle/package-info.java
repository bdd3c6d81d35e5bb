@NullMarked
package dev.outflank.web.puzzle;

import org.jspecify.annotations.NullMarked;
