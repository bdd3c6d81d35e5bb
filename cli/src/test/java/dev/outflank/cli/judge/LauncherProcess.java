package dev.outflank.cli.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A command in its own process, started by the launcher, that a test can kill or stop. */
final class LauncherProcess implements AutoCloseable {
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();

    private final Process process;
    private final Path out;
    private final Path err;

    private LauncherProcess(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    /** Starts a command; its output is kept in files with the given name. */
    static LauncherProcess start(Path folder, String name, String... args) throws IOException {
        return start(folder, name, System.getenv(), args);
    }

    /** Starts a command with an environment of its own. */
    static LauncherProcess start(Path folder, String name, Map<String, String> environment, String... args)
            throws IOException {
        Path out = folder.resolve(name + ".out");
        Path err = folder.resolve(name + ".err");
        List<String> command =
                Stream.concat(Stream.of(LAUNCHER.toString()), Stream.of(args)).toList();
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return new LauncherProcess(builder.start(), out, err);
    }

    String out() throws IOException {
        return Files.readString(out);
    }

    String err() throws IOException {
        return Files.readString(err);
    }

    /** The arguments of the JVM, which has replaced the launcher's process, one per line. */
    String commandLine() throws IOException {
        return Files.readString(Path.of("/proc/" + process.pid() + "/cmdline")).replace('\0', '\n');
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends the process like kill -9. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                .start()
                .waitFor();
    }

    /** Sends SIGTERM; returns false if the process still runs after the given time. */
    boolean endsWithin(int seconds) throws IOException, InterruptedException {
        signal("TERM");
        return process.waitFor(seconds, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
