/** Tests of benchmarks. */
@NullMarked
package dev.outflank.cli.bench;

import org.jspecify.annotations.NullMarked;
