/**
 * A neural network that is small enough to read in one sitting. {@link dev.outflank.engine.net.SquareState} is what it sees
 * of a square, {@link dev.outflank.engine.net.SquareNetwork} is how it makes a score of that. Module trainer trains it, the
 * built-in player {@code net} plays with it, and the starter kit {@code kits/cs303-net} has the same weights.
 */
@NullMarked
package dev.outflank.engine.net;

import org.jspecify.annotations.NullMarked;
