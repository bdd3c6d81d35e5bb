package dev.outflank.cli.autograder;

import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.cli.distribution.PackageArchive;
import dev.outflank.cli.support.ContestArgument;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.judge.contest.Contest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Exports a contest as an autograder of a course platform. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = {
            "Exports a contest as an autograder for a course platform.",
            "The archive (zip) contains the platform's scripts, the contest and Outflank with its own Java runtime; its README.md"
                    + " says what to do with it. It gives the marks that 'mark' gives."
        },
        footer = "%nExample: outflank export aps105-lab8 --gradescope -o lab8.zip")
public final class ExportCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "A name from 'contest list', or a contest file.")
    private String contest = "";

    @ArgGroup(multiplicity = "1")
    @SuppressWarnings("NullAway.Init")
    private PlatformChoice choice;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "ARCHIVE",
            description = "File for the archive (default: CONTEST-PLATFORM.zip in the working directory).")
    private @Nullable Path out;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Seed of the hidden tests, as for 'mark' (default ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--package",
            paramLabel = "FILE",
            description = "An archive of 'package' to include (default: a new one of this Outflank).")
    private @Nullable Path packageArchive;

    @Option(
            names = "--installed",
            paramLabel = "DIR",
            description =
                    "Directory in which Outflank is installed on the platform; the archive then does not contain it.")
    private @Nullable Path installed;

    /** One of the platforms. */
    private static final class PlatformChoice {
        @Option(names = "--gradescope", required = true, description = "For Gradescope.")
        @SuppressWarnings("UnusedVariable") // What remains if it is neither of the others.
        private boolean gradescope;

        @Option(names = "--classroom50", required = true, description = "For Classroom 50 (GitHub).")
        private boolean classroom50;

        @Option(names = "--vpl", required = true, description = "For VPL, the Virtual Programming Lab of Moodle.")
        private boolean vpl;

        Platform platform() {
            if (vpl) {
                return Platform.VPL;
            }
            return classroom50 ? Platform.CLASSROOM50 : Platform.GRADESCOPE;
        }
    }

    ExportCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Platform platform = choice.platform();
        Contest loaded = ContestArgument.load(contest);
        Path archive = out == null ? Path.of(loaded.id() + "-" + platform.id() + ".zip") : out;
        if (Files.isDirectory(archive)) {
            throw new UserException("--out takes a file, and " + archive + " is a directory");
        }
        if (packageArchive != null && !Files.isRegularFile(packageArchive)) {
            throw new UserException("there is no archive " + packageArchive + ": expected one written by 'package'");
        }
        if (installed != null && !installed.toString().matches("/[^'\\\\\\p{Cntrl}]*")) {
            throw new UserException("--installed takes the absolute path of a directory on the platform, such as"
                    + " /opt/outflank, not '" + installed + "'");
        }
        Path parent = archive.toAbsolutePath().getParent();
        if (parent == null || !Files.isDirectory(parent)) {
            throw new UserException("the directory of " + archive + " does not exist");
        }
        // Beside the archive, so that a full disk is noticed there and the last step is a rename.
        Path scratch = Files.createTempDirectory(parent, ".export-");
        try {
            @Nullable
            Path packaged = installed != null
                    ? null
                    : packageArchive != null ? packageArchive : PackageArchive.write(scratch.resolve("package"));
            Path packed = scratch.resolve("archive.zip");
            new AutograderArchive(platform, contest, loaded, seed, installed == null ? "" : installed.toString())
                    .write(packed, packaged);
            Files.move(packed, archive, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Scratch.delete(scratch);
        }
        streams.out()
                .printf(
                        "%s: %s for %s, %.1f MB; README.md in it says what to do%n",
                        archive, loaded.title(), platform.title(), Files.size(archive) / 1e6);
        return ExitCode.SUCCESS;
    }
}
