package dev.outflank.arena.report;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.tournament.ScheduledPair;
import dev.outflank.arena.tournament.TournamentCrossTable;
import dev.outflank.arena.tournament.TournamentResults;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A tournament as plain text: standings, cross table, faults and void pairs. */
public final class TextReport {
    private static final int PLAYER = 1;

    private TextReport() {}

    public static String format(TournamentResults results) {
        StringBuilder text = new StringBuilder();
        List<StageStandings> tables = results.standings();
        for (StageStandings table : tables) {
            text.append(table.stage().title()).append('\n');
            List<List<String>> lines = new ArrayList<>();
            lines.add(Cells.headers(table.stage()));
            table.rows().forEach(row -> lines.add(Cells.of(table.stage(), row)));
            grid(text, lines, PLAYER);
            text.append('\n');
        }
        crossTable(text, Cells.names(tables.getLast()), results.crossTable());
        faults(text, tables);
        for (ScheduledPair pair : results.voidPairs()) {
            text.append("Void because the arena failed: ")
                    .append(pair.a())
                    .append(" – ")
                    .append(pair.b());
            text.append('\n');
        }
        text.append(String.format(
                Locale.ROOT,
                "%d games; moving first is worth %+.0f Elo. Strength: mean 1500, with 95 %% error bars.\n",
                2 * results.playedPairs().size(),
                results.strengths().firstMoveAdvantage()));
        return text.toString();
    }

    private static void crossTable(StringBuilder text, List<String> names, TournamentCrossTable scores) {
        List<List<String>> lines = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("", ""));
        for (int i = 0; i < names.size(); i++) {
            header.add(String.valueOf(i + 1));
        }
        lines.add(header);
        for (int i = 0; i < names.size(); i++) {
            List<String> line = new ArrayList<>(List.of(String.valueOf(i + 1), names.get(i)));
            for (String opponent : names) {
                line.add(opponent.equals(names.get(i)) ? "·" : Cells.points(scores.score(names.get(i), opponent)));
            }
            lines.add(line);
        }
        text.append("Points of the player on the left\n");
        grid(text, lines, PLAYER);
        text.append('\n');
    }

    private static void faults(StringBuilder text, List<StageStandings> tables) {
        for (StageStandings table : tables) {
            for (StandingsRow row : table.rows()) {
                if (!row.faults().isEmpty()) {
                    text.append(row.name())
                            .append(": ")
                            .append(Cells.faults(row))
                            .append('\n');
                }
            }
        }
    }

    /** Appends a table with aligned columns: one column left-aligned, the others right-aligned. */
    private static void grid(StringBuilder text, List<List<String>> lines, int leftColumn) {
        int[] widths = new int[lines.getFirst().size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], width(line.get(i)));
            }
        }
        for (List<String> line : lines) {
            StringBuilder row = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String space = " ".repeat(widths[i] - width(line.get(i)));
                row.append(i == leftColumn ? line.get(i) + space : space + line.get(i))
                        .append("  ");
            }
            text.append(row.toString().stripTrailing()).append('\n');
        }
    }

    private static int width(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
