package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.spec.Launch;
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
    public static final Limits LIMITS = Limits.byCpu(Duration.ofSeconds(20))
            .withMemory(1L << 30)
            .withFileSize(64L << 20)
            .withOutput(64L << 20);

    /** What a compiler made, by name, and what it said. */
    public record Made(Map<String, byte[]> files, String words) {}

    private static final Pattern JAVA_PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
    private static final Pattern JAVA_NAME = Pattern.compile("[A-Za-z_$][\\w$]*\\.java");
    private static final long LARGEST_SOURCE = 4 << 20;

    private final Sandbox sandbox;
    private final Limits limits;

    public Toolchain(Sandbox sandbox, Limits limits) {
        this.sandbox = sandbox;
        this.limits = limits;
    }

    /** Makes a program of one source file; the kind is told by the ending of its name. */
    public Box compile(Path source) throws BotFault {
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
                throw new BotFault(
                        Verdict.COMPILE_ERROR,
                        name + " is none of .c, .cpp, .cc, .cxx, .java and .py: what language is it?");
        };
    }

    /** Makes a program of a hand-in and our own files beside it, as its protocol says. */
    public Box make(Launch launch) throws BotFault {
        Map<String, byte[]> files = new LinkedHashMap<>();
        launch.files().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        Path handIn = launch.handIn().orElseThrow();
        files.put(handIn.getFileName().toString(), read(handIn));
        if (launch.compile().isEmpty()) {
            return box(files, launch.run());
        }
        List<String> compiler = launch.compile().stream()
                .map(word -> files.containsKey(word.replaceFirst("^\\./", "")) ? "/" + word : word)
                .toList();
        return compile(files, compiler, launch.run());
    }

    private static List<String> gcc(String file) {
        return List.of("gcc", "-O2", "-pthread", "-o", "bot", "/" + file, "-lm");
    }

    private Box java(String name, byte[] bytes) throws BotFault {
        if (!JAVA_NAME.matcher(name).matches()) {
            throw new BotFault(
                    Verdict.COMPILE_ERROR, "a Java source must be named like its class, which " + name + " is not");
        }
        Matcher packageName = JAVA_PACKAGE.matcher(new String(bytes, StandardCharsets.UTF_8));
        String simpleName = name.substring(0, name.length() - ".java".length());
        String mainClass = packageName.find() ? packageName.group(1) + "." + simpleName : simpleName;
        List<String> command = List.of(
                "javac",
                "-J-XX:TieredStopAtLevel=1",
                "-proc:none",
                "-encoding",
                "UTF-8",
                "-d",
                ".",
                "/" + name);
        return compile(Map.of(name, bytes), command, List.of("java", "-cp", "/", mainClass));
    }

    private static byte[] read(Path source) throws BotFault {
        try {
            if (!Files.isRegularFile(source)) {
                throw new BotFault(Verdict.COMPILE_ERROR, "there is no file " + source);
            }
            if (Files.size(source) > LARGEST_SOURCE) {
                throw new BotFault(Verdict.COMPILE_ERROR, source + " is larger than " + (LARGEST_SOURCE >> 20) + " MB");
            }
            return Files.readAllBytes(source);
        } catch (IOException e) {
            throw new BotFault(Verdict.COMPILE_ERROR, source + " cannot be read: " + e.getMessage());
        }
    }

    private Box compile(Map<String, byte[]> sources, List<String> compiler, List<String> command) throws BotFault {
        return box(make(sources, compiler).files(), command);
    }

    /**
     * Runs a compiler in a folder with these files. Words that begin with a slash name files of the folder; the others
     * go to the compiler as they are. It works in another folder, and what is there in the end is what it made.
     */
    public Made make(Map<String, byte[]> sources, List<String> compiler) throws BotFault {
        Box box = box(sources, compiler);
        try {
            return new Compilation(sandbox, limits).run(box);
        } finally {
            discard(box);
        }
    }

    /** Puts files into a box of their own; words of the command that begin with a slash name files of it. */
    public Box box(Map<String, byte[]> files, List<String> command) throws BotFault {
        try {
            Path folder = Box.scratch();
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Box.put(folder, file.getKey(), file.getValue(), true);
            }
            return new Box(folder, command.stream().map(word -> inside(folder, word)).toList());
        } catch (IOException e) {
            throw new BotFault(Verdict.INTERNAL, "files cannot be put into a box: " + e.getMessage());
        }
    }

    private static void discard(Box box) throws BotFault {
        try {
            Box.discard(box.folder());
        } catch (IOException e) {
            throw new BotFault(Verdict.INTERNAL, "a box cannot be cleared away: " + e.getMessage());
        }
    }

    private String inside(Path folder, String word) {
        if (!word.startsWith("/")) {
            return word;
        }
        String root = sandbox.boxed() ? Box.INSIDE : folder.toString();
        return word.equals("/") ? root : root + word;
    }
}
