/** The console dialogue of APS105 Lab 8: a human, or a referee in place of the human, plays against a program. */
@NullMarked
package dev.outflank.protocol.lab8;

import org.jspecify.annotations.NullMarked;
