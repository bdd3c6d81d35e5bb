package dev.outflank.engine.ladder;

/**
 * What a person needs to know to pick a player.
 *
 * @param name the word before the colon
 * @param form how it is written, parameters included: {@code random[:seed]}
 * @param idea how it plays, in a line
 */
public record Rung(String name, String form, String idea) {}
