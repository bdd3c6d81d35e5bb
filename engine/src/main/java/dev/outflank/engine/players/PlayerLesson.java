package dev.outflank.engine.players;

/**
 * Explanation of a built-in player for people who learn how it chooses its moves.
 *
 * @param title the idea in a few words
 * @param text the idea in a few sentences
 * @param unit meaning of the numbers shown on the squares
 * @param spec spec of the {@link ExplainablePlayer} whose scores are shown. {@code engine} is not one: its scores come
 *     from a search.
 * @param scoreFormat how these scores are written
 */
public record PlayerLesson(String title, String text, String unit, String spec, ScoreFormat scoreFormat) {}
