/** From results to numbers: Elo, Bradley–Terry with draws, error bars, likelihood of superiority, SPRT. */
@NullMarked
package dev.outflank.arena.rating;

import org.jspecify.annotations.NullMarked;
