/** The protocol of VG101's final lab: a judge sends a program the opponent's moves and asks for its own. */
@NullMarked
package dev.outflank.protocol.vg101;

import org.jspecify.annotations.NullMarked;
