/**
 * Analysis of positions and games: scores for all moves of a position
 * ({@link dev.outflank.engine.analysis.MoveComparison}) and for every move of a game
 * ({@link dev.outflank.engine.analysis.GameAnalyzer}).
 */
@NullMarked
package dev.outflank.engine.analysis;

import org.jspecify.annotations.NullMarked;
