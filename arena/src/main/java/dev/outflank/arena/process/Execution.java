package dev.outflank.arena.process;

import dev.outflank.arena.RunningTime;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.sandbox.ArenaShutdown;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.arena.sandbox.SandboxedProcess;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.PrintableText;
import dev.outflank.protocol.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One run of a program with given input, from start to exit, with its output captured. The time limit applies to the
 * whole run.
 */
public final class Execution {
    private static final int MAX_STDERR_BYTES = 64 << 10;
    private static final long POLL_MILLIS = 20;
    /** On a busy machine, a program is given up after this multiple of its wall time limit. */
    private static final int MAX_WALL_FACTOR = 10;

    /** Outcome of a run. */
    public static final class Result {
        private final byte[] stdout;
        private final String stderr;
        private final int exitCode;
        private final TimeUsage time;
        private final Optional<BotException> fault;

        private Result(byte[] stdout, String stderr, int exitCode, TimeUsage time, Optional<BotException> fault) {
            this.stdout = stdout;
            this.stderr = stderr;
            this.exitCode = exitCode;
            this.time = time;
            this.fault = fault;
        }

        /** Standard output, up to the output limit. */
        byte[] stdout() {
            return stdout;
        }

        /** Standard output as text. */
        public String text() {
            return new String(stdout, StandardCharsets.UTF_8);
        }

        /** The first part of standard error, printable. */
        public String stderr() {
            return stderr;
        }

        /** Exit code; 0 if the program was killed for a fault. */
        public int exitCode() {
            return exitCode;
        }

        public TimeUsage time() {
            return time;
        }

        /** The violated limit or the crash; a nonzero exit code alone is not a fault. */
        public Optional<BotException> fault() {
            return fault;
        }

        /** A sentence for the program's author: how it exited, and its last line of standard error. */
        public String exitMessage() {
            return FaultMessages.exit(exitCode, stderr);
        }
    }

    private final ResourceLimits limits;
    private final SandboxedProcess sandboxed;
    private final AtomicLong written = new AtomicLong();

    private Execution(ResourceLimits limits, SandboxedProcess sandboxed) {
        this.limits = limits;
        this.sandboxed = sandboxed;
    }

    /** Runs a program. Failures of the arena are reported as a fault with the verdict INTERNAL. */
    public static Result run(Sandbox sandbox, Box box, ResourceLimits limits, byte[] input) {
        try (SandboxedProcess sandboxed = sandbox.start(box, limits)) {
            Result result = new Execution(limits, sandboxed).run(input);
            return ArenaShutdown.hasBegun() ? internalFailure("the process was asked to end") : result;
        } catch (IOException e) {
            return internalFailure(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return internalFailure("the run was interrupted");
        }
    }

    private static Result internalFailure(String reason) {
        return new Result(new byte[0], "", 0, TimeUsage.ZERO, Optional.of(new BotException(Verdict.INTERNAL, reason)));
    }

    private Result run(byte[] bytes) throws IOException, InterruptedException {
        Process process = sandboxed.process();
        long startNanos = RunningTime.nanos();
        StdinQueue input = new StdinQueue();
        StreamThreads.EXECUTOR.execute(() -> input.writeTo(process.getOutputStream()));
        input.offer(new String(bytes, StandardCharsets.UTF_8));
        input.close();
        var stdout = read(process.getInputStream(), Math.toIntExact(limits.output()) + Sandbox.READY_LINE_BYTES);
        var stderr = read(process.getErrorStream(), MAX_STDERR_BYTES);
        Optional<BotException> limitFault = awaitExit(startNanos);
        TimeUsage spent = new TimeUsage(
                Duration.ofNanos(sandboxed.cgroup().cpuNanos()), Duration.ofNanos(RunningTime.nanos() - startNanos));
        boolean outOfMemory = sandboxed.cgroup().isOomKilled();
        sandboxed.close();
        String errors = PrintableText.of(new String(stderr.join(), StandardCharsets.UTF_8));
        int code = process.waitFor();
        byte[] all = stdout.join();
        int lineEnd = 0;
        while (lineEnd < all.length && all[lineEnd] != '\n') {
            lineEnd++;
        }
        if (!Sandbox.isReadyLine(new String(all, 0, lineEnd, StandardCharsets.UTF_8))) {
            return internalFailure("the sandbox could not be set up: " + errors.strip());
        }
        byte[] output = Arrays.copyOfRange(all, Math.min(lineEnd + 1, all.length), all.length);
        return new Result(
                output,
                errors,
                limitFault.isPresent() ? 0 : code,
                spent,
                limitFault.or(() -> exitFault(code, outOfMemory, errors)));
    }

    private Optional<BotException> exitFault(int code, boolean outOfMemory, String errors) {
        if (outOfMemory || code != 0 && FaultMessages.reportsOutOfMemory(errors)) {
            return Optional.of(new BotException(Verdict.MEMORY, FaultMessages.memoryLimit(limits.memory())));
        }
        if (written.get() > limits.output()) {
            return Optional.of(outputLimitFault());
        }
        if (FaultMessages.isExecFailure(code)) {
            return Optional.of(new BotException(Verdict.NO_START, FaultMessages.exit(code, errors)));
        }
        return code > 128
                ? Optional.of(new BotException(Verdict.CRASH, FaultMessages.exit(code, errors)))
                : Optional.empty();
    }

    private BotException outputLimitFault() {
        return new BotException(Verdict.OUTPUT_LIMIT, "the program wrote more than " + limits.output() + " bytes");
    }

    /** Waits until the program exits; returns a fault as soon as it exceeds a limit. */
    private Optional<BotException> awaitExit(long startNanos) throws IOException, InterruptedException {
        RunDelay delay = new RunDelay(sandboxed.cgroup());
        while (!sandboxed.process().waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            long cpu = sandboxed.cgroup().cpuNanos();
            long wall = RunningTime.nanos() - startNanos;
            if (cpu > limits.time().cpu().toNanos()) {
                return Optional.of(new BotException(
                        Verdict.TIMEOUT_CPU,
                        FaultMessages.runCpuTimeout(cpu, limits.time().cpu().toNanos(), wall)));
            }
            // Time taken by other processes does not count: a busy machine only makes the run longer.
            if (wall > limits.time().wall().toNanos()
                    && wall - delay.externalDelay() > limits.time().wall().toNanos()) {
                return Optional.of(new BotException(
                        Verdict.TIMEOUT_WALL,
                        FaultMessages.runWallTimeout(limits.time().wall().toNanos(), cpu)));
            }
            if (wall > MAX_WALL_FACTOR * limits.time().wall().toNanos()) {
                return Optional.of(new BotException(
                        Verdict.INTERNAL, "the machine was too busy to give the program its full time"));
            }
            if (written.get() > limits.output()) {
                return Optional.of(outputLimitFault());
            }
        }
        return Optional.empty();
    }

    /** Reads a stream to its end, but keeps only the first {@code maxBytes}. */
    private CompletableFuture<byte[]> read(InputStream stream, int maxBytes) {
        return CompletableFuture.supplyAsync(
                () -> {
                    ByteArrayOutputStream kept = new ByteArrayOutputStream();
                    byte[] buffer = new byte[8192];
                    try (stream) {
                        for (int length = stream.read(buffer); length >= 0; length = stream.read(buffer)) {
                            written.addAndGet(length);
                            kept.write(buffer, 0, Math.min(length, maxBytes - kept.size()));
                        }
                    } catch (IOException closed) {
                        // The arena killed the program: return the output read until then.
                    }
                    return kept.toByteArray();
                },
                StreamThreads.EXECUTOR);
    }
}
