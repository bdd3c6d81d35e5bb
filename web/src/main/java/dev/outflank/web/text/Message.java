package dev.outflank.web.text;

import java.util.List;

/**
 * A text that is put into words when its reader's language is known.
 *
 * @param key the key in the catalogues
 * @param values name, value, name, value …
 */
public record Message(String key, List<Object> values) {
    public static Message of(String key, Object... values) {
        return new Message(key, List.of(values));
    }

    public String in(Messages messages) {
        return messages.text(key, values.toArray());
    }
}
