package dev.outflank.arena.competition;

import java.util.List;

/** Standings of one stage of a tournament, best first. */
public record StageStandings(Stage stage, List<StandingsRow> rows) {}
