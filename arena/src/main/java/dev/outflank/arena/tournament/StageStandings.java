package dev.outflank.arena.tournament;

import java.util.List;

/** The standing in one stage of a tournament, the best first. */
public record StageStandings(Stage stage, List<StandingsRow> rows) {}
