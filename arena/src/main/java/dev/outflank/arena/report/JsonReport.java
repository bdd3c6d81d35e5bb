package dev.outflank.arena.report;

import dev.outflank.arena.record.Fields;
import dev.outflank.arena.tournament.CrossTable;
import dev.outflank.arena.tournament.Entrant;
import dev.outflank.arena.tournament.Results;
import dev.outflank.arena.tournament.Row;
import dev.outflank.arena.tournament.Table;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A tournament's tables for programs, in one JSON object. */
public final class JsonReport {
    private JsonReport() {}

    public static String format(Results results) {
        return Fields.line(object(results)) + '\n';
    }

    /** The same, to be part of something else. */
    public static ObjectNode object(Results results) {
        ObjectNode node = Fields.object();
        node.put("format", results.plan().format().description());
        node.put("conditions", results.plan().conditions());
        node.put("games", 2 * results.played().size());
        node.put("firstMoveElo", results.strengths().firstMove());
        ArrayNode players = node.putArray("players");
        for (Entrant entrant : results.plan().entrants()) {
            players.addObject().put("name", entrant.name()).put("spec", entrant.spec());
        }
        ArrayNode tables = node.putArray("tables");
        for (Table table : results.tables()) {
            ObjectNode one = tables.addObject().put("stage", table.stage().name());
            ArrayNode rows = one.putArray("rows");
            table.rows().forEach(row -> put(rows.addObject(), row));
        }
        putCrossTable(node.putArray("cross"), results);
        ArrayNode voided = node.putArray("void");
        results.voided()
                .forEach(meeting -> voided.addObject().put("a", meeting.a()).put("b", meeting.b()));
        return node;
    }

    private static void put(ObjectNode node, Row row) {
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
        node.put("maxCpu", row.longest().cpu().toNanos() / 1e9);
        node.put("maxWall", row.longest().wall().toNanos() / 1e9);
        node.put("strength", row.elo());
        node.put("error", row.error());
        node.put("bestRank", row.bestRank());
        node.put("worstRank", row.worstRank());
    }

    private static void putCrossTable(ArrayNode cross, Results results) {
        CrossTable scores = results.crossTable();
        for (String name : results.plan().names()) {
            for (String opponent : results.plan().names()) {
                CrossTable.Score score = scores.score(name, opponent);
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
