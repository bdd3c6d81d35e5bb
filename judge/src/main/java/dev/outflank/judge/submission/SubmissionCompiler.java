package dev.outflank.judge.submission;

import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.protocol.spec.LaunchConfig;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes programs of hand-ins, in the sandbox. What a compiler made of the same files by the same command is kept on the
 * disk, so that it is made once; a refusal is not kept, for it may be our machine's.
 */
public final class SubmissionCompiler implements AutoCloseable {
    private static final List<String> EXECUTABLE_FOLDERS = List.of("/usr/local/bin", "/usr/bin", "/bin");

    /** Far more than are run at once. */
    private static final int MAX_OPEN_PROGRAMS = 1000;

    private final Sandbox sandbox;
    private final Toolchain toolchain;
    private final CompileCache cache;
    /** Programs ready to run, the one that was not asked for longest first. */
    private final Map<String, CompiledBox> openPrograms = new LinkedHashMap<>(16, 0.75f, true);

    private record CompiledBox(Box box, String compilerOutput) {}

    /**
     * A program that was made.
     *
     * @param box in which it runs as its language says
     * @param compilerOutput what the compiler said about it, warnings perhaps
     */
    public record Program(SourceFile source, Box box, String compilerOutput) {
        /** The same program, run by another command. */
        public Box withCommand(List<String> command, Sandbox sandbox) {
            return command.isEmpty()
                    ? box
                    : new Box(box.folder(), fillPlaceholders(command, source, box.folder(), sandbox));
        }

        /** The program with these arguments. */
        public static Box withArguments(Box box, List<String> arguments) {
            List<String> command = new ArrayList<>(box.command());
            command.addAll(arguments);
            return new Box(box.folder(), command);
        }
    }

    /** A workshop that keeps what it made in a folder. */
    public SubmissionCompiler(Sandbox sandbox, Path cache) {
        this.sandbox = sandbox;
        this.toolchain = new Toolchain(sandbox, Toolchain.DEFAULT_LIMITS);
        this.cache = new CompileCache(cache);
    }

    public Sandbox sandbox() {
        return sandbox;
    }

    /** The program of a submission's hand-in. */
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
        files.put(source.name(), source.text().getBytes(StandardCharsets.UTF_8));
        List<String> compile = compileCommand(source, driver);
        checkCompiler(compile);
        List<String> run = driver.isPresent()
                ? driver.get().runCommand()
                : source.language().runCommand();
        String key = cache.key(files, compile, run);
        Optional<CompiledBox> known = findOpen(key);
        CompiledBox made = known.isPresent() ? known.get() : keepOpen(key, compile(key, files, compile, run, source));
        return new Program(source, made.box(), made.compilerOutput());
    }

    private synchronized Optional<CompiledBox> findOpen(String key) {
        return Optional.ofNullable(openPrograms.get(key));
    }

    /** Keeps a program ready; of very many, those go first that nobody can be running any more. */
    private synchronized CompiledBox keepOpen(String key, CompiledBox made) {
        CompiledBox earlier = openPrograms.putIfAbsent(key, made);
        if (earlier != null) {
            discard(made.box());
            return earlier;
        }
        if (openPrograms.size() > MAX_OPEN_PROGRAMS) {
            Iterator<CompiledBox> eldest = openPrograms.values().iterator();
            discard(eldest.next().box());
            eldest.remove();
        }
        return made;
    }

    private CompiledBox compile(
            String key, Map<String, byte[]> files, List<String> compile, List<String> run, SourceFile source)
            throws BotException {
        Map<String, byte[]> all = new LinkedHashMap<>(files);
        String words = "";
        if (!compile.isEmpty()) {
            Optional<Toolchain.CompilerOutput> kept = cache.find(key);
            Toolchain.CompilerOutput made = kept.isPresent() ? kept.get() : toolchain.build(files, compile);
            if (kept.isEmpty()) {
                cache.put(key, made);
            }
            all.putAll(made.files());
            words = made.messages();
        }
        Box box = toolchain.box(all, run.isEmpty() ? List.of("true") : run);
        return new CompiledBox(
                new Box(box.folder(), fillPlaceholders(box.command(), source, box.folder(), sandbox)), words);
    }

    private static List<String> compileCommand(SourceFile source, Optional<LaunchConfig> driver) {
        List<String> template = source.language().compileCommand();
        if (template.isEmpty()) {
            return driver.map(launch -> launch.compileCommand().stream()
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
                default -> words.add(word);
            }
        }
        return words;
    }

    /** The words of a run: placeholders name the folder and the file as the program sees them. */
    private static List<String> fillPlaceholders(
            List<String> template, SourceFile source, Path folder, Sandbox sandbox) {
        String inside = sandbox.isBoxed() ? Box.MOUNT_POINT : folder.toString();
        return template.stream()
                .map(word -> switch (word) {
                    case "{folder}" -> inside;
                    case "{source}" -> inside + "/" + source.name();
                    default -> word;
                })
                .toList();
    }

    /** A compiler that is not installed is our fault, and said by its name. */
    private static void checkCompiler(List<String> command) throws BotException {
        String program = command.isEmpty() ? "" : command.getFirst();
        boolean ours = program.isEmpty() || program.contains("/") || program.equals("javac");
        if (!ours && EXECUTABLE_FOLDERS.stream().noneMatch(folder -> Files.isExecutable(Path.of(folder, program)))) {
            throw new BotException(Verdict.INTERNAL, "the compiler " + program + " is not installed on this machine");
        }
    }

    /** The program as a contestant in games. */
    public ProgramContestant contestant(String name, Program program) {
        RequiredFile requiredFile = program.source().requiredFile();
        BotSpec bot = requiredFile.requireBot();
        return new ProgramContestant(
                name,
                sandbox,
                program.box(),
                requiredFile.moveLimits(),
                wire -> bot.dialogue(wire, requiredFile.leniency()));
    }

    @Override
    public synchronized void close() {
        openPrograms.values().forEach(made -> discard(made.box()));
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
