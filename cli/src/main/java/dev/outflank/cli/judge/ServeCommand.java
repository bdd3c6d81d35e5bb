package dev.outflank.cli.judge;

import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.search.Search;
import dev.outflank.judge.JudgeServices;
import dev.outflank.web.SiteRoutes;
import dev.outflank.web.WebServer;
import dev.outflank.web.account.AccountPages;
import dev.outflank.web.account.OpenIdPages;
import dev.outflank.web.account.OpenIdSettings;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.compete.CompeteRoutes;
import dev.outflank.web.explore.ContestGames;
import dev.outflank.web.http.Assets;
import dev.outflank.web.http.ProxySettings;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.lti.LtiKey;
import dev.outflank.web.lti.LtiPages;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The server: web page and judge. */
@Command(name = "serve", mixinStandardHelpOptions = true, description = "Starts the server: web page and judge.")
public final class ServeCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(
            names = "--port",
            paramLabel = "P",
            defaultValue = "8080",
            description = "Port (default ${DEFAULT-VALUE}); 0 selects a free port.")
    private int port;

    @Option(
            names = "--bind",
            paramLabel = "HOST",
            defaultValue = "127.0.0.1",
            description = "Address to listen on (default ${DEFAULT-VALUE}, this machine only).")
    private String host = "";

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description =
                    "URL of this server for its users, such as https://reversi.example.edu, for links in invitations.")
    private @Nullable String publicUrl;

    @Option(
            names = "--trusted-proxy",
            paramLabel = "ADDRESS",
            split = ",",
            description =
                    "Address of a proxy in front of this server, or a range such as 10.0.0.0/8, whose X-Forwarded-For or"
                            + " Forwarded header is believed. Can be given several times. Default: none.")
    private List<String> trustedProxies = List.of();

    @Option(
            names = "--jobs",
            paramLabel = "K",
            description = "Number of parallel jobs (default: number of cores minus 1); 0 leaves all jobs to workers.")
    private int jobs = LocalWorker.DEFAULT_JOBS;

    @Option(
            names = "--assets",
            paramLabel = "DIR",
            description = "For development: serve scripts and styles from this directory, without caching.")
    private @Nullable Path assetFolder;

    @Mixin
    private HeartbeatOption heartbeat = new HeartbeatOption();

    @Mixin
    private OpenIdOptions openId = new OpenIdOptions();

    @Mixin
    private DataOptions data = new DataOptions();

    ServeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (port < 0 || port > 65_535) {
            throw new UserException("--port takes 0 to 65535, not " + port);
        }
        if (jobs < 0 || jobs > 1024) {
            throw new UserException("--jobs takes a number from 0 to 1024, not " + jobs);
        }
        Duration interval = heartbeat.heartbeat();
        URI home = publicAddress();
        ProxySettings proxy = new ProxySettings(Optional.of(home), proxies());
        Optional<OpenIdSettings> provider = openId.settings(home);
        ShutdownSignal shutdown = new ShutdownSignal();
        try (JudgeServices judge = data.open(streams.err())) {
            judge.contests().createDemo();
            judge.marks().adoptFormerMarks();
            SessionAuthenticator accounts =
                    new SessionAuthenticator(judge.accounts(), "https".equals(home.getScheme()));
            List<RouteGroup> parts = new ArrayList<>();
            parts.add(new AccountPages(
                    judge.accounts(),
                    accounts,
                    provider.map(settings -> new OpenIdPages(judge.accounts(), accounts, settings))));
            parts.addAll(CompeteRoutes.of(judge, home.toString()));
            parts.addAll(
                    LtiPages.of(judge, accounts, home, LtiKey.open(data.folder().resolve("lti-key.json"))));
            parts.addAll(SiteRoutes.publicRoutes(data.folder()));
            // The worker is closed first and releases its jobs: closing the server waits for open connections.
            try (WebServer server = WebServer.start(host, port, parts, accounts, assets(), proxy);
                    LocalWorker localWorker =
                            jobs == 0 ? null : LocalWorker.start(judge, jobs, interval, streams.err());
                    ContestGames _ = ContestGames.start(judge, data.folder().resolve("database"))) {
                streams.out()
                        .println("Outflank is running at " + server.address() + ", database " + judge
                                + (localWorker == null ? ", jobs left to workers" : ""));
                judge.accounts()
                        .initialAdminKey()
                        .ifPresent(key -> streams.out()
                                .println("Sign in as administrator with this one-time link: " + home + "/welcome/"
                                        + key));
                streams.out().flush();
                Search.warmUpVectorsLater();
                shutdown.await();
            } catch (JavalinBindException e) {
                throw new UserException("cannot listen on port " + port + " of " + host + ": " + e.getMessage());
            }
        }
        return 0;
    }

    private List<ProxySettings.AddressRange> proxies() {
        return trustedProxies.stream()
                .map(text -> ProxySettings.AddressRange.parse(text)
                        .orElseThrow(() -> new UserException(
                                "--trusted-proxy takes an IP address or a range such as 10.0.0.0/8, not '" + text
                                        + "'")))
                .toList();
    }

    private Assets assets() {
        if (assetFolder == null) {
            return Assets.bundled();
        }
        if (!Files.isDirectory(assetFolder)) {
            throw new UserException("--assets: " + assetFolder + " is not a directory");
        }
        return Assets.fromFolder(assetFolder);
    }

    /** The public URL. Chooses a free port now if necessary, because links contain it. */
    private URI publicAddress() throws IOException {
        if (host.isBlank()) {
            throw bindError();
        }
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(host))) {
            port = port == 0 ? free.getLocalPort() : port;
        } catch (UnknownHostException | SocketException e) {
            throw bindError();
        }
        try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getByName(host))) {
            return publicUrl == null ? WebServer.address(host, port) : ServerAddress.of("--public-url", publicUrl);
        } catch (BindException e) {
            throw new UserException("port " + port + " of " + host
                    + " is in use, perhaps by another Outflank: choose another one with --port, or 0 for any free one");
        }
    }

    private UserException bindError() {
        return new UserException("--bind takes an address of this machine, not '" + host + "'");
    }
}
