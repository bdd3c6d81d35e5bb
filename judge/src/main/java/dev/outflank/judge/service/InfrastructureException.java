package dev.outflank.judge.service;

/** Our own side failed at a task, or is stopping: it is tried again, and nobody is blamed. */
final class InfrastructureException extends Exception {
    InfrastructureException(String reason) {
        super(reason);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
