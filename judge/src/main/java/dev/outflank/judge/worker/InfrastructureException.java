package dev.outflank.judge.worker;

/** A task failed because of an internal error or because the worker is stopping: it is retried. */
final class InfrastructureException extends Exception {
    InfrastructureException(String reason) {
        super(reason);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
