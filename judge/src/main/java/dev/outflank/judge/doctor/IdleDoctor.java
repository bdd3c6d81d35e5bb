package dev.outflank.judge.doctor;

import dev.outflank.arena.diagnosis.GameAnalyst;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A thread that diagnoses games while no task is queued or running anywhere. It stops in the middle of a game when one
 * arrives, and starts that game again later.
 */
public final class IdleDoctor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(IdleDoctor.class);
    private static final Duration PAUSE = Duration.ofSeconds(2);
    private static final Duration MAX_PAUSE = Duration.ofMinutes(1);
    private static final Duration CHECK_INTERVAL = Duration.ofMillis(250);

    private final DoctorService service;
    private final GameAnalyst analyst;
    private final Thread thread;
    private volatile boolean closed;

    private IdleDoctor(DoctorService service, GameAnalyst analyst) {
        this.service = service;
        this.analyst = analyst;
        this.thread = Thread.ofPlatform().daemon().name("doctor").unstarted(this::run);
    }

    public static IdleDoctor start(DoctorService service, GameAnalyst analyst) {
        IdleDoctor doctor = new IdleDoctor(service, analyst);
        doctor.thread.start();
        return doctor;
    }

    private void run() {
        Duration pause = PAUSE;
        while (!closed) {
            try {
                if (!service.hasTasks() && service.diagnoseNext(analyst, interruption())) {
                    pause = PAUSE;
                    continue;
                }
            } catch (RuntimeException e) {
                // The database is not reachable, or a game cannot be read: try again, but not all the time.
                LOG.warn("the doctor failed: {}", e.toString());
                pause = pause.multipliedBy(2).compareTo(MAX_PAUSE) < 0 ? pause.multipliedBy(2) : MAX_PAUSE;
            }
            try {
                Thread.sleep(pause);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Becomes true when there is a task; asks the database a few times per second at most. */
    private BooleanSupplier interruption() {
        return new BooleanSupplier() {
            private long lastCheck = System.nanoTime();
            private boolean interrupted;

            @Override
            public boolean getAsBoolean() {
                if (!interrupted && System.nanoTime() - lastCheck > CHECK_INTERVAL.toNanos()) {
                    interrupted = service.hasTasks();
                    lastCheck = System.nanoTime();
                }
                return closed || interrupted;
            }
        };
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(Duration.ofSeconds(5));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
