/** What an author wants to know of a program: does it keep to the protocol and to the rules, and if not, where. */
@NullMarked
package dev.outflank.protocol.check;

import org.jspecify.annotations.NullMarked;
