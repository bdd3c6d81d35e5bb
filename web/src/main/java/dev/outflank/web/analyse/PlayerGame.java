package dev.outflank.web.analyse;

import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.PlayerReport;
import dev.outflank.engine.analysis.PlayerReport.PlayedGame;
import dev.outflank.engine.analysis.PlayerReport.Sum;
import dev.outflank.rules.Colour;
import dev.outflank.rules.record.Opening;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.board.OpeningName;
import dev.outflank.web.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The report on a player from one game. The page adds up the rows of many games.
 *
 * @param rows the sums, by section and name
 * @param mistakes the costliest mistakes, the worst first
 */
record PlayerGame(List<Row> rows, List<Mistake> mistakes) {
    /** A sum over some of the moves. */
    record Row(String section, String name, int games, int moves, int mistakes, int discsLost) {
        private static Row of(String section, String name, Sum sum) {
            return new Row(section, name, sum.games(), sum.moves(), sum.mistakes(), sum.discsLost());
        }
    }

    /** A mistake; the better move is not sent, because the position is to be practised. */
    record Mistake(int ply, String played, int lost) {}

    static PlayerGame of(GameAnalysis analysis, Colour side, String date, Messages messages) {
        String opening = Opening.of(analysis.game())
                .map(named -> OpeningName.in(messages, named))
                .orElse("");
        PlayerReport report = new PlayerReport();
        report.add(new PlayedGame(
                analysis,
                side,
                opening,
                RecordedGame.of(analysis.game()).withEvent("", date).year()));
        List<Row> rows = new ArrayList<>();
        rows.add(Row.of("total", "", report.total()));
        add(rows, "phase", report.byPhase());
        report.byColour().forEach((colour, sum) -> rows.add(Row.of("colour", MoveView.sideName(colour), sum)));
        add(rows, "opening", report.byOpening());
        add(rows, "year", report.byYear());
        rows.add(Row.of("endgame", "", report.endgame()));
        return new PlayerGame(
                rows,
                report.worst().stream()
                        .map(worst -> new Mistake(
                                worst.move().ply(),
                                worst.move().played().toString(),
                                worst.move().discsLost()))
                        .toList());
    }

    private static void add(List<Row> rows, String section, Map<String, Sum> sums) {
        sums.forEach((name, sum) -> rows.add(Row.of(section, name, sum)));
    }
}
