package dev.outflank.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Formats and parses lines of CSV. */
public final class Csv {
    private Csv() {}

    public static String line(List<String> cells) {
        return cells.stream().map(Csv::cell).collect(Collectors.joining(",", "", "\r\n"));
    }

    /** Prefixes text that a spreadsheet would interpret as a formula with an apostrophe; numbers stay unchanged. */
    private static String cell(String value) {
        boolean isNumber = value.matches("-?[0-9.]+");
        boolean isFormula = !isNumber && !value.isEmpty() && "=+-@\t".indexOf(value.charAt(0)) >= 0;
        String safe = isFormula ? "'" + value : value;
        return safe.matches("(?s).*[\",\r\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    /** Parses lines of cells, with or without quotes. */
    public static List<List<String>> parse(String text) {
        List<List<String>> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (quoted || c != ',' && c != '\n' && c != '\r') {
                cell.append(c);
            } else if (c != '\r') {
                line.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    lines.add(line);
                    line = new ArrayList<>();
                }
            }
        }
        if (cell.length() > 0 || !line.isEmpty()) {
            line.add(cell.toString());
            lines.add(line);
        }
        return lines;
    }
}
