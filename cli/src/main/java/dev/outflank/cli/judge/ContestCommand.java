package dev.outflank.cli.judge;

import dev.outflank.arena.process.Toolchain;
import dev.outflank.cli.support.ContestArgument;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.Language;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.TestCase;
import dev.outflank.judge.marking.TestCaseGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks, lists and shows contest files. */
@Command(
        name = "contest",
        mixinStandardHelpOptions = true,
        description = {"Checks, lists and shows contest files.", "See docs/running-a-course.md."},
        subcommands = {ContestCommand.Check.class, ContestCommand.ListContests.class, ContestCommand.Show.class})
public final class ContestCommand implements Runnable {
    private final Streams streams;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    ContestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        spec.commandLine().usage(streams.out());
    }

    @Command(
            name = "check",
            mixinStandardHelpOptions = true,
            description =
                    "Checks a contest file; shows the line and field of the first error and what is allowed there.")
    static final class Check implements Callable<Integer> {
        private final Streams streams;

        @Parameters(paramLabel = "FILE", description = "A contest file, or the name of a built-in contest.")
        private String contest = "";

        @Option(names = "--json", description = "Print one JSON object, also if the file is invalid.")
        private boolean json;

        Check(Streams streams) {
            this.streams = streams;
        }

        @Override
        public Integer call() throws IOException {
            Contest read;
            try {
                read = ContestArgument.parse(contest);
            } catch (ContestException e) {
                if (json) {
                    streams.out().println(JudgeJson.invalidContest(contest, e));
                }
                throw new UserException(String.valueOf(e.getMessage()));
            }
            Optional<String> missing = missingProgram(read);
            if (missing.isPresent()) {
                streams.err().println("outflank: " + contest + ": " + missing.get());
                return ExitCode.FAILURE;
            }
            streams.out()
                    .println(
                            json
                                    ? JudgeJson.validContest(contest, read)
                                    : contest + " is valid: " + read.title() + ", "
                                            + read.totalMarks().toPlainString() + " marks.");
            return 0;
        }
    }

    /** A sentence about the first compiler or interpreter that is not installed here. */
    private static Optional<String> missingProgram(Contest contest) {
        return contest.requiredFiles().values().stream()
                .flatMap(requiredFile -> requiredFile.languages().stream())
                .flatMap(language -> language.programs().stream()
                        .filter(program -> !Toolchain.isInstalled(program))
                        .map(program -> "the language " + language.name() + " uses '" + program
                                + "', which is not installed on this machine"))
                .findFirst();
    }

    @Command(name = "list", mixinStandardHelpOptions = true, description = "Lists the built-in contests.")
    static final class ListContests implements Callable<Integer> {
        private final Streams streams;

        @Option(names = "--json", description = "Print one JSON object.")
        private boolean json;

        ListContests(Streams streams) {
            this.streams = streams;
        }

        @Override
        public Integer call() throws IOException {
            List<Contest> contests = new ArrayList<>();
            for (String name : ContestLoader.builtInNames()) {
                contests.add(ContestArgument.load(name));
            }
            if (json) {
                streams.out().println(JudgeJson.list(contests));
            } else {
                contests.forEach(one -> streams.out().printf(Locale.ROOT, "%-18s %s%n", one.id(), one.title()));
            }
            return 0;
        }
    }

    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            description = "Shows the files that a contest requires and how it is marked.")
    static final class Show implements Callable<Integer> {
        private final PrintStream out;

        @Parameters(paramLabel = "CONTEST", description = "A name from 'contest list', or a contest file.")
        private String contest = "";

        @Option(names = "--json", description = "Print one JSON object.")
        private boolean json;

        Show(Streams streams) {
            this.out = streams.out();
        }

        @Override
        public Integer call() throws IOException {
            Contest shown = ContestArgument.load(contest);
            if (json) {
                out.println(JudgeJson.contest(shown));
                return 0;
            }
            out.println(shown.title());
            if (!shown.course().isEmpty()) {
                out.println(shown.course());
            }
            shown.dates().opens().ifPresent(date -> out.println("opens " + date));
            shown.dates().closes().ifPresent(date -> out.println("closes " + date));
            out.println("\nFiles to submit:");
            shown.requiredFiles().values().forEach(this::requiredFile);
            if (!shown.staffPlayers().isEmpty()) {
                out.println("\nStaff players:");
                shown.staffPlayers().forEach((name, spec) -> out.println("  " + name + " = " + spec));
            }
            out.println("\nMarks, " + shown.totalMarks().toPlainString() + " in total:");
            shown.parts()
                    .forEach(part -> out.println(
                            "  " + part.marks().toPlainString() + "  " + part.title() + ": " + describe(part)));
            shown.competition().ifPresent(this::competition);
            return 0;
        }

        private void requiredFile(RequiredFile requiredFile) {
            out.println("  " + requiredFile.file() + " ("
                    + requiredFile.languages().stream().map(Language::name).collect(Collectors.joining(", "))
                    + "), at most "
                    + (requiredFile.maxBytes() >> 10) + " kB");
            requiredFile.languages().stream()
                    .filter(language -> !language.compileCommand().isEmpty())
                    .forEach(language -> out.println("    " + String.join(" ", language.compileCommand())));
            requiredFile
                    .bot()
                    .ifPresent(bot -> out.println("    plays by protocol "
                            + bot.protocol().id() + ", "
                            + seconds(requiredFile.moveLimits().time().tighter())
                            + " of " + (requiredFile.moveLimits().time().isWallTimed() ? "wall" : "CPU")
                            + " time per move, "
                            + (requiredFile.moveLimits().memory() >> 20) + " MB"));
            List<String> forbidden =
                    new ArrayList<>(requiredFile.forbiddenFeatures().imports());
            forbidden.addAll(requiredFile.forbiddenFeatures().calls());
            if (!forbidden.isEmpty()) {
                out.println("    forbidden: " + String.join(", ", forbidden));
            }
        }

        private static String seconds(Duration time) {
            return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
        }

        static String describe(Part part) {
            return switch (part) {
                case Part.Tests tests -> {
                    List<TestCase> cases = new TestCaseGenerator(0).generate(tests);
                    long hidden = cases.stream().filter(TestCase::hidden).count();
                    yield cases.size() - hidden + " public and " + hidden + " hidden tests, "
                            + (tests.proportional() ? "proportional" : "all or nothing");
                }
                case Part.Games games ->
                    "beat " + String.join(", ", games.opponents().keySet()) + " with "
                            + (games.mustWinAll() ? "both colours" : "either colour") + " on " + games.boards();
                case Part.Positions positions -> "a legal move in " + positions.count() + " positions";
                case Part.LegalMove _ -> "plays one legal move";
                case Part.Rank rank ->
                    "by rank in the competition, mean " + rank.mean().toPlainString();
                case Part.Manual manual -> "marked by staff, " + manual.note();
            };
        }

        static String describe(Competition.EntryRequirement entry) {
            return switch (entry) {
                case Competition.EntryRequirement.BeatPlayers(List<String> players) ->
                    "beat " + String.join(", ", players) + " with both colours";
                case Competition.EntryRequirement.PlayMove() -> "play one legal move";
                case Competition.EntryRequirement.FullMarks(String title) -> "all marks of " + title;
            };
        }

        private void competition(Competition competition) {
            out.println("\nCompetition: "
                    + competition.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " on "
                    + competition.boards() + "; to enter: " + describe(competition.entryRequirement())
                    + (competition.players().isEmpty()
                            ? ""
                            : "; staff players: " + String.join(", ", competition.players())));
        }
    }
}
