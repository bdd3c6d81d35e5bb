package dev.outflank.cli.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What a figure depends on besides the program: the machine and its load. */
final class BenchMachine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
    private static final Path MEMORY = Path.of("/proc/meminfo");
    private static final double KILOBYTES_PER_GIGABYTE = 1 << 20;

    private BenchMachine() {}

    /** The machine as a Markdown table. */
    static String describe() throws IOException {
        return """
                | machine | |
                |---|---|
                | processor | %s, %d cores |
                | memory | %s |
                | system | %s %s, %s |
                | Java | %s |
                """.formatted(
                        field(PROCESSORS, "model name", System.getProperty("os.arch")),
                        Runtime.getRuntime().availableProcessors(),
                        memory(),
                        System.getProperty("os.name"),
                        System.getProperty("os.version"),
                        System.getProperty("os.arch"),
                        Runtime.version());
    }

    private static String memory() throws IOException {
        String kilobytes = field(MEMORY, "MemTotal", "").replaceAll("\\D", "");
        return kilobytes.isEmpty()
                ? "unknown"
                : String.format(Locale.ROOT, "%.0f GB", Long.parseLong(kilobytes) / KILOBYTES_PER_GIGABYTE);
    }

    /** A field of a file of the kernel, where there is one. */
    private static String field(Path file, String name, String otherwise) throws IOException {
        if (!Files.isReadable(file)) {
            return otherwise;
        }
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse(otherwise);
    }

    /** The mean number of running processes in the last minute; measurements add to it. */
    static String load() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return load < 0 ? "unknown" : String.format(Locale.ROOT, "%.1f", load);
    }
}
