package dev.outflank.judge.marking;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.submission.CompilerHints;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.PlayerRegistry;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Marks one part of one submission. Thread-safe. */
public final class PartMarker {
    private final Contest contest;
    private final SubmissionCompiler compiler;
    private final PlayerRegistry playerRegistry;
    private final TestCaseGenerator cases;

    /**
     * Creates a marker.
     *
     * @param seed the staff's seed for hidden test cases; 0 for the cases of the contest file
     */
    public PartMarker(Contest contest, SubmissionCompiler compiler, PlayerRegistry playerRegistry, long seed) {
        this.contest = contest;
        this.compiler = compiler;
        this.playerRegistry = playerRegistry;
        this.cases = new TestCaseGenerator(seed);
    }

    /** Marks a part. A fault of the submission costs marks; an internal error leaves the mark unknown. */
    public PartMark mark(Submission submission, Part.FilePart part) {
        return mark(submission, part, result -> {});
    }

    /** The same, with a listener for the results of all test cases. */
    public PartMark mark(Submission submission, Part.FilePart part, Consumer<TestCaseResult> listener) {
        try {
            RequiredFile requiredFile = contest.requiredFile(part.requiredFile());
            SubmissionCompiler.Program program = compiler.compile(submission, requiredFile);
            return switch (part) {
                case Part.Tests tests -> markTests(program, tests, listener);
                case Part.Games games -> markGames(submission.name(), program, games);
                case Part.Positions positions -> markPositions(submission.name(), program, positions);
                case Part.LegalMove legalMove -> markLegalMove(submission.name(), program, legalMove);
            };
        } catch (BotException fault) {
            PartMark mark = ofCompileFault(fault);
            return new PartMark(mark.marks(), mark.reason() + otherSources(submission, part), mark.log());
        }
    }

    /** Sources beside the compiled one, which may hold what the compiler did not find. */
    private String otherSources(Submission submission, Part.FilePart part) {
        try {
            return submission.describeOtherSources(contest, contest.requiredFile(part.requiredFile()));
        } catch (IOException e) {
            return "";
        }
    }

    /** The mark of a submission that could not be compiled. */
    public static PartMark ofCompileFault(BotException fault) {
        if (fault.verdict() == Verdict.INTERNAL) {
            return PartMark.unknown("could not be marked: " + fault.reason());
        }
        String reason = CompilerHints.explain(fault.reason())
                .orElseGet(() -> fault.reason().lines().findFirst().orElse(""));
        return PartMark.zero(fault.verdict() + ": " + reason, fault.reason());
    }

    private PartMark markTests(SubmissionCompiler.Program program, Part.Tests part, Consumer<TestCaseResult> listener) {
        TestRunner runner = new TestRunner(compiler.sandbox(), program, part);
        StringBuilder log = new StringBuilder();
        Set<String> remarks = new LinkedHashSet<>();
        String first = "";
        int passed = 0;
        int all = 0;
        for (TestCaseResult result : runner.run(cases.generate(part), listener)) {
            if (result.isVoid()) {
                return PartMark.unknown("could not be marked: " + result.message());
            }
            all++;
            passed += result.passed() ? 1 : 0;
            log.append(result.summary()).append('\n');
            if (result.passed()) {
                remarks.addAll(result.remarks());
            } else {
                log.append(result.details())
                        .append("repeat: ")
                        .append(result.reproduction())
                        .append('\n');
                first = first.isEmpty() ? "; first: " + result.name() + ", " + result.message() : first;
            }
        }
        BigDecimal marks = part.proportional()
                ? proportionalMarks(part.marks(), passed, all)
                : passed == all ? part.marks() : BigDecimal.ZERO;
        return PartMark.of(marks, passed + " of " + all + " cases passed" + first + describe(remarks), log.toString());
    }

    /** The first of the remarks, as the end of a reason. */
    private static String describe(Set<String> remarks) {
        return remarks.isEmpty()
                ? ""
                : "; accepted although " + remarks.iterator().next();
    }

    private static BigDecimal proportionalMarks(BigDecimal marks, int passed, int all) {
        return marks.multiply(BigDecimal.valueOf(passed)).divide(BigDecimal.valueOf(all), 2, RoundingMode.HALF_UP);
    }

    private PartMark markGames(String student, SubmissionCompiler.Program program, Part.Games part) {
        Set<String> remarks = new LinkedHashSet<>();
        Contestant contestant = compiler.contestant(student, program, remarks::add);
        StringBuilder log = new StringBuilder();
        if (part.pace().isPresent()) {
            for (int board : part.pace().get().boards()) {
                TrialRunner.TrialResult trial = trialRunner(student, program)
                        .playMoves(start(board, program), part.pace().get().moves());
                log.append("Moves in time on ")
                        .append(board)
                        .append('×')
                        .append(board)
                        .append(": ");
                log.append(trial.summary()).append("\n\n");
                if (trial.isVoid()) {
                    return PartMark.unknown("could not be marked: " + trial.summary());
                }
                if (!trial.passed() && isTimeout(trial.fault().orElseThrow().verdict())) {
                    return PartMark.zero(
                            "not marked, too slow on " + board + "×" + board + ": " + trial.summary(), log.toString());
                }
            }
        }
        List<String> reasons = new ArrayList<>();
        BigDecimal marks = BigDecimal.ZERO;
        try {
            for (Map.Entry<String, BigDecimal> opponent : part.opponents().entrySet()) {
                List<GameRecord> games = new ArrayList<>();
                for (int board : part.boards()) {
                    games.addAll(playPair(contestant, program, opponent.getKey(), board)
                            .games());
                }
                games.forEach(game -> log.append(GameLog.format(game)).append("\n\n"));
                for (GameRecord game : games) {
                    GameFault fault = game.fault();
                    if (part.forfeitsOnTimeout()
                            && fault != null
                            && isTimeout(fault.verdict())
                            && game.name(fault.side()).equals(student)) {
                        return PartMark.zero("not marked, a move took too long: " + fault.reason(), log.toString());
                    }
                }
                long won = games.stream().filter(game -> isWonBy(student, game)).count();
                boolean beaten = part.mustWinAll() ? won == games.size() : won > 0;
                marks = beaten ? marks.add(opponent.getValue()) : marks;
                reasons.add((beaten ? "beats " : "does not beat ") + opponent.getKey() + " ("
                        + describeResults(student, games) + ")");
            }
        } catch (VoidPairException e) {
            return PartMark.unknown("could not be marked: " + e.reason());
        }
        remarks.forEach(remark -> log.append(remark).append('\n'));
        reasons.addAll(remarks.stream().limit(1).toList());
        return PartMark.of(marks, String.join("; ", reasons), log.toString());
    }

    /** Plays a pair against a staff player; the student's program is Black in the first game. */
    public GamePair playPair(Contestant contestant, SubmissionCompiler.Program program, String staffName, int board)
            throws VoidPairException {
        Contestant staff =
                staffContestant(staffName, program.source().requiredFile().moveLimits());
        return GamePair.play(contestant, staff, start(board, program), MatchOptions.DEFAULT_MAX_ATTEMPTS);
    }

    /** A staff player with the same time limits as the students' programs. */
    public Contestant staffContestant(String name, ResourceLimits limits) {
        String spec = contest.playerSpec(name);
        return new PlayerContestant(name, () -> playerRegistry.createPlayer(spec), limits.time());
    }

    private static Game start(int board, SubmissionCompiler.Program program) {
        return Game.from(
                Position.start(board),
                program.source().requiredFile().requireBot().objective());
    }

    private TrialRunner trialRunner(String student, SubmissionCompiler.Program program) {
        return new TrialRunner(
                compiler.contestant(student, program),
                program.source().requiredFile().requireBot().protocol().notation());
    }

    private static boolean isTimeout(Verdict verdict) {
        return verdict == Verdict.TIMEOUT_CPU || verdict == Verdict.TIMEOUT_WALL;
    }

    /** Whether the contestant with this name won. */
    public static boolean isWonBy(String name, GameRecord game) {
        Colour side = game.black().equals(name) ? Colour.BLACK : Colour.WHITE;
        return game.outcome().halfPoints(side) == 2;
    }

    /**
     * Summarizes a contestant's games, for example "won as Black 40–24, lost as White TIMEOUT_CPU: …", with the reason of
     * each of its faults; the same reason is given once.
     */
    public static String describeResults(String name, List<GameRecord> games) {
        List<String> words = new ArrayList<>();
        Set<String> given = new LinkedHashSet<>();
        for (GameRecord game : games) {
            Colour side = game.black().equals(name) ? Colour.BLACK : Colour.WHITE;
            String word = switch (game.outcome().halfPoints(side)) {
                case 2 -> "won";
                case 1 -> "drew";
                default -> "lost";
            };
            GameFault fault = game.fault();
            String how = fault == null
                    ? game.game().position().discs(side) + "–"
                            + game.game().position().discs(side.other())
                    : fault.verdict().name();
            String reason = fault != null && fault.side() == side
                    ? fault.reason().lines().findFirst().orElse("")
                    : "";
            words.add(word + " as " + side.title() + " " + how
                    + (reason.isEmpty() || !given.add(reason) ? "" : ": " + reason));
        }
        return String.join(", ", words);
    }

    private PartMark markPositions(String student, SubmissionCompiler.Program program, Part.Positions part) {
        TrialRunner trials = trialRunner(student, program);
        StringBuilder log = new StringBuilder();
        String first = "";
        int passed = 0;
        List<Game> positions = TrialRunner.randomPositions(
                part.board(), program.source().requiredFile().requireBot().objective(), part.count(), part.seed());
        for (int i = 0; i < positions.size(); i++) {
            TrialRunner.TrialResult trial = trials.playMoves(positions.get(i), 1);
            if (trial.isVoid()) {
                return PartMark.unknown("could not be marked: " + trial.summary());
            }
            passed += trial.passed() ? 1 : 0;
            log.append("position ")
                    .append(i + 1)
                    .append(": ")
                    .append(trial.summary())
                    .append('\n');
            if (!trial.passed() && first.isEmpty()) {
                first = "; position " + (i + 1) + ": "
                        + trial.summary().lines().findFirst().orElse("");
            }
        }
        return PartMark.of(
                proportionalMarks(part.marks(), passed, part.count()),
                passed + " of " + part.count() + " positions answered legally" + first,
                log.toString());
    }

    private PartMark markLegalMove(String student, SubmissionCompiler.Program program, Part.LegalMove part) {
        TrialRunner.TrialResult trial = trialRunner(student, program).playMoves(start(part.board(), program), 1);
        if (trial.isVoid()) {
            return PartMark.unknown("could not be marked: " + trial.summary());
        }
        return trial.passed()
                ? PartMark.of(part.marks(), "plays a legal move", trial.summary())
                : PartMark.zero(trial.summary().lines().findFirst().orElse(""), trial.summary());
    }
}
