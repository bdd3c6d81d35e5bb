/** Autograders for course platforms: their export, and the marking of one submission on the platform. */
@NullMarked
package dev.outflank.cli.autograder;

import org.jspecify.annotations.NullMarked;
