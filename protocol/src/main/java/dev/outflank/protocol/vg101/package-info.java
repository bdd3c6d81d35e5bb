/** The protocol of VG101's final lab: a judge tells a program what was played and asks for its moves. */
@NullMarked
package dev.outflank.protocol.vg101;

import org.jspecify.annotations.NullMarked;
