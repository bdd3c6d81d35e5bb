package dev.outflank.judge.worker;

import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.TimedDialogue;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.EntryChecker;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.marking.TestCase;
import dev.outflank.judge.marking.TestCaseGenerator;
import dev.outflank.judge.marking.TestCaseResult;
import dev.outflank.judge.marking.TestRunner;
import dev.outflank.judge.submission.CompilerHints;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.check.BotCheck;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Checks a submission: compiles it, runs the public tests, plays test games and checks the entry requirement. */
final class CheckSubmissionTask {
    private static final int DEFAULT_BOARD_SIZE = 8;
    private static final int MAX_LOG_LENGTH = 200_000;

    private final WorkerContext context;

    CheckSubmissionTask(WorkerContext context) {
        this.context = context;
    }

    /** The submission failed the check. */
    private static final class CheckFailedException extends Exception {
        final StoredSubmission.State state;

        CheckFailedException(StoredSubmission.State state, String reason) {
            super(reason);
            this.state = state;
        }
    }

    /** Checks a queued submission and enters it, or records why not. */
    void check(StoredSubmission stored) throws InfrastructureException, IOException {
        if (context.submissions().isSuperseded(stored)) {
            context.submissions()
                    .finishCheck(
                            stored.id(),
                            StoredSubmission.State.SKIPPED,
                            "replaced by a newer submission before it was checked",
                            "");
            return;
        }
        Contest contest =
                context.contests().find(stored.contest()).orElseThrow().contest();
        Person person = context.accounts().find(stored.person()).orElseThrow();
        StringBuilder log = new StringBuilder();
        try {
            CheckResult result = check(contest, context.submissions().load(stored, person.login()), log);
            // The entry is added first: if the process ends between the two, the check is repeated and finds it.
            if (result.enters()) {
                context.competitions().enter(stored, person.login());
            }
            context.submissions().finishCheck(stored.id(), result.state(), result.reason(), truncate(log));
        } catch (CheckFailedException failure) {
            // The latest submission counts, so an earlier one leaves the competition.
            context.competitions().withdraw(stored.contest(), stored.person());
            context.submissions()
                    .finishCheck(stored.id(), failure.state, String.valueOf(failure.getMessage()), truncate(log));
        }
    }

    private static String truncate(StringBuilder log) {
        return log.length() <= MAX_LOG_LENGTH ? log.toString() : log.substring(0, MAX_LOG_LENGTH) + "\n… (truncated)";
    }

    /** The result of a check that did not fail. */
    private record CheckResult(boolean enters, StoredSubmission.State state, String reason) {
        static CheckResult of(boolean enters, Optional<CheckFailedException> problem) {
            String reason = enters ? "entered the competition" : "accepted";
            return new CheckResult(
                    enters,
                    problem.map(one -> one.state).orElse(StoredSubmission.State.ENTERED),
                    problem.map(one -> one.getMessage() + "; it " + reason + " all the same")
                            .orElse(reason));
        }
    }

    /**
     * Whether games against staff players decide who enters. They then decide alone, as for a folder of submissions: a
     * fault of another file or in a test game is reported, and the program enters all the same.
     */
    private static boolean isDecidedByGames(Contest contest) {
        return contest.competition()
                .map(Competition::entryRequirement)
                .filter(Competition.EntryRequirement.BeatPlayers.class::isInstance)
                .isPresent();
    }

    private CheckResult check(Contest contest, Submission submission, StringBuilder log)
            throws CheckFailedException, InfrastructureException, IOException {
        Optional<CheckFailedException> problem = Optional.empty();
        boolean any = false;
        boolean plays = false;
        for (RequiredFile requiredFile : contest.requiredFiles().values()) {
            if (submission.candidates(requiredFile).isEmpty()) {
                continue;
            }
            any = true;
            boolean competes = contest.competition()
                    .map(competition -> competition.requiredFile().equals(requiredFile.name()))
                    .orElse(false);
            try {
                SubmissionCompiler.Program program = compile(submission, requiredFile, log);
                plays |= competes;
                checkProgram(contest, submission.name(), requiredFile, program, log);
                if (competes) {
                    playAgainstItself(contest, contest.competition().orElseThrow(), submission, log);
                }
            } catch (CheckFailedException failure) {
                if (!isDecidedByGames(contest)) {
                    throw failure;
                }
                problem = problem.or(() -> Optional.of(failure));
            }
        }
        if (!any) {
            throw new CheckFailedException(
                    StoredSubmission.State.BROKEN,
                    "none of the files is a required file of the contest: " + String.join(", ", contest.fileNames()));
        }
        if (plays) {
            try {
                checkEntryRequirement(contest, contest.competition().orElseThrow(), submission, log);
            } catch (CheckFailedException failure) {
                throw problem.orElse(failure);
            }
        } else if (problem.isPresent()) {
            throw problem.get();
        } else if (contest.competition().isPresent()) {
            String file = contest.requiredFile(contest.competition().get().requiredFile())
                    .file();
            throw new CheckFailedException(
                    StoredSubmission.State.REFUSED, "accepted; without " + file + " it is not in the competition");
        }
        return CheckResult.of(plays, problem);
    }

    /** Runs the public tests of a required file and plays test games. */
    private void checkProgram(
            Contest contest,
            String name,
            RequiredFile requiredFile,
            SubmissionCompiler.Program program,
            StringBuilder log)
            throws CheckFailedException, InfrastructureException {
        for (Part part : contest.parts()) {
            if (part instanceof Part.Tests tests && tests.requiredFile().equals(requiredFile.name())) {
                runPublicTests(tests, program, log);
            }
        }
        if (requiredFile.bot().isPresent()) {
            int board = contest.competition()
                    .filter(competition -> competition.requiredFile().equals(requiredFile.name()))
                    .map(competition -> competition.boards().getFirst())
                    .orElse(DEFAULT_BOARD_SIZE);
            playTestGames(name, requiredFile, program, board, log);
        }
    }

    private SubmissionCompiler.Program compile(Submission submission, RequiredFile requiredFile, StringBuilder log)
            throws CheckFailedException, InfrastructureException, IOException {
        try {
            SubmissionCompiler.Program program = context.compiler().compile(submission, requiredFile);
            log.append(program.source().place())
                    .append(": compiled as ")
                    .append(program.source().language().name())
                    .append('\n');
            if (!program.compilerOutput().isBlank()) {
                log.append("Compiler messages:\n")
                        .append(program.compilerOutput())
                        .append('\n');
            }
            return program;
        } catch (BotException fault) {
            if (fault.verdict() == Verdict.INTERNAL) {
                throw new InfrastructureException(fault.reason());
            }
            log.append(submission.fileName(requiredFile))
                    .append(": ")
                    .append(fault.verdict())
                    .append('\n')
                    .append(fault.reason())
                    .append('\n');
            throw new CheckFailedException(
                    StoredSubmission.State.BROKEN,
                    (fault.verdict() == Verdict.MISSING ? "" : "does not compile: ")
                            + CompilerHints.explain(fault.reason())
                                    .orElseGet(() ->
                                            fault.reason().lines().findFirst().orElse("")));
        }
    }

    private void runPublicTests(Part.Tests part, SubmissionCompiler.Program program, StringBuilder log)
            throws InfrastructureException {
        List<TestCase> cases = new TestCaseGenerator(0)
                .generate(part).stream().filter(one -> !one.hidden()).toList();
        log.append('\n').append(part.title()).append(", public tests:\n");
        for (TestCaseResult result :
                new TestRunner(context.compiler().sandbox(), program, part).run(cases, result -> {})) {
            if (result.isVoid()) {
                throw new InfrastructureException(result.message());
            }
            log.append(result.summary()).append('\n');
            log.append(result.passed() ? "" : result.details() + "repeat: " + result.reproduction() + '\n');
        }
    }

    /** Plays a game with each colour against random moves, as check-bot does. */
    private void playTestGames(
            String name, RequiredFile requiredFile, SubmissionCompiler.Program program, int board, StringBuilder log)
            throws CheckFailedException, InfrastructureException {
        for (Colour side : Colour.values()) {
            Set<String> remarks = new LinkedHashSet<>();
            ProgramContestant contestant = context.compiler().contestant(name, program, remarks::add);
            TimedDialogue dialogue = new TimedDialogue(contestant);
            Leniency leniency = requiredFile.leniency(remarks::add);
            BotCheck check = BotCheck.run(
                    dialogue,
                    leniency,
                    Game.from(Position.start(board), requiredFile.requireBot().objective()),
                    side,
                    requiredFile.requireBot().protocol().notation(),
                    new SplittableRandom(1));
            log.append(String.format(
                    Locale.ROOT,
                    "%nCheck as %s: %d moves, longest %.3f s CPU, %.3f s wall.%n",
                    side.title(),
                    check.game().ply(),
                    dialogue.maxTime().cpu().toNanos() / 1e9,
                    dialogue.maxTime().wall().toNanos() / 1e9));
            remarks.forEach(remark -> log.append("Remark: ").append(remark).append('\n'));
            if (check.violation().isPresent()) {
                BotCheck.Violation violation = check.violation().get();
                if (violation.verdict() == Verdict.INTERNAL) {
                    throw new InfrastructureException(violation.reason());
                }
                log.append(violation.verdict())
                        .append(": ")
                        .append(violation.reason())
                        .append('\n');
                violation.board().ifPresent(text -> log.append(text).append('\n'));
                violation
                        .hint()
                        .ifPresent(hint -> log.append("Hint: ").append(hint).append('\n'));
                if (!dialogue.stderrTail().isBlank()) {
                    log.append("End of standard error:\n")
                            .append(dialogue.stderrTail())
                            .append('\n');
                }
                throw new CheckFailedException(
                        StoredSubmission.State.BROKEN,
                        "as " + side.title() + ", " + violation.verdict() + ": "
                                + violation.reason().lines().findFirst().orElse(""));
            }
        }
    }

    private void playAgainstItself(Contest contest, Competition competition, Submission submission, StringBuilder log)
            throws CheckFailedException, InfrastructureException {
        RequiredFile requiredFile = contest.requiredFile(competition.requiredFile());
        try {
            SubmissionCompiler.Program program = context.compiler().compile(submission, requiredFile);
            MonitoredContestant one = new MonitoredContestant(
                    submission.name(), context.compiler().contestant(submission.name(), program), context.stopping());
            MonitoredContestant other = new MonitoredContestant(
                    submission.name() + " again",
                    context.compiler().contestant(submission.name(), program),
                    context.stopping());
            GamePair pair = GamePair.play(
                    one,
                    other,
                    Game.from(
                            Position.start(competition.boards().getFirst()),
                            requiredFile.requireBot().objective()),
                    MatchOptions.DEFAULT_MAX_ATTEMPTS);
            for (GameRecord game : pair.games()) {
                GameFault fault = game.fault();
                if (fault != null) {
                    log.append("\nAgainst itself:\n").append(GameLog.format(game));
                    throw new CheckFailedException(
                            StoredSubmission.State.BROKEN,
                            "against itself as " + fault.side().title() + ", " + fault.verdict() + ": "
                                    + fault.reason());
                }
            }
            log.append("\nAgainst itself: two games without a fault.\n");
        } catch (BotException fault) {
            throw new InfrastructureException(fault.reason());
        } catch (VoidPairException e) {
            throw new InfrastructureException(e.reason());
        }
    }

    private void checkEntryRequirement(
            Contest contest, Competition competition, Submission submission, StringBuilder log)
            throws CheckFailedException, InfrastructureException, IOException {
        PartMarker marker = new PartMarker(contest, context.compiler(), context.playerRegistry(), 0);
        PartMark decision = new EntryChecker(
                        contest,
                        competition,
                        context.compiler(),
                        marker,
                        context.marks().cache())
                .check(submission);
        if (decision.marks().isEmpty()) {
            throw new InfrastructureException(decision.reason());
        }
        log.append("\nEntry requirement: ").append(decision.reason()).append('\n');
        if (decision.marks().get().compareTo(BigDecimal.ONE) != 0) {
            if (competition.entryRequirement() instanceof Competition.EntryRequirement.BeatPlayers) {
                log.append(decision.log());
            }
            throw new CheckFailedException(
                    StoredSubmission.State.REFUSED, "does not meet the entry requirement: " + decision.reason());
        }
    }
}
