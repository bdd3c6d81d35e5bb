package dev.outflank.cli.judge;

import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.doctor.IdleDoctor;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.worker.Worker;
import dev.outflank.web.engine.EngineAnalyst;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A worker of the judge in this process, with its compiler, and the doctor for its idle time. */
record LocalWorker(Worker worker, SubmissionCompiler compiler, IdleDoctor doctor) implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LocalWorker.class);

    static final int DEFAULT_JOBS = MatchOptions.defaultConcurrency();

    /** Starts working. Without a working sandbox, submissions wait and are not run. */
    static LocalWorker start(JudgeServices judge, int slots, Duration heartbeat, PrintStream err) throws IOException {
        Sandbox sandbox = Sandbox.probe();
        if (!sandbox.isReady()) {
            err.println("outflank: submissions wait because the sandbox does not work on this machine: "
                    + String.join(" ", sandbox.missing()));
        } else if (!sandbox.missingLayers().isEmpty()) {
            err.println("outflank: the sandbox works, but layers are missing on this machine: "
                    + String.join("; ", sandbox.missingLayers()));
        }
        err.flush();
        Thread.setDefaultUncaughtExceptionHandler(LocalWorker::logUncaught);
        SubmissionCompiler compiler = new SubmissionCompiler(sandbox, JudgeOptions.cacheDirectory());
        return new LocalWorker(
                judge.startWorker(compiler, uniqueName(), slots, heartbeat),
                compiler,
                IdleDoctor.start(judge.doctor(), new EngineAnalyst()));
    }

    /** Threads of the queue end when the database fails, and are replaced: no stack trace is needed for that. */
    private static void logUncaught(Thread thread, Throwable e) {
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        if (root instanceof SQLException) {
            LOG.warn("{}: {}", thread.getName(), root.getMessage());
        } else {
            LOG.error(thread.getName(), e);
        }
    }

    /** The host name, the process id and a random number. */
    private static String uniqueName() {
        String host;
        try {
            host = InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            host = "worker";
        }
        return host + "-" + ProcessHandle.current().pid() + "-"
                + Integer.toHexString(ThreadLocalRandom.current().nextInt(0x1000, 0x10000));
    }

    @Override
    public void close() {
        doctor.close();
        worker.close();
        compiler.close();
    }
}
