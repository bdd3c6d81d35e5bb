package dev.outflank.judge.submission;

import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.protocol.spec.Launch;
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
public final class Workshop implements AutoCloseable {
    private static final List<String> FOLDERS = List.of("/usr/local/bin", "/usr/bin", "/bin");

    /** Far more than are run at once. */
    private static final int MOST_OPEN = 1000;

    private final Sandbox sandbox;
    private final Toolchain toolchain;
    private final CompileCache cache;
    /** Programs ready to run, the one that was not asked for longest first. */
    private final Map<String, Made> open = new LinkedHashMap<>(16, 0.75f, true);

    private record Made(Box box, String words) {}

    /**
     * A program that was made.
     *
     * @param box in which it runs as its language says
     * @param words what the compiler said about it, warnings perhaps
     */
    public record Program(Source source, Box box, String words) {
        /** The same program, run by another command. */
        public Box run(List<String> command, Sandbox sandbox) {
            return command.isEmpty() ? box : new Box(box.folder(), filled(command, source, box.folder(), sandbox));
        }

        /** The program with these arguments. */
        public static Box with(Box box, List<String> arguments) {
            List<String> command = new ArrayList<>(box.command());
            command.addAll(arguments);
            return new Box(box.folder(), command);
        }
    }

    /** A workshop that keeps what it made in a folder. */
    public Workshop(Sandbox sandbox, Path cache) {
        this.sandbox = sandbox;
        this.toolchain = new Toolchain(sandbox, Toolchain.LIMITS);
        this.cache = new CompileCache(cache);
    }

    public Sandbox sandbox() {
        return sandbox;
    }

    /** The program of a submission's hand-in. */
    public Program make(Submission submission, HandIn handIn) throws BotFault {
        Source source = Source.of(submission, handIn);
        Map<String, byte[]> files = new LinkedHashMap<>();
        handIn.given().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        Optional<Launch> driver = handIn.bot().map(BotSpec::launch).filter(launch -> launch.handIn().isPresent());
        driver.ifPresent(launch ->
                launch.files().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8))));
        files.put(source.name(), source.text().getBytes(StandardCharsets.UTF_8));
        List<String> compile = compileCommand(source, driver);
        checkCompiler(compile);
        List<String> run = driver.isPresent() ? driver.get().run() : source.language().run();
        String key = cache.key(files, compile, run);
        Optional<Made> known = known(key);
        Made made = known.isPresent() ? known.get() : keep(key, make(key, files, compile, run, source));
        return new Program(source, made.box(), made.words());
    }

    private synchronized Optional<Made> known(String key) {
        return Optional.ofNullable(open.get(key));
    }

    /** Keeps a program ready; of very many, those go first that nobody can be running any more. */
    private synchronized Made keep(String key, Made made) {
        Made earlier = open.putIfAbsent(key, made);
        if (earlier != null) {
            discard(made.box());
            return earlier;
        }
        if (open.size() > MOST_OPEN) {
            Iterator<Made> eldest = open.values().iterator();
            discard(eldest.next().box());
            eldest.remove();
        }
        return made;
    }

    private Made make(String key, Map<String, byte[]> files, List<String> compile, List<String> run, Source source)
            throws BotFault {
        Map<String, byte[]> all = new LinkedHashMap<>(files);
        String words = "";
        if (!compile.isEmpty()) {
            Optional<Toolchain.Made> kept = cache.find(key);
            Toolchain.Made made = kept.isPresent() ? kept.get() : toolchain.make(files, compile);
            if (kept.isEmpty()) {
                cache.keep(key, made);
            }
            all.putAll(made.files());
            words = made.words();
        }
        Box box = toolchain.box(all, run.isEmpty() ? List.of("true") : run);
        return new Made(
                new Box(box.folder(), filled(box.command(), source, box.folder(), sandbox)), words);
    }

    private static List<String> compileCommand(Source source, Optional<Launch> driver) {
        List<String> template = source.language().compile();
        if (template.isEmpty()) {
            return driver.map(launch -> launch.compile().stream()
                            .map(word -> launch.files().containsKey(word) || word.startsWith("./") ? "/" + word : word)
                            .toList())
                    .orElse(List.of());
        }
        List<String> words = new ArrayList<>();
        for (String word : template) {
            switch (word) {
                case "{source}" -> words.add("/" + source.name());
                case "{compiler}" -> words.add(source.compiler());
                case "{given}" -> source.handIn().given().keySet().forEach(name -> words.add("/" + name));
                default -> words.add(word);
            }
        }
        return words;
    }

    /** The words of a run: placeholders name the folder and the file as the program sees them. */
    private static List<String> filled(List<String> template, Source source, Path folder, Sandbox sandbox) {
        String inside = sandbox.boxed() ? Box.INSIDE : folder.toString();
        return template.stream()
                .map(word -> switch (word) {
                    case "{folder}" -> inside;
                    case "{source}" -> inside + "/" + source.name();
                    default -> word;
                })
                .toList();
    }

    /** A compiler that is not installed is our fault, and said by its name. */
    private static void checkCompiler(List<String> command) throws BotFault {
        String program = command.isEmpty() ? "" : command.getFirst();
        boolean ours = program.isEmpty() || program.contains("/") || program.equals("javac");
        if (!ours && FOLDERS.stream().noneMatch(folder -> Files.isExecutable(Path.of(folder, program)))) {
            throw new BotFault(Verdict.INTERNAL, "the compiler " + program + " is not installed on this machine");
        }
    }

    /** The program as a contestant in games. */
    public ProgramContestant contestant(String name, Program program) {
        HandIn handIn = program.source().handIn();
        BotSpec bot = handIn.playing();
        return new ProgramContestant(
                name, sandbox, program.box(), handIn.limits(), wire -> bot.dialogue(wire, handIn.leniency()));
    }

    @Override
    public synchronized void close() {
        open.values().forEach(made -> discard(made.box()));
        open.clear();
    }

    private static void discard(Box box) {
        try {
            Box.discard(box.folder());
        } catch (IOException e) {
            System.getLogger("outflank.judge")
                    .log(Level.WARNING, "the folder {0} could not be deleted: {1}", box.folder(), e.getMessage());
        }
    }
}
