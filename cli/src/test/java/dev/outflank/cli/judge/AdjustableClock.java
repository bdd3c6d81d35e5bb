package dev.outflank.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;

/** The system clock of child processes, which a test can move while they run: a library in C, loaded into them. */
final class AdjustableClock {
    private static final Path SOURCE = Path.of("src/test/resources/adjustable_clock.c");

    private final Path library;
    private final Path file;

    private AdjustableClock(Path library, Path file) {
        this.library = library;
        this.file = file;
    }

    /** Compiles the library into a folder. */
    static AdjustableClock create(Path folder) throws IOException, InterruptedException {
        AdjustableClock clock = new AdjustableClock(folder.resolve("clock.so"), folder.resolve("clock"));
        Process compiler = new ProcessBuilder(
                        "gcc", "-O1", "-Wall", "-shared", "-fPIC", "-o", clock.library.toString(), SOURCE.toString())
                .inheritIO()
                .start();
        assertThat(compiler.waitFor()).isZero();
        Files.write(clock.file, new byte[Long.BYTES]);
        return clock;
    }

    /** The environment of processes that use this clock. */
    Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>(System.getenv());
        environment.put("LD_PRELOAD", library.toString());
        environment.put("ADJUSTABLE_CLOCK", file.toString());
        return environment;
    }

    /** Sets the difference to the real time. The file keeps its length, because it is mapped into the processes. */
    void set(int seconds) throws IOException {
        ByteBuffer value = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.nativeOrder());
        value.putLong(seconds).flip();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(value, 0);
        }
    }
}
