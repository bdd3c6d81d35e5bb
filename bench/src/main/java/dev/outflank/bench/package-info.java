/** JMH benchmarks of rules and engine. */
@NullMarked
package dev.outflank.bench;

import org.jspecify.annotations.NullMarked;
