package dev.outflank.web.play;

import dev.outflank.web.http.Fault;
import dev.outflank.web.think.Thinkers;
import io.javalin.http.HttpStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All games. Those in use are in memory; the others wait in their files. */
final class Tables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final long IDLE_MINUTES = 10;
    private static final Duration TIDYING = Duration.ofHours(1);

    /** Games in which nobody has moved are forgotten after the first, all others after the second. */
    private static final Duration NOT_BEGUN = Duration.ofDays(1);

    private static final Duration LEFT_ALONE = Duration.ofDays(180);

    private final GameFolder folder;
    private final Thinkers thinkers;
    private final Map<String, Used> open = new ConcurrentHashMap<>();
    private final Alarm alarm = new Alarm();

    /** A table and when somebody last asked for it. */
    private record Used(Table table, long at) {}

    Tables(Path folder, Thinkers thinkers) {
        this.folder = new GameFolder(folder);
        this.thinkers = thinkers;
        alarm.every(Duration.ofMinutes(1), this::putAway);
        // Not on the alarm's own thread: clocks of games wait for that.
        alarm.every(TIDYING, () -> Thread.ofVirtual().start(() -> tidy(Instant.now())));
    }

    String create(Terms terms) {
        String id = Visitor.secret(8);
        folder.create(id, terms);
        return id;
    }

    Table find(String id) {
        if (!GameFolder.isId(id)) {
            throw nowhere();
        }
        Used used =
                open.compute(id, (key, known) -> new Used(known == null ? read(id) : known.table, System.nanoTime()));
        return used.table;
    }

    private Table read(String id) {
        List<String> lines = folder.read(id).orElseThrow(Tables::nowhere);
        Match match = new Match(Terms.parse(lines));
        lines.stream().skip(Terms.LINES).map(Change::parse).forEach(match::apply);
        return new Table(id, match, folder, thinkers, alarm);
    }

    private static Fault nowhere() {
        return new Fault(HttpStatus.NOT_FOUND, "There is no such game.");
    }

    private void putAway() {
        long now = System.nanoTime();
        open.values().removeIf(
                used -> now - used.at > TimeUnit.MINUTES.toNanos(IDLE_MINUTES) && used.table.isDeserted());
    }

    /** Deletes games that nobody has touched for long. */
    void tidy(Instant now) {
        int deleted = folder.delete(now.minus(NOT_BEGUN), now.minus(LEFT_ALONE), open::containsKey);
        LOG.info("{} games were deleted that nobody had touched for long", deleted);
    }

    @Override
    public void close() {
        alarm.close();
    }
}
