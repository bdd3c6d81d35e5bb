package dev.outflank.web.http;

import dev.outflank.rules.picture.SvgElement;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Links to this server that other computers in the local network can open, and their QR codes. */
public final class NetworkLinks implements RouteGroup {
    private static final int MAX_LENGTH = 300;

    /** The quiet zone that readers of QR codes need around the code. */
    private static final int BORDER = 4;

    private final String boundHost;

    /** @param boundHost the address that the server listens on */
    public NetworkLinks(String boundHost) {
        this.boundHost = boundHost;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(
                        "/links/addresses",
                        context -> Json.respond(context, Map.of("urls", urls(context))),
                        AccessLevel.ANYONE)
                .get("/links/qr", NetworkLinks::qrCode, AccessLevel.ANYONE);
    }

    /** The URLs of this server for other computers, IPv4 first; none if it listens on the loopback address only. */
    private List<String> urls(Context context) {
        try {
            InetAddress bound = InetAddress.getByName(boundHost);
            if (bound.isLoopbackAddress()) {
                return List.of();
            }
            return (bound.isAnyLocalAddress() ? localNetworkAddresses() : List.of(bound))
                    .stream()
                            .map(address -> context.scheme() + "://" + hostOf(address) + ":" + context.port())
                            .toList();
        } catch (UnknownHostException | SocketException e) {
            throw new HttpException(HttpStatus.SERVICE_UNAVAILABLE, Message.of("error.no-addresses"));
        }
    }

    private static List<InetAddress> localNetworkAddresses() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .sorted(Comparator.comparing(address -> !(address instanceof Inet4Address)))
                .toList();
    }

    private static String hostOf(InetAddress address) {
        return address instanceof Inet4Address
                ? address.getHostAddress()
                : "[" + address.getHostAddress().replaceFirst("%.*", "") + "]";
    }

    private static void qrCode(Context context) {
        String text = RequestParams.requireQueryParam(context, "text");
        if (text.length() > MAX_LENGTH || !text.matches("https?://\\S+")) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, "'text' must be a link of at most " + MAX_LENGTH + " characters.");
        }
        try {
            context.contentType("image/svg+xml").result(svg(QrCode.encodeText(text, QrCode.Ecc.MEDIUM)));
        } catch (DataTooLongException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "'text' is too long for a QR code.");
        }
    }

    /** A picture of the code: one rectangle per run of dark modules in a row. */
    private static String svg(QrCode code) {
        int side = code.size + 2 * BORDER;
        SvgElement svg = SvgElement.document(side, side).set("shape-rendering", "crispEdges");
        svg.rectangle(0, 0, side, side).set("fill", "#fff");
        for (int y = 0; y < code.size; y++) {
            int begin = 0;
            for (int x = 0; x <= code.size; x++) {
                // Modules outside the code are light.
                if (!code.getModule(x, y)) {
                    if (x > begin) {
                        svg.rectangle(begin + BORDER, y + BORDER, x - begin, 1);
                    }
                    begin = x + 1;
                }
            }
        }
        return svg + "\n";
    }
}
