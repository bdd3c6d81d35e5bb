package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.spec.LaunchConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes programs of sources: C, C++ and Java are compiled, Python is taken as it is. Compilers run in the sandbox too,
 * for a source can be as hostile as a program.
 */
public final class Toolchain {
    /** What compilers may use. */
    public static final ResourceLimits DEFAULT_LIMITS = ResourceLimits.ofCpu(Duration.ofSeconds(20))
            .withMemory(1L << 30)
            .withFileSize(64L << 20)
            .withOutput(64L << 20);

    /** What a compiler made, by name, and what it said. */
    public record CompilerOutput(Map<String, byte[]> files, String messages) {}

    private static final Pattern JAVA_PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
    private static final Pattern JAVA_NAME = Pattern.compile("[A-Za-z_$][\\w$]*\\.java");
    private static final long MAX_SOURCE_BYTES = 4 << 20;

    private final Sandbox sandbox;
    private final ResourceLimits limits;

    public Toolchain(Sandbox sandbox, ResourceLimits limits) {
        this.sandbox = sandbox;
        this.limits = limits;
    }

    /** Makes a program of one source file; the kind is told by the ending of its name. */
    public Box compile(Path source) throws BotException {
        String name = source.getFileName().toString();
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        byte[] bytes = read(source);
        return switch (ending) {
            case "c" -> compile(Map.of("bot.c", bytes), gcc("bot.c"), List.of("/bot"));
            case "cpp", "cc", "cxx" ->
                compile(
                        Map.of("bot.cpp", bytes),
                        List.of("g++", "-O2", "-pthread", "-o", "bot", "/bot.cpp"),
                        List.of("/bot"));
            case "java" -> java(name, bytes);
            case "py" -> box(Map.of("bot.py", bytes), List.of("python3", "./bot.py"));
            default ->
                throw new BotException(
                        Verdict.COMPILE_ERROR,
                        name + " is none of .c, .cpp, .cc, .cxx, .java and .py: what language is it?");
        };
    }

    /** Makes a program of a hand-in and our own files beside it, as its protocol says. */
    public Box build(LaunchConfig launch) throws BotException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        launch.supportFiles().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        Path handIn = launch.submission().orElseThrow();
        files.put(handIn.getFileName().toString(), read(handIn));
        if (launch.compileCommand().isEmpty()) {
            return box(files, launch.runCommand());
        }
        List<String> compiler = launch.compileCommand().stream()
                .map(word -> files.containsKey(word.replaceFirst("^\\./", "")) ? "/" + word : word)
                .toList();
        return compile(files, compiler, launch.runCommand());
    }

    private static List<String> gcc(String file) {
        return List.of("gcc", "-O2", "-pthread", "-o", "bot", "/" + file, "-lm");
    }

    private Box java(String name, byte[] bytes) throws BotException {
        if (!JAVA_NAME.matcher(name).matches()) {
            throw new BotException(
                    Verdict.COMPILE_ERROR, "a Java source must be named like its class, which " + name + " is not");
        }
        Matcher packageName = JAVA_PACKAGE.matcher(new String(bytes, StandardCharsets.UTF_8));
        String simpleName = name.substring(0, name.length() - ".java".length());
        String mainClass = packageName.find() ? packageName.group(1) + "." + simpleName : simpleName;
        List<String> command = List.of(
                "javac", "-J-XX:TieredStopAtLevel=1", "-proc:none", "-encoding", "UTF-8", "-d", ".", "/" + name);
        return compile(Map.of(name, bytes), command, List.of("java", "-cp", "/", mainClass));
    }

    private static byte[] read(Path source) throws BotException {
        try {
            if (!Files.isRegularFile(source)) {
                throw new BotException(Verdict.COMPILE_ERROR, "there is no file " + source);
            }
            if (Files.size(source) > MAX_SOURCE_BYTES) {
                throw new BotException(
                        Verdict.COMPILE_ERROR, source + " is larger than " + (MAX_SOURCE_BYTES >> 20) + " MB");
            }
            return Files.readAllBytes(source);
        } catch (IOException e) {
            throw new BotException(Verdict.COMPILE_ERROR, source + " cannot be read: " + e.getMessage());
        }
    }

    private Box compile(Map<String, byte[]> sources, List<String> compiler, List<String> command) throws BotException {
        return box(build(sources, compiler).files(), command);
    }

    /**
     * Runs a compiler in a folder with these files. Words that begin with a slash name files of the folder; the others
     * go to the compiler as they are. It works in another folder, and what is there in the end is what it made.
     */
    public CompilerOutput build(Map<String, byte[]> sources, List<String> compiler) throws BotException {
        Box box = box(sources, compiler);
        try {
            return new Compilation(sandbox, limits).run(box);
        } finally {
            discard(box);
        }
    }

    /** Puts files into a box of their own; words of the command that begin with a slash name files of it. */
    public Box box(Map<String, byte[]> files, List<String> command) throws BotException {
        try {
            Path folder = Box.createFolder();
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Box.writeFile(folder, file.getKey(), file.getValue(), true);
            }
            return new Box(
                    folder,
                    command.stream().map(word -> toBoxPath(folder, word)).toList());
        } catch (IOException e) {
            throw new BotException(Verdict.INTERNAL, "files cannot be put into a box: " + e.getMessage());
        }
    }

    private static void discard(Box box) throws BotException {
        try {
            Box.deleteFolder(box.folder());
        } catch (IOException e) {
            throw new BotException(Verdict.INTERNAL, "a box cannot be cleared away: " + e.getMessage());
        }
    }

    private String toBoxPath(Path folder, String word) {
        if (!word.startsWith("/")) {
            return word;
        }
        String root = sandbox.isBoxed() ? Box.MOUNT_POINT : folder.toString();
        return word.equals("/") ? root : root + word;
    }
}
