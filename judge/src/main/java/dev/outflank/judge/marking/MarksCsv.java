package dev.outflank.judge.marking;

import dev.outflank.arena.report.Csv;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Marks as CSV. Manual marks that the staff filled in are read back and kept. */
public final class MarksCsv {
    private static final String STUDENT = "student";

    private MarksCsv() {}

    public static String format(Marks marks) {
        List<String> titles = new ArrayList<>(List.of(STUDENT));
        titles.addAll(marks.titles());
        if (marks.hasPenalties()) {
            titles.add("penalty");
        }
        titles.addAll(List.of("total", "reasons"));
        List<List<String>> lines = new ArrayList<>(List.of(titles));
        for (Marks.StudentMarks student : marks.students()) {
            List<String> cells = new ArrayList<>(List.of(student.name()));
            List<String> reasons = new ArrayList<>();
            student.parts().forEach((title, mark) -> {
                cells.add(mark.marks().map(BigDecimal::toPlainString).orElse(""));
                reasons.add(title + ": " + mark.reason());
            });
            reasons.addAll(student.remarks());
            student.penalty().ifPresent(penalty -> reasons.add(penalty.describe()));
            if (marks.hasPenalties()) {
                cells.add(student.deduction().negate().toPlainString());
            }
            cells.add(student.total().toPlainString());
            cells.add(String.join(" | ", reasons).replaceAll("\\s+", " "));
            lines.add(cells);
        }
        return Csv.format(lines);
    }

    /** Manual marks in the file of an earlier run, by student and part; empty when there is no such file. */
    public static Map<String, Map<String, BigDecimal>> readManualMarks(Path file, Contest contest) throws IOException {
        if (!Files.exists(file)) {
            return new HashMap<>();
        }
        try {
            return parseManualMarks(Files.readString(file), contest);
        } catch (NotationException e) {
            throw new IOException(file + ": " + e.reason(), e);
        }
    }

    /** Manual marks in a table as CSV, whose first line has the titles of the parts. */
    public static Map<String, Map<String, BigDecimal>> parseManualMarks(String csv, Contest contest)
            throws NotationException {
        Map<String, Map<String, BigDecimal>> marks = new HashMap<>();
        List<List<String>> lines = Csv.parse(csv);
        List<String> titles = lines.isEmpty() ? List.of("") : lines.getFirst();
        if (!titles.getFirst().equals(STUDENT)) {
            throw new NotationException(
                    "a table of marks is expected: the first cell of the first line must be '" + STUDENT + "'");
        }
        for (Part part : contest.parts()) {
            int column = titles.indexOf(part.title());
            if (part instanceof Part.Manual && column > 0) {
                for (List<String> line : lines.subList(1, lines.size())) {
                    String cell = line.size() > column ? line.get(column).strip() : "";
                    if (!cell.isEmpty()) {
                        String name = line.getFirst();
                        marks.computeIfAbsent(name, student -> new HashMap<>())
                                .put(part.title(), number(cell, name, part));
                    }
                }
            }
        }
        return marks;
    }

    private static BigDecimal number(String cell, String student, Part part) throws NotationException {
        String text = cell.replace(',', '.');
        if (text.matches("\\d{1,4}(\\.\\d{1,3})?") && new BigDecimal(text).compareTo(part.marks()) <= 0) {
            return new BigDecimal(text);
        }
        throw new NotationException(student + " has '" + cell + "' for " + part.title()
                + "; it must be a number from 0 to " + part.marks().toPlainString());
    }
}
