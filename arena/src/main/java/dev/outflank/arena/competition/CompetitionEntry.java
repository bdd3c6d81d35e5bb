package dev.outflank.arena.competition;

/** An entry of a competition, which the {@link ResultLog} refers to by its index. */
public record CompetitionEntry(long id, String name) {}
