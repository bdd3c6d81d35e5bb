package dev.outflank.cli.distribution;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes a distribution as an archive. */
@Command(
        name = "package",
        mixinStandardHelpOptions = true,
        description = {
            "Packages Outflank for machines without JDK and Maven.",
            "The archive (tar.gz) contains a Java runtime for this kind of machine, the jars, the launcher, contests, kits, docs and"
                    + " licences. Unpack it anywhere and run ./outflank in it."
        },
        footer = "%nExample: outflank package -o /tmp")
public final class PackageCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Directory for the archive; created if it does not exist (default: the current one).")
    private Path out = Path.of("");

    PackageCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (Files.exists(out) && !Files.isDirectory(out)) {
            throw new UserException("--out takes a directory, and " + out + " is a file");
        }
        Path archive = PackageArchive.write(out);
        streams.out().printf("%s: %d MB%n", archive, Files.size(archive) / 1_000_000);
        return ExitCode.SUCCESS;
    }
}
