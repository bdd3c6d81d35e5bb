/** Competitions: who may enter, who meets whom, the table, certificates. */
@NullMarked
package dev.outflank.judge.compete;

import org.jspecify.annotations.NullMarked;
