package dev.outflank.judge.service;

import com.github.kagkarlsson.scheduler.task.TaskInstance;

/** Names of the queue's tables and tasks. They are stored, and queries of the store contain them too. */
final class WorkQueue {
    static final String TABLE = "work_queue";
    static final String COORDINATION_TABLE = "clerk_queue";
    static final String COORDINATION_TASK = "clerk";
    static final String CHECK = "check-upload";
    static final String PLAY = "play-pair";
    static final String MARK = "mark-upload";

    private WorkQueue() {}

    static TaskInstance<Void> instance(String task, long id, int priority) {
        return new TaskInstance.Builder<Void>(task, String.valueOf(id))
                .priority(priority)
                .build();
    }
}
