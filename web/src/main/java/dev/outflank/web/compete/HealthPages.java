package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.worker.WorkerStatus;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.JdbiException;

/** Health check, Prometheus metrics, and the page of workers. */
final class HealthPages implements RouteGroup {
    private static final String START_ATTRIBUTE = "request-start";
    private static final String UP = "up";

    private final JudgeServices judge;
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Timer requests = Timer.builder("outflank.requests")
            .description("Response time")
            .publishPercentiles(0.5, 0.99)
            .register(registry);

    HealthPages(JudgeServices judge) {
        this.judge = judge;
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        gauge(
                "outflank.uploads.waiting",
                "Submissions waiting to be checked",
                () -> judge.submissions().count(StoredSubmission.State.QUEUED));
        gauge(
                "outflank.pairs.waiting",
                "Pairs waiting to be played",
                () -> judge.competitions().countPairs(Pairing.State.PENDING));
        gauge(
                "outflank.pairs.played",
                "Pairs played",
                () -> judge.competitions().countPairs(Pairing.State.PLAYED));
        gauge(
                "outflank.pairs.void",
                "Pairs that could not be played",
                () -> judge.competitions().countPairs(Pairing.State.VOID));
        gauge("outflank.workers", "Active workers", this::activeWorkers);
    }

    private void gauge(String name, String description, java.util.function.Supplier<Number> value) {
        Gauge.builder(name, value).description(description).register(registry);
    }

    private long activeWorkers() {
        return judge.workers().active().size();
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.before(context -> context.attribute(START_ATTRIBUTE, System.nanoTime()));
        routes.after(this::recordRequestTime);
        routes.get("/health", this::health, AccessLevel.ANYONE)
                .get("/metrics", this::metrics, AccessLevel.ADMINISTRATOR)
                .get("/staff/workers", this::workers, AccessLevel.STAFF);
    }

    private void recordRequestTime(Context context) {
        Long start = context.attribute(START_ATTRIBUTE);
        if (start != null) {
            requests.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
        }
    }

    private void health(Context context) {
        String status = status();
        context.status(status.equals(UP) ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
        Json.respond(context, Map.of("status", status));
    }

    private String status() {
        try {
            if (judge.isDiskFull()) {
                return "the disk is full";
            }
            return activeWorkers() > 0 ? UP : "no worker is active";
        } catch (JdbiException e) {
            return JudgeServices.isDiskFull(e) ? "the disk is full" : "the database is not available";
        }
    }

    private void metrics(Context context) {
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(registry.scrape());
    }

    /** The numbers of tasks that wait for a worker, and of those that were given up. */
    record WaitingCounts(long submissions, long pairs, long uncheckedSubmissions, long voidPairs) {}

    private void workers(Context context) {
        List<WorkerStatus> workers = judge.workers().all();
        WaitingCounts waiting = new WaitingCounts(
                judge.submissions().count(StoredSubmission.State.QUEUED),
                judge.competitions().countPairs(Pairing.State.PENDING),
                judge.submissions().count(StoredSubmission.State.UNCHECKED),
                judge.competitions().countPairs(Pairing.State.VOID));
        PageLayout.render(
                context,
                (output, interceptor, layout) ->
                        JteWorkersPageGenerated.render(output, interceptor, layout, workers, Instant.now(), waiting));
    }

    static String state(WorkerStatus worker, Instant now) {
        if (!worker.isAlive(now)) {
            return "offline";
        }
        return worker.isSuspended(now)
                ? "suspended until " + worker.asideUntil().truncatedTo(ChronoUnit.SECONDS) + " after repeated failures"
                : "active";
    }
}
