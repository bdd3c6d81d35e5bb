package dev.outflank.cli;

import dev.outflank.arena.record.Fields;
import dev.outflank.engine.analysis.GameAnalysis.Total;
import dev.outflank.engine.analysis.MoveVerdict;
import dev.outflank.engine.analysis.Value;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An analysed game for a program. */
final class AnalysisJson {
    private AnalysisJson() {}

    static String line(AnalyzedGame analyzed) {
        ObjectNode node = Fields.object();
        node.put("game", analyzed.number());
        node.put("games", analyzed.games());
        node.put("black", analyzed.game().black());
        node.put("white", analyzed.game().white());
        node.put("event", analyzed.game().event());
        node.put("date", analyzed.game().date());
        node.put("size", analyzed.game().size());
        node.put("start", BoardText.format(analyzed.game().game().startPosition()));
        analyzed.opening().ifPresent(opening -> node.put("opening", opening));
        analyzed.game().result().ifPresent(result -> node.put("result", result.toString()));
        ArrayNode moves = node.putArray("moves");
        analyzed.analysis().moves().forEach(move -> put(moves.addObject(), move));
        ArrayNode values = node.putArray("forBlack");
        analyzed.analysis().forBlack().forEach(value -> put(values.addObject(), value));
        ObjectNode totals = node.putObject("totals");
        for (Colour side : Colour.values()) {
            put(totals.putObject(side.title().toLowerCase(Locale.ROOT)), analyzed.analysis().total(side));
        }
        analyzed.analysis().turningPoint().ifPresent(move -> node.put("turningPoint", move.ply() + 1));
        return Fields.line(node);
    }

    private static void put(ObjectNode node, MoveVerdict move) {
        node.put("number", move.ply() + 1);
        node.put("side", move.side().title().toLowerCase(Locale.ROOT));
        node.put("move", move.played().toString());
        put(node.putObject("value"), move.value());
        node.put("best", move.best().toString());
        put(node.putObject("bestValue"), move.bestValue());
        put(node.putArray("line"), move.line());
        node.put("lost", move.lost());
        node.put("grade", move.grade().name().toLowerCase(Locale.ROOT));
    }

    static void put(ObjectNode node, Value value) {
        node.put("discs", value.discs());
        node.put("exact", value.exact());
        node.put("depth", value.depth());
        node.put("selectivity", value.selectivity().percent());
    }

    static void put(ArrayNode node, List<Move> line) {
        line.forEach(move -> node.add(move.toString()));
    }

    private static void put(ObjectNode node, Total total) {
        node.put("errors", total.errors());
        node.put("discsLost", total.discsLost());
        node.put("doubts", total.doubts());
        node.put("discsDoubted", total.discsDoubted());
    }
}
