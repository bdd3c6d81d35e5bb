/** Engine tasks for many visitors: a fixed number of threads, a FIFO queue, cancellation when a visitor leaves. */
@NullMarked
package dev.outflank.web.engine;

import org.jspecify.annotations.NullMarked;
