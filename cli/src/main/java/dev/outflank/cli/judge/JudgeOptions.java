package dev.outflank.cli.judge;

import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.cli.support.SandboxOption;
import dev.outflank.cli.support.UserException;
import dev.outflank.judge.submission.SubmissionCompiler;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all commands that run submissions. */
final class JudgeOptions {
    @Mixin
    private SandboxOption sandbox = new SandboxOption();

    @Option(
            names = "--jobs",
            paramLabel = "K",
            description = "Number of parallel jobs (default: number of cores minus 1).")
    private int jobs = MatchOptions.defaultConcurrency();

    int jobs() {
        if (jobs < 1 || jobs > 1024) {
            throw new UserException("--jobs takes a number from 1 to 1024, not " + jobs);
        }
        return jobs;
    }

    /** Opens a compiler with the requested sandbox; compiled programs are cached between runs. */
    SubmissionCompiler openCompiler(PrintStream err) {
        Sandbox opened = sandbox.open();
        if (!sandbox.isOn()) {
            err.println("outflank: " + opened.describe());
        }
        return new SubmissionCompiler(opened, cacheDirectory());
    }

    static Path cacheDirectory() {
        String cacheHome = Optional.ofNullable(System.getenv("XDG_CACHE_HOME")).orElse("");
        Path home = cacheHome.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(cacheHome);
        return home.resolve("outflank").resolve("compiled");
    }

    /** The sibling of a directory with a suffix after its name. */
    static Path siblingWithSuffix(Path folder, String suffix) {
        Path absolute = folder.toAbsolutePath().normalize();
        return absolute.resolveSibling(absolute.getFileName() + suffix);
    }
}
