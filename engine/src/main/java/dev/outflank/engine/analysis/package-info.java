/**
 * What moves are worth: of a position ({@link dev.outflank.engine.analysis.MoveComparison}) and through a whole game
 * ({@link dev.outflank.engine.analysis.Analyst}).
 */
@NullMarked
package dev.outflank.engine.analysis;

import org.jspecify.annotations.NullMarked;
