/** The console dialogue of APS105 Lab 8: a person, or a referee in a person's place, plays against a program. */
@NullMarked
package dev.outflank.protocol.lab8;

import org.jspecify.annotations.NullMarked;
