package dev.outflank.web.http;

import dev.outflank.arena.record.Sha256;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The page's own files, from the jar: styles, scripts, pictures. Browsers keep them and ask only whether they changed.
 */
public final class Assets implements RouteGroup {
    private static final String FOLDER = "/dev/outflank/web/assets/";
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+(?:/[a-z0-9-]+)*\\.(css|js|svg|png)");
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png");

    private final Map<String, Asset> cache = new ConcurrentHashMap<>();

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/assets/<file>", this::serve, AccessLevel.ANYONE);
    }

    private void serve(Context context) {
        Asset asset = find(context.pathParam("file"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "There is no such file."));
        context.header("ETag", asset.etag).header("Cache-Control", "no-cache");
        if (asset.etag.equals(context.header("If-None-Match"))) {
            context.status(HttpStatus.NOT_MODIFIED);
        } else {
            context.contentType(asset.type).result(asset.bytes);
        }
    }

    private Optional<Asset> find(String name) {
        var form = NAME.matcher(name);
        return form.matches()
                ? Optional.ofNullable(cache.computeIfAbsent(name, file -> read(file, form.group(1))))
                : Optional.empty();
    }

    private static @Nullable Asset read(String name, String extension) {
        try (InputStream in = Assets.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                return null;
            }
            byte[] bytes = in.readAllBytes();
            return new Asset(
                    bytes,
                    TYPES.getOrDefault(extension, ""),
                    '"' + Sha256.of(bytes).hex(12) + '"');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Asset {
        private final byte[] bytes;
        private final String type;
        private final String etag;

        Asset(byte[] bytes, String type, String etag) {
            this.bytes = bytes;
            this.type = type;
            this.etag = etag;
        }
    }
}
