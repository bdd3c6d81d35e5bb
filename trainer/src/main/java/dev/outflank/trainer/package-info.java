/** From games to weights: self-play, labels, fits, tests, and the opening book. */
@NullMarked
package dev.outflank.trainer;

import org.jspecify.annotations.NullMarked;
