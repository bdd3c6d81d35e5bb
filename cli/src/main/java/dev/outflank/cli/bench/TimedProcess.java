package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.node.ObjectNode;

/** Runs command lines and measures the time of the whole process, its start included. */
final class TimedProcess {
    /** Bash measures user and system time of a process and its children in milliseconds; Java cannot. */
    private static final String SCRIPT = "TIMEFORMAT='%3R %3U %3S'; exec 4>&2; { time \"${@:2}\" 2>&4 4>&-; } 2>\"$1\"";

    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(TimedProcess::stop)));
    }

    private TimedProcess() {}

    /**
     * The output of a command and its times in seconds.
     *
     * @param lastError the last line of its standard error, empty if there is none
     * @param cpu user and system time, those of programs that it started included
     */
    record Output(int exitCode, List<String> lines, String lastError, double wall, double cpu) {
        /** This output, if the command exited with 0. */
        Output checked() {
            if (exitCode != 0) {
                throw new UserException(
                        "the command exited with " + exitCode + (lastError.isEmpty() ? "" : ": " + lastError));
            }
            return this;
        }

        /** The JSON objects of the output, one per line. */
        List<ObjectNode> objects() {
            List<ObjectNode> objects = new ArrayList<>();
            for (String line : lines) {
                try {
                    objects.add(JsonFields.parse(line).node());
                } catch (NotationException e) {
                    throw new UserException("the output of the command is not JSON: " + e.reason());
                }
            }
            if (objects.isEmpty()) {
                throw new UserException("the command printed nothing");
            }
            return objects;
        }

        ObjectNode lastObject() {
            return objects().getLast();
        }
    }

    /** Starts a process that ends with this one. */
    static Process start(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        RUNNING.removeIf(earlier -> !earlier.isAlive());
        RUNNING.add(process);
        return process;
    }

    private static void stop(Process process) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
    }

    /** Runs a command with this standard input. */
    static Output run(List<String> command, String input) throws IOException, InterruptedException {
        Path times = Files.createTempFile("outflank-bench", ".times");
        Path errors = Files.createTempFile("outflank-bench", ".err");
        try {
            List<String> line = new ArrayList<>(List.of("bash", "-c", SCRIPT, "bench", times.toString()));
            line.addAll(command);
            Process process = start(new ProcessBuilder(line).redirectError(errors.toFile()));
            try (OutputStream to = process.getOutputStream()) {
                to.write(input.getBytes(StandardCharsets.UTF_8));
            } catch (IOException _) {
                // The process need not read it.
            }
            List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            int exitCode = process.waitFor();
            List<String> said = Files.readString(errors, StandardCharsets.ISO_8859_1)
                    .lines()
                    .filter(each -> !each.isBlank())
                    .toList();
            String[] measured =
                    Files.readString(times).strip().replace(',', '.').split(" ");
            return new Output(
                    exitCode,
                    lines,
                    said.isEmpty() ? "" : said.getLast().strip(),
                    Double.parseDouble(measured[0]),
                    Double.parseDouble(measured[1]) + Double.parseDouble(measured[2]));
        } finally {
            Files.deleteIfExists(times);
            Files.deleteIfExists(errors);
        }
    }
}
