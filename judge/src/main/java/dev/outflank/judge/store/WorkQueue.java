package dev.outflank.judge.store;

import com.github.kagkarlsson.scheduler.task.TaskInstance;
import java.time.Duration;

/** Names of the queue's tables and tasks. They are stored, and queries of the store contain them too. */
public final class WorkQueue {
    public static final String TABLE = "work_queue";
    public static final String COORDINATION_TABLE = "clerk_queue";
    public static final String COORDINATION_TASK = "clerk";
    public static final String CHECK = "check-upload";
    public static final String PLAY = "play-pair";
    public static final String MARK = "mark-upload";

    /** A worker without a heartbeat for this time has ended or cannot reach the database. */
    public static final Duration HEARTBEAT_TIMEOUT = Duration.ofSeconds(40);

    private WorkQueue() {}

    public static TaskInstance<Void> instance(String task, long id, int priority) {
        return new TaskInstance.Builder<Void>(task, String.valueOf(id))
                .priority(priority)
                .build();
    }
}
