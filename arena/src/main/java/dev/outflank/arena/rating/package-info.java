/** Rating statistics: Elo, the Bradley–Terry model with draws, error bars, likelihood of superiority, SPRT. */
@NullMarked
package dev.outflank.arena.rating;

import org.jspecify.annotations.NullMarked;
