package dev.outflank.cli.judge;

import dev.outflank.cli.support.ContestArgument;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** Shows all test cases of a submission, also the hidden ones. */
@Command(
        name = "marker",
        mixinStandardHelpOptions = true,
        description = {
            "Shows your marks with all test cases.",
            "Without FILES, asks the server, which has them as soon as the staff release the marks. With FILES, marks these"
                    + " files here; a course's secret tests are not among the cases."
        },
        footer = "%nExample: outflank marker lab8 --server https://reversi.example.edu")
public final class MarkerCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(
            index = "0",
            paramLabel = "CONTEST",
            description =
                    "Name of the contest on the server; with FILES, a name from 'contest list' or a contest file.")
    private String contest = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "FILES", description = "Your files, to mark them here.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "Print the answer of the server as it is.")
    private boolean json;

    @Mixin
    private ServerOptions server = new ServerOptions();

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    MarkerCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        return files.isEmpty() ? showReleased() : markHere();
    }

    private int showReleased() throws IOException, InterruptedException {
        try (ServerContest open = server.open(contest)) {
            JsonNode marks = open.get("marks");
            if (json) {
                streams.out().println(marks);
                return ExitCode.SUCCESS;
            }
            for (JsonNode part : marks.path("parts")) {
                print(
                        part.path("part").asString(""),
                        part.path("marks").asString(""),
                        part.path("of").asString(""),
                        part.path("reason").asString(""),
                        part.path("log").asString(""));
            }
            marks.path("remarks").forEach(remark -> streams.out().println("Remark: " + remark.asString("") + "."));
            streams.out()
                    .println("Total: " + marks.path("total").asString("") + " of "
                            + marks.path("of").asString(""));
        }
        return ExitCode.SUCCESS;
    }

    private int markHere() throws IOException {
        InterruptSignal.install(streams, "");
        Contest read = ContestArgument.load(contest);
        Submission submission = ExerciseCommand.readFiles(files, read);
        boolean fine = true;
        try (SubmissionCompiler compiler = options.openCompiler(streams.err())) {
            PartMarker marker = new PartMarker(read, compiler, new BuiltInPlayerRegistry(), 0);
            for (Part part : read.parts()) {
                if (part instanceof Part.FilePart filePart) {
                    PartMark mark = marker.mark(submission, filePart);
                    fine &= mark.marks()
                            .filter(marks -> marks.compareTo(part.marks()) == 0)
                            .isPresent();
                    print(
                            part.title(),
                            mark.marks().map(BigDecimal::toPlainString).orElse(""),
                            part.marks().toPlainString(),
                            mark.reason(),
                            mark.log());
                }
            }
        }
        return fine ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }

    private void print(String part, String marks, String maximum, String reason, String log) {
        streams.out().println(part + ": " + (marks.isEmpty() ? "–" : marks) + " of " + maximum + ". " + reason);
        if (!log.isBlank()) {
            streams.out().println(log.indent(4).stripTrailing());
        }
        streams.out().flush();
    }
}
