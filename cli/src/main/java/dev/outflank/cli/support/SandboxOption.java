package dev.outflank.cli.support;

import dev.outflank.arena.sandbox.Sandbox;
import picocli.CommandLine.Option;

/** Whether programs run in the sandbox. */
public final class SandboxOption {
    @Option(
            names = "--sandbox",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description = "Run programs in the sandbox (default). With --no-sandbox they run with your permissions"
                    + " and can read and change your files: only for programs you trust.")
    private boolean sandbox = true;

    public boolean isOn() {
        return sandbox;
    }

    /** Opens the requested sandbox; fails if it does not work on this machine. */
    public Sandbox open() {
        Sandbox chosen = sandbox ? Sandbox.probe() : Sandbox.disabled();
        if (!chosen.isReady()) {
            throw new UserException("the sandbox does not work on this machine: " + String.join(" ", chosen.missing())
                    + " (use --no-sandbox for programs you trust)");
        }
        return chosen;
    }
}
