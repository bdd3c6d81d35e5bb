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

/** An OpenID provider with which people may sign in. Its secret is never an option: others see those. */
final class OpenIdOptions {
    private static final String SECRET = "OUTFLANK_OPENID_SECRET";

    @Option(
            names = "--openid-issuer",
            paramLabel = "URL",
            description = "People may sign in with this OpenID provider, as https://login.example.edu.")
    private @Nullable String issuer;

    @Option(names = "--openid-client", paramLabel = "ID", description = "What the provider knows this server by.")
    private @Nullable String client;

    @Option(
            names = "--openid-secret-file",
            paramLabel = "FILE",
            description = "A file with the secret that the provider gave; or the variable " + SECRET + ".")
    private @Nullable Path secretFile;

    @Option(
            names = "--openid-name",
            paramLabel = "NAME",
            defaultValue = "OpenID",
            description = "What people call the provider (default ${DEFAULT-VALUE}).")
    private String title = "";

    @Option(
            names = "--openid-new-students",
            description = "Whoever the provider vouches for gets a student's account; otherwise those on class lists.")
    private boolean newStudents;

    /** The provider, if one was named. */
    Optional<OpenIdSettings> settings(URI home) throws IOException {
        if (issuer == null) {
            if (client != null || secretFile != null || newStudents) {
                throw new UserException("--openid-client and the like need --openid-issuer");
            }
            return Optional.empty();
        }
        if (client == null || client.isBlank()) {
            throw new UserException("--openid-issuer needs --openid-client: what the provider knows this server by");
        }
        try {
            return Optional.of(new OpenIdSettings(new URI(issuer), client, secret(), title, home, newStudents));
        } catch (URISyntaxException | IllegalArgumentException e) {
            throw new UserException(
                    "--openid-issuer: an OpenID issuer has an address like https://login.example.edu, not '" + issuer
                            + "'");
        }
    }

    private Optional<String> secret() throws IOException {
        String given = secretFile == null
                ? System.getenv(SECRET)
                : Files.readString(secretFile).strip();
        if (secretFile != null && given.isEmpty()) {
            throw new UserException(secretFile + " is empty: it must hold the provider's secret");
        }
        return Optional.ofNullable(given).filter(secret -> !secret.isEmpty());
    }
}
