package dev.outflank.web.play;

import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.http.HttpException;
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

/** All games. Those in use are in memory, the others only in their files. */
final class GameRooms implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GameRooms.class);
    private static final long IDLE_MINUTES = 10;
    private static final Duration CLEANUP_PERIOD = Duration.ofHours(1);

    /** Games without any moves are deleted after this time. */
    private static final Duration UNPLAYED_RETENTION = Duration.ofDays(1);

    /** All other games are deleted this long after their last event. */
    private static final Duration IDLE_RETENTION = Duration.ofDays(180);

    private final GameEventStore store;
    private final EnginePool enginePool;
    private final Map<String, OpenRoom> open = new ConcurrentHashMap<>();
    private final TaskScheduler scheduler = new TaskScheduler();

    /** A room in memory and when it was last requested. */
    private record OpenRoom(GameRoom room, long lastUsedNanos) {}

    GameRooms(Path folder, EnginePool enginePool) {
        this.store = new GameEventStore(folder);
        this.enginePool = enginePool;
        scheduler.scheduleRepeating(Duration.ofMinutes(1), this::evictIdle);
        // Not on the scheduler's thread, which must stay free for the clocks of games.
        scheduler.scheduleRepeating(CLEANUP_PERIOD, () -> Thread.ofVirtual().start(() -> deleteStale(Instant.now())));
    }

    String create(GameOptions options) {
        String id = Visitor.randomHex(8);
        store.create(id, options);
        return id;
    }

    GameRoom find(String id) {
        if (!GameEventStore.isId(id)) {
            throw gameNotFound();
        }
        OpenRoom opened = open.compute(
                id, (key, current) -> new OpenRoom(current == null ? load(id) : current.room, System.nanoTime()));
        return opened.room;
    }

    private GameRoom load(String id) {
        List<String> lines = store.read(id).orElseThrow(GameRooms::gameNotFound);
        GameState state = new GameState(GameOptions.parse(lines));
        lines.stream().skip(GameOptions.HEADER_LINES).map(GameEvent::parse).forEach(state::apply);
        return new GameRoom(id, state, store, enginePool, scheduler);
    }

    private static HttpException gameNotFound() {
        return new HttpException(HttpStatus.NOT_FOUND, "Game not found.");
    }

    private void evictIdle() {
        long now = System.nanoTime();
        open.values()
                .removeIf(used ->
                        now - used.lastUsedNanos > TimeUnit.MINUTES.toNanos(IDLE_MINUTES) && used.room.isIdle());
    }

    /** Deletes the files of old games. */
    void deleteStale(Instant now) {
        int deleted = store.deleteStale(now.minus(UNPLAYED_RETENTION), now.minus(IDLE_RETENTION), open::containsKey);
        LOG.info("deleted {} old games", deleted);
    }

    @Override
    public void close() {
        scheduler.close();
    }
}
