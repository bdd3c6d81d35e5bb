package dev.outflank.cli;

import dev.outflank.web.Parts;
import dev.outflank.web.WebServer;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The server and its page. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Starts the server: the page to play, analyse and learn, and the judge.")
final class ServeCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(names = "--port", paramLabel = "P", defaultValue = "8080", description = "Port (default ${DEFAULT-VALUE}; 0 takes a free one).")
    private int port;

    @Option(
            names = "--bind",
            paramLabel = "HOST",
            defaultValue = "127.0.0.1",
            description = "Address to listen on (default ${DEFAULT-VALUE}: this machine only).")
    private String host = "";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "${sys:user.home}/.outflank",
            description = "Folder that keeps what must outlive the server (default ${DEFAULT-VALUE}).")
    private Path data = Path.of("");

    ServeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new UserError("--port takes 0 to 65535, not " + port);
        }
        CountDownLatch asked = new CountDownLatch(1);
        try (WebServer server = WebServer.start(host, port, Parts.forEveryone(data))) {
            streams.out().println("Outflank is at " + server.address());
            streams.out().flush();
            asked.await();
        }
        return 0;
    }
}
