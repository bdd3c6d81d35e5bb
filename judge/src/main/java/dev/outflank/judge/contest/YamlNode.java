package dev.outflank.judge.contest;

import dev.outflank.judge.contest.ContestException.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.dataformat.yaml.YAMLFactory;

/** A node of a YAML file with its line, which Jackson's tree model does not keep. */
sealed interface YamlNode {
    Place place();

    /** A description for error messages. */
    String describe();

    /** The content without places and comments, the same for the same content only. */
    String content();

    record Text(Place place, String text) implements YamlNode {
        @Override
        public String describe() {
            return "the text '" + text.strip().lines().findFirst().orElse("") + "'";
        }

        @Override
        public String content() {
            return text.length() + ":" + text;
        }
    }

    record Sequence(Place place, List<YamlNode> items) implements YamlNode {
        @Override
        public String describe() {
            return "a list";
        }

        @Override
        public String content() {
            return items.stream().map(YamlNode::content).collect(Collectors.joining(",", "[", "]"));
        }
    }

    record Mapping(Place place, Map<String, YamlNode> fields) implements YamlNode {
        @Override
        public String describe() {
            return "a group of fields";
        }

        @Override
        public String content() {
            return fields.entrySet().stream()
                    .map(field -> field.getKey() + "=" + field.getValue().content())
                    .collect(Collectors.joining(",", "{", "}"));
        }

        /** This mapping, with fields of the base where it has none. */
        Mapping withDefaults(Mapping base) {
            Map<String, YamlNode> all = new LinkedHashMap<>(base.fields);
            all.putAll(fields);
            return new Mapping(place, all);
        }
    }

    /** Parses a file that must contain a single mapping. */
    static Mapping parse(String file, String text) throws ContestException {
        try (JsonParser parser = new YAMLFactory().createParser(ObjectReadContext.empty(), text)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                Mapping mapping = mapping(file, parser);
                if (parser.nextToken() != null) {
                    throw new ContestException(
                            place(file, parser), "a contest file must contain a single YAML document");
                }
                return mapping;
            }
            throw new ContestException(new Place(file, 1), "expected fields like 'title: …', one per line");
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
            throw new ContestException(
                    new Place(file, line), "invalid YAML: " + withoutExcerpts(e.getOriginalMessage()));
        }
    }

    /** The parser's message without its excerpts of the file. */
    private static String withoutExcerpts(String message) {
        return message.lines().filter(line -> !line.startsWith(" ")).collect(Collectors.joining(", "));
    }

    private static Place place(String file, JsonParser parser) {
        return new Place(file, Math.max(1, parser.currentTokenLocation().getLineNr()));
    }

    private static Mapping mapping(String file, JsonParser parser) throws ContestException {
        Place place = place(file, parser);
        Map<String, YamlNode> fields = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            Place here = place(file, parser);
            parser.nextToken();
            if (fields.put(name, value(file, parser)) != null) {
                throw new ContestException(here, "the field '" + name + "' occurs twice");
            }
        }
        return new Mapping(place, fields);
    }

    private static YamlNode value(String file, JsonParser parser) throws ContestException {
        Place place = place(file, parser);
        return switch (parser.currentToken()) {
            case START_OBJECT -> mapping(file, parser);
            case START_ARRAY -> {
                List<YamlNode> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(value(file, parser));
                }
                yield new Sequence(place, items);
            }
            case VALUE_NULL -> new Text(place, "");
            default -> new Text(place, parser.getString());
        };
    }
}
