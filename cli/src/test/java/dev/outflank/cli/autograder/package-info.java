@NullMarked
package dev.outflank.cli.autograder;

import org.jspecify.annotations.NullMarked;
