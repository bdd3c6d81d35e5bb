package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.JvmOptions;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotException;
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
    private static final String SCRIPT = """
            made=$(mktemp -d) && cd "$made" && "$@" >&2 && find . -type f -printf '%P\\t%s\\n' -exec cat {} ';'
            code=$?; rm -rf "$made"; exit $code
            """;
    private static final int MAX_MESSAGE_CHARS = 4 << 10;

    private final Sandbox sandbox;
    private final ResourceLimits limits;

    Compilation(Sandbox sandbox, ResourceLimits limits) {
        this.sandbox = sandbox;
        this.limits = limits;
    }

    /** Runs a compiler and returns what it made and said. */
    Toolchain.CompilerOutput run(Box compiler) throws BotException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "compile"));
        command.addAll(JvmOptions.withHeapLimit(compiler.command(), limits.memory()));
        Execution.Result result = Execution.run(sandbox, new Box(compiler.folder(), command), limits, new byte[0]);
        String all = result.stderr().strip();
        String said = all.substring(0, Math.min(all.length(), MAX_MESSAGE_CHARS));
        if (result.fault().isPresent()) {
            BotException fault = result.fault().get();
            throw switch (fault.verdict()) {
                case INTERNAL -> new BotException(Verdict.INTERNAL, "a compiler could not be run: " + fault.reason());
                case MEMORY ->
                    compileError("the compiler needed more memory than its %d MB".formatted(limits.memory() >> 20));
                case TIMEOUT_CPU, TIMEOUT_WALL ->
                    compileError("the compiler was still busy after %d s of processor time (%d s of wall time)"
                            .formatted(
                                    limits.time().cpu().toSeconds(),
                                    limits.time().wall().toSeconds()));
                case OUTPUT_LIMIT -> compileError("what the compiler made is too large");
                default -> compileError(said.isEmpty() ? fault.reason() : said);
            };
        }
        if (result.exitCode() != 0) {
            throw compileError(said.isEmpty() ? "the compiler failed without a word" : said);
        }
        return new Toolchain.CompilerOutput(unpack(result.stdout()), said);
    }

    private static Map<String, byte[]> unpack(byte[] bytes) throws BotException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int from = 0; from < bytes.length; ) {
            int end = nextLine(bytes, from);
            String[] nameAndSize =
                    end < 0 ? new String[0] : new String(bytes, from, end - from, StandardCharsets.UTF_8).split("\t");
            if (nameAndSize.length != 2 || !nameAndSize[1].matches("[0-9]{1,9}")) {
                throw compileError("what the compiler made cannot be read");
            }
            int size = Integer.parseInt(nameAndSize[1]);
            if (size > bytes.length - end - 1) {
                throw compileError("what the compiler made is too large");
            }
            files.put(nameAndSize[0], Arrays.copyOfRange(bytes, end + 1, end + 1 + size));
            from = end + 1 + size;
        }
        if (files.isEmpty()) {
            throw compileError("the compiler made nothing");
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

    private static BotException compileError(String message) {
        return new BotException(Verdict.COMPILE_ERROR, message);
    }
}
