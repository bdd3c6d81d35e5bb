/** The Go Text Protocol, version 2, as Othello engines use it; the referee is the controller. */
@NullMarked
package dev.outflank.protocol.gtp;

import org.jspecify.annotations.NullMarked;
