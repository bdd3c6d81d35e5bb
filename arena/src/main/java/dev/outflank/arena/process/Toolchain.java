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
            case "py" -> together(Map.of("bot.py", bytes), List.of("python3", "./bot.py"));
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
            return together(files, launch.run());
        }
        List<String> compiler = launch.compile().stream()
                .map(word -> files.containsKey(word.replaceFirst("^\\./", "")) ? "/" + word : word)
                .toList();
        return compile(files, compiler, launch.run());
    }

    /** Files that need no compiler, in one folder. */
    private static Box together(Map<String, byte[]> files, List<String> command) throws BotFault {
        try {
            Path folder = Box.scratch();
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Box.put(folder, file.getKey(), file.getValue(), false);
            }
            return new Box(folder, command);
        } catch (IOException e) {
            throw new BotFault(Verdict.INTERNAL, "the files cannot be put into a box: " + e.getMessage());
        }
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
                "-J-Xmx" + (limits.memory() >> 21) + "m",
                "-J-XX:+UseSerialGC",
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

    /** Words that begin with a slash name files of the box; the others go to the compiler as they are. */
    private Box compile(Map<String, byte[]> sources, List<String> compiler, List<String> command) throws BotFault {
        try {
            Path folder = Box.scratch();
            try {
                for (Map.Entry<String, byte[]> source : sources.entrySet()) {
                    Box.put(folder, source.getKey(), source.getValue(), false);
                }
                List<String> words = compiler.stream().map(word -> inside(folder, word)).toList();
                Path result = Box.scratch();
                try {
                    new Compilation(sandbox, limits).run(new Box(folder, words), result);
                } catch (BotFault | IOException e) {
                    Box.discard(result);
                    throw e;
                }
                return new Box(result, command.stream().map(word -> inside(result, word)).toList());
            } finally {
                Box.discard(folder);
            }
        } catch (IOException e) {
            throw new BotFault(Verdict.INTERNAL, "a compiler could not be run: " + e.getMessage());
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
