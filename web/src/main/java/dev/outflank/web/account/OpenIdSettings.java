package dev.outflank.web.account;

import java.net.URI;
import java.util.Optional;
import java.util.Set;

/**
 * Where people may sign in instead of with a password of ours: an OpenID provider, and what it knows us by.
 *
 * @param title what people call it
 * @param clientSecret by which we show the provider who we are; some want none
 * @param publicUrl the address by which browsers reach this server; the provider sends them back there
 * @param allowNewStudents whether whoever the provider vouches for may have an account, not only those on class lists
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
                    "an OpenID issuer has an address like https://login.example.edu, not '" + issuer + "'");
        }
    }

    /** Keys and secrets go to this address: over the net only by HTTPS. */
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
