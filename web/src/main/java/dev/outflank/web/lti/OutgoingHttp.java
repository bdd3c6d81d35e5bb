package dev.outflank.web.lti;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Requests to platforms. Addresses of services arrive in launches, so this class is what keeps a platform from using this
 * server as a door into its network: HTTPS only, or plain HTTP on this machine; a host that an administrator has
 * registered, or one with public addresses only; no redirects; limits of time and size.
 */
final class OutgoingHttp {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int MAX_BYTES = 2_000_000;
    private static final Set<String> LOOPBACK_HOSTS = Set.of("localhost", "127.0.0.1", "[::1]");

    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(TIMEOUT)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    /** A response of any status. */
    record Response(int status, String contentType, String link, String body) {
        boolean isSuccess() {
            return status / 100 == 2;
        }
    }

    /** The hosts of these addresses, as far as they are URLs. */
    static Set<String> hosts(Collection<String> addresses) {
        return addresses.stream()
                .flatMap(address -> parse(address).stream())
                .flatMap(address -> Optional.ofNullable(address.getHost()).stream())
                .collect(Collectors.toSet());
    }

    private static Optional<URI> parse(String address) {
        try {
            return Optional.of(URI.create(address));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Checks that requests may be sent to an address; the registered hosts may have private addresses. */
    static URI check(String address, Set<String> registeredHosts) throws LtiException {
        URI uri = parse(address).orElseThrow(() -> new LtiException("'" + address + "' is not a URL"));
        String host = uri.getHost();
        boolean local = host != null && LOOPBACK_HOSTS.contains(host);
        if (host == null || uri.getUserInfo() != null) {
            throw new LtiException("'" + address + "' is not a URL of a platform");
        }
        if (!"https".equals(uri.getScheme()) && !("http".equals(uri.getScheme()) && local)) {
            throw new LtiException("the URL " + address + " must begin with https://");
        }
        if (!registeredHosts.contains(host) && !hasPublicAddress(host)) {
            throw new LtiException("the host of " + address + " is in a private network and is not registered");
        }
        return uri;
    }

    private static boolean hasPublicAddress(String host) throws LtiException {
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                boolean uniqueLocal = address.getAddress().length == 16 && (address.getAddress()[0] & 0xFE) == 0xFC;
                if (address.isLoopbackAddress()
                        || address.isAnyLocalAddress()
                        || address.isLinkLocalAddress()
                        || address.isSiteLocalAddress()
                        || address.isMulticastAddress()
                        || uniqueLocal) {
                    return false;
                }
            }
            return true;
        } catch (UnknownHostException e) {
            throw new LtiException("the host " + host + " is unknown");
        }
    }

    Response send(HttpRequest.Builder request) throws LtiException {
        HttpRequest built = request.timeout(TIMEOUT).build();
        try {
            HttpResponse<InputStream> response = client.send(built, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                return new Response(
                        response.statusCode(),
                        response.headers().firstValue("Content-Type").orElse(""),
                        String.join(",", response.headers().allValues("Link")),
                        read(body));
            }
        } catch (IOException e) {
            throw new LtiException(built.uri().getHost() + " cannot be reached: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LtiException("the request was interrupted");
        }
    }

    private static String read(InputStream body) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        for (int count = body.read(buffer); count >= 0; count = body.read(buffer)) {
            bytes.write(buffer, 0, count);
            if (bytes.size() > MAX_BYTES) {
                throw new IOException("the answer has more than " + MAX_BYTES + " bytes");
            }
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
