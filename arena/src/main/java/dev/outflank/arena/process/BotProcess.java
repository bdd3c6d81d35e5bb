package dev.outflank.arena.process;

import dev.outflank.arena.RunningTime;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.arena.sandbox.SandboxedProcess;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.Wire;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A running program as the referee sees it. Every wait checks both clocks. The first fault kills the program, and every
 * later call throws the same fault.
 */
final class BotProcess implements Wire {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    /** Time limit for setting up the sandbox. */
    private static final long SANDBOX_START_TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(20);
    /** Time for a program to exit by itself after its input is closed. */
    private static final long EXIT_GRACE_MILLIS = 150;
    /** Time for a program to exit after it has closed its output; on a busy machine the two are not simultaneous. */
    private static final long EXIT_TIMEOUT_MILLIS = 2000;
    /** Minimum time between two readings of the processor time. */
    private static final long MIN_POLL_NANOS = 1_000_000;
    /** Waits longer than this are checked for a starved machine. */
    private static final long STARVATION_CHECK_AFTER_NANOS = 20_000_000;
    /** If this thread alone wakes up later than that, the delay does not count as the program's time. */
    private static final long MAX_WAKEUP_DELAY_NANOS = 20_000_000;
    /** On a starved machine, a silent program is given up after this multiple of its wall time limit. */
    private static final int MAX_WALL_FACTOR = 10;

    private final SandboxedProcess sandboxed;
    private final MoveClock clock;
    private final ResourceLimits limits;
    private final OutputBuffer output;
    private final StdinQueue input = new StdinQueue();
    private final Freezer freezer;
    private @Nullable BotException fault;
    private boolean closed;

    private BotProcess(SandboxedProcess sandboxed, MoveClock clock, ResourceLimits limits) {
        this.sandboxed = sandboxed;
        this.clock = clock;
        this.limits = limits;
        this.output = new OutputBuffer(limits.output() + 64);
        this.freezer = new Freezer(sandboxed.cgroup());
        Process process = sandboxed.process();
        StreamThreads.EXECUTOR.execute(() -> output.readStdout(process.getInputStream()));
        StreamThreads.EXECUTOR.execute(() -> output.readStderr(process.getErrorStream()));
        StreamThreads.EXECUTOR.execute(() -> input.writeTo(process.getOutputStream()));
    }

    /** Starts a program; returns when its sandbox is set up. The time until then does not count. */
    static BotProcess start(Sandbox sandbox, Box box, ResourceLimits limits, MoveClock clock) throws BotException {
        long startNanos = RunningTime.nanos();
        BotProcess process;
        try {
            process = new BotProcess(sandbox.startPlayer(box, limits), clock, limits);
        } catch (IOException e) {
            throw new BotException(Verdict.INTERNAL, String.valueOf(e.getMessage()));
        }
        try {
            process.awaitSandbox();
            clock.attach(process.sandboxed.cgroup());
        } catch (IOException e) {
            throw process.internalFault(e);
        }
        clock.exclude(RunningTime.nanos() - startNanos);
        return process;
    }

    private void awaitSandbox() throws BotException {
        try {
            output.await(SANDBOX_START_TIMEOUT_NANOS);
            OutputBuffer.Line line = output.poll();
            if (line == null || !Sandbox.isReadyLine(line.text())) {
                output.awaitStderrEnd();
                throw fail(
                        Verdict.INTERNAL,
                        "the sandbox could not be set up: "
                                + output.stderrTail().strip());
            }
        } catch (InterruptedException e) {
            throw interruptedFault();
        }
    }

    @Override
    public void send(String text) throws BotException {
        checkUsable();
        if (!input.offer(text)) {
            throw fail(Verdict.PROTOCOL, "the program does not read its input");
        }
    }

    @Override
    public String readLine() throws BotException {
        checkUsable();
        try {
            return awaitLine();
        } catch (IOException e) {
            throw internalFault(e);
        } catch (InterruptedException e) {
            throw interruptedFault();
        }
    }

    private String awaitLine() throws BotException, IOException, InterruptedException {
        @Nullable RunDelay delay = null;
        while (true) {
            boolean ended = output.hasEnded();
            OutputBuffer.Line line = output.poll();
            long now = line == null ? RunningTime.nanos() : line.arrivalNanos();
            long cpuLeft = clock.cpuLimit() - clock.cpu();
            long wallLeft = clock.wallLimit() - clock.wall(now);
            if (output.isOverLimit()) {
                throw fail(Verdict.OUTPUT_LIMIT, "the program wrote more than " + limits.output() + " bytes");
            } else if (cpuLeft < 0) {
                throw fail(Verdict.TIMEOUT_CPU, FaultMessages.cpuTimeout(clock, line == null, output.pending()));
            } else if (limits.time().isWallTimed() && clock.excluded() > clock.wallLimit()) {
                // The program may have thought for longer than its time. With limited processor time that is measured.
                throw fail(Verdict.INTERNAL, "the machine was too busy to run the referee");
            } else if (wallLeft < 0) {
                // Time that other processes took does not count. So a late answer gets a verdict on a busy machine too,
                // and a program cannot have a lost game voided by answering late.
                long byOthers = delay == null ? 0 : delay.externalDelay();
                if (clock.wall(now) - byOthers > clock.wallLimit()) {
                    throw fail(Verdict.TIMEOUT_WALL, FaultMessages.wallTimeout(clock, line == null, output.pending()));
                } else if (line != null) {
                    clock.creditStarvation(byOthers);
                    return line.text();
                } else if (ended) {
                    throw exitFault();
                } else if (clock.wall(now) > MAX_WALL_FACTOR * clock.wallLimit()) {
                    throw fail(Verdict.INTERNAL, "the machine was too busy to give the program its full time");
                }
            } else if (line != null) {
                return line.text();
            } else if (ended) {
                throw exitFault();
            }
            long pollNanos = Math.max(cpuLeft / CORES, MIN_POLL_NANOS);
            if (wallLeft >= 0) {
                pollNanos = Math.min(wallLeft + 1, pollNanos);
            }
            if (delay == null) {
                if (clock.wall(now) < STARVATION_CHECK_AFTER_NANOS) {
                    pollNanos = Math.min(pollNanos, STARVATION_CHECK_AFTER_NANOS);
                } else {
                    delay = new RunDelay(sandboxed.cgroup());
                }
            }
            output.await(pollNanos);
            long late = RunningTime.nanos() - now - pollNanos;
            if (late > MAX_WAKEUP_DELAY_NANOS) {
                clock.exclude(late);
            }
        }
    }

    @Override
    public String pending() {
        return output.pending();
    }

    @Override
    public void closeInput() throws BotException {
        checkUsable();
        input.close();
    }

    /** The last part of the program's standard error. */
    String stderrTail() {
        return output.stderrTail();
    }

    /** Called when the opponent is to move: freezes the program, unless it is resumed very soon. */
    void suspend() {
        freezer.scheduleFreeze();
    }

    void resume() throws BotException {
        try {
            freezer.thaw();
        } catch (IOException e) {
            throw internalFault(e);
        }
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        if (fault == null) {
            input.close();
            try {
                freezer.thaw();
                sandboxed.process().waitFor(EXIT_GRACE_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (IOException e) {
                // It could not be thawed to exit by itself; it is killed below.
            }
        }
        terminate();
    }

    private void terminate() {
        if (closed) {
            return;
        }
        closed = true;
        input.close();
        try {
            freezer.disable();
            clock.detach(sandboxed.cgroup());
            sandboxed.close();
        } catch (IOException e) {
            throw new IllegalStateException("a program could not be killed: " + e.getMessage(), e);
        }
    }

    private void checkUsable() throws BotException {
        if (fault != null) {
            throw fault;
        }
        if (closed) {
            throw new IllegalStateException("the program was closed");
        }
    }

    /** The fault for a program whose output has ended. */
    private BotException exitFault() throws IOException, InterruptedException {
        if (sandboxed.isClosed()) {
            return fail(Verdict.INTERNAL, "the arena is stopping");
        }
        output.awaitStderrEnd();
        Process process = sandboxed.process();
        if (!process.waitFor(EXIT_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)) {
            return fail(Verdict.PROTOCOL, "the program closed its standard output");
        }
        String errors = output.stderrTail();
        int code = process.exitValue();
        if (sandboxed.cgroup().isOomKilled() || (code != 0 && FaultMessages.reportsOutOfMemory(errors))) {
            return fail(Verdict.MEMORY, FaultMessages.memoryLimit(limits.memory()));
        }
        boolean early = clock.isStarting() || FaultMessages.isExecFailure(code);
        return fail(early ? Verdict.NO_START : Verdict.CRASH, FaultMessages.exit(code, errors));
    }

    private BotException fail(Verdict verdict, String reason) {
        BotException first = new BotException(verdict, reason);
        fault = first;
        terminate();
        return first;
    }

    private BotException internalFault(IOException e) {
        return fail(Verdict.INTERNAL, String.valueOf(e.getMessage()));
    }

    private BotException interruptedFault() {
        BotException internal = fail(Verdict.INTERNAL, "the game was interrupted");
        Thread.currentThread().interrupt();
        return internal;
    }
}
