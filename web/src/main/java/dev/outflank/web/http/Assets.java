package dev.outflank.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The page's own files, from the jar: styles, scripts, pictures. Browsers keep them and ask only whether they changed.
 */
public final class Assets implements Pages {
    private static final String FOLDER = "/dev/outflank/web/assets/";
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+(?:/[a-z0-9-]+)*\\.(css|js|svg|png)");
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png");

    private final Map<String, Asset> read = new ConcurrentHashMap<>();

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/assets/<file>", this::serve, Role.ANYONE);
    }

    private void serve(Context context) {
        Asset asset = find(context.pathParam("file"))
                .orElseThrow(() -> new Fault(HttpStatus.NOT_FOUND, "There is no such file."));
        context.header("ETag", asset.tag).header("Cache-Control", "no-cache");
        if (asset.tag.equals(context.header("If-None-Match"))) {
            context.status(HttpStatus.NOT_MODIFIED);
        } else {
            context.contentType(asset.type).result(asset.bytes);
        }
    }

    private Optional<Asset> find(String name) {
        var form = NAME.matcher(name);
        return form.matches()
                ? Optional.ofNullable(read.computeIfAbsent(name, file -> read(file, form.group(1))))
                : Optional.empty();
    }

    private static @Nullable Asset read(String name, String ending) {
        try (InputStream in = Assets.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                return null;
            }
            byte[] bytes = in.readAllBytes();
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return new Asset(bytes, TYPES.getOrDefault(ending, ""), '"' + HexFormat.of().formatHex(hash, 0, 12) + '"');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Asset {
        private final byte[] bytes;
        private final String type;
        private final String tag;

        Asset(byte[] bytes, String type, String tag) {
            this.bytes = bytes;
            this.type = type;
            this.tag = tag;
        }
    }
}
