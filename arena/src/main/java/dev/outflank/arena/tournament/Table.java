package dev.outflank.arena.tournament;

import java.util.List;

/** The standing in one stage of a tournament, the best first. */
public record Table(Stage stage, List<Row> rows) {}
