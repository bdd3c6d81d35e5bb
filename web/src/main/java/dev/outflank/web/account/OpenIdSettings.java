package dev.outflank.web.account;

import java.net.URI;
import java.util.Optional;
import java.util.Set;

/**
 * Settings of an OpenID provider that people can sign in with instead of a password.
 *
 * @param title the name of the provider on the sign-in page
 * @param clientSecret authenticates this server to the provider; not all providers require one
 * @param publicUrl the URL of this server for browsers, to which the provider redirects them
 * @param allowNewStudents whether everyone with an account at the provider gets one here, not only those on class lists
 */
public record OpenIdSettings(
        URI issuer,
        String clientId,
        Optional<String> clientSecret,
        String title,
        URI publicUrl,
        boolean allowNewStudents) {
    private static final Set<String> LOOPBACK_HOSTS = Set.of("localhost", "127.0.0.1", "[::1]");

    public OpenIdSettings {
        if (!isSecure(issuer)) {
            throw new IllegalArgumentException(
                    "an OpenID issuer must be an HTTPS URL such as https://login.example.edu, not '" + issuer + "'");
        }
    }

    /** Whether secrets may be sent to this URL: HTTPS, or plain HTTP on the same machine. */
    static boolean isSecure(URI address) {
        String host = address.getHost();
        return host != null
                && ("https".equals(address.getScheme())
                        || "http".equals(address.getScheme()) && LOOPBACK_HOSTS.contains(host));
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return clientId + " at " + issuer;
    }
}
