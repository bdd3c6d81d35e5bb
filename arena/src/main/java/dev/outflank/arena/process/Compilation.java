package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.CommandLine;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    private final Sandbox sandbox;
    private final Limits limits;

    Compilation(Sandbox sandbox, Limits limits) {
        this.sandbox = sandbox;
        this.limits = limits;
    }

    /** Runs a compiler and returns what it made and said. */
    Toolchain.Made run(Box compiler) throws BotFault {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "compile"));
        command.addAll(CommandLine.withHeap(compiler.command(), limits.memory()));
        Execution.Result result =
                Execution.run(sandbox, new Box(compiler.folder(), command), limits, new byte[0]);
        String all = result.errors().strip();
        String said = all.substring(0, Math.min(all.length(), MOST_WORDS));
        if (result.fault().isPresent()) {
            BotFault fault = result.fault().get();
            throw switch (fault.verdict()) {
                case INTERNAL -> new BotFault(Verdict.INTERNAL, "a compiler could not be run: " + fault.reason());
                case MEMORY ->
                    refused("the compiler needed more memory than its %d MB".formatted(limits.memory() >> 20));
                case TIMEOUT_CPU, TIMEOUT_WALL ->
                    refused("the compiler was still busy after %d s of processor time (%d s of wall time)"
                            .formatted(limits.cpu().toSeconds(), limits.wall().toSeconds()));
                case OUTPUT_LIMIT -> refused("what the compiler made is too large");
                default -> refused(said.isEmpty() ? fault.reason() : said);
            };
        }
        if (result.exitCode() != 0) {
            throw refused(said.isEmpty() ? "the compiler failed without a word" : said);
        }
        return new Toolchain.Made(unpack(result.output()), said);
    }

    private static Map<String, byte[]> unpack(byte[] bytes) throws BotFault {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int from = 0; from < bytes.length; ) {
            int end = nextLine(bytes, from);
            String[] nameAndSize = end < 0
                    ? new String[0]
                    : new String(bytes, from, end - from, StandardCharsets.UTF_8).split("\t");
            if (nameAndSize.length != 2 || !nameAndSize[1].matches("[0-9]{1,9}")) {
                throw refused("what the compiler made cannot be read");
            }
            int size = Integer.parseInt(nameAndSize[1]);
            if (size > bytes.length - end - 1) {
                throw refused("what the compiler made is too large");
            }
            files.put(nameAndSize[0], Arrays.copyOfRange(bytes, end + 1, end + 1 + size));
            from = end + 1 + size;
        }
        if (files.isEmpty()) {
            throw refused("the compiler made nothing");
        }
        return files;
    }

    private static int nextLine(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private static BotFault refused(String words) {
        return new BotFault(Verdict.COMPILE_ERROR, words);
    }
}
