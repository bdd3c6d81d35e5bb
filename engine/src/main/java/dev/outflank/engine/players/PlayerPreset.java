package dev.outflank.engine.players;

/**
 * A configuration of a built-in player that visitors can choose as their opponent. They choose a preset and never write
 * a spec, because a spec may name files.
 *
 * @param id identifier in addresses and stored games: the player's name, or {@code level-5}
 * @param label name shown to people
 * @param summary how it plays, in one sentence
 * @param level from 1, the weakest, or 0 if it is not one of the levels
 * @param elo strength of a level in Elo above random moves, from the matches in docs/benchmarks.md; 0 if it was not
 *     measured
 * @param spec how {@link BuiltInPlayers} creates it
 */
public record PlayerPreset(String id, String label, String summary, int level, int elo, String spec) {}
