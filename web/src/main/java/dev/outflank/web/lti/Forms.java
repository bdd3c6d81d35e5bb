package dev.outflank.web.lti;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** Encodes parameters of queries and forms. */
final class Forms {
    private Forms() {}

    static String encode(Map<String, String> parameters) {
        return parameters.entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }
}
