package dev.outflank.judge.submission;

import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.lab8.StaffLibrary;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.protocol.spec.LaunchConfig;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Compiles submitted files in the sandbox. Compiler output is cached on disk. Failed compilations are not cached,
 * because the failure may be due to this machine.
 */
public final class SubmissionCompiler implements AutoCloseable {
    /** Far more than run in parallel, so that a program in use is never discarded. */
    private static final int MAX_OPEN_PROGRAMS = 1000;

    private final Sandbox sandbox;
    private final Toolchain toolchain;
    private final CompileCache cache;
    /** Programs that are ready to run, in access order: the least recently used first. */
    private final Map<String, CompiledBox> openPrograms = new LinkedHashMap<>(16, 0.75f, true);

    private record CompiledBox(Box box, String compilerOutput) {}

    /**
     * A compiled program.
     *
     * @param box the box in which it runs, with the command of its language
     * @param compilerOutput messages of the compiler, such as warnings
     */
    public record Program(SourceFile source, Box box, String compilerOutput) {
        /** The box with another command; an empty command keeps the default. */
        public Box withCommand(List<String> command, Sandbox sandbox) {
            return command.isEmpty()
                    ? box
                    : new Box(box.folder(), fillPlaceholders(command, source, box.folder(), sandbox));
        }

        /** The command, or that of the language if it is empty, for a person in the folder of the program. */
        public List<String> commandInItsFolder(List<String> command) {
            return fill(command.isEmpty() ? source.language().runCommand() : command, source, ".");
        }

        /** A box whose command has additional arguments. */
        public static Box withArguments(Box box, List<String> arguments) {
            List<String> command = new ArrayList<>(box.command());
            command.addAll(arguments);
            return new Box(box.folder(), command);
        }
    }

    /** Creates a compiler with a cache folder. */
    public SubmissionCompiler(Sandbox sandbox, Path cache) {
        this.sandbox = sandbox;
        this.toolchain = new Toolchain(sandbox, Toolchain.DEFAULT_LIMITS);
        this.cache = new CompileCache(cache);
    }

    public Sandbox sandbox() {
        return sandbox;
    }

    /** Compiles a required file of a submission. */
    public Program compile(Submission submission, RequiredFile requiredFile) throws BotException {
        SourceFile source = SourceFile.of(submission, requiredFile);
        Map<String, byte[]> files = new LinkedHashMap<>();
        requiredFile.providedFiles().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        Optional<LaunchConfig> driver = requiredFile
                .bot()
                .map(BotSpec::launch)
                .filter(launch -> launch.submission().isPresent());
        driver.ifPresent(launch ->
                launch.supportFiles().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8))));
        if (source.language().compileCommand().contains(StaffLibrary.LINKER_OPTION)) {
            StaffLibrary.files().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        }
        files.put(source.name(), source.text().getBytes(StandardCharsets.UTF_8));
        List<String> compile = compileCommand(source, driver);
        checkCompiler(compile);
        List<String> run = driver.isPresent()
                ? withName(driver.get().runCommand(), driver.get(), source)
                : source.language().runCommand();
        String key = cache.key(files, compile, run);
        Optional<CompiledBox> open = findOpen(key);
        CompiledBox compiled = open.isPresent() ? open.get() : keepOpen(key, compile(key, files, compile, run, source));
        return new Program(source, compiled.box(), compiled.compilerOutput());
    }

    private synchronized Optional<CompiledBox> findOpen(String key) {
        return Optional.ofNullable(openPrograms.get(key));
    }

    /** Keeps a program ready to run; if there are too many, the least recently used is discarded. */
    private synchronized CompiledBox keepOpen(String key, CompiledBox compiled) {
        CompiledBox earlier = openPrograms.putIfAbsent(key, compiled);
        if (earlier != null) {
            discard(compiled.box());
            return earlier;
        }
        if (openPrograms.size() > MAX_OPEN_PROGRAMS) {
            Iterator<CompiledBox> eldest = openPrograms.values().iterator();
            discard(eldest.next().box());
            eldest.remove();
        }
        return compiled;
    }

    private CompiledBox compile(
            String key, Map<String, byte[]> files, List<String> compile, List<String> run, SourceFile source)
            throws BotException {
        Map<String, byte[]> all = new LinkedHashMap<>(files);
        String messages = "";
        if (!compile.isEmpty()) {
            Optional<Toolchain.CompilerOutput> cached = cache.find(key);
            Toolchain.CompilerOutput output = cached.isPresent() ? cached.get() : toolchain.build(files, compile);
            if (cached.isEmpty()) {
                cache.put(key, output);
            }
            all.putAll(output.files());
            messages = output.messages();
        }
        Box box = toolchain.box(all, run.isEmpty() ? List.of("true") : run);
        return new CompiledBox(
                new Box(box.folder(), fillPlaceholders(box.command(), source, box.folder(), sandbox)), messages);
    }

    private static List<String> compileCommand(SourceFile source, Optional<LaunchConfig> driver) {
        List<String> template = source.language().compileCommand();
        if (template.isEmpty()) {
            return driver.map(launch -> withName(launch.compileCommand(), launch, source).stream()
                            .map(word -> launch.supportFiles().containsKey(word) || word.startsWith("./")
                                    ? "/" + word
                                    : word)
                            .toList())
                    .orElse(List.of());
        }
        List<String> words = new ArrayList<>();
        for (String word : template) {
            switch (word) {
                case "{source}" -> words.add("/" + source.name());
                case "{compiler}" -> words.add(source.compiler());
                case "{given}" -> source.requiredFile().providedFiles().keySet().forEach(name -> words.add("/" + name));
                case StaffLibrary.LINKER_OPTION -> words.add("/" + StaffLibrary.SOURCE);
                default -> words.add(word);
            }
        }
        return words;
    }

    /** A driver's command with the submission's own name. */
    private static List<String> withName(List<String> command, LaunchConfig launch, SourceFile source) {
        String placeholder = launch.submission().orElseThrow().getFileName().toString();
        return command.stream()
                .map(word -> word.equals(placeholder)
                        ? source.name()
                        : word.equals("./" + placeholder) ? "./" + source.name() : word)
                .toList();
    }

    /** Replaces the placeholders of a run command by paths as seen inside the sandbox. */
    private static List<String> fillPlaceholders(
            List<String> template, SourceFile source, Path folder, Sandbox sandbox) {
        return fill(template, source, sandbox.isBoxed() ? Box.MOUNT_POINT : folder.toString());
    }

    private static List<String> fill(List<String> template, SourceFile source, String folder) {
        return template.stream()
                .map(word -> switch (word) {
                    case "{folder}" -> folder;
                    case "{source}" -> folder + "/" + source.name();
                    default -> word;
                })
                .toList();
    }

    /** Throws an internal error if the compiler is not installed. */
    private static void checkCompiler(List<String> command) throws BotException {
        String program = command.isEmpty() ? "" : command.getFirst();
        if (!program.isEmpty() && !program.contains("/") && !Toolchain.isInstalled(program)) {
            throw new BotException(Verdict.INTERNAL, "the compiler " + program + " is not installed on this machine");
        }
    }

    /** The program as a contestant in games. */
    public ProgramContestant contestant(String name, Program program) {
        return contestant(name, program, remark -> {});
    }

    /** The program as a contestant in games, with a listener for remarks about its output. */
    public ProgramContestant contestant(String name, Program program, Consumer<String> remarks) {
        RequiredFile requiredFile = program.source().requiredFile();
        BotSpec bot = requiredFile.requireBot();
        return new ProgramContestant(
                        name,
                        sandbox,
                        program.box(),
                        requiredFile.moveLimits(),
                        wire -> bot.dialogue(wire, requiredFile.leniency(remarks)))
                .withNotation(bot.protocol().notation());
    }

    @Override
    public synchronized void close() {
        openPrograms.values().forEach(compiled -> discard(compiled.box()));
        openPrograms.clear();
    }

    private static void discard(Box box) {
        try {
            Box.deleteFolder(box.folder());
        } catch (IOException e) {
            System.getLogger("outflank.judge")
                    .log(Level.WARNING, "the folder {0} could not be deleted: {1}", box.folder(), e.getMessage());
        }
    }
}
