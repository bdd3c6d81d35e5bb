package dev.outflank.judge.submission;

import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Language;
import dev.outflank.judge.source.ForbiddenWords;
import dev.outflank.judge.source.SourceKind;
import dev.outflank.protocol.BotFault;
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
 * A handed-in file that keeps the contest's rules, and how it is to be compiled.
 *
 * @param name under which it is compiled
 */
public record Source(HandIn handIn, String name, String text, Language language, String compiler) {
    /** How an author chooses among languages and compilers. */
    private static final Pattern CHOICE = Pattern.compile("outflank: *([A-Za-z0-9+ ]{1,40})");

    private static final int LINES_FOR_CHOICE = 20;

    /** Finds and reads the file of a hand-in; what the contest does not allow is a compile error. */
    public static Source of(Submission submission, HandIn handIn) throws BotFault {
        List<Path> candidates = submission.candidates(handIn);
        if (candidates.size() != 1) {
            throw refused(
                    candidates.isEmpty()
                            ? "there is no file " + handIn.file()
                            : "one file " + handIn.file() + " is wanted, but there are " + candidates.size() + ": "
                                    + candidates.stream()
                                            .map(file -> file.getFileName().toString())
                                            .collect(Collectors.joining(", ")));
        }
        return read(candidates.getFirst(), handIn);
    }

    private static Source read(Path file, HandIn handIn) throws BotFault {
        String own = file.getFileName().toString();
        String text;
        try {
            long size = Files.size(file);
            if (size > handIn.largest()) {
                throw refused("%s has %d bytes; at most %d are allowed".formatted(own, size, handIn.largest()));
            }
            text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw refused(own + " cannot be read: " + e.getMessage());
        }
        Optional<SourceKind> kind = SourceKind.of(own);
        Optional<String> forbidden = kind.flatMap(known -> ForbiddenWords.find(known, handIn.forbidden(), text));
        if (forbidden.isPresent()) {
            throw refused(own + ", " + forbidden.get());
        }
        List<Language> possible = handIn.languages().stream()
                .filter(language -> language.reads(own))
                .toList();
        if (possible.isEmpty()) {
            throw refused("no language of this contest has files like " + own);
        }
        Set<String> words = chosen(text);
        Language language = possible.stream()
                .filter(one -> words.contains(one.name()))
                .findFirst()
                .orElse(possible.getFirst());
        String compiler = language.compilers().stream()
                .filter(words::contains)
                .findFirst()
                .orElse(language.compilers().isEmpty() ? "" : language.compilers().getFirst());
        for (String word : words) {
            if (!word.equals(language.name()) && !word.equals(compiler)) {
                throw refused("'" + word + "' is asked for in a comment of " + own + ", but there is only "
                        + possible.stream().map(Language::name).collect(Collectors.joining(", ")) + ", compiled by "
                        + String.join(" or ", language.compilers()));
            }
        }
        return new Source(handIn, name(own, handIn, language), text, language, compiler);
    }

    /** Names of students' own choice are kept only where the language needs them. */
    private static String name(String own, HandIn handIn, Language language) {
        if (handIn.hasFixedName()) {
            return handIn.file();
        }
        return own.matches("[A-Za-z_$][\\w$]*\\.java") ? own : "source." + language.endings().getFirst();
    }

    private static Set<String> chosen(String text) {
        Matcher choice = CHOICE.matcher(text.lines().limit(LINES_FOR_CHOICE).collect(Collectors.joining("\n")));
        return choice.find()
                ? Arrays.stream(choice.group(1).strip().split(" +")).collect(Collectors.toUnmodifiableSet())
                : Set.of();
    }

    static BotFault refused(String sentence) {
        return new BotFault(Verdict.COMPILE_ERROR, sentence);
    }
}
