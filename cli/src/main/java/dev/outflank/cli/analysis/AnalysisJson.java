package dev.outflank.cli.analysis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.GameAnalysis.MistakeTotals;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.analysis.MoveReason;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An analysed game as JSON. */
final class AnalysisJson {
    private AnalysisJson() {}

    static String format(AnalyzedGame analyzed) {
        ObjectNode node = JsonFields.newObject();
        node.put("game", analyzed.number());
        node.put("games", analyzed.gameCount());
        node.put("black", analyzed.game().black());
        node.put("white", analyzed.game().white());
        node.put("event", analyzed.game().event());
        node.put("date", analyzed.game().date());
        node.put("size", analyzed.game().size());
        node.put("start", BoardText.format(analyzed.game().game().startPosition()));
        analyzed.opening().ifPresent(opening -> node.put("opening", opening));
        analyzed.game().result().ifPresent(result -> node.put("result", result.toString()));
        ArrayNode moves = node.putArray("moves");
        for (MoveAnalysis move : analyzed.analysis().moves()) {
            ObjectNode object = moves.addObject();
            put(object, move);
            if (move.grade().isMistake()) {
                ArrayNode reasons = object.putArray("reasons");
                analyzed.analysis().reasons(move).forEach(reason -> put(reasons.addObject(), reason, move.side()));
            }
        }
        ArrayNode values = node.putArray("forBlack");
        analyzed.analysis().scoresForBlack().forEach(value -> put(values.addObject(), value));
        ObjectNode totals = node.putObject("totals");
        for (Colour side : Colour.values()) {
            put(
                    totals.putObject(side.title().toLowerCase(Locale.ROOT)),
                    analyzed.analysis().mistakeTotals(side));
        }
        analyzed.analysis().turningPoint().ifPresent(move -> node.put("turningPoint", move.ply() + 1));
        return JsonFields.toLine(node);
    }

    private static void put(ObjectNode node, MoveAnalysis move) {
        node.put("number", move.ply() + 1);
        node.put("side", move.side().title().toLowerCase(Locale.ROOT));
        node.put("move", move.played().toString());
        put(node.putObject("value"), move.score());
        node.put("best", move.bestMove().toString());
        put(node.putObject("bestValue"), move.bestScore());
        put(node.putArray("line"), move.pv());
        node.put("lost", move.discsLost());
        node.put("grade", move.grade().name().toLowerCase(Locale.ROOT));
    }

    private static void put(ObjectNode node, MoveReason reason, Colour side) {
        node.put("kind", reason.kind().name().toLowerCase(Locale.ROOT));
        node.put("square", reason.square().isPass() ? "" : reason.square().toString());
        node.put("before", reason.before());
        node.put("after", reason.after());
        node.put("text", ReasonText.clause(reason, side));
    }

    static void put(ObjectNode node, AnalysisScore value) {
        node.put("discs", value.discs());
        node.put("exact", value.exact());
        node.put("depth", value.depth());
        node.put("selectivity", value.selectivity().percent());
    }

    static void put(ArrayNode node, List<Move> line) {
        line.forEach(move -> node.add(move.toString()));
    }

    private static void put(ObjectNode node, MistakeTotals total) {
        node.put("errors", total.errors());
        node.put("discsLost", total.discsLost());
        node.put("doubts", total.doubts());
        node.put("discsDoubted", total.discsDoubted());
    }
}
