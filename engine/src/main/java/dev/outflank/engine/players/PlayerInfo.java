package dev.outflank.engine.players;

/**
 * What a person needs to know to pick a player.
 *
 * @param name the word before the colon
 * @param syntax how it is written, parameters included: {@code random[:seed]}
 * @param summary how it plays, in a line
 */
public record PlayerInfo(String name, String syntax, String summary) {}
