package dev.outflank.judge.submission;

import dev.outflank.judge.contest.ForbiddenFeatures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds forbidden imports and calls in a source file. */
public final class ForbiddenFeatureFinder {
    private static final Pattern INCLUDE = Pattern.compile("#\\s*include(?:_next)?\\s*(.*)");
    private static final Pattern HEADER = Pattern.compile("[<\"]\\s*([^>\"]+?)\\s*[>\"].*");

    private static final int MAX_SHOWN_LENGTH = 100;

    private final SourceLanguage language;
    private final ForbiddenFeatures forbidden;
    private final List<Token> tokens;

    private ForbiddenFeatureFinder(SourceLanguage language, ForbiddenFeatures forbidden, String text) {
        this.language = language;
        this.forbidden = forbidden;
        this.tokens = Lexer.tokens(language, text);
    }

    /** A message about the first forbidden feature; empty when there is none. */
    public static Optional<String> find(SourceLanguage language, ForbiddenFeatures forbidden, String text) {
        return new ForbiddenFeatureFinder(language, forbidden, text).find();
    }

    private Optional<String> find() {
        if (forbidden.imports().isEmpty() && forbidden.calls().isEmpty()) {
            return Optional.empty();
        }
        for (int i = 0; i < tokens.size(); i++) {
            Optional<String> imported = language.hasPreprocessor() ? findInclude(tokens.get(i)) : findImport(i);
            Optional<String> found = imported.isPresent() ? imported : findCall(i);
            if (found.isPresent()) {
                return Optional.of("line " + tokens.get(i).line() + ": " + found.get());
            }
        }
        return Optional.empty();
    }

    private Optional<String> findInclude(Token token) {
        Matcher include = INCLUDE.matcher(token.text());
        if (token.kind() != Token.Kind.DIRECTIVE || !include.matches()) {
            return Optional.empty();
        }
        Matcher header = HEADER.matcher(include.group(1));
        if (!header.matches()) {
            return Optional.of("#include must name its header between <> or \"\"");
        }
        return checkImport("#include <" + header.group(1) + ">", header.group(1));
    }

    private Optional<String> checkImport(String shown, String name) {
        boolean isForbidden =
                forbidden.imports().stream().anyMatch(word -> word.equals(name) || name.startsWith(word + "."));
        return isForbidden ? Optional.of(oneLine(shown) + " is forbidden") : Optional.empty();
    }

    /** Shortens text of the source, which may be arbitrary, to one line. */
    private static String oneLine(String shown) {
        String line = shown.replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= MAX_SHOWN_LENGTH ? line : line.substring(0, MAX_SHOWN_LENGTH) + "…";
    }

    /** Finds imports of Java and Python, in Python also calls of functions that import a module by name. */
    private Optional<String> findImport(int at) {
        Token token = tokens.get(at);
        if (language == SourceLanguage.PYTHON
                && (token.text().equals("__import__") || token.text().equals("import_module"))) {
            String argument = at + 2 < tokens.size() ? tokens.get(at + 2).text() : "";
            String name = argument.replaceAll("^[a-zA-Z]*['\"]+|['\"]+$", "");
            return name.equals(argument)
                    ? Optional.of(token.text() + " must name its module as a string literal")
                    : checkImport(token.text() + "('" + name + "')", name);
        }
        boolean imports = token.is(Token.Kind.KEYWORD, "import");
        boolean from = language == SourceLanguage.PYTHON && token.is(Token.Kind.KEYWORD, "from");
        if (!imports && !from) {
            return Optional.empty();
        }
        for (String name : names(at + 1, token.line())) {
            Optional<String> found = checkImport(token.text() + " " + name, name);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The dotted names after an import keyword, up to the end of the line or statement. */
    private List<String> names(int first, int line) {
        List<String> names = new ArrayList<>();
        StringBuilder name = new StringBuilder();
        boolean alias = false;
        for (int i = first; i < tokens.size() && tokens.get(i).line() == line; i++) {
            Token token = tokens.get(i);
            if (token.text().equals(";") || token.text().equals("import")) {
                break;
            }
            if (token.text().equals(",")) {
                names.add(name.toString());
                name.setLength(0);
                alias = false;
            } else if (token.text().equals("as")) {
                alias = true;
            } else if (!alias && !token.text().equals("static")) {
                name.append(token.text());
            }
        }
        names.add(name.toString());
        return names;
    }

    /** Finds a call of a forbidden function, or a forbidden call with its arguments. */
    private Optional<String> findCall(int at) {
        for (String call : forbidden.calls()) {
            List<Token> words = Lexer.tokens(language, call.contains("(") ? call : call + "(");
            boolean same = at + words.size() <= tokens.size();
            for (int i = 0; same && i < words.size(); i++) {
                same = words.get(i).text().equals(tokens.get(at + i).text());
            }
            if (same) {
                return Optional.of(call + " is forbidden");
            }
        }
        return Optional.empty();
    }
}
