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
 * One run of a compiler in the sandbox. It cannot write outside the sandbox, so the files it creates are returned on
 * standard output, each after a line with its name and size.
 */
final class Compilation {
    private static final String SCRIPT = """
            output=$(mktemp -d) && cd "$output" && "$@" >&2 && find . -type f -printf '%P\\t%s\\n' -exec cat {} ';'
            code=$?; rm -rf "$output"; exit $code
            """;
    private static final int MAX_MESSAGE_CHARS = 4 << 10;

    private final Sandbox sandbox;
    private final ResourceLimits limits;

    Compilation(Sandbox sandbox, ResourceLimits limits) {
        this.sandbox = sandbox;
        this.limits = limits;
    }

    /** Runs a compiler and returns the files it created and its messages. */
    Toolchain.CompilerOutput run(Box compiler) throws BotException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "compile"));
        command.addAll(JvmOptions.withHeapLimit(compiler.command(), limits.memory()));
        Execution.Result result = Execution.run(sandbox, new Box(compiler.folder(), command), limits, new byte[0]);
        String stderr = result.stderr().strip();
        String messages = stderr.substring(0, Math.min(stderr.length(), MAX_MESSAGE_CHARS));
        if (result.fault().isPresent()) {
            BotException fault = result.fault().get();
            throw switch (fault.verdict()) {
                case INTERNAL -> new BotException(Verdict.INTERNAL, "the compiler could not be run: " + fault.reason());
                case MEMORY ->
                    compileError("the compiler exceeded its memory limit of %d MB".formatted(limits.memory() >> 20));
                case TIMEOUT_CPU, TIMEOUT_WALL ->
                    compileError("the compiler exceeded its time limit of %d s of processor time (%d s of wall time)"
                            .formatted(
                                    limits.time().cpu().toSeconds(),
                                    limits.time().wall().toSeconds()));
                case OUTPUT_LIMIT -> compileError("the compiler's output files are too large");
                default -> compileError(messages.isEmpty() ? fault.reason() : messages);
            };
        }
        if (result.exitCode() != 0) {
            throw compileError(messages.isEmpty() ? "the compiler failed without a message" : messages);
        }
        return new Toolchain.CompilerOutput(unpack(result.stdout()), messages);
    }

    private static Map<String, byte[]> unpack(byte[] bytes) throws BotException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int from = 0; from < bytes.length; ) {
            int end = indexOfLineEnd(bytes, from);
            String[] nameAndSize =
                    end < 0 ? new String[0] : new String(bytes, from, end - from, StandardCharsets.UTF_8).split("\t");
            if (nameAndSize.length != 2 || !nameAndSize[1].matches("[0-9]{1,9}")) {
                throw compileError("the compiler's output files cannot be read");
            }
            int size = Integer.parseInt(nameAndSize[1]);
            if (size > bytes.length - end - 1) {
                throw compileError("the compiler's output files are too large");
            }
            files.put(nameAndSize[0], Arrays.copyOfRange(bytes, end + 1, end + 1 + size));
            from = end + 1 + size;
        }
        if (files.isEmpty()) {
            throw compileError("the compiler created no files");
        }
        return files;
    }

    private static int indexOfLineEnd(byte[] bytes, int from) {
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
