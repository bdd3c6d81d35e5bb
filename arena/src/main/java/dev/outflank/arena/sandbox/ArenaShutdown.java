package dev.outflank.arena.sandbox;

/**
 * Whether this process is ending. Its programs are then killed and their files deleted while other threads still run, so
 * that nothing that happens in games and tests counts any more.
 */
public final class ArenaShutdown {
    private static volatile boolean begun;

    private ArenaShutdown() {}

    public static boolean hasBegun() {
        return begun;
    }

    /** Runs a task when the process ends, after {@link #hasBegun} has become true. */
    static void atExit(String name, Runnable task) {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            begun = true;
                            task.run();
                        },
                        name));
    }
}
