/** Submissions that are a function or a class: a small driver runs them and exchanges lines with the referee. */
@NullMarked
package dev.outflank.protocol.driver;

import org.jspecify.annotations.NullMarked;
