/** Outflank as a program for others: GTP, NBoard, Botzone, CodinGame and the courses' own protocols. */
@NullMarked
package dev.outflank.cli.protocol;

import org.jspecify.annotations.NullMarked;
