package dev.outflank.judge.service;

import dev.outflank.judge.Course;
import dev.outflank.judge.Ladders;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.submission.Workshop;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A worker in a process of its own, so that it can be killed and stopped as machines do it. */
final class WorkerProcess implements AutoCloseable {
    private static final Duration HEARTBEAT = Duration.ofSeconds(1);

    private final Process process;

    private WorkerProcess(Process process) {
        this.process = process;
    }

    /** Starts one on a PostgreSQL, or, by its folder, on a SQLite. */
    static WorkerProcess start(String database, String name, Path folder) throws IOException {
        return new WorkerProcess(new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        WorkerProcess.class.getName(),
                        database,
                        name,
                        folder.toString()))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(new File(folder.toFile(), name + ".log")))
                .start());
    }

    public static void main(String[] args) throws Exception {
        Database database =
                args[0].startsWith("postgresql:") ? Database.at(args[0]) : Database.inFolder(Path.of(args[0]));
        Workshop workshop = new Workshop(Course.sandbox(), Path.of(args[2], "compiled"));
        Worker.start(new Store(database), new Ladders(), workshop, args[1], 1, HEARTBEAT);
        Thread.sleep(Duration.ofMinutes(10));
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
