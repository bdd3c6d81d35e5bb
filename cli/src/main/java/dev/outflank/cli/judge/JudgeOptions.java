package dev.outflank.cli.judge;

import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.cli.support.SandboxOption;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.submission.SubmissionCompiler;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What all commands of a course have. */
final class JudgeOptions {
    @Mixin
    private SandboxOption sandbox = new SandboxOption();

    @Option(
            names = "--jobs",
            paramLabel = "K",
            description = "How much is done at once (default: one less than there are cores).")
    private int jobs = MatchOptions.defaultConcurrency();

    /** The contest of a name or a file. */
    static Contest loadContest(String nameOrFile) throws IOException {
        try {
            return parseContest(nameOrFile);
        } catch (ContestException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    /** The same for those who want to know where the file is wrong. */
    static Contest parseContest(String nameOrFile) throws IOException, ContestException {
        try {
            return new ContestLoader(new BuiltInPlayerRegistry()).load(nameOrFile);
        } catch (InvalidPathException e) {
            throw new UserException("'" + nameOrFile + "' is no name of a contest");
        }
    }

    int jobs() {
        if (jobs < 1 || jobs > 1024) {
            throw new UserException("--jobs takes a number from 1 to 1024, not " + jobs);
        }
        return jobs;
    }

    /** A workshop with the sandbox that was asked for; what it compiles is kept for the next time. */
    SubmissionCompiler openCompiler(PrintStream err) {
        Sandbox chosen = sandbox.open();
        if (!sandbox.isOn()) {
            err.println("outflank: " + chosen.describe());
        }
        return new SubmissionCompiler(chosen, cacheDirectory());
    }

    static Path cacheDirectory() {
        String given = Optional.ofNullable(System.getenv("XDG_CACHE_HOME")).orElse("");
        Path home = given.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(given);
        return home.resolve("outflank").resolve("compiled");
    }

    /** A folder beside another, with an ending after its name. */
    static Path siblingWithSuffix(Path folder, String ending) {
        Path whole = folder.toAbsolutePath().normalize();
        return whole.resolveSibling(whole.getFileName() + ending);
    }
}
