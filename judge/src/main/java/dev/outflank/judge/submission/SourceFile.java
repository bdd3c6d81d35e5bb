package dev.outflank.judge.submission;

import dev.outflank.judge.contest.Language;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A submitted source file that is allowed by the contest, and how it is compiled.
 *
 * @param name the file name used for compiling
 */
public record SourceFile(RequiredFile requiredFile, String name, String text, Language language, String compiler) {
    /** A comment by which the author chooses among languages and compilers. */
    private static final Pattern LANGUAGE_DIRECTIVE = Pattern.compile("outflank: *([A-Za-z0-9+ ]{1,40})");

    private static final int MAX_DIRECTIVE_LINE = 20;

    /** Finds and reads a required file; a file that the contest does not allow is a compile error. */
    public static SourceFile of(Submission submission, RequiredFile requiredFile) throws BotException {
        List<Path> candidates = submission.candidates(requiredFile);
        if (candidates.size() != 1) {
            throw compileError(
                    candidates.isEmpty()
                            ? "there is no file " + requiredFile.file()
                            : "expected one file " + requiredFile.file() + ", but there are " + candidates.size()
                                    + ": "
                                    + candidates.stream()
                                            .map(file -> file.getFileName().toString())
                                            .collect(Collectors.joining(", ")));
        }
        return read(candidates.getFirst(), requiredFile);
    }

    private static SourceFile read(Path file, RequiredFile requiredFile) throws BotException {
        String own = file.getFileName().toString();
        String text;
        try {
            long size = Files.size(file);
            if (size > requiredFile.maxBytes()) {
                throw compileError(
                        "%s has %d bytes; at most %d are allowed".formatted(own, size, requiredFile.maxBytes()));
            }
            text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw compileError(own + " cannot be read: " + e.getMessage());
        }
        Optional<SourceLanguage> kind = SourceLanguage.of(own);
        Optional<String> forbidden =
                kind.flatMap(known -> ForbiddenFeatureFinder.find(known, requiredFile.forbiddenFeatures(), text));
        if (forbidden.isPresent()) {
            throw compileError(own + ", " + forbidden.get());
        }
        List<Language> possible = requiredFile.languages().stream()
                .filter(language -> language.accepts(own))
                .toList();
        if (possible.isEmpty()) {
            throw compileError(own + " is not a file of any language of this contest");
        }
        Set<String> words = readDirective(text);
        Language language = possible.stream()
                .filter(one -> words.contains(one.name()))
                .findFirst()
                .orElse(possible.getFirst());
        String compiler = language.compilers().stream()
                .filter(words::contains)
                .findFirst()
                .orElse(
                        language.compilers().isEmpty()
                                ? ""
                                : language.compilers().getFirst());
        for (String word : words) {
            if (!word.equals(language.name()) && !word.equals(compiler)) {
                throw compileError("'" + word + "' is requested in a comment of " + own + ", but only "
                        + possible.stream().map(Language::name).collect(Collectors.joining(", "))
                        + " can be used, compiled by " + String.join(" or ", language.compilers()));
            }
        }
        return new SourceFile(requiredFile, name(own, requiredFile, language), text, language, compiler);
    }

    /** The name for compiling: one chosen by the student is kept only if the language depends on it. */
    private static String name(String own, RequiredFile requiredFile, Language language) {
        if (requiredFile.hasFixedName()) {
            return requiredFile.file();
        }
        return own.matches("[A-Za-z_$][\\w$]*\\.java")
                ? own
                : "source." + language.extensions().getFirst();
    }

    private static Set<String> readDirective(String text) {
        Matcher choice = LANGUAGE_DIRECTIVE.matcher(
                text.lines().limit(MAX_DIRECTIVE_LINE).collect(Collectors.joining("\n")));
        return choice.find()
                ? Arrays.stream(choice.group(1).strip().split(" +")).collect(Collectors.toUnmodifiableSet())
                : Set.of();
    }

    static BotException compileError(String reason) {
        return new BotException(Verdict.COMPILE_ERROR, reason);
    }
}
