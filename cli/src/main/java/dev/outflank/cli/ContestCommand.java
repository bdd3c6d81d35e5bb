package dev.outflank.cli;

import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.Contests;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Language;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.test.Case;
import dev.outflank.judge.test.Cases;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Contests as files. */
@Command(
        name = "contest",
        mixinStandardHelpOptions = true,
        description = "Checks, lists and shows contests: a contest is a file (docs/running-a-course.md).",
        subcommands = {ContestCommand.Check.class, ContestCommand.Names.class, ContestCommand.Show.class})
final class ContestCommand implements Runnable {
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
            description = "Says whether a contest file is right, or the first thing that is not: line, field, what is"
                    + " allowed.")
    static final class Check implements Callable<Integer> {
        private final Streams streams;

        @Parameters(paramLabel = "FILE", description = "The contest file, or the name of a built-in contest.")
        private String contest = "";

        @Option(names = "--json", description = "One JSON object, also when the file is wrong.")
        private boolean json;

        Check(Streams streams) {
            this.streams = streams;
        }

        @Override
        public Integer call() throws IOException {
            Contest read;
            try {
                read = JudgeOptions.read(contest);
            } catch (ContestException wrong) {
                if (json) {
                    streams.out().println(JudgeJson.wrong(contest, wrong));
                }
                throw new UserError(String.valueOf(wrong.getMessage()));
            }
            streams.out().println(json
                    ? JudgeJson.right(contest, read)
                    : contest + " is right: " + read.title() + ", " + read.total().toPlainString() + " marks.");
            return 0;
        }
    }

    @Command(name = "list", mixinStandardHelpOptions = true, description = "Lists the built-in contests.")
    static final class Names implements Callable<Integer> {
        private final Streams streams;

        @Option(names = "--json", description = "One JSON object.")
        private boolean json;

        Names(Streams streams) {
            this.streams = streams;
        }

        @Override
        public Integer call() throws IOException {
            List<Contest> contests = new ArrayList<>();
            for (String name : Contests.names()) {
                contests.add(JudgeOptions.contest(name));
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
            description = "Shows what a contest asks for and how it is marked.")
    static final class Show implements Callable<Integer> {
        private final PrintStream out;

        @Parameters(paramLabel = "CONTEST", description = "A name of 'contest list', or a file.")
        private String contest = "";

        @Option(names = "--json", description = "One JSON object.")
        private boolean json;

        Show(Streams streams) {
            this.out = streams.out();
        }

        @Override
        public Integer call() throws IOException {
            Contest shown = JudgeOptions.contest(contest);
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
            out.println("\nHand in:");
            shown.handIns().values().forEach(this::handIn);
            if (!shown.staff().isEmpty()) {
                out.println("\nThe staff's players:");
                shown.staff().forEach((name, spec) -> out.println("  " + name + " = " + spec));
            }
            out.println("\nMarks, " + shown.total().toPlainString() + " in all:");
            shown.marking().forEach(part -> out.println(
                    "  " + part.marks().toPlainString() + "  " + part.title() + ": " + describe(part)));
            shown.competition().ifPresent(this::competition);
            return 0;
        }

        private void handIn(HandIn handIn) {
            out.println("  " + handIn.file() + " ("
                    + handIn.languages().stream().map(Language::name).collect(Collectors.joining(", ")) + "), at most "
                    + (handIn.largest() >> 10) + " kB");
            handIn.languages().stream()
                    .filter(language -> !language.compile().isEmpty())
                    .forEach(language -> out.println("    " + String.join(" ", language.compile())));
            handIn.bot().ifPresent(bot -> out.println("    plays by the protocol " + bot.protocol().title() + ", "
                    + seconds(handIn.limits().judgesWall() ? handIn.limits().wall() : handIn.limits().cpu())
                    + " of " + (handIn.limits().judgesWall() ? "wall" : "processor") + " time a move, "
                    + (handIn.limits().memory() >> 20) + " MB"));
            List<String> forbidden = new ArrayList<>(handIn.forbidden().imports());
            forbidden.addAll(handIn.forbidden().calls());
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
                    List<Case> cases = new Cases(0).of(tests);
                    long hidden = cases.stream().filter(Case::hidden).count();
                    yield cases.size() - hidden + " public and " + hidden + " hidden tests, "
                            + (tests.byShare() ? "by share" : "all or nothing");
                }
                case Part.Games games -> "beat " + String.join(", ", games.opponents().keySet()) + " with "
                        + (games.withBoth() ? "both colours" : "either colour") + " on " + games.boards();
                case Part.Positions positions -> "a legal answer in " + positions.count() + " positions";
                case Part.Working working -> "plays one legal move";
                case Part.Rank rank -> "by rank in the competition, mean " + rank.mean().toPlainString();
                case Part.Manual manual -> "by hand, " + manual.note();
            };
        }

        static String describe(Competition.Entry entry) {
            return switch (entry) {
                case Competition.Entry.Beat(List<String> players) ->
                    "beat " + String.join(", ", players) + " with both colours";
                case Competition.Entry.Move() -> "play one legal move";
                case Competition.Entry.FullMarks(String title) -> "all marks of " + title;
            };
        }

        private void competition(Competition competition) {
            out.println("\nCompetition: "
                    + competition.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " on "
                    + competition.boards() + "; to enter: " + describe(competition.entry())
                    + (competition.players().isEmpty()
                            ? ""
                            : "; from the start: " + String.join(", ", competition.players())));
        }
    }
}
