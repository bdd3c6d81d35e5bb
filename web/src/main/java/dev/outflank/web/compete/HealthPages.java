package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.service.Judge;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.StoredSubmission;
import dev.outflank.judge.store.WorkerStore.WorkerStatus;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Markup;
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

/** How the judge is: for machines that watch it, and for people. */
final class HealthPages implements RouteGroup {
    private static final String START_ATTRIBUTE = "began";

    private final Store store;
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Timer requests = Timer.builder("outflank.requests")
            .description("Time to answer")
            .publishPercentiles(0.5, 0.99)
            .register(registry);

    HealthPages(Judge judge) {
        this.store = judge.store();
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        gauge(
                "outflank.uploads.waiting",
                "Uploads that nobody has looked at",
                () -> store.submissions().count(StoredSubmission.State.QUEUED));
        gauge(
                "outflank.pairs.waiting",
                "Pairs that wait to be played",
                () -> store.pairings().count(Pairing.State.PENDING));
        gauge(
                "outflank.pairs.played",
                "Pairs that were played",
                () -> store.pairings().count(Pairing.State.PLAYED));
        gauge(
                "outflank.pairs.void",
                "Pairs that could not be played",
                () -> store.pairings().count(Pairing.State.VOID));
        gauge("outflank.workers", "Workers that are there and take work", this::activeWorkers);
    }

    private void gauge(String name, String description, java.util.function.Supplier<Number> value) {
        Gauge.builder(name, value).description(description).register(registry);
    }

    private long activeWorkers() {
        Instant now = Instant.now();
        return store.workers().all().stream()
                .filter(worker -> worker.isAlive(now) && !worker.isSuspended(now))
                .count();
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
        Long began = context.attribute(START_ATTRIBUTE);
        if (began != null) {
            requests.record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
        }
    }

    private void health(Context context) {
        try {
            boolean working = activeWorkers() > 0;
            context.status(working ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
            Json.respond(context, Map.of("status", working ? "up" : "no worker is at work"));
        } catch (JdbiException e) {
            context.status(HttpStatus.SERVICE_UNAVAILABLE);
            Json.respond(context, Map.of("status", "the database cannot be reached"));
        }
    }

    private void metrics(Context context) {
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(registry.scrape());
    }

    private void workers(Context context) {
        Instant now = Instant.now();
        List<List<String>> rows = store.workers().all().stream()
                .map(worker -> List.of(
                        text(worker.name()),
                        String.valueOf(worker.slots()),
                        text(state(worker, now)),
                        String.valueOf(worker.done()),
                        String.valueOf(worker.failed()),
                        text(worker.isSuspended(now) ? worker.remark() : "")))
                .toList();
        ContestLookup.renderPage(
                context,
                "Workers",
                new Markup()
                        .title("Workers")
                        .html("<p>" + link("/staff", "Staff") + " · " + link("/metrics", "Metrics") + "</p>")
                        .table(List.of("worker", "slots", "state", "done", "failed", "why"), rows)
                        .paragraph(store.submissions().count(StoredSubmission.State.QUEUED) + " uploads and "
                                + store.pairings().count(Pairing.State.PENDING) + " pairs wait; "
                                + store.pairings().count(Pairing.State.VOID) + " pairs could not be played."));
    }

    private static String state(WorkerStatus worker, Instant now) {
        if (!worker.isAlive(now)) {
            return "gone";
        }
        return worker.isSuspended(now)
                ? "set aside until " + worker.asideUntil().truncatedTo(ChronoUnit.SECONDS)
                        + ", since it failed too often"
                : "at work";
    }
}
