package dev.outflank.web.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the texts that a page's scripts use, in their sources, so that a page carries those and no others. */
public final class ScriptTexts {
    /** An import at the beginning of a line; those in comments are of types only. */
    private static final Pattern IMPORT = Pattern.compile("(?m)^(?:import|}) .*\"\\./([a-z0-9-]+)\\.js\";$");

    /** A call of {@code text}. A key that ends with a point is the beginning of a key. */
    private static final Pattern USE = Pattern.compile("\\btext\\(\\s*\"([a-z0-9-]+\\.[a-z0-9.-]*)\"");

    private static final Map<List<String>, Set<String>> KEYS = new ConcurrentHashMap<>();

    private ScriptTexts() {}

    /** The texts that the modules and all modules they import use, by key. */
    public static Map<String, String> of(List<String> modules, Messages messages) {
        Set<String> keys = KEYS.computeIfAbsent(modules, ScriptTexts::keys);
        return messages.texts(key -> keys.contains(key) || keys.contains(key.substring(0, key.lastIndexOf('.') + 1)));
    }

    private static Set<String> keys(List<String> modules) {
        Set<String> visited = new LinkedHashSet<>();
        modules.forEach(module -> visit(module, visited));
        return visited.stream()
                .flatMap(module -> USE.matcher(source(module)).results())
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
    }

    private static void visit(String module, Set<String> visited) {
        if (visited.add(module)) {
            for (MatchResult match : IMPORT.matcher(source(module)).results().toList()) {
                visit(match.group(1), visited);
            }
        }
    }

    private static String source(String module) {
        try (InputStream in = ScriptTexts.class.getResourceAsStream("/dev/outflank/web/assets/" + module + ".js")) {
            if (in == null) {
                throw new IllegalArgumentException("no module " + module);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
