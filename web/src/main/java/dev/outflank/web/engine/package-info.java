/**
 * The engine's work for many visitors: a fixed number of threads, a queue in order of arrival, nothing for who left.
 */
@NullMarked
package dev.outflank.web.engine;

import org.jspecify.annotations.NullMarked;
