package dev.outflank.judge.marking;

import dev.outflank.arena.report.Csv;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Total marks as CSV with the columns by which the gradebook of a learning platform recognises students. */
public final class GradebookCsv {
    /** The learning platforms. */
    public enum Platform {
        CANVAS,
        MOODLE,
        GRADESCOPE;

        public static Optional<Platform> find(String name) {
            return Arrays.stream(values())
                    .filter(platform -> platform.name().toLowerCase(Locale.ROOT).equals(name))
                    .findFirst();
        }
    }

    /** What a platform knows about a student. */
    public record Student(String name, Optional<String> email) {
        private String firstName() {
            int space = name.lastIndexOf(' ');
            return space < 0 ? name : name.substring(0, space);
        }

        private String lastName() {
            return name.substring(name.lastIndexOf(' ') + 1);
        }
    }

    private GradebookCsv() {}

    /**
     * Formats the totals.
     *
     * @param students names and addresses by login
     */
    public static String format(Platform platform, Marks marks, Map<String, Student> students) {
        String title = marks.contest().title();
        String maximum = marks.contest().totalMarks().toPlainString();
        List<List<String>> lines = new ArrayList<>(
                switch (platform) {
                    case CANVAS ->
                        List.of(
                                List.of("Student", "ID", "SIS User ID", "SIS Login ID", "Section", title),
                                List.of("Points Possible", "", "", "", "", maximum));
                    case MOODLE -> List.of(List.of("Username", "Email address", title, "Feedback comments"));
                    case GRADESCOPE ->
                        List.of(List.of("First Name", "Last Name", "SID", "Email", "Total Score", "Max Points"));
                });
        for (Marks.StudentMarks row : marks.students()) {
            Student student = students.getOrDefault(row.name(), new Student(row.name(), Optional.empty()));
            String email = student.email().orElse("");
            String total = row.total().toPlainString();
            lines.add(
                    switch (platform) {
                        case CANVAS -> List.of(canvasName(student), "", "", row.name(), "", total);
                        case MOODLE ->
                            List.of(
                                    row.name(),
                                    email,
                                    total,
                                    row.penalty().map(one -> one.describe()).orElse(""));
                        case GRADESCOPE ->
                            List.of(student.firstName(), student.lastName(), row.name(), email, total, maximum);
                    });
        }
        return Csv.format(lines);
    }

    private static String canvasName(Student student) {
        return student.firstName().equals(student.name())
                ? student.name()
                : student.lastName() + ", " + student.firstName();
    }
}
