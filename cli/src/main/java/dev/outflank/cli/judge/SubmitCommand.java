package dev.outflank.cli.judge;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.SubmittedFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** Submits files to a server, after the exercise. */
@Command(
        name = "submit",
        mixinStandardHelpOptions = true,
        description = {
            "Submits files to a contest of a server and shows the result.",
            "Shows your deadline and your group, runs the exercise and, if something is wrong or missing, asks whether to"
                    + " submit anyway. Only the latest submission counts."
        },
        footer = "%nExample: outflank submit vg101 ai.cpp --server https://reversi.example.edu")
public final class SubmitCommand implements Callable<Integer> {
    private static final long POLL_INTERVAL_MILLIS = 1000;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "Name of the contest in the URLs of the server.")
    private String contest = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FILES",
            description =
                    "Your files, their directory, or an archive of them (default: the files in the working directory).")
    private List<Path> files = List.of();

    @Mixin
    private ServerOptions server = new ServerOptions();

    @Option(
            names = {"-y", "--yes"},
            description = "Submit without asking, even if the exercise finds a problem.")
    private boolean yes;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Name of your bot on leaderboards (default: as before, or your login).")
    private String name = "";

    @Option(names = "--no-wait", description = "Do not wait for the result.")
    private boolean noWait;

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    SubmitCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (ServerContest open = server.open(contest)) {
            for (Path file : files) {
                if (!Files.exists(file)) {
                    throw new UserException(file + " does not exist");
                }
            }
            open.get("rules").path("notes").forEach(note -> streams.out().println(note.asString("")));
            Contest read = parse(open.get("exercise").toString());
            Submission submission = ExerciseCommand.readFiles(files, read);
            List<String> missing = submission.missingFiles(read);
            boolean fine = exercise(read, submission) && missing.isEmpty();
            if (!fine && !yes && !confirm(missing)) {
                streams.out().println("Not submitted.");
                return ExitCode.FAILURE;
            }
            JsonNode upload = open.post("uploads", Map.of("files", texts(read, submission), "name", name));
            long id = upload.path("id").asLong();
            streams.out().println("Upload " + id + " was accepted. It is your latest and will be marked.");
            streams.out().flush();
            while (!noWait && upload.path("state").asString("").equals("QUEUED")) {
                Thread.sleep(POLL_INTERVAL_MILLIS);
                upload = open.upload(id);
            }
            return noWait ? ExitCode.SUCCESS : report(upload);
        }
    }

    private Contest parse(String text) {
        try {
            return new ContestLoader(new BuiltInPlayerRegistry()).parse(contest, text);
        } catch (ContestException e) {
            throw new UserException(
                    "the contest of the server cannot be read: is this version of Outflank as new as the"
                            + " server's? " + e.getMessage());
        }
    }

    /** Runs the exercise; if it cannot be run on this machine, that is a problem like others. */
    private boolean exercise(Contest read, Submission submission) throws IOException {
        try (SubmissionCompiler compiler = options.openCompiler(streams.err())) {
            return new ExerciseRunner(read, compiler, new ExerciseText(streams.out(), false)).run(submission);
        } catch (UserException notHere) {
            streams.out().println("The exercise cannot be run here: " + notHere.getMessage());
            return false;
        }
    }

    private boolean confirm(List<String> missing) throws IOException {
        streams.out()
                .print((missing.isEmpty()
                                ? "The exercise found a problem."
                                : String.join(" and ", missing) + " is missing.")
                        + " Submit anyway? [y/N] ");
        streams.out().flush();
        @Nullable
        String answer = new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8)).readLine();
        return answer != null && answer.strip().toLowerCase(Locale.ROOT).matches("y|yes");
    }

    /** The texts of the required files, under the names that the contest expects. */
    private static Map<String, String> texts(Contest contest, Submission submission) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        for (RequiredFile requiredFile : contest.requiredFiles().values()) {
            for (SubmittedFile file : submission.candidates(requiredFile)) {
                texts.put(
                        requiredFile.hasFixedName() ? requiredFile.file() : file.name(),
                        new String(file.bytes(), StandardCharsets.UTF_8));
            }
        }
        return texts;
    }

    private int report(JsonNode upload) {
        String state = upload.path("state").asString("");
        boolean fine = state.equals("ENTERED") || state.equals("SKIPPED");
        String log = upload.path("log").asString("").strip();
        if (!log.isEmpty()) {
            streams.out().println(log);
        }
        String word = switch (state) {
            case "BROKEN" -> "not accepted";
            case "REFUSED" -> "not in the competition";
            default -> state.toLowerCase(Locale.ROOT);
        };
        streams.out().println(word + ": " + upload.path("reason").asString(""));
        return fine ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }
}
