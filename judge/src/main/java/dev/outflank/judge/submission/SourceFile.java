package dev.outflank.judge.submission;

import dev.outflank.judge.contest.Language;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A submitted source file that is allowed by the contest, and how it is compiled.
 *
 * @param name the file name used for compiling
 * @param place the student's own name for the file, for messages
 */
public record SourceFile(
        RequiredFile requiredFile, String name, String place, String text, Language language, String compiler) {
    /** A comment by which the author chooses among languages and compilers. */
    private static final Pattern LANGUAGE_DIRECTIVE = Pattern.compile("outflank: *([A-Za-z0-9+ ]{1,40})");

    private static final int MAX_DIRECTIVE_LINE = 20;
    private static final int MAX_LISTED_FILES = 8;
    /** Names that are safe as arguments of compilers; names that begin with outflank_ belong to drivers. */
    private static final Pattern SAFE_NAME = Pattern.compile("(?!outflank_)[A-Za-z0-9_][A-Za-z0-9_.+-]{0,99}");

    /** Finds and reads a required file; a file that the contest does not allow is a compile error. */
    public static SourceFile of(Submission submission, RequiredFile requiredFile) throws BotException {
        try {
            List<SubmittedFile> candidates = submission.candidates(requiredFile);
            if (candidates.size() != 1) {
                throw new BotException(
                        Verdict.MISSING,
                        candidates.isEmpty()
                                ? describeMissing(submission, requiredFile)
                                : "one file " + requiredFile.file() + " is expected, but there are " + candidates.size()
                                        + ": " + list(candidates));
            }
            return read(candidates.getFirst(), requiredFile);
        } catch (IOException e) {
            throw compileError(requiredFile.file() + " cannot be read: " + e.getMessage());
        }
    }

    private static String describeMissing(Submission submission, RequiredFile requiredFile) {
        String found =
                submission.files().isEmpty() ? "nothing was submitted" : "found only " + list(submission.files());
        return requiredFile.file() + " is missing; "
                + Stream.concat(Stream.of(found), submission.remarks().stream()).collect(Collectors.joining("; "));
    }

    private static String list(List<SubmittedFile> files) {
        return files.stream().limit(MAX_LISTED_FILES).map(SubmittedFile::place).collect(Collectors.joining(", "))
                + (files.size() > MAX_LISTED_FILES ? ", …" : "");
    }

    private static SourceFile read(SubmittedFile file, RequiredFile requiredFile) throws BotException, IOException {
        String own = file.place();
        if (file.size() > requiredFile.maxBytes()) {
            throw compileError(
                    "%s has %d bytes; at most %d are allowed".formatted(own, file.size(), requiredFile.maxBytes()));
        }
        String text = new String(file.bytes(), StandardCharsets.UTF_8);
        String clean = requiredFile.hasFixedName()
                ? requiredFile.file()
                : requiredFile.matches(file.name()) ? file.name() : FileNames.withoutCopyMarks(file.name());
        Optional<SourceLanguage> kind = SourceLanguage.of(clean);
        if (text.isBlank()) {
            throw compileError(own + " is empty");
        }
        if (kind.isPresent() && Lexer.tokens(kind.get(), text).isEmpty()) {
            throw compileError(own + " has no code: all of it is a comment");
        }
        Optional<String> forbidden =
                kind.flatMap(known -> ForbiddenFeatureFinder.find(known, requiredFile.forbiddenFeatures(), text));
        if (forbidden.isPresent()) {
            throw compileError(own + ", " + forbidden.get());
        }
        List<Language> possible = requiredFile.languages().stream()
                .filter(language -> language.accepts(clean))
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
        return new SourceFile(requiredFile, name(clean, requiredFile, language), own, text, language, compiler);
    }

    /** The name for compiling: the student's own one, which compilers show in messages, if it is safe. */
    private static String name(String own, RequiredFile requiredFile, Language language) {
        boolean safe = SAFE_NAME.matcher(own).matches()
                && !requiredFile.providedFiles().containsKey(own);
        return safe ? own : "source." + language.extensions().getFirst();
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
