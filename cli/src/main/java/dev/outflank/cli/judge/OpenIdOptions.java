package dev.outflank.cli.judge;

import dev.outflank.cli.support.UserException;
import dev.outflank.web.account.OpenIdSettings;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of the OpenID provider for signing in. Its secret is not an option, since other users can see those. */
final class OpenIdOptions {
    private static final String SECRET = "OUTFLANK_OPENID_SECRET";

    @Option(
            names = "--openid-issuer",
            paramLabel = "URL",
            description = "URL of an OpenID provider for signing in, such as https://login.example.edu.")
    private @Nullable String issuer;

    @Option(names = "--openid-client", paramLabel = "ID", description = "Client ID of this server at the provider.")
    private @Nullable String client;

    @Option(
            names = "--openid-secret-file",
            paramLabel = "FILE",
            description = "File with the client secret; it can also be set by the environment variable " + SECRET + ".")
    private @Nullable Path secretFile;

    @Option(
            names = "--openid-name",
            paramLabel = "NAME",
            defaultValue = "OpenID",
            description = "Name of the provider on the page (default ${DEFAULT-VALUE}).")
    private String title = "";

    @Option(
            names = "--openid-new-students",
            description =
                    "Create a student account for everyone who signs in; by default, only for people on class lists.")
    private boolean newStudents;

    /** The settings of the provider, if there is one. */
    Optional<OpenIdSettings> settings(URI home) throws IOException {
        if (issuer == null) {
            if (client != null || secretFile != null || newStudents) {
                throw new UserException(
                        "--openid-client, --openid-secret-file and --openid-new-students need --openid-issuer");
            }
            return Optional.empty();
        }
        if (client == null || client.isBlank()) {
            throw new UserException(
                    "--openid-issuer needs --openid-client, the client ID of this server at the provider");
        }
        try {
            return Optional.of(new OpenIdSettings(new URI(issuer), client, secret(), title, home, newStudents));
        } catch (URISyntaxException | IllegalArgumentException e) {
            throw new UserException("--openid-issuer takes a URL like https://login.example.edu, not '" + issuer + "'");
        }
    }

    private Optional<String> secret() throws IOException {
        String given = secretFile == null
                ? System.getenv(SECRET)
                : Files.readString(secretFile).strip();
        if (secretFile != null && given.isEmpty()) {
            throw new UserException(secretFile + " is empty: expected the client secret");
        }
        return Optional.ofNullable(given).filter(secret -> !secret.isEmpty());
    }
}
