package dev.outflank.web.compete;

import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.ContestSettings;
import dev.outflank.judge.contest.Dates;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.rules.Position;
import io.javalin.http.Context;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The form of a contest's settings: what was typed, and what is wrong with it, by field. */
final class ContestForm {
    private static final int MAX_TITLE_LENGTH = 200;

    private final Map<String, String> values;
    private final Map<String, String> errors = new LinkedHashMap<>();

    private ContestForm(Map<String, String> values) {
        this.values = values;
    }

    /** An empty form, for a new contest like a course. */
    static ContestForm empty(String like) {
        return new ContestForm(Map.of("like", like));
    }

    /** The form as it was sent. */
    static ContestForm of(Context context) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String name : context.formParamMap().keySet()) {
            values.put(name, ContestLookup.formValue(context, name));
        }
        return new ContestForm(values);
    }

    /** The settings of an existing contest. */
    static ContestForm of(HostedContest hosted) {
        ContestSettings settings = ContestSettings.of(hosted);
        return new ContestForm(Map.of(
                "title",
                settings.title(),
                "opens",
                settings.dates().opens().map(LocalDateTime::toString).orElse(""),
                "closes",
                settings.dates().closes().map(LocalDateTime::toString).orElse(""),
                "boards",
                settings.boards().stream().map(String::valueOf).collect(Collectors.joining(", ")),
                "open",
                settings.open() ? "yes" : ""));
    }

    String value(String field) {
        return values.getOrDefault(field, "");
    }

    /** What is wrong with a field; empty if nothing is. */
    String error(String field) {
        return errors.getOrDefault(field, "");
    }

    boolean isValid() {
        return errors.isEmpty();
    }

    void reject(String field, String sentence) {
        errors.putIfAbsent(field, sentence);
    }

    /** A check by the judge. */
    @FunctionalInterface
    interface FieldCheck {
        void run() throws RequestRefusedException;
    }

    /** Marks a field if the judge refuses it. */
    void check(String field, FieldCheck check) {
        try {
            check.run();
        } catch (RequestRefusedException refusal) {
            reject(field, refusal.sentence());
        }
    }

    /** The settings; fields that cannot be used are marked. */
    ContestSettings settings() {
        String title = value("title");
        if (title.isEmpty() || title.length() > MAX_TITLE_LENGTH) {
            reject("title", "A title has 1 to " + MAX_TITLE_LENGTH + " characters.");
        }
        Optional<LocalDateTime> opens = date("opens");
        Optional<LocalDateTime> closes = date("closes");
        if (opens.isPresent() && closes.isPresent() && !opens.get().isBefore(closes.get())) {
            reject("closes", "The contest must close later than it opens.");
        }
        return new ContestSettings(
                title, new Dates(opens, closes), boards(), value("open").equals("yes"));
    }

    private Optional<LocalDateTime> date(String field) {
        String text = value(field).replace(' ', 'T');
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDateTime.parse(text.length() == 10 ? text + "T00:00" : text));
        } catch (DateTimeParseException e) {
            reject(field, "A date is written like 2027-03-31 23:59.");
            return Optional.empty();
        }
    }

    private List<Integer> boards() {
        List<Integer> boards = new ArrayList<>();
        for (String word : value("boards").split("[\\s,;]+")) {
            if (word.matches("\\d{1,2}") && Position.isValidSize(Integer.parseInt(word))) {
                boards.add(Integer.valueOf(word));
            } else if (!word.isEmpty()) {
                reject("boards", "Boards are even numbers from 4 to 26, like 8 or 8, 10, not " + word + ".");
            }
        }
        return boards;
    }
}
