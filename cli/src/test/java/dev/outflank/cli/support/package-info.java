/** Tests of support commands. */
@NullMarked
package dev.outflank.cli.support;

import org.jspecify.annotations.NullMarked;
