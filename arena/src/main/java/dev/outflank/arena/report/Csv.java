package dev.outflank.arena.report;

import java.util.List;
import java.util.stream.Collectors;

/** Formats lines of CSV. */
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
}
