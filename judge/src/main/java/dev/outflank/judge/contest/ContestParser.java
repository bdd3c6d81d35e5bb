package dev.outflank.judge.contest;

import dev.outflank.arena.record.Sha256;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.protocol.spec.Protocols;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.PlayerRegistry;
import dev.outflank.rules.Position;
import java.math.BigDecimal;
import java.nio.file.FileSystems;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.PatternSyntaxException;

/** Parses a contest file. An invalid file is reported with its line, its field and what is allowed there. */
final class ContestParser {
    private static final Map<String, Boolean> CLOCKS = Map.of("cpu", false, "wall", true);

    /** Fields that no mark and no game depends on. */
    private static final Set<String> FIELDS_WITHOUT_EFFECT =
            Set.of("like", "title", "course", "dates", "class", "keep-files");

    private final String id;
    private final FileLookup fileLookup;
    private final PlayerRegistry playerRegistry;
    private final Map<String, Language> languages = new LinkedHashMap<>();
    private final Map<String, RequiredFile> requiredFiles = new LinkedHashMap<>();
    private final Map<String, String> staff = new LinkedHashMap<>();

    ContestParser(String id, FileLookup fileLookup, PlayerRegistry playerRegistry) {
        this.id = id;
        this.fileLookup = fileLookup;
        this.playerRegistry = playerRegistry;
    }

    /** Reads other files by name: contests named by {@code like}, and files that the course provides. */
    interface FileLookup {
        Optional<String> text(String name);
    }

    Contest parse(String file, String text) throws ContestException {
        StringBuilder texts = new StringBuilder();
        return contest(read(file, text, texts, new LinkedHashSet<>()), texts);
    }

    /** The contest without what students must not see. */
    String publicText(String file, String text) throws ContestException {
        return PublicContest.format(read(file, text, new StringBuilder(), new LinkedHashSet<>()));
    }

    /**
     * Reads a file and, under the fields that it does not have, the contest that its field 'like' names.
     *
     * @param texts receives the texts of all files in the order of reading
     */
    private YamlNode.Mapping read(String file, String text, StringBuilder texts, Set<String> descendants)
            throws ContestException {
        YamlNode.Mapping node = YamlNode.parse(file, text);
        texts.append(text);
        if (!(node.fields().get("like") instanceof YamlNode.Text base)) {
            return node;
        }
        if (!descendants.add(base.text())) {
            throw new ContestException(
                    base.place(),
                    "the field 'like' leads back to " + base.text() + ": a contest cannot be like itself");
        }
        String name = base.text() + ".yaml";
        String other = fileLookup
                .text(name)
                .orElseThrow(() -> new ContestException(
                        base.place(), "the field 'like' must be the name of a contest, not " + base.describe()));
        return node.withDefaults(read(name, other, texts, descendants));
    }

    private Contest contest(YamlNode.Mapping file, CharSequence texts) throws ContestException {
        Section root = new Section("", file);
        root.has("like");
        String title = root.text("title");
        String course = root.text("course", "");
        Dates dates = ClassRuleParser.dates(root);
        ClassRules classRules = ClassRuleParser.rules(root, dates);
        boolean keepsFiles = root.flag("keep-files", false);
        readLanguages(root.section("languages"));
        readRequiredFiles(root.section("hand-ins"));
        readStaff(root);
        MarkingParser marking = new MarkingParser(requiredFiles, staff, playerRegistry);
        Optional<Section> competing = root.optionalSection("competition");
        if (competing.isEmpty() && root.has("boards")) {
            throw root.invalid("boards", "needs the field 'competition'");
        }
        Optional<Competition> competition =
                competing.isEmpty() ? Optional.empty() : Optional.of(marking.competition(competing.get(), root));
        List<Part> parts = marking.parts(root, competition);
        checkTotal(root, parts);
        if (competing.isPresent()) {
            marking.checkEntry(competing.get(), parts);
        }
        root.rejectUnknownFields();
        return new Contest(
                id,
                title,
                course,
                dates,
                classRules,
                Collections.unmodifiableMap(requiredFiles),
                Collections.unmodifiableMap(staff),
                parts,
                competition,
                keepsFiles,
                hash(effect(file)),
                hash(texts));
    }

    private static void checkTotal(Section root, List<Part> parts) throws ContestException {
        if (root.has("total")) {
            BigDecimal sum = parts.stream().map(Part::marks).reduce(BigDecimal.ZERO, BigDecimal::add);
            if (root.marks("total").compareTo(sum) != 0) {
                throw root.invalid("total", "must be the sum of the parts, which is " + sum.toPlainString());
            }
        }
    }

    private void readLanguages(Section section) throws ContestException {
        for (String name : section.fieldNames()) {
            Section one = section.section(name);
            List<String> extensions = one.texts("endings");
            if (extensions.isEmpty()
                    || extensions.stream().anyMatch(extension -> !extension.matches("[A-Za-z0-9+]{1,10}"))) {
                throw one.invalid("endings", "must be file name extensions without the dot, like [c] or [cpp, cc]");
            }
            List<String> compilers = one.texts("compilers");
            List<String> compile = splitWords(one.text("compile", ""));
            List<String> run = splitWords(one.text("run", ""));
            checkPlaceholders(one, "compile", compile, List.of("{source}", "{given}", "{compiler}"));
            checkPlaceholders(one, "run", run, List.of("{folder}", "{source}"));
            if (compile.contains("{compiler}") == compilers.isEmpty()) {
                throw one.invalid("compilers", "and {compiler} in 'compile' need each other: give both or neither");
            }
            languages.put(name, new Language(name, extensions, compilers, compile, run));
            one.rejectUnknownFields();
        }
        if (languages.isEmpty()) {
            throw new ContestException(section.place(), "the field 'languages' must name at least one language");
        }
    }

    private static ForbiddenFeatures forbidden(Section requiredFile) throws ContestException {
        Optional<Section> section = requiredFile.optionalSection("forbidden");
        if (section.isEmpty()) {
            return ForbiddenFeatures.NONE;
        }
        ForbiddenFeatures forbidden = new ForbiddenFeatures(
                section.get().texts("imports"), section.get().texts("calls"));
        section.get().rejectUnknownFields();
        return forbidden;
    }

    private static void checkPlaceholders(Section section, String field, List<String> words, List<String> known)
            throws ContestException {
        for (String word : words) {
            if (word.matches(".*\\{[a-z]*}.*") && !known.contains(word)) {
                throw section.invalid(
                        field,
                        "contains the unknown placeholder " + word + ": expected " + String.join(", ", known)
                                + ", each as a separate word");
            }
        }
    }

    static List<String> splitWords(String command) {
        return command.isBlank() ? List.of() : Arrays.asList(command.strip().split("\\s+"));
    }

    private void readRequiredFiles(Section section) throws ContestException {
        for (String name : section.fieldNames()) {
            Section one = section.section(name);
            requiredFiles.put(name, requiredFile(name, one));
            one.rejectUnknownFields();
        }
        if (requiredFiles.isEmpty()) {
            throw new ContestException(section.place(), "the field 'hand-ins' must name at least one required file");
        }
    }

    private RequiredFile requiredFile(String name, Section one) throws ContestException {
        String file = one.text("file");
        List<Language> allowed = new ArrayList<>();
        for (String language : one.texts("languages")) {
            Language known = languages.get(language);
            if (known == null) {
                throw one.invalid(
                        "languages",
                        "must be among " + String.join(", ", languages.keySet()) + ", not '" + language + "'");
            }
            allowed.add(known);
        }
        allowed = allowed.isEmpty() ? List.copyOf(languages.values()) : allowed;
        checkFile(one, file, allowed);
        Optional<BotSpec> bot = bot(one, file, allowed.getFirst());
        boolean driven = bot.isPresent() && bot.get().launch().submission().isPresent();
        for (Language language : allowed) {
            if (language.runCommand().isEmpty() && !driven) {
                throw one.invalid(
                        "languages",
                        "includes " + language.name()
                                + ", which has no field 'run': only protocols with a driver ("
                                + Protocols.ids(known -> known.driver().isPresent()) + ") need none");
            }
        }
        Leniency.Level text = one.choice("text", Leniency.Level.LENIENT);
        long maxBytes = one.bytes("largest", 1 << 10, 1 << 20);
        Map<String, String> providedFiles = new LinkedHashMap<>();
        for (String needed : one.texts("given")) {
            providedFiles.put(
                    needed,
                    fileLookup
                            .text(needed)
                            .orElseThrow(() -> one.invalid(
                                    "given", "must name files next to the contest file; there is no " + needed)));
        }
        Section limits = one.has("limits") ? one.section("limits") : new Section("limits", empty(one));
        return new RequiredFile(
                name,
                file,
                List.copyOf(allowed),
                bot,
                text,
                moveLimits(limits),
                runLimits(limits),
                maxBytes,
                forbidden(one),
                providedFiles);
    }

    private static YamlNode.Mapping empty(Section at) {
        return new YamlNode.Mapping(at.place(), Map.of());
    }

    private static void checkFile(Section one, String file, List<Language> allowed) throws ContestException {
        if (file.contains("/") || file.contains("\\") || file.startsWith(".")) {
            throw one.invalid("file", "must be a name like lab8part1.c or a pattern like *.py, without directories");
        }
        try {
            boolean fixed = !file.contains("*");
            if (fixed && allowed.stream().noneMatch(language -> language.accepts(file))) {
                throw one.invalid("file", "must have an extension of one of its languages; " + file + " has not");
            }
            FileSystems.getDefault().getPathMatcher("glob:" + file);
        } catch (PatternSyntaxException e) {
            throw one.invalid("file", "must be a valid pattern like *.py or *.{c,cpp}, not " + file);
        }
    }

    /** Parses the protocol's name and options: a program spec without the program. */
    private static Optional<BotSpec> bot(Section one, String file, Language language) throws ContestException {
        if (!one.has("protocol")) {
            return Optional.empty();
        }
        String protocol = one.text("protocol");
        String program = file.contains("*") ? "source." + language.extensions().getFirst() : file;
        try {
            Optional<BotSpec> bot = BotSpec.parse(protocol + ":" + program);
            if (bot.isPresent()) {
                return bot;
            }
        } catch (NotationException e) {
            throw one.invalid("protocol", "cannot be '" + protocol + "': " + e.reason());
        }
        throw one.invalid(
                "protocol",
                "must be one of " + Protocols.ids(known -> true) + ", with options as in docs/protocols.md, not '"
                        + protocol + "'");
    }

    private static ResourceLimits moveLimits(Section limits) throws ContestException {
        Duration move = limits.duration("move", Duration.ofSeconds(1));
        boolean wall = limits.has("clock") && limits.choice("clock", CLOCKS);
        ResourceLimits base = (wall ? ResourceLimits.ofWall(move) : ResourceLimits.ofCpu(move))
                .withStartup(limits.duration("start", Duration.ofSeconds(5)))
                .withMemory(limits.bytes("memory", 16L << 20, 512L << 20));
        Duration game = limits.duration("game", Duration.ZERO);
        return game.isZero() ? base : base.withGameTime(game);
    }

    private static ResourceLimits runLimits(Section limits) throws ContestException {
        ResourceLimits run = ResourceLimits.ofCpu(limits.duration("run", Duration.ofSeconds(10)))
                .withMemory(limits.bytes("memory", 16L << 20, 512L << 20))
                .withOutput(limits.bytes("output", 1 << 10, 4L << 20));
        limits.rejectUnknownFields();
        return run;
    }

    private void readStaff(Section root) throws ContestException {
        Optional<Section> section = root.optionalSection("staff");
        if (section.isEmpty()) {
            return;
        }
        for (String name : section.get().fieldNames()) {
            String spec = section.get().text(name);
            Optional<String> reason = playerRegistry.unavailableReason(spec, Position.MIN_SIZE);
            if (reason.isPresent() && playerRegistry.unavailableReason(spec, 8).isPresent()) {
                throw section.get().invalid(name, "must be a player in docs/players.md: " + reason.get());
            }
            staff.put(name, spec);
        }
    }

    /** Everything in the file that results depend on, so that a new title or closing date leaves them valid. */
    private static String effect(YamlNode.Mapping file) {
        Map<String, YamlNode> fields = new TreeMap<>(file.fields());
        fields.keySet().removeAll(FIELDS_WITHOUT_EFFECT);
        return new YamlNode.Mapping(file.place(), fields).content();
    }

    /** A hash of a text about the contest, and of the files that the course provides. */
    private String hash(CharSequence text) {
        StringBuilder hashed = new StringBuilder(text);
        requiredFiles
                .values()
                .forEach(requiredFile -> requiredFile
                        .providedFiles()
                        .forEach((name, content) -> hashed.append(name).append(content)));
        return Sha256.of(hashed.toString()).hex(8);
    }
}
