package dev.outflank.judge.store;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import java.time.Duration;
import java.time.Instant;

/** The queue of tasks in the database, which workers take from. */
public final class WorkQueue {
    /** Names that are stored. */
    public static final String TABLE = "work_queue";

    public static final String COORDINATION_TABLE = "clerk_queue";
    public static final String COORDINATION_TASK = "clerk";

    /** A worker without a heartbeat for this time has ended or cannot reach the database. */
    public static final Duration HEARTBEAT_TIMEOUT = Duration.ofSeconds(40);

    private final SchedulerClient client;

    public WorkQueue(Database database) {
        this.client = SchedulerClient.Builder.create(database.dataSource())
                .tableName(TABLE)
                .enablePriority()
                .build();
    }

    /**
     * Queues a task of this type for a submission or pair, unless it is queued already. Of tasks with the same priority,
     * that with the smallest id is the first: it is due since soon after 1970, because a task that is due now would wait
     * if the clock were set back.
     */
    public void add(TaskType type, long id, int priority) {
        client.scheduleIfNotExists(
                new TaskInstance.Builder<Void>(type.taskName(), String.valueOf(id))
                        .priority(priority)
                        .build(),
                Instant.ofEpochMilli(id));
    }
}
