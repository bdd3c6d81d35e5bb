/** The names by which programs are given: a protocol, its options and a command. */
@NullMarked
package dev.outflank.protocol.spec;

import org.jspecify.annotations.NullMarked;
