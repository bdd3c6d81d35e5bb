package dev.outflank.web;

import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.judge.JudgeServices;
import dev.outflank.web.http.AccessControl;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.Assets;
import dev.outflank.web.http.Caller;
import dev.outflank.web.http.HeadFilter;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.LanguagePages;
import dev.outflank.web.http.NetworkLinks;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.ProxySettings;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.http.SecurityFilter;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.router.Endpoint;
import io.javalin.security.Roles;
import io.javalin.security.RouteRole;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.ServletException;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The HTTP server: routes, access control and error responses. */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final long MAX_REQUEST_BYTES = 2_000_000;
    private static final long MAX_UPLOAD_MB = 12;

    private final Javalin javalin;
    private final URI address;

    private WebServer(Javalin javalin, URI address) {
        this.javalin = javalin;
        this.address = address;
    }

    /** Starts a server without accounts: all callers are anonymous. Port 0 picks a free port. */
    public static WebServer start(String host, int port, List<RouteGroup> groups) {
        return start(host, port, groups, context -> Caller.ANONYMOUS);
    }

    /** Starts a server whose callers are identified by an authenticator. Port 0 picks a free port. */
    public static WebServer start(String host, int port, List<RouteGroup> groups, Caller.Authenticator authenticator) {
        return start(host, port, groups, authenticator, Assets.bundled());
    }

    /** Starts a server with other assets than the bundled ones, for development. */
    public static WebServer start(
            String host, int port, List<RouteGroup> groups, Caller.Authenticator authenticator, Assets assets) {
        return start(host, port, groups, authenticator, assets, ProxySettings.NONE);
    }

    /** Starts a server behind a proxy. */
    public static WebServer start(
            String host,
            int port,
            List<RouteGroup> groups,
            Caller.Authenticator authenticator,
            Assets assets,
            ProxySettings proxy) {
        Javalin javalin = Javalin.create(config -> configure(config, host, groups, authenticator, assets, proxy))
                .start(host, port);
        return new WebServer(javalin, address(host, javalin.port()));
    }

    /** The URL of a port on a host. */
    public static URI address(String host, int port) {
        boolean bare = host.contains(":") && !host.startsWith("[");
        return URI.create("http://" + (bare ? "[" + host + "]" : host) + ":" + port);
    }

    public URI address() {
        return address;
    }

    /** A registered route. */
    record Route(HandlerType method, String path, Set<RouteRole> roles) {}

    /** All registered routes. */
    List<Route> routes() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(parsed -> parsed.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .map(endpoint -> new Route(endpoint.method, endpoint.path, roles(endpoint)))
                .toList();
    }

    private static Set<RouteRole> roles(Endpoint endpoint) {
        Roles roles = endpoint.metadata(Roles.class);
        return roles == null ? Set.of() : roles.getRoles();
    }

    private static void configure(
            JavalinConfig config,
            String host,
            List<RouteGroup> groups,
            Caller.Authenticator authenticator,
            Assets assets,
            ProxySettings proxy) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = MAX_REQUEST_BYTES;
        config.jetty.multipartConfig.maxTotalRequestSize(MAX_UPLOAD_MB, SizeUnit.MB);
        config.jetty.multipartConfig.maxFileSize(MAX_UPLOAD_MB, SizeUnit.MB);
        try {
            config.jetty.multipartConfig.cacheDirectory(Scratch.folder().toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        config.jetty.modifyServletContextHandler(
                handler -> handler.addFilter(new HeadFilter(), "/*", EnumSet.of(DispatcherType.REQUEST)));
        config.contextResolver.ip = context -> proxy.clientAddress(
                context.req().getRemoteAddr(), joined(context, "X-Forwarded-For"), joined(context, "Forwarded"));
        new SecurityFilter(proxy).addTo(config.routes);
        new AccessControl(authenticator).addTo(config.routes);
        assets.addTo(config.routes);
        new LanguagePages().addTo(config.routes);
        new NetworkLinks(host).addTo(config.routes);
        config.routes.get("/", context -> context.redirect("/play"), AccessLevel.ANYONE);
        groups.forEach(group -> group.addTo(config.routes));
        config.routes.exception(
                HttpException.class,
                (e, context) -> respondError(context, e.status(), e.userMessage(Messages.of(context))));
        config.routes.exception(HttpResponseException.class, (e, context) -> {
            HttpStatus status = HttpStatus.forStatus(e.getStatus());
            respondError(
                    context,
                    status,
                    switch (status) {
                        case CONTENT_TOO_LARGE ->
                            Message.of("error.too-large", "limit", MAX_REQUEST_BYTES / 1_000_000)
                                    .in(Messages.of(context));
                        case NOT_FOUND -> Message.of("error.no-page").in(Messages.of(context));
                        default -> status.getMessage() + ".";
                    });
        });
        config.routes.exception(
                ServletException.class,
                (e, context) -> respondError(
                        context, HttpStatus.BAD_REQUEST, Message.of("error.damaged-files", "limit", MAX_UPLOAD_MB)));
        config.routes.exception(
                EOFException.class,
                (e, context) -> respondError(context, HttpStatus.BAD_REQUEST, Message.of("error.short-body")));
        config.routes.exception(UnsupportedCharsetException.class, (e, context) -> respondUnknownCharset(context));
        config.routes.exception(IllegalCharsetNameException.class, (e, context) -> respondUnknownCharset(context));
        config.routes.exception(JdbiException.class, (e, context) -> {
            boolean full = JudgeServices.isDiskFull(e);
            LOG.error("{} {}: {}", context.method(), loggedPath(context), full ? "the disk is full" : e.getMessage());
            respondError(
                    context,
                    HttpStatus.SERVICE_UNAVAILABLE,
                    full ? Message.of("error.disk-full") : Message.of("error.no-database"));
        });
        config.routes.exception(Exception.class, (e, context) -> {
            LOG.error("{} {}", context.method(), loggedPath(context), e);
            respondError(context, HttpStatus.INTERNAL_SERVER_ERROR, Message.of("error.internal"));
        });
    }

    private static void respondUnknownCharset(Context context) {
        respondError(context, HttpStatus.BAD_REQUEST, Message.of("error.charset"));
    }

    /** The values of a header that may be repeated, in the order of the request. */
    private static @Nullable String joined(Context context, String header) {
        List<String> values = Collections.list(context.req().getHeaders(header));
        return values.isEmpty() ? null : String.join(",", values);
    }

    /** The path without invitation keys, which must not be logged. */
    private static String loggedPath(Context context) {
        return context.path().replaceFirst("^/welcome/.*", "/welcome/…");
    }

    private static void respondError(Context context, HttpStatus status, Message message) {
        respondError(context, status, message.in(Messages.of(context)));
    }

    /** Responds with JSON under /api/ and with an HTML page elsewhere. */
    private static void respondError(Context context, HttpStatus status, String message) {
        context.status(status);
        if (context.path().startsWith("/api/")) {
            Json.respond(context, Map.of("error", message));
        } else {
            String title = Messages.of(context).textOr(status.getMessage(), "error.title." + status.getCode());
            PageLayout.renderError(context, title, message);
        }
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
