package dev.outflank.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack")
final class ProxySettingsTest {
    private static ProxySettings trusting(String... ranges) {
        return new ProxySettings(
                Optional.empty(),
                Stream.of(ranges)
                        .map(range -> ProxySettings.AddressRange.parse(range).orElseThrow())
                        .toList());
    }

    @Test
    void clientAddress_untrustedConnection_ignoresHeaders() {
        assertThat(ProxySettings.NONE.clientAddress("127.0.0.1", "203.0.113.9", null))
                .isEqualTo("127.0.0.1");
        assertThat(trusting("10.0.0.0/8").clientAddress("192.0.2.1", "203.0.113.9", "for=203.0.113.9"))
                .isEqualTo("192.0.2.1");
    }

    @Test
    void clientAddress_trustedProxy_isTheLastUntrustedHop() {
        ProxySettings proxy = trusting("10.0.0.0/8", "::1");
        assertThat(proxy.clientAddress("10.1.2.3", "203.0.113.9", null)).isEqualTo("203.0.113.9");
        assertThat(proxy.clientAddress("10.1.2.3", "forged, 8.8.8.8, 203.0.113.9, 10.9.9.9", null))
                .isEqualTo("203.0.113.9");
        assertThat(proxy.clientAddress("::1", null, "for=\"[2001:db8::7]:4711\";proto=https, for=10.0.0.1"))
                .isEqualTo("2001:db8:0:0:0:0:0:7");
        assertThat(proxy.clientAddress("10.1.2.3", "203.0.113.9:5050", null)).isEqualTo("203.0.113.9");
        assertThat(proxy.clientAddress("10.1.2.3", null, null)).isEqualTo("10.1.2.3");
    }

    @Test
    void clientAddress_nonsenseOrContradiction_isTheProxy() {
        ProxySettings proxy = trusting("10.0.0.1");
        for (String header : List.of("", "unknown", "_hidden", "evil.example", "1.2.3.4.5.6", "999.1.1.1", ",,,")) {
            assertThat(proxy.clientAddress("10.0.0.1", header, null)).as(header).isEqualTo("10.0.0.1");
        }
        assertThat(proxy.clientAddress("10.0.0.1", "203.0.113.9", "for=198.51.100.1"))
                .isEqualTo("10.0.0.1");
    }

    @Test
    void parse_addressesAndRanges() {
        for (String valid : List.of("127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8", " 192.0.2.1 ")) {
            assertThat(ProxySettings.AddressRange.parse(valid)).as(valid).isPresent();
        }
        for (String invalid : List.of("", "localhost", "10.0.0.0/33", "10.0.0.0/x", "::1/129", "10.0.0")) {
            assertThat(ProxySettings.AddressRange.parse(invalid)).as(invalid).isEmpty();
        }
    }
}
