package dev.outflank.cli.judge;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** Downloads the files of the submission that counts. */
@Command(
        name = "viewsubmitted",
        mixinStandardHelpOptions = true,
        description = {
            "Downloads what you have submitted.",
            "A file of the same name that is already there is renamed: a number is added to its name."
        },
        footer = "%nExample: outflank viewsubmitted lab8 --server https://reversi.example.edu")
public final class ViewSubmittedCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "CONTEST", description = "Name of the contest in the URLs of the server.")
    private String contest = "";

    @Mixin
    private ServerOptions server = new ServerOptions();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Directory for the files (default: the working directory).")
    private Path folder = Path.of("");

    ViewSubmittedCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (ServerContest open = server.open(contest)) {
            JsonNode submitted = open.get("submitted");
            Files.createDirectories(folder.toAbsolutePath());
            streams.out()
                    .println("Upload " + submitted.path("id").asLong() + " of "
                            + submitted.path("madeAt").asString("") + " will be marked:");
            for (Map.Entry<String, JsonNode> file : submitted.path("files").properties()) {
                // Only the name counts: a server must not write elsewhere.
                Path target =
                        folder.resolve(Path.of(file.getKey()).getFileName().toString());
                if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                    streams.out().println(target + " was already there and is now " + renamed(target));
                }
                Files.write(
                        target,
                        Base64.getDecoder().decode(file.getValue().asString("")),
                        StandardOpenOption.CREATE_NEW);
                streams.out().println(target.toString());
            }
        }
        return ExitCode.SUCCESS;
    }

    /** Renames a file by adding the first number that is free. */
    private static Path renamed(Path file) throws IOException {
        int number = 1;
        while (Files.exists(file.resolveSibling(file.getFileName() + "." + number), LinkOption.NOFOLLOW_LINKS)) {
            number++;
        }
        return Files.move(file, file.resolveSibling(file.getFileName() + "." + number));
    }
}
