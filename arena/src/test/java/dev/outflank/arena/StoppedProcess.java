package dev.outflank.arena;

import java.io.IOException;
import java.time.Duration;

/** Stops the process of the tests, as a debugger, a full machine or an administrator does. */
public final class StoppedProcess {
    private StoppedProcess() {}

    /** Returns at once; the process is stopped a moment later, and continues after the given time. */
    public static void stopThisOne(Duration time) throws IOException {
        String pid = Long.toString(ProcessHandle.current().pid());
        String script = "kill -STOP $0; sleep $1; kill -CONT $0";
        new ProcessBuilder("sh", "-c", script, pid, Double.toString(time.toMillis() / 1000.0)).start();
    }
}
