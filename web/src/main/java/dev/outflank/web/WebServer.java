package dev.outflank.web;

import dev.outflank.arena.report.Html;
import dev.outflank.web.http.Assets;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Guard;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Layout;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The running server. */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final long LARGEST_REQUEST = 2_000_000;

    private final Javalin javalin;
    private final URI address;

    private WebServer(Javalin javalin, URI address) {
        this.javalin = javalin;
        this.address = address;
    }

    /** Listens until closed. Port 0 takes a free one. */
    public static WebServer start(String host, int port, List<Pages> parts) {
        Javalin javalin = Javalin.create(config -> configure(config, parts)).start(host, port);
        return new WebServer(javalin, URI.create("http://" + host + ":" + javalin.port()));
    }

    public URI address() {
        return address;
    }

    private static void configure(JavalinConfig config, List<Pages> parts) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = LARGEST_REQUEST;
        new Guard().addTo(config.routes);
        new Assets().addTo(config.routes);
        config.routes.get("/", context -> context.redirect("/play"), Role.ANYONE);
        parts.forEach(part -> part.addTo(config.routes));
        config.routes.exception(Fault.class, (fault, context) -> tell(context, fault.status(), fault.sentence()));
        config.routes.exception(Exception.class, (e, context) -> {
            LOG.error("{} {}", context.method(), context.path(), e);
            tell(context, HttpStatus.INTERNAL_SERVER_ERROR, "Something went wrong here; it was written to the log.");
        });
        config.routes.error(HttpStatus.NOT_FOUND, context -> {
            if (context.attribute("told") == null) {
                tell(context, HttpStatus.NOT_FOUND, "There is nothing at this address.");
            }
        });
    }

    /** Programs get JSON, people a page. */
    private static void tell(Context context, HttpStatus status, String sentence) {
        context.attribute("told", true);
        context.status(status);
        if (context.path().startsWith("/api/")) {
            Json.answer(context, Map.of("error", sentence));
        } else {
            Layout.answer(context, status.getMessage(), List.of(), "<h1>%s</h1>\n<p>%s</p>"
                    .formatted(Html.escaped(status.getMessage()), Html.escaped(sentence)));
        }
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
