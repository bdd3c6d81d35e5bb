package dev.outflank.judge.account;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.arena.report.Csv;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Parses a class list in CSV: a login, a name and optionally an e-mail address on each line, or a table that Canvas, Moodle
 * or Gradescope has exported. A header line is skipped.
 */
public final class ClassList {
    static final Pattern LOGIN = Pattern.compile("[a-z0-9][a-z0-9._@-]{0,63}");
    static final int MAX_NAME_LENGTH = 100;

    private static final int MAX_MEMBERS = 5000;
    private static final Set<String> HEADER_WORDS = Set.of("login", "user", "username", "student", "id", "email");

    /** Distinguishes e-mail addresses from other text; not a full validation. */
    static final Pattern EMAIL = Pattern.compile("[^\\s@]{1,64}@[^\\s@]{1,190}");

    /** One line of the list. */
    public record Member(String login, String name, Optional<String> email) {}

    private ClassList() {}

    public static List<Member> parse(String csv) throws RequestRefusedException {
        List<Member> members = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Set<String> addresses = new HashSet<>();
        List<List<String>> lines = PlatformClassList.convert(parseLines(csv));
        for (int i = 0; i < lines.size(); i++) {
            List<String> cells = lines.get(i).stream().map(String::strip).toList();
            String login = cells.getFirst().toLowerCase(Locale.ROOT);
            if (cells.stream().allMatch(String::isEmpty) || i == 0 && HEADER_WORDS.contains(login)) {
                continue;
            }
            if (!LOGIN.matcher(login).matches()) {
                throw new RequestRefusedException(
                        "line " + (i + 1) + " of the class list begins with " + quoted(cells.getFirst())
                                + ": a login has at most 64 letters, digits, dots, underscores, dashes and @");
            }
            String name = cells.size() > 1 && !cells.get(1).isEmpty() ? cells.get(1) : login;
            checkName(name);
            Optional<String> email = cells.stream()
                    .skip(2)
                    .limit(1)
                    .filter(cell -> !cell.isEmpty())
                    .map(ClassList::normalizeEmail)
                    .findFirst();
            if (email.isPresent() && !EMAIL.matcher(email.get()).matches()) {
                throw new RequestRefusedException("line " + (i + 1) + " of the class list has " + quoted(cells.get(2))
                        + " where an e-mail address is expected");
            }
            if (!seen.add(login) || email.isPresent() && !addresses.add(email.get())) {
                throw new RequestRefusedException(
                        "line " + (i + 1) + " of the class list repeats the login or the address of " + login);
            }
            members.add(new Member(login, name, email));
        }
        if (members.isEmpty() || members.size() > MAX_MEMBERS) {
            throw new RequestRefusedException("a class list must have 1 to " + MAX_MEMBERS
                    + " lines like 'ann,Ann Example', not " + members.size());
        }
        return members;
    }

    private static List<List<String>> parseLines(String csv) throws RequestRefusedException {
        try {
            return Csv.parse(csv);
        } catch (NotationException e) {
            throw new RequestRefusedException(e.reason());
        }
    }

    /** The form of an e-mail address that is stored and compared. */
    static String normalizeEmail(String given) {
        return given.strip().toLowerCase(Locale.ROOT);
    }

    static void checkName(String name) throws RequestRefusedException {
        if (name.isBlank() || name.length() > MAX_NAME_LENGTH || name.chars().anyMatch(Character::isISOControl)) {
            throw new RequestRefusedException("a name must have 1 to " + MAX_NAME_LENGTH + " characters on one line");
        }
    }
}
