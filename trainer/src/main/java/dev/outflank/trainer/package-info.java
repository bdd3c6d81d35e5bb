/** Training: self-play, labels, fits and tests of the evaluation, and the opening book. */
@NullMarked
package dev.outflank.trainer;

import org.jspecify.annotations.NullMarked;
