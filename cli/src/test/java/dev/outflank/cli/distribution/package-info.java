/** Tests of the distribution. */
@NullMarked
package dev.outflank.cli.distribution;

import org.jspecify.annotations.NullMarked;
