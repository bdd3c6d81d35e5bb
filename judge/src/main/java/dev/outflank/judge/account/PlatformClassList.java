package dev.outflank.judge.account;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Recognises tables of learning platforms by their titles, and converts them to lines of login, name and e-mail address:
 * the gradebook of Canvas, the participants or grades of Moodle, and the roster or grades of Gradescope.
 */
final class PlatformClassList {
    private static final List<String> LOGINS =
            List.of("sis login id", "username", "login", "sis user id", "id number", "sid", "student id");
    private static final List<String> EMAILS = List.of("email address", "email", "e-mail", "e-mail address");
    private static final List<String> NAMES = List.of("student", "full name", "name");

    private final List<String> titles;

    private PlatformClassList(List<String> titles) {
        this.titles = titles;
    }

    /** These lines if they are not a table of a platform. Blank cells stay where they are, so that lines keep their numbers. */
    static List<List<String>> convert(List<List<String>> lines) {
        if (lines.isEmpty()) {
            return lines;
        }
        PlatformClassList table = new PlatformClassList(lines.getFirst().stream()
                .map(title -> title.replace("\uFEFF", "").strip().toLowerCase(Locale.ROOT))
                .toList());
        boolean isCanvas = table.column(List.of("sis login id")).isPresent()
                || table.column(List.of("sis user id")).isPresent();
        boolean hasNames = table.column(List.of("first name")).isPresent()
                && table.column(EMAILS).isPresent();
        if (!isCanvas && !hasNames) {
            return lines;
        }
        List<List<String>> converted = new ArrayList<>(List.of(List.of("")));
        lines.stream().skip(1).map(table::member).forEach(converted::add);
        return converted;
    }

    private Optional<Integer> column(List<String> names) {
        return names.stream()
                .flatMap(name -> IntStream.range(0, titles.size())
                        .filter(i -> titles.get(i).equals(name))
                        .boxed())
                .findFirst();
    }

    private String cell(List<String> line, List<String> names) {
        return names.stream()
                .flatMap(name -> column(List.of(name)).stream())
                .filter(column -> column < line.size())
                .map(column -> line.get(column).strip())
                .filter(cell -> !cell.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** The line of a student; a blank one for totals, test students and staff. */
    private List<String> member(List<String> line) {
        String name = cell(line, NAMES);
        String role = cell(line, List.of("role", "roles")).toLowerCase(Locale.ROOT);
        boolean student = role.isEmpty() || role.contains("student");
        String email = cell(line, EMAILS);
        String login = cell(line, LOGINS);
        if (!student || name.equals("Points Possible") || name.equals("Student, Test")) {
            return List.of("");
        }
        // Canvas sorts by family name.
        int comma = name.indexOf(',');
        if (name.isEmpty()) {
            name = (cell(line, List.of("first name")) + " " + cell(line, List.of("last name", "surname"))).strip();
        } else if (comma > 0) {
            name = name.substring(comma + 1).strip() + " "
                    + name.substring(0, comma).strip();
        }
        return login.isEmpty() && email.isEmpty() ? List.of("") : List.of(login.isEmpty() ? email : login, name, email);
    }
}
