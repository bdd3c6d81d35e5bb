package dev.outflank.cli;

import dev.outflank.cli.support.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Starts the server with an empty database, requests its first page and ends it: its part of {@link AotTrainingRun}. */
final class ServerTrainingRun {
    private static final Pattern ADDRESS = Pattern.compile("http://[^,\\s]+");

    private ServerTrainingRun() {}

    static void run() throws IOException, InterruptedException {
        // Not with the prefix of the sandbox's directories: the server deletes those of processes that ended.
        Path data = Files.createTempDirectory("aot-training-");
        try (PipedInputStream printed = new PipedInputStream();
                PrintStream out = new PrintStream(new PipedOutputStream(printed), true, StandardCharsets.UTF_8);
                PrintStream discard = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)) {
            Streams streams = new Streams(InputStream.nullInputStream(), out, discard);
            Thread server = Thread.ofPlatform().start(() -> {
                // Closed at the end, so that the reader below ends, also if the server did not start.
                try (out) {
                    Main.run(streams, "serve", "--port", "0", "--data", data.toString());
                }
            });
            BufferedReader lines = new BufferedReader(new InputStreamReader(printed, StandardCharsets.UTF_8));
            String line = lines.readLine();
            Matcher address = ADDRESS.matcher(line == null ? "" : line);
            if (address.find()) {
                request(URI.create(address.group()));
            }
            server.interrupt();
            server.join();
        } finally {
            delete(data);
        }
    }

    private static void request(URI server) throws IOException {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
                            .formatted(server.getAuthority())
                            .getBytes(StandardCharsets.UTF_8));
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }
}
