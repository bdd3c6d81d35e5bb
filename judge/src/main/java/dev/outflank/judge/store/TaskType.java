package dev.outflank.judge.store;

/** The tasks of workers. Their names are stored in the queue. */
public enum TaskType {
    CHECK("check-upload"),
    PLAY("play-pair"),
    MARK("mark-upload");

    private final String taskName;

    TaskType(String taskName) {
        this.taskName = taskName;
    }

    /** The name in the queue's table. */
    public String taskName() {
        return taskName;
    }
}
