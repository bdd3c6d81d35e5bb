package dev.outflank.web.http;

import dev.outflank.arena.record.Sha256;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Serves style sheets, scripts and images from the jar. They are read once; browsers cache them and revalidate by ETag. For
 * development they can be served from a directory instead, where they are read again for every request.
 */
public final class Assets implements RouteGroup {
    private static final String RESOURCE_FOLDER = "/dev/outflank/web/assets/";
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+(?:/[a-z0-9-]+)*\\.(css|js|svg|png)");
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png");

    private final Map<String, Asset> cache = new ConcurrentHashMap<>();
    private final Optional<Path> developmentFolder;

    private Assets(Optional<Path> developmentFolder) {
        this.developmentFolder = developmentFolder;
    }

    /** The assets in the jar. */
    public static Assets bundled() {
        return new Assets(Optional.empty());
    }

    /** The assets in a directory, for development. */
    public static Assets fromFolder(Path folder) {
        return new Assets(Optional.of(folder));
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/assets/<file>", this::serve, AccessLevel.ANYONE);
    }

    private void serve(Context context) {
        Asset asset = find(context.pathParam("file"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("error.no-file")));
        context.header("ETag", asset.etag).header("Cache-Control", "no-cache");
        if (asset.etag.equals(context.header("If-None-Match"))) {
            context.status(HttpStatus.NOT_MODIFIED);
        } else {
            context.contentType(asset.type).result(asset.bytes);
        }
    }

    private Optional<Asset> find(String name) {
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String extension = matcher.group(1);
        return Optional.ofNullable(
                developmentFolder.isPresent()
                        ? read(name, extension)
                        : cache.computeIfAbsent(name, file -> read(file, extension)));
    }

    private @Nullable Asset read(String name, String extension) {
        try (InputStream in = open(name)) {
            return in == null ? null : new Asset(in.readAllBytes(), TYPES.getOrDefault(extension, ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private @Nullable InputStream open(String name) throws IOException {
        if (developmentFolder.isEmpty()) {
            return Assets.class.getResourceAsStream(RESOURCE_FOLDER + name);
        }
        Path file = developmentFolder.get().resolve(name);
        return Files.isRegularFile(file) ? Files.newInputStream(file) : null;
    }

    private static final class Asset {
        private final byte[] bytes;
        private final String type;
        private final String etag;

        Asset(byte[] bytes, String type) {
            this.bytes = bytes;
            this.type = type;
            this.etag = '"' + Sha256.of(bytes).hex(12) + '"';
        }
    }
}
