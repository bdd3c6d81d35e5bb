package dev.outflank.cli.judge;

import dev.outflank.cli.support.UserException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of all commands with which students talk to a server. */
final class ServerOptions {
    @Option(
            names = "--server",
            paramLabel = "URL",
            defaultValue = "http://127.0.0.1:8080",
            description = "URL of the server (default ${DEFAULT-VALUE}).")
    private String server = "";

    @Option(
            names = "--token",
            paramLabel = "T",
            description =
                    "Token from your account page. Can also be set by the environment variable OUTFLANK_TOKEN, which hides it"
                            + " from other users.")
    private @Nullable String token;

    /** Connects to a contest on the server. */
    ServerContest open(String contest) {
        String key = token == null ? System.getenv("OUTFLANK_TOKEN") : token;
        if (key == null || !key.matches("[A-Za-z0-9_-]+")) {
            throw new UserException(
                    "a token is needed: create one on your account page and pass it by --token or OUTFLANK_TOKEN");
        }
        if (!contest.matches("[a-z0-9-]+")) {
            throw new UserException("CONTEST takes the name of a contest on the server, not '" + contest + "'");
        }
        return new ServerContest(ServerAddress.of("--server", server), contest, key);
    }
}
