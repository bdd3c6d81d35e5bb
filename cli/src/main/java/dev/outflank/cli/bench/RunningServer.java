package dev.outflank.cli.bench;

import dev.outflank.cli.support.Installation;
import dev.outflank.cli.support.UserException;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server of this installation, started for a measurement. */
final class RunningServer implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Outflank is running at (http://[^ ,]+).*");
    private static final int STOP_SECONDS = 30;

    private final Process process;
    private final URI address;

    private RunningServer(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /** Starts a server with its data in a folder, and waits until it listens. */
    static RunningServer start(Path data, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Installation.current().launcher().toString(), "serve", "--port", "0", "--data", data.toString()));
        command.addAll(List.of(options));
        Path errors = data.resolveSibling(data.getFileName() + ".err");
        Process process = TimedProcess.start(new ProcessBuilder(command).redirectError(errors.toFile()));
        BufferedReader output = process.inputReader();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher matcher = ADDRESS.matcher(line);
            if (matcher.matches()) {
                // The few lines that follow fit into the pipe.
                return new RunningServer(process, URI.create(matcher.group(1)));
            }
        }
        List<String> said = Files.readAllLines(errors);
        throw new UserException("the server did not start" + (said.isEmpty() ? "" : ": " + said.getLast()));
    }

    URI address() {
        return address;
    }

    /** A field of the kernel's description of the process, in megabytes; 0 without one. */
    private double megabytes(String field) throws IOException {
        Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
        if (!Files.isReadable(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith(field))
                .mapToDouble(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024.0)
                .findFirst()
                .orElse(0);
    }

    double residentMegabytes() throws IOException {
        return megabytes("VmRSS:");
    }

    double peakMegabytes() throws IOException {
        return megabytes("VmHWM:");
    }

    /** Asks the server to end, and returns the seconds until it has. */
    double stop() {
        long begin = System.nanoTime();
        process.destroy();
        process.onExit()
                .completeOnTimeout(process, STOP_SECONDS, TimeUnit.SECONDS)
                .join();
        process.destroyForcibly().onExit().join();
        return (System.nanoTime() - begin) / 1e9;
    }

    @Override
    public void close() {
        stop();
    }
}
