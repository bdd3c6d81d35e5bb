/** Workers: the tasks check, play and mark, and the scheduler that queues them. */
@NullMarked
package dev.outflank.judge.worker;

import org.jspecify.annotations.NullMarked;
