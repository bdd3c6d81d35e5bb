package dev.outflank.arena.report;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Tables as CSV. Text that a spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets
 * themselves use to mark text; it is removed again on reading.
 */
public final class Csv {
    private static final Pattern FORMULA = Pattern.compile("(?s)'*(?:\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n]).*");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:\\.\\d+)?");

    private Csv() {}

    public static String format(Iterable<List<String>> lines) {
        StringWriter text = new StringWriter();
        try (CsvWriter writer =
                CsvWriter.builder().lineDelimiter(LineDelimiter.CRLF).build(text)) {
            lines.forEach(
                    line -> writer.writeRecord(line.stream().map(Csv::guard).toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /**
     * Reads cells that are separated by commas, semicolons or tabs, whichever comes first. An empty line is a line with
     * one empty cell.
     */
    public static List<List<String>> parse(String text) throws NotationException {
        String table = text.startsWith("\uFEFF") ? text.substring(1) : text;
        try (var records = CsvReader.builder()
                .fieldSeparator(separator(table))
                .skipEmptyLines(false)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .allowUnclosedQuote(true)
                .trimWhitespacesAroundQuotes(true)
                .ofCsvRecord(table)
                .stream()) {
            return records.map(Csv::cells).toList();
        } catch (CsvParseException e) {
            throw new NotationException("the table cannot be read: " + e.getMessage());
        }
    }

    /** The first separator outside quotes. */
    private static char separator(String table) {
        boolean quoted = false;
        for (int i = 0; i < table.length(); i++) {
            char c = table.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == ';' || c == '\t')) {
                return c;
            }
        }
        return ',';
    }

    private static List<String> cells(CsvRecord line) {
        return line.getFields().stream().map(Csv::unguard).toList();
    }

    private static String guard(String cell) {
        return FORMULA.matcher(cell).matches() && !NUMBER.matcher(cell).matches() ? "'" + cell : cell;
    }

    private static String unguard(String cell) {
        return cell.startsWith("'")
                        && FORMULA.matcher(cell).region(1, cell.length()).matches()
                ? cell.substring(1)
                : cell;
    }
}
