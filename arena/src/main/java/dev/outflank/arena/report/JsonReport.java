package dev.outflank.arena.report;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.tournament.TournamentCrossTable;
import dev.outflank.arena.tournament.TournamentEntry;
import dev.outflank.arena.tournament.TournamentResults;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Standings and cross table of a tournament as one JSON object. */
public final class JsonReport {
    private JsonReport() {}

    public static String format(TournamentResults results) {
        return JsonFields.toLine(toNode(results)) + '\n';
    }

    /** The report as a node, to be embedded in other JSON. */
    public static ObjectNode toNode(TournamentResults results) {
        ObjectNode node = JsonFields.newObject();
        node.put("format", results.options().format().description());
        node.put("conditions", results.options().conditions());
        node.put("games", 2 * results.playedPairs().size());
        node.put("firstMoveElo", results.strengths().firstMoveAdvantage());
        ArrayNode players = node.putArray("players");
        for (TournamentEntry entry : results.options().entries()) {
            players.addObject().put("name", entry.name()).put("spec", entry.spec());
        }
        ArrayNode tables = node.putArray("tables");
        for (StageStandings table : results.standings()) {
            ObjectNode standings = tables.addObject().put("stage", table.stage().name());
            ArrayNode rows = standings.putArray("rows");
            table.rows().forEach(row -> put(rows.addObject(), row));
        }
        putCrossTable(node.putArray("cross"), results);
        ArrayNode voided = node.putArray("void");
        results.voidPairs()
                .forEach(pair -> voided.addObject().put("a", pair.a()).put("b", pair.b()));
        return node;
    }

    private static void put(ObjectNode node, StandingsRow row) {
        node.put("rank", row.rank());
        node.put("name", row.name());
        node.put("score", row.score());
        node.put("indicator", row.indicator());
        node.put("wins", row.wins());
        node.put("draws", row.draws());
        node.put("losses", row.losses());
        node.put("status", row.status());
        ObjectNode faults = node.putObject("faults");
        row.faults().forEach((verdict, count) -> faults.put(verdict.name(), count));
        node.put("maxCpu", row.maxTime().cpu().toNanos() / 1e9);
        node.put("maxWall", row.maxTime().wall().toNanos() / 1e9);
        node.put("strength", row.elo());
        node.put("error", row.error());
        node.put("bestRank", row.bestRank());
        node.put("worstRank", row.worstRank());
    }

    private static void putCrossTable(ArrayNode cross, TournamentResults results) {
        TournamentCrossTable scores = results.crossTable();
        for (String name : results.options().names()) {
            for (String opponent : results.options().names()) {
                TournamentCrossTable.Score score = scores.score(name, opponent);
                if (score.games() > 0) {
                    cross.addObject()
                            .put("name", name)
                            .put("opponent", opponent)
                            .put("wins", score.wins())
                            .put("draws", score.draws())
                            .put("losses", score.losses());
                }
            }
        }
    }
}
