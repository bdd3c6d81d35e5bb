package dev.outflank.judge.contest;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Parses the dates of a contest and the rules of its class. */
final class ClassRuleParser {
    private static final int MAX_LATE_DAYS = 60;
    private static final int MAX_GROUP_SIZE = 10;
    private static final String LOGIN = "[a-z0-9][a-z0-9._@-]{0,63}";

    private ClassRuleParser() {}

    static Dates dates(Section root) throws ContestException {
        Optional<Section> section = root.optionalSection("dates");
        if (section.isEmpty()) {
            return new Dates(Optional.empty(), Optional.empty());
        }
        Dates dates = new Dates(date(section.get(), "opens"), date(section.get(), "closes"));
        section.get().rejectUnknownFields();
        if (dates.opens().isPresent()
                && dates.closes().isPresent()
                && !dates.opens().get().isBefore(dates.closes().get())) {
            throw section.get().invalid("closes", "must be later than 'opens'");
        }
        return dates;
    }

    private static Optional<LocalDateTime> date(Section section, String field) throws ContestException {
        if (!section.has(field)) {
            return Optional.empty();
        }
        String text = section.text(field);
        Optional<LocalDateTime> date = ClassService.parseDate(text);
        if (date.isEmpty()) {
            throw section.invalid(field, "must be a date like 2027-03-31 or 2027-03-31 23:59, not '" + text + "'");
        }
        return date;
    }

    static ClassRules rules(Section root, Dates dates) throws ContestException {
        Optional<Section> found = root.optionalSection("class");
        if (found.isEmpty()) {
            return new ClassRules(0, 0, 1, List.of(), Map.of());
        }
        Section section = found.get();
        int perDay = 0;
        int days = 0;
        Optional<Section> late = section.optionalSection("late");
        if (late.isPresent()) {
            perDay = late.get().number("per-day", 0, 100);
            days = late.get().number("days", 1, MAX_LATE_DAYS);
            late.get().rejectUnknownFields();
        }
        int groupSize = section.number("group-size", 1, MAX_GROUP_SIZE, 1);
        ClassRules rules = new ClassRules(perDay, days, groupSize, groups(section, groupSize), extensions(section));
        section.rejectUnknownFields();
        if (dates.closes().isEmpty() && !rules.extensions().isEmpty()) {
            throw section.invalid("extensions", "need the field 'dates.closes'");
        }
        return rules;
    }

    private static List<List<String>> groups(Section section, int groupSize) throws ContestException {
        List<List<String>> groups = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Optional<Section> listed = section.optionalSection("groups");
        if (listed.isEmpty()) {
            return groups;
        }
        for (String name : listed.get().fieldNames()) {
            List<String> members = listed.get().texts(name);
            if (members.isEmpty() || members.size() > groupSize) {
                throw listed.get()
                        .invalid(
                                name,
                                "must have 1 to " + groupSize + " logins, as 'group-size' says, not " + members.size());
            }
            for (String login : members) {
                if (!login.matches(LOGIN) || !seen.add(login)) {
                    throw listed.get()
                            .invalid(
                                    name,
                                    "must have logins, each in one group only; '" + login
                                            + "' is not one, or is repeated");
                }
            }
            groups.add(List.copyOf(members));
        }
        return List.copyOf(groups);
    }

    private static Map<String, LocalDateTime> extensions(Section section) throws ContestException {
        Map<String, LocalDateTime> extensions = new LinkedHashMap<>();
        Optional<Section> listed = section.optionalSection("extensions");
        if (listed.isPresent()) {
            for (String login : listed.get().fieldNames()) {
                extensions.put(login, date(listed.get(), login).orElseThrow());
            }
        }
        return Map.copyOf(extensions);
    }
}
