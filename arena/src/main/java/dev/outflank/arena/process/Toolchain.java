package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.PrintableText;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.spec.LaunchConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Builds programs from source files: C, C++ and Java are compiled, Python is used as it is. Compilers run in the sandbox
 * too, because a source file can be as hostile as a program.
 */
public final class Toolchain {
    /** Resource limits of a compiler. */
    public static final ResourceLimits DEFAULT_LIMITS = ResourceLimits.ofCpu(Duration.ofSeconds(20))
            .withMemory(1L << 30)
            .withFileSize(64L << 20)
            .withOutput(64L << 20);

    /** The files that a compiler created, by name, and its messages. */
    public record CompilerOutput(Map<String, byte[]> files, String messages) {
        public CompilerOutput {
            messages = PrintableText.of(messages);
        }
    }

    private static final List<String> EXECUTABLE_FOLDERS = List.of("/usr/local/bin", "/usr/bin", "/bin");
    private static final List<String> JDK_PROGRAMS = List.of("java", "javac");
    private static final Pattern JAVA_PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
    private static final Pattern JAVA_NAME = Pattern.compile("[A-Za-z_$][\\w$]*\\.java");
    private static final Pattern FILE_NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.+-]{0,99}");
    private static final long MAX_SOURCE_BYTES = 4 << 20;

    private final Sandbox sandbox;
    private final ResourceLimits limits;

    public Toolchain(Sandbox sandbox, ResourceLimits limits) {
        this.sandbox = sandbox;
        this.limits = limits;
    }

    /** Builds a program from one source file, whose extension determines the language. */
    public Box compile(Path source) throws BotException {
        return compile(source, Map.of());
    }

    /**
     * Builds a program from one source file.
     *
     * @param library files of a library that programs in C may include and call
     */
    public Box compile(Path source, Map<String, String> library) throws BotException {
        String given = source.getFileName().toString();
        String extension = given.substring(given.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        // Compilers name the file in their messages, so the author's name is kept if it is harmless.
        String name = FILE_NAME.matcher(given).matches() ? given : "bot." + extension;
        byte[] bytes = read(source);
        return switch (extension) {
            case "c" -> compileC(name, bytes, library);
            case "cpp", "cc", "cxx" ->
                compile(
                        Map.of(name, bytes),
                        List.of("g++", "-O2", "-pthread", "-o", "bot", "/" + name),
                        List.of("/bot"));
            case "java" -> java(given, bytes);
            case "py" -> box(Map.of(name, bytes), List.of("python3", "./" + name));
            default ->
                throw new BotException(
                        Verdict.COMPILE_ERROR,
                        given + " has an unknown extension; expected .c, .cpp, .cc, .cxx, .java or .py");
        };
    }

    /** Whether a program can be run by its name; the JDK that runs Outflank also provides its own. */
    public static boolean isInstalled(String program) {
        return JDK_PROGRAMS.contains(program)
                || EXECUTABLE_FOLDERS.stream().anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** Builds a program from a submission and the support files of its protocol. */
    public Box build(LaunchConfig launch) throws BotException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        launch.supportFiles().forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        Path submission = launch.submission().orElseThrow();
        files.put(submission.getFileName().toString(), read(submission));
        if (launch.compileCommand().isEmpty()) {
            return box(files, launch.runCommand());
        }
        List<String> compiler = launch.compileCommand().stream()
                .map(argument -> files.containsKey(argument.replaceFirst("^\\./", "")) ? "/" + argument : argument)
                .toList();
        return compile(files, compiler, launch.runCommand());
    }

    private Box compileC(String name, byte[] bytes, Map<String, String> library) throws BotException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        List<String> command = new ArrayList<>(List.of("gcc", "-O2", "-pthread", "-o", "bot", "/" + name));
        library.forEach((file, text) -> {
            files.put(file, text.getBytes(StandardCharsets.UTF_8));
            if (file.endsWith(".c")) {
                command.add("/" + file);
            }
        });
        files.put(name, bytes);
        command.add("-lm");
        return compile(files, command, List.of("/bot"));
    }

    private Box java(String name, byte[] bytes) throws BotException {
        if (!JAVA_NAME.matcher(name).matches()) {
            throw new BotException(
                    Verdict.COMPILE_ERROR, "a Java source file must be named after its class, not " + name);
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
                throw new BotException(Verdict.COMPILE_ERROR, source + " is not a file");
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
     * Runs a compiler on these files. Arguments that begin with a slash name files of the source folder; the others are
     * passed on unchanged. The compiler runs in an empty folder, and the files it leaves there are the result.
     */
    public CompilerOutput build(Map<String, byte[]> sources, List<String> compiler) throws BotException {
        Box box = box(sources, compiler);
        try {
            return new Compilation(sandbox, limits).run(box);
        } finally {
            discard(box);
        }
    }

    /** Puts files into a new box. Arguments of the command that begin with a slash name files of the box. */
    public Box box(Map<String, byte[]> files, List<String> command) throws BotException {
        try {
            Path folder = Box.createFolder();
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Box.writeFile(folder, file.getKey(), file.getValue(), true);
            }
            return new Box(
                    folder,
                    command.stream()
                            .map(argument -> toBoxPath(folder, argument))
                            .toList());
        } catch (IOException e) {
            throw new BotException(Verdict.INTERNAL, "cannot write files into a box: " + e.getMessage());
        }
    }

    private static void discard(Box box) throws BotException {
        try {
            Box.deleteFolder(box.folder());
        } catch (IOException e) {
            throw new BotException(Verdict.INTERNAL, "cannot delete a box: " + e.getMessage());
        }
    }

    private String toBoxPath(Path folder, String argument) {
        if (!argument.startsWith("/")) {
            return argument;
        }
        String root = sandbox.isBoxed() ? Box.MOUNT_POINT : folder.toString();
        return argument.equals("/") ? root : root + argument;
    }
}
