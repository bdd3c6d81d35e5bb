package dev.outflank.arena.process;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.arena.sandbox.SandboxedProcess;
import dev.outflank.protocol.BotException;
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
 * A program from its start to its end: all of its input is given, all of its output is kept. The limits of a move are
 * those of the whole run.
 */
public final class Execution {
    private static final int MAX_STDERR_BYTES = 64 << 10;
    private static final long POLL_MILLIS = 20;
    /** How many times its wall time a program may wait for a busy machine. */
    private static final int MAX_WALL_FACTOR = 10;

    /** How it went. */
    public static final class Result {
        private final byte[] stdout;
        private final String stderr;
        private final int exitCode;
        private final TimeUsage time;
        private final Optional<BotException> fault;

        private Result(byte[] output, String errors, int exitCode, TimeUsage spent, Optional<BotException> fault) {
            this.stdout = output;
            this.stderr = errors;
            this.exitCode = exitCode;
            this.time = spent;
            this.fault = fault;
        }

        /** What it wrote, as far as it may. */
        byte[] stdout() {
            return stdout;
        }

        /** The output as text. */
        public String text() {
            return new String(stdout, StandardCharsets.UTF_8);
        }

        /** The beginning of standard error. */
        public String stderr() {
            return stderr;
        }

        /** What it ended with by itself; 0 also when a fault ended it. */
        public int exitCode() {
            return exitCode;
        }

        public TimeUsage time() {
            return time;
        }

        /** What it broke; an exit code alone is none. */
        public Optional<BotException> fault() {
            return fault;
        }

        /** How it ended, in a sentence for its author, with its last words. */
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

    /** Runs a program; what fails on our side is a fault with the verdict INTERNAL. */
    public static Result run(Sandbox sandbox, Box box, ResourceLimits limits, byte[] input) {
        try (SandboxedProcess sandboxed = sandbox.start(box, limits)) {
            return new Execution(limits, sandboxed).run(input);
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
        long began = System.nanoTime();
        StdinQueue input = new StdinQueue();
        StreamThreads.EXECUTOR.execute(() -> input.writeTo(process.getOutputStream()));
        input.offer(new String(bytes, StandardCharsets.UTF_8));
        input.close();
        var output = read(process.getInputStream(), Math.toIntExact(limits.output()) + Sandbox.READY_LINE_BYTES);
        var errors = read(process.getErrorStream(), MAX_STDERR_BYTES);
        Optional<BotException> late = awaitExit(began);
        TimeUsage spent = new TimeUsage(
                Duration.ofNanos(sandboxed.cgroup().cpuNanos()), Duration.ofNanos(System.nanoTime() - began));
        boolean outOfMemory = sandboxed.cgroup().isOomKilled();
        sandboxed.close();
        String words = new String(errors.join(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        byte[] all = output.join();
        int up = 0;
        while (up < all.length && all[up] != '\n') {
            up++;
        }
        if (!Sandbox.isReadyLine(new String(all, 0, up, StandardCharsets.UTF_8))) {
            return internalFailure("the program could not be put into its box: " + words.strip());
        }
        byte[] own = Arrays.copyOfRange(all, Math.min(up + 1, all.length), all.length);
        return new Result(
                own, words, late.isPresent() ? 0 : code, spent, late.or(() -> exitFault(code, outOfMemory, words)));
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

    /** Waits for the end, or for a limit. */
    private Optional<BotException> awaitExit(long began) throws IOException, InterruptedException {
        RunDelay delay = new RunDelay(sandboxed.cgroup());
        while (!sandboxed.process().waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            long cpu = sandboxed.cgroup().cpuNanos();
            long wall = System.nanoTime() - began;
            if (cpu > limits.time().cpu().toNanos()) {
                return Optional.of(new BotException(
                        Verdict.TIMEOUT_CPU,
                        FaultMessages.runCpuTimeout(cpu, limits.time().cpu().toNanos(), wall)));
            }
            // Time that others took is not the program's: a busy machine only makes it wait longer.
            if (wall > limits.time().wall().toNanos()
                    && wall - delay.externalDelay() > limits.time().wall().toNanos()) {
                return Optional.of(new BotException(
                        Verdict.TIMEOUT_WALL,
                        FaultMessages.runWallTimeout(limits.time().wall().toNanos(), cpu)));
            }
            if (wall > MAX_WALL_FACTOR * limits.time().wall().toNanos()) {
                return Optional.of(
                        new BotException(Verdict.INTERNAL, "the machine was too busy to give the program its time"));
            }
            if (written.get() > limits.output()) {
                return Optional.of(outputLimitFault());
            }
        }
        return Optional.empty();
    }

    /** Reads a stream to its end, but keeps only its beginning. */
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
                        // The program was ended on our side: what came until then is what there is.
                    }
                    return kept.toByteArray();
                },
                StreamThreads.EXECUTOR);
    }
}
