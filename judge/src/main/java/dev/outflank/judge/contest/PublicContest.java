package dev.outflank.judge.contest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** The part of a contest file that students may see, so that they can run the public tests at home: no hidden cases. */
final class PublicContest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private PublicContest() {}

    /** The contest as JSON, which is also YAML. */
    static String format(YamlNode.Mapping contest) {
        Map<String, Object> fields = object(contest);
        // Without its hidden cases a part may be empty, and is then left out.
        fields.remove("total");
        fields.remove("like");
        // Logins and extensions of others are not for students.
        fields.remove("class");
        fields.computeIfPresent(
                "marking",
                (name, marking) -> ((List<?>) marking)
                        .stream().filter(PublicContest::hasPublicCases).toList());
        return JSON.writeValueAsString(fields);
    }

    private static boolean hasPublicCases(Object part) {
        return !(part instanceof Map<?, ?> fields
                && fields.get("tests") instanceof Map<?, ?> tests
                && tests.get("cases") instanceof List<?> cases
                && cases.isEmpty());
    }

    private static Map<String, Object> object(YamlNode.Mapping mapping) {
        Map<String, Object> fields = new LinkedHashMap<>();
        mapping.fields().forEach((name, value) -> fields.put(name, value(value)));
        return fields;
    }

    private static Object value(YamlNode node) {
        return switch (node) {
            case YamlNode.Text text -> text.text();
            case YamlNode.Mapping mapping -> object(mapping);
            case YamlNode.Sequence sequence ->
                sequence.items().stream()
                        .filter(item -> !isHidden(item))
                        .map(PublicContest::value)
                        .toList();
        };
    }

    private static boolean isHidden(YamlNode item) {
        return item instanceof YamlNode.Mapping mapping
                && mapping.fields().get("hidden") instanceof YamlNode.Text hidden
                && hidden.text().equals("true");
    }
}
