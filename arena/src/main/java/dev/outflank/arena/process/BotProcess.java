package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.arena.sandbox.Running;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.Wire;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A running program as a referee sees it. Every wait watches both clocks; the first fault ends the program, and is what
 * every later call says again.
 */
final class BotProcess implements Wire {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    /** A box that does not stand by then never will. */
    private static final long BOX_PATIENCE = TimeUnit.SECONDS.toNanos(20);
    /** How long a program may take to end by itself when its input ends. */
    private static final long FAREWELL_MILLIS = 150;
    /** How long a program whose output has ended may take to end itself: on a busy machine the two are some way apart. */
    private static final long LAST_BREATH_MILLIS = 2000;
    /** Processor time is read at least so far apart. */
    private static final long SHORTEST_NAP = 1_000_000;
    /** Waits longer than this are watched for a starved machine. */
    private static final long WATCH_AFTER = 20_000_000;
    /** Waking up later than asked by more than this is our own fault. */
    private static final long TOLERATED_LATENESS = 20_000_000;
    /** The share of its wall time that others must have taken from a program for the machine to be to blame. */
    private static final double STARVED = 0.25;
    /** How many times its wall time a program without an answer is watched on a starved machine. */
    private static final int PATIENCE = 10;

    private final Running running;
    private final MoveClock clock;
    private final Limits limits;
    private final Output output;
    private final Input input = new Input();
    private final Freezer freezer;
    private @Nullable BotFault fault;
    private boolean closed;

    private BotProcess(Running running, MoveClock clock, Limits limits) {
        this.running = running;
        this.clock = clock;
        this.limits = limits;
        this.output = new Output(limits.output() + 64);
        this.freezer = new Freezer(running.group());
        Process process = running.process();
        StreamThreads.ALL.execute(() -> output.readLines(process.getInputStream()));
        StreamThreads.ALL.execute(() -> output.readErrors(process.getErrorStream()));
        StreamThreads.ALL.execute(() -> input.writeTo(process.getOutputStream()));
    }

    /** Starts a program and returns when its box stands; the time until then is not the program's. */
    static BotProcess start(Sandbox sandbox, Box box, Limits limits, MoveClock clock) throws BotFault {
        long began = System.nanoTime();
        BotProcess process;
        try {
            process = new BotProcess(sandbox.start(box, limits), clock, limits);
        } catch (IOException e) {
            throw new BotFault(Verdict.INTERNAL, String.valueOf(e.getMessage()));
        }
        try {
            process.awaitBox();
            clock.enter(process.running.group());
        } catch (IOException e) {
            throw process.internal(e);
        }
        clock.excuse(System.nanoTime() - began);
        return process;
    }

    private void awaitBox() throws BotFault {
        try {
            output.await(BOX_PATIENCE);
            Output.Line line = output.poll();
            if (line == null || !Sandbox.isUp(line.text())) {
                output.awaitLastWords();
                throw fail(Verdict.INTERNAL, "the program could not be put into its box: " + output.errors().strip());
            }
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    @Override
    public void send(String text) throws BotFault {
        check();
        if (!input.offer(text)) {
            throw fail(Verdict.PROTOCOL, "the program does not read its input");
        }
    }

    @Override
    public String line() throws BotFault {
        check();
        try {
            return awaitLine();
        } catch (IOException e) {
            throw internal(e);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private String awaitLine() throws BotFault, IOException, InterruptedException {
        @Nullable RunDelay delay = null;
        while (true) {
            boolean ended = output.ended();
            Output.Line line = output.poll();
            long now = line == null ? System.nanoTime() : line.arrived();
            long cpuLeft = clock.cpuLimit() - clock.cpu();
            long wallLeft = clock.wallLimit() - clock.wall(now);
            if (output.flooded()) {
                throw fail(Verdict.OUTPUT_LIMIT, "the program wrote more than " + limits.output() + " bytes");
            } else if (cpuLeft < 0) {
                throw fail(Verdict.TIMEOUT_CPU, Words.cpu(clock, line == null, output.pending()));
            } else if (clock.excused() > clock.wallLimit()) {
                throw fail(Verdict.INTERNAL, "the machine was too busy for its referee");
            } else if (wallLeft < 0) {
                long byOthers = delay == null ? 0 : delay.byOthers();
                boolean starved = byOthers > STARVED * clock.wall(now);
                if (!starved || line == null && clock.wall(now) - byOthers > clock.wallLimit()) {
                    throw fail(Verdict.TIMEOUT_WALL, Words.wall(clock, line == null, output.pending()));
                }
                // Nobody knows when a late answer would have come. Without one, the program gets all of its time, or
                // endless loops would be our failures and those would stop the worker.
                if (line != null || ended || clock.wall(now) > PATIENCE * clock.wallLimit()) {
                    throw fail(Verdict.INTERNAL, "the machine was too busy to give the program its time");
                }
            } else if (line != null) {
                return line.text();
            } else if (ended) {
                throw ended();
            }
            long nap = Math.max(cpuLeft / CORES, SHORTEST_NAP);
            if (wallLeft >= 0) {
                nap = Math.min(wallLeft + 1, nap);
            }
            if (delay == null) {
                if (clock.wall(now) < WATCH_AFTER) {
                    nap = Math.min(nap, WATCH_AFTER);
                } else {
                    delay = new RunDelay(running.group());
                }
            }
            output.await(nap);
            long late = System.nanoTime() - now - nap;
            if (late > TOLERATED_LATENESS) {
                clock.excuse(late);
            }
        }
    }

    @Override
    public String pending() {
        return output.pending();
    }

    @Override
    public void endInput() throws BotFault {
        check();
        input.end();
    }

    /** What the program last wrote to standard error. */
    String errors() {
        return output.errors();
    }

    /** The opponent thinks: the program is stopped, unless it is asked again at once. */
    void rest() {
        freezer.rest();
    }

    /** The program goes on. */
    void wake() throws BotFault {
        try {
            freezer.wake();
        } catch (IOException e) {
            throw internal(e);
        }
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        if (fault == null) {
            input.end();
            try {
                freezer.wake();
                running.process().waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (IOException e) {
                // Whether it could be woken for its farewell or not, it ends now.
            }
        }
        end();
    }

    private void end() {
        if (closed) {
            return;
        }
        closed = true;
        input.end();
        try {
            freezer.stop();
            clock.leave(running.group());
            running.close();
        } catch (IOException e) {
            throw new IllegalStateException("a program could not be ended: " + e.getMessage(), e);
        }
    }

    private void check() throws BotFault {
        if (fault != null) {
            throw fault;
        }
        if (closed) {
            throw new IllegalStateException("the program was closed");
        }
    }

    /** The program's output has ended: why? */
    private BotFault ended() throws IOException, InterruptedException {
        output.awaitLastWords();
        Process process = running.process();
        if (!process.waitFor(LAST_BREATH_MILLIS, TimeUnit.MILLISECONDS)) {
            return fail(Verdict.PROTOCOL, "the program closed its standard output");
        }
        String errors = output.errors();
        int code = process.exitValue();
        if (running.group().outOfMemory() || (code != 0 && Words.complainsOfMemory(errors))) {
            return fail(Verdict.MEMORY, Words.memory(limits.memory()));
        }
        boolean early = clock.starting() || Words.neverRan(code);
        return fail(early ? Verdict.NO_START : Verdict.CRASH, Words.end(code, errors));
    }

    private BotFault fail(Verdict verdict, String reason) {
        BotFault first = new BotFault(verdict, reason);
        fault = first;
        end();
        return first;
    }

    private BotFault internal(IOException e) {
        return fail(Verdict.INTERNAL, String.valueOf(e.getMessage()));
    }

    private BotFault interrupted() {
        BotFault internal = fail(Verdict.INTERNAL, "the game was interrupted");
        Thread.currentThread().interrupt();
        return internal;
    }
}
