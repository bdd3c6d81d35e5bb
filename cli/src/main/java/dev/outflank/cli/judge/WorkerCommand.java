package dev.outflank.cli.judge;

import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.search.Search;
import dev.outflank.judge.JudgeServices;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A worker: a process that runs jobs of a server on another machine. */
@Command(
        name = "worker",
        mixinStandardHelpOptions = true,
        description = {
            "Starts a worker, which runs jobs of a server.",
            "It compiles, checks, marks and plays, and connects only to the PostgreSQL database of the server. The clocks"
                    + " of all machines must agree within a few seconds."
        })
public final class WorkerCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(
            names = "--jobs",
            paramLabel = "K",
            description = "Number of parallel jobs (default: number of cores minus 1).")
    private int jobs = LocalWorker.DEFAULT_JOBS;

    @Mixin
    private HeartbeatOption heartbeat = new HeartbeatOption();

    @Mixin
    private DataOptions data = new DataOptions();

    WorkerCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (jobs < 1 || jobs > 1024) {
            throw new UserException("--jobs takes a number from 1 to 1024, not " + jobs);
        }
        if (data.databaseUrl().isEmpty()) {
            throw new UserException(
                    "a worker needs the database of the server: --database postgresql://user:password@host/name");
        }
        Search.warmUpVectorsLater();
        Duration interval = heartbeat.heartbeat();
        ShutdownSignal shutdown = new ShutdownSignal();
        try (JudgeServices judge = data.open(streams.err());
                LocalWorker localWorker = LocalWorker.start(judge, jobs, interval, streams.err())) {
            streams.out().println("Worker " + localWorker.worker().name() + " is running, database " + judge);
            streams.out().flush();
            shutdown.await();
        }
        return 0;
    }
}
