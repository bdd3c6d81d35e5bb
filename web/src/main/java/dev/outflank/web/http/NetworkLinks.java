package dev.outflank.web.http;

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

    private static String svg(QrCode code) {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append("M%d %dh1v1h-1z".formatted(x + BORDER, y + BORDER));
                }
            }
        }
        int side = code.size + 2 * BORDER;
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">\
            <rect width="100%%" height="100%%" fill="#fff"/><path d="%s"/></svg>
            """.formatted(side, side, path);
    }
}
