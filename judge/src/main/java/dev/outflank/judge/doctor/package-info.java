/** The bot doctor of a contest: diagnoses of rated games, made while nothing else is to be done. */
@NullMarked
package dev.outflank.judge.doctor;

import org.jspecify.annotations.NullMarked;
