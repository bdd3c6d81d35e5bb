package dev.outflank.arena.report;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Data of the page's game replay. The page does not implement the rules: every move lists the squares that change, first
 * that of the new disc, then the flipped ones. A pass changes none.
 */
final class ReplayData {
    private ReplayData() {}

    static String toJson(TournamentResults results) {
        ObjectNode data = JsonFields.newObject();
        ArrayNode names = data.putArray("names");
        results.options().names().forEach(names::add);
        ArrayNode games = data.putArray("games");
        for (PlayedPair pair : results.playedPairs()) {
            List<GameRecord> records = pair.games();
            for (int i = 0; i < records.size(); i++) {
                put(
                        games.addObject(),
                        pair.scheduled().firstGameNumber() + i,
                        records.get(i),
                        results.options().names());
            }
        }
        return JsonFields.toLine(data);
    }

    private static void put(ObjectNode node, int number, GameRecord record, List<String> names) {
        Position end = record.game().position();
        Position start = record.game().startPosition();
        node.put("number", number);
        node.put("black", names.indexOf(record.black()));
        node.put("white", names.indexOf(record.white()));
        node.put("size", record.size());
        node.put("opening", record.openingPlies());
        node.put("outcome", record.outcome().name());
        node.put("discs", end.discs(Colour.BLACK) + "–" + end.discs(Colour.WHITE));
        if (record.fault() != null) {
            node.put("verdict", record.fault().verdict().name());
            node.put("reason", record.fault().reason());
        }
        node.put("log", GameLog.fileName(number, record));
        node.put("start", BoardText.board(start, 'X', 'O', '-', ""));
        node.put("first", start.toMove() == Colour.BLACK ? "X" : "O");
        putMoves(node.putArray("plies"), record);
        putTimes(node.putArray("times"), record);
    }

    private static void putMoves(ArrayNode plies, GameRecord record) {
        List<Position> positions = record.game().positions();
        List<Move> moves = record.game().moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            ArrayNode squares = plies.addArray();
            Move move = moves.get(ply);
            if (!move.isPass()) {
                squares.add(move.row() * record.size() + move.column());
                putFlipped(squares, positions.get(ply), positions.get(ply + 1));
            }
        }
    }

    private static void putFlipped(ArrayNode squares, Position before, Position after) {
        for (int row = 0; row < before.size(); row++) {
            for (int column = 0; column < before.size(); column++) {
                if (before.at(row, column) != null && before.at(row, column) != after.at(row, column)) {
                    squares.add(row * before.size() + column);
                }
            }
        }
    }

    /** CPU and wall time of every move after the opening, in milliseconds. */
    private static void putTimes(ArrayNode times, GameRecord record) {
        for (TimeUsage spent : record.moveTimes()) {
            times.addArray().add(milliseconds(spent.cpu())).add(milliseconds(spent.wall()));
        }
    }

    private static double milliseconds(Duration duration) {
        return Math.round(duration.toNanos() / 1e4) / 1e2;
    }
}
