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
            description = "Run programs in the sandbox (default). With --no-sandbox they run with your rights"
                    + " and can read and change your files: only for programs you trust.")
    private boolean sandbox = true;

    public boolean isOn() {
        return sandbox;
    }

    /** The sandbox that was asked for; without a working one, programs are refused. */
    public Sandbox open() {
        Sandbox chosen = sandbox ? Sandbox.probe() : Sandbox.disabled();
        if (!chosen.isReady()) {
            throw new UserException("programs are not run without a sandbox: " + String.join(" ", chosen.missing())
                    + " (for programs you trust: --no-sandbox)");
        }
        return chosen;
    }
}
