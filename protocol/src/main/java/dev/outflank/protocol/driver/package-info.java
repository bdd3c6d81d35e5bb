/** Hand-ins that are a function or a class, not a program: a small driver of ours runs them and talks lines with us. */
@NullMarked
package dev.outflank.protocol.driver;

import org.jspecify.annotations.NullMarked;
