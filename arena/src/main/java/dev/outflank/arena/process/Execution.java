package dev.outflank.arena.process;

import dev.outflank.arena.Spent;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.arena.sandbox.Running;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotFault;
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
    private static final int MOST_ERRORS = 64 << 10;
    private static final long LOOK_EVERY_MILLIS = 20;
    /** How many times its wall time a program may wait for a busy machine. */
    private static final int PATIENCE = 10;

    /** How it went. */
    public static final class Result {
        private final byte[] output;
        private final String errors;
        private final int exitCode;
        private final Spent spent;
        private final Optional<BotFault> fault;

        private Result(byte[] output, String errors, int exitCode, Spent spent, Optional<BotFault> fault) {
            this.output = output;
            this.errors = errors;
            this.exitCode = exitCode;
            this.spent = spent;
            this.fault = fault;
        }

        /** What it wrote, as far as it may. */
        byte[] output() {
            return output;
        }

        /** The output as text. */
        public String text() {
            return new String(output, StandardCharsets.UTF_8);
        }

        /** The beginning of standard error. */
        public String errors() {
            return errors;
        }

        /** What it ended with by itself; 0 also when a fault ended it. */
        public int exitCode() {
            return exitCode;
        }

        public Spent spent() {
            return spent;
        }

        /** What it broke; an exit code alone is none. */
        public Optional<BotFault> fault() {
            return fault;
        }

        /** How it ended, in a sentence for its author, with its last words. */
        public String ending() {
            return Words.end(exitCode, errors);
        }
    }

    private final Limits limits;
    private final Running running;
    private final AtomicLong written = new AtomicLong();

    private Execution(Limits limits, Running running) {
        this.limits = limits;
        this.running = running;
    }

    /** Runs a program; what fails on our side is a fault with the verdict INTERNAL. */
    public static Result run(Sandbox sandbox, Box box, Limits limits, byte[] input) {
        try (Running running = sandbox.start(box, limits)) {
            return new Execution(limits, running).run(input);
        } catch (IOException e) {
            return ours(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ours("the run was interrupted");
        }
    }

    private static Result ours(String reason) {
        return new Result(
                new byte[0], "", 0, Spent.NOTHING, Optional.of(new BotFault(Verdict.INTERNAL, reason)));
    }

    private Result run(byte[] bytes) throws IOException, InterruptedException {
        Process process = running.process();
        long began = System.nanoTime();
        Input input = new Input();
        StreamThreads.ALL.execute(() -> input.writeTo(process.getOutputStream()));
        input.offer(new String(bytes, StandardCharsets.UTF_8));
        input.end();
        var output = read(process.getInputStream(), Math.toIntExact(limits.output()) + Sandbox.UP_BYTES);
        var errors = read(process.getErrorStream(), MOST_ERRORS);
        Optional<BotFault> late = watch(began);
        Spent spent = new Spent(
                Duration.ofNanos(running.group().cpuNanos()), Duration.ofNanos(System.nanoTime() - began));
        boolean outOfMemory = running.group().outOfMemory();
        running.close();
        String words = new String(errors.join(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        byte[] all = output.join();
        int up = 0;
        while (up < all.length && all[up] != '\n') {
            up++;
        }
        if (!Sandbox.isUp(new String(all, 0, up, StandardCharsets.UTF_8))) {
            return ours("the program could not be put into its box: " + words.strip());
        }
        byte[] own = Arrays.copyOfRange(all, Math.min(up + 1, all.length), all.length);
        return new Result(
                own, words, late.isPresent() ? 0 : code, spent, late.or(() -> ended(code, outOfMemory, words)));
    }

    private Optional<BotFault> ended(int code, boolean outOfMemory, String errors) {
        if (outOfMemory || code != 0 && Words.complainsOfMemory(errors)) {
            return Optional.of(new BotFault(Verdict.MEMORY, Words.memory(limits.memory())));
        }
        if (written.get() > limits.output()) {
            return Optional.of(tooMuch());
        }
        if (Words.neverRan(code)) {
            return Optional.of(new BotFault(Verdict.NO_START, Words.end(code, errors)));
        }
        return code > 128 ? Optional.of(new BotFault(Verdict.CRASH, Words.end(code, errors))) : Optional.empty();
    }

    private BotFault tooMuch() {
        return new BotFault(Verdict.OUTPUT_LIMIT, "the program wrote more than " + limits.output() + " bytes");
    }

    /** Waits for the end, or for a limit. */
    private Optional<BotFault> watch(long began) throws IOException, InterruptedException {
        RunDelay delay = new RunDelay(running.group());
        while (!running.process().waitFor(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
            long cpu = running.group().cpuNanos();
            long wall = System.nanoTime() - began;
            if (cpu > limits.cpu().toNanos()) {
                return Optional.of(new BotFault(Verdict.TIMEOUT_CPU, Words.tooLong(cpu, limits.cpu().toNanos(), wall)));
            }
            // Time that others took is not the program's: a busy machine only makes it wait longer.
            if (wall > limits.wall().toNanos() && wall - delay.byOthers() > limits.wall().toNanos()) {
                return Optional.of(new BotFault(Verdict.TIMEOUT_WALL, Words.neverEnded(limits.wall().toNanos(), cpu)));
            }
            if (wall > PATIENCE * limits.wall().toNanos()) {
                return Optional.of(
                        new BotFault(Verdict.INTERNAL, "the machine was too busy to give the program its time"));
            }
            if (written.get() > limits.output()) {
                return Optional.of(tooMuch());
            }
        }
        return Optional.empty();
    }

    /** Reads a stream to its end, but keeps only its beginning. */
    private CompletableFuture<byte[]> read(InputStream stream, int most) {
        return CompletableFuture.supplyAsync(
                () -> {
                    ByteArrayOutputStream kept = new ByteArrayOutputStream();
                    byte[] buffer = new byte[8192];
                    try (stream) {
                        for (int length = stream.read(buffer); length >= 0; length = stream.read(buffer)) {
                            written.addAndGet(length);
                            kept.write(buffer, 0, Math.min(length, most - kept.size()));
                        }
                    } catch (IOException closed) {
                        // The program was ended on our side: what came until then is what there is.
                    }
                    return kept.toByteArray();
                },
                StreamThreads.ALL);
    }
}
