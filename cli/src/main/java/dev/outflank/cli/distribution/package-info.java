/** Packages Outflank as an archive that needs neither a JDK nor Maven. */
@NullMarked
package dev.outflank.cli.distribution;

import org.jspecify.annotations.NullMarked;
