package dev.outflank.cli.bench;

import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The Markdown file of a run of all benchmarks. It is its own journal: it is written after every measurement, and a later
 * run keeps the rows whose command it finds in the table of the same section.
 */
final class BenchReport {
    private static final String FAILED = "| not measured: ";

    private final Path file;
    private final String head;
    private final List<BenchSection> sections;

    /** The rows of each measurement by its command, for each section by its heading. */
    private final Map<String, Map<String, List<String>>> rows = new LinkedHashMap<>();

    private BenchReport(Path file, String head, List<BenchSection> sections) {
        this.file = file;
        this.head = head;
        this.sections = sections;
        sections.forEach(section -> rows.put(section.question(), new LinkedHashMap<>()));
    }

    /**
     * Opens a report, with the rows that are in its file.
     *
     * @param head the text before the first section; a file with another one is refused, because rows of two machines or
     *     versions must not be mixed
     */
    static BenchReport open(Path file, String head, List<BenchSection> sections) throws IOException {
        if (Files.isDirectory(file)) {
            throw new UserException("-o takes a file, and " + file + " is a directory");
        }
        Path directory = file.toAbsolutePath().resolveSibling("");
        if (!Files.isDirectory(directory)) {
            throw new UserException("-o: there is no directory " + directory);
        }
        BenchReport report = new BenchReport(file, head, sections);
        if (Files.exists(file)) {
            String text = Files.readString(file);
            if (!text.startsWith(head)) {
                throw new UserException(file + " is not a report of this machine and this version: delete it or name"
                        + " another file with -o");
            }
            report.read(text.lines().toList());
        }
        report.write();
        return report;
    }

    private void read(List<String> lines) {
        Map<String, List<String>> section = new LinkedHashMap<>();
        int tableRow = 0;
        for (String line : lines) {
            if (line.startsWith("## ")) {
                section = rows.getOrDefault(line.substring(3), new LinkedHashMap<>());
                tableRow = 0;
            } else if (line.startsWith("| ") || line.startsWith("|-")) {
                tableRow++;
                // The first two lines of a table are its header.
                if (tableRow > 2 && !line.startsWith(FAILED)) {
                    section.computeIfAbsent(commandCell(line), _ -> new ArrayList<>())
                            .add(line);
                }
            }
        }
    }

    /** The cell before the last one. */
    private static String commandCell(String line) {
        String[] cells = line.split(" \\| ", -1);
        return cells.length < 2 ? line : cells[cells.length - 2];
    }

    boolean has(BenchSection section, BenchMeasurement measurement) {
        return table(section).containsKey(code(measurement.command()));
    }

    /** Removes the rows of a section that other options measured. */
    void keepOnly(BenchSection section) {
        Set<String> commands = Set.copyOf(section.measurements().stream()
                .map(measurement -> code(measurement.command()))
                .toList());
        table(section).keySet().removeIf(command -> !commands.contains(command));
    }

    /** Adds the rows of a measurement, and writes the file. */
    void add(BenchSection section, BenchMeasurement measurement, List<List<String>> cells, String when)
            throws IOException {
        String command = code(measurement.command());
        table(section)
                .put(
                        command,
                        cells.stream()
                                .map(row -> "| "
                                        + String.join(
                                                " | ",
                                                row.stream()
                                                        .map(BenchReport::cell)
                                                        .toList()) + " | " + command + " | " + when + " |")
                                .toList());
        write();
    }

    /** Adds the reason why a measurement failed; a later run repeats it. */
    void addFailure(BenchSection section, BenchMeasurement measurement, String reason, String when) throws IOException {
        List<String> cells = new ArrayList<>(List.of("not measured: " + reason));
        while (cells.size() < section.columns().size()) {
            cells.add("");
        }
        add(section, measurement, List.of(cells), when);
    }

    private Map<String, List<String>> table(BenchSection section) {
        return rows.getOrDefault(section.question(), Map.of());
    }

    private static String code(String command) {
        return "`" + cell(command).replace('`', '\'') + "`";
    }

    /** A text in a cell of a table. */
    private static String cell(String text) {
        return text.strip().replaceAll("\\s+", " ").replace("|", "\\|");
    }

    private void write() throws IOException {
        StringBuilder text = new StringBuilder(head);
        for (BenchSection section : sections) {
            text.append("\n## ").append(section.question()).append("\n\n");
            Map<String, List<String>> table = table(section);
            if (!table.isEmpty()) {
                text.append("| ")
                        .append(String.join(" | ", section.columns()))
                        .append(" | command | date, load |\n|")
                        .append("---|".repeat(section.columns().size() + 2))
                        .append('\n');
                inOrder(section, table)
                        .forEach(
                                lines -> lines.forEach(line -> text.append(line).append('\n')));
            }
            long missing = section.measurements().stream()
                    .filter(measurement -> !has(section, measurement))
                    .count();
            List<String> notes = new ArrayList<>(section.omissions());
            if (missing > 0) {
                notes.add("Not measured yet: " + missing + " of "
                        + section.measurements().size() + " measurements.");
            }
            if (!notes.isEmpty()) {
                text.append(table.isEmpty() ? "" : "\n")
                        .append(String.join(" ", notes))
                        .append('\n');
            }
        }
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(next, text);
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The rows in the order of the measurements, then those of other options. */
    private static List<List<String>> inOrder(BenchSection section, Map<String, List<String>> table) {
        Map<String, List<String>> rest = new LinkedHashMap<>(table);
        List<List<String>> ordered = new ArrayList<>();
        for (BenchMeasurement measurement : section.measurements()) {
            List<String> lines = rest.remove(code(measurement.command()));
            if (lines != null) {
                ordered.add(lines);
            }
        }
        ordered.addAll(rest.values());
        return ordered;
    }
}
