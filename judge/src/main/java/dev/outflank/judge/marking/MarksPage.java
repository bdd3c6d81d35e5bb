package dev.outflank.judge.marking;

import dev.outflank.judge.contest.Part;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Marks as a self-contained HTML page: the table, then every student's reasons and logs. */
public final class MarksPage {
    private MarksPage() {}

    public static String format(Marks marks) {
        Page page = new Page(marks.contest().title(), marks.contest().course());
        List<String> titles = new ArrayList<>(List.of("student"));
        for (Part part : marks.contest().parts()) {
            titles.add(part.title() + " /" + part.marks().toPlainString());
        }
        titles.add("total /" + marks.contest().totalMarks().toPlainString());
        List<List<String>> rows = new ArrayList<>();
        for (Marks.StudentMarks student : marks.students()) {
            List<String> cells = new ArrayList<>(List.of(student.name()));
            student.parts()
                    .values()
                    .forEach(mark -> cells.add(
                            mark.marks().map(BigDecimal::toPlainString).orElse("–")));
            cells.add(student.total().toPlainString());
            rows.add(cells);
        }
        page.table(titles, rows);
        for (Marks.StudentMarks student : marks.students()) {
            page.heading(student.name());
            student.remarks().forEach(remark -> page.paragraph("Remark: " + remark + "."));
            for (Map.Entry<String, PartMark> part : student.parts().entrySet()) {
                PartMark mark = part.getValue();
                String given = mark.marks().map(BigDecimal::toPlainString).orElse("–");
                page.details(part.getKey() + ": " + given + ". " + mark.reason(), mark.log());
            }
        }
        return page.toString();
    }

    /** A file name for a student or part: unsafe characters are replaced and a hash keeps different names distinct. */
    static String fileName(String name) {
        String safe = name.replaceAll("[^A-Za-z0-9._-]+", "_").replaceFirst("^\\.+", "_");
        String cut = safe.substring(0, Math.min(60, safe.length()));
        return cut.equals(name) ? cut : cut + "-" + Integer.toHexString(name.hashCode());
    }
}
