/** Checks whether a program follows its protocol and the rules, and explains the first violation. */
@NullMarked
package dev.outflank.protocol.check;

import org.jspecify.annotations.NullMarked;
