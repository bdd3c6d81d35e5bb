package dev.outflank.web.http;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How users reach this server: its public URL, and the proxies whose word counts about where a request came from.
 *
 * @param publicUrl the URL that users see; empty if they connect directly
 * @param trustedProxies addresses of proxies, or ranges such as 10.0.0.0/8
 */
public record ProxySettings(Optional<URI> publicUrl, List<AddressRange> trustedProxies) {
    /** No proxy. */
    public static final ProxySettings NONE = new ProxySettings(Optional.empty(), List.of());

    /** An IP address, or all addresses that begin with the same bits. */
    public record AddressRange(InetAddress address, int bits) {
        /** Parses 10.0.0.7, 10.0.0.0/8, ::1 or fd00::/8; empty if it is none of these. Host names are not looked up. */
        public static Optional<AddressRange> parse(String text) {
            String[] parts = text.strip().split("/", 2);
            Optional<InetAddress> address = literal(parts[0]);
            if (address.isEmpty()) {
                return Optional.empty();
            }
            int max = 8 * address.get().getAddress().length;
            if (parts.length == 1) {
                return Optional.of(new AddressRange(address.get(), max));
            }
            return parts[1].matches("\\d{1,3}") && Integer.parseInt(parts[1]) <= max
                    ? Optional.of(new AddressRange(address.get(), Integer.parseInt(parts[1])))
                    : Optional.empty();
        }

        boolean contains(InetAddress other) {
            byte[] mine = address.getAddress();
            byte[] theirs = other.getAddress();
            if (mine.length != theirs.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % 8);
                if ((mine[bit / 8] & mask) != (theirs[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    public ProxySettings {
        trustedProxies = List.copyOf(trustedProxies);
    }

    /**
     * The address of the client: that of the connection, or if a trusted proxy forwards the request, the last address
     * in its header that is not a trusted proxy itself. Anything further left was written by the client.
     *
     * @param forwardedFor the header X-Forwarded-For
     * @param forwarded the header Forwarded (RFC 7239)
     */
    public String clientAddress(String connection, @Nullable String forwardedFor, @Nullable String forwarded) {
        List<String> hops = hops(forwardedFor, forwarded);
        String client = connection;
        for (String hop : hops.reversed()) {
            if (!isTrusted(client)) {
                return client;
            }
            Optional<InetAddress> address = literal(hop);
            if (address.isEmpty()) {
                return client;
            }
            client = address.get().getHostAddress();
        }
        return client;
    }

    private boolean isTrusted(String address) {
        return literal(address)
                .filter(literal -> trustedProxies.stream().anyMatch(range -> range.contains(literal)))
                .isPresent();
    }

    /** The forwarding addresses, client first. If both headers disagree, a client has forged one of them: neither counts. */
    private static List<String> hops(@Nullable String forwardedFor, @Nullable String forwarded) {
        List<String> old = new ArrayList<>();
        if (forwardedFor != null) {
            for (String hop : forwardedFor.split(",")) {
                old.add(withoutPort(hop));
            }
        }
        List<String> standard = new ArrayList<>();
        if (forwarded != null) {
            for (String element : forwarded.split(",")) {
                for (String pair : element.split(";")) {
                    if (pair.strip().toLowerCase(Locale.ROOT).startsWith("for=")) {
                        standard.add(withoutPort(pair.strip().substring("for=".length())));
                    }
                }
            }
        }
        if (!old.isEmpty() && !standard.isEmpty() && !old.equals(standard)) {
            return Collections.emptyList();
        }
        return old.isEmpty() ? standard : old;
    }

    /** The address in {@code 10.0.0.7:4711}, {@code "[2001:db8::1]:80"} and similar texts. */
    private static String withoutPort(String hop) {
        String text = hop.strip().replace("\"", "");
        if (text.startsWith("[")) {
            return text.substring(1, Math.max(1, text.indexOf(']')));
        }
        int colon = text.indexOf(':');
        return colon >= 0 && colon == text.lastIndexOf(':') ? text.substring(0, colon) : text;
    }

    private static Optional<InetAddress> literal(String text) {
        // Only characters of addresses, so that no name is looked up.
        if (!text.matches("[0-9.]{7,15}|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*")) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(text));
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }
}
