/** Programs that play: started, asked and ended, with their limits watched and both clocks read. */
@NullMarked
package dev.outflank.arena.process;

import org.jspecify.annotations.NullMarked;
