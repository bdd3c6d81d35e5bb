package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.arena.sandbox.Running;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * One run of a compiler in the sandbox. Nothing outside is writable for it: what it made comes through its standard
 * output, each file after a line with its name and size.
 */
final class Compilation {
    private static final String SCRIPT =
            """
            made=$(mktemp -d) && cd "$made" && "$@" >&2 && find . -type f -printf '%P\\t%s\\n' -exec cat {} ';'
            code=$?; rm -rf "$made"; exit $code
            """;
    private static final int MOST_WORDS = 4 << 10;
    private static final long LOOK_EVERY_MILLIS = 20;

    private final Sandbox sandbox;
    private final Limits limits;

    Compilation(Sandbox sandbox, Limits limits) {
        this.sandbox = sandbox;
        this.limits = limits;
    }

    /** Runs a compiler and puts what it made into a folder. */
    void run(Box compiler, Path result) throws BotFault, IOException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "compile"));
        command.addAll(compiler.command());
        try (Running running = sandbox.start(new Box(compiler.folder(), command), limits)) {
            Process process = running.process();
            process.getOutputStream().close();
            var made = firstBytes(process.getInputStream(), limits.output());
            var words = firstBytes(process.getErrorStream(), MOST_WORDS);
            watch(running);
            String said = new String(words.join(), StandardCharsets.UTF_8).strip();
            int box = nextLine(made.join(), 0);
            if (box < 0 || !Sandbox.isUp(text(made.join(), 0, box))) {
                throw new BotFault(Verdict.INTERNAL, "the compiler could not be put into its box: " + said);
            }
            if (running.group().outOfMemory()) {
                throw refused("the compiler needed more memory than its %d MB".formatted(limits.memory() >> 20));
            }
            if (process.exitValue() != 0) {
                throw refused(said.isEmpty() ? "the compiler failed without a word" : said);
            }
            unpack(made.join(), box + 1, result);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotFault(Verdict.INTERNAL, "a compilation was interrupted");
        }
    }

    private void watch(Running running) throws BotFault, IOException, InterruptedException {
        long deadline = System.nanoTime() + limits.wall().toNanos();
        while (!running.process().waitFor(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
            if (running.group().cpuNanos() > limits.cpu().toNanos() || System.nanoTime() > deadline) {
                throw refused("the compiler was still busy after %d s of processor time (%d s of wall time)"
                        .formatted(limits.cpu().toSeconds(), limits.wall().toSeconds()));
            }
        }
    }

    /** Reads a stream to its end, but keeps only its beginning: with compilers the first words matter. */
    private static CompletableFuture<byte[]> firstBytes(InputStream stream, long most) {
        Supplier<byte[]> reading = () -> {
            try (stream) {
                byte[] bytes = stream.readNBytes((int) most);
                stream.transferTo(OutputStream.nullOutputStream());
                return bytes;
            } catch (IOException ended) {
                return new byte[0];
            }
        };
        return CompletableFuture.supplyAsync(reading, StreamThreads.ALL);
    }

    private static void unpack(byte[] bytes, int first, Path result) throws BotFault, IOException {
        int files = 0;
        for (int from = first; from < bytes.length; files++) {
            int end = nextLine(bytes, from);
            String[] nameAndSize = end < 0 ? new String[0] : text(bytes, from, end).split("\t");
            if (nameAndSize.length != 2 || !nameAndSize[1].matches("[0-9]{1,9}")) {
                throw refused("what the compiler made cannot be read");
            }
            int size = Integer.parseInt(nameAndSize[1]);
            if (size > bytes.length - end - 1) {
                throw refused("what the compiler made is too large");
            }
            Box.put(result, nameAndSize[0], Arrays.copyOfRange(bytes, end + 1, end + 1 + size), true);
            from = end + 1 + size;
        }
        if (files == 0) {
            throw refused("the compiler made nothing");
        }
    }

    private static int nextLine(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private static String text(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    private static BotFault refused(String words) {
        return new BotFault(Verdict.COMPILE_ERROR, words);
    }
}
