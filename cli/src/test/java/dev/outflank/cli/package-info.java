@NullMarked
package dev.outflank.cli;

import org.jspecify.annotations.NullMarked;
