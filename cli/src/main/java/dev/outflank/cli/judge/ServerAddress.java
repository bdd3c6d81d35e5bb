package dev.outflank.cli.judge;

import dev.outflank.cli.support.UserException;
import java.net.URI;
import java.net.URISyntaxException;

/** Parses the URL of a server without a path. */
final class ServerAddress {
    private ServerAddress() {}

    static URI of(String option, String text) {
        if (text.matches("https?://[^/?#@]+/?")) {
            try {
                return new URI(text.replaceFirst("/$", "")).parseServerAuthority();
            } catch (URISyntaxException e) {
                throw fault(option, text);
            }
        }
        throw fault(option, text);
    }

    private static UserException fault(String option, String text) {
        return new UserException(option + " takes a URL like https://reversi.example.edu, not '" + text + "'");
    }
}
