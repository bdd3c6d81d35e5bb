package dev.outflank.judge.mark;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.Pair;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.record.Fault;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.judge.submission.CompilerWords;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.judge.test.CaseResult;
import dev.outflank.judge.test.Cases;
import dev.outflank.judge.test.TestBench;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Marks one part of one submission. Several threads may use it at once. */
public final class PartMarker {
    private final Contest contest;
    private final Workshop workshop;
    private final StaffRoom staffRoom;
    private final Cases cases;

    /** A marker; the seed is the staff's own, or 0 for the contest's cases. */
    public PartMarker(Contest contest, Workshop workshop, StaffRoom staffRoom, long seed) {
        this.contest = contest;
        this.workshop = workshop;
        this.staffRoom = staffRoom;
        this.cases = new Cases(seed);
    }

    /** Marks; what the student's file breaks costs marks, what our side breaks leaves them unknown. */
    public PartMark mark(Submission submission, Part.OfHandIn part) {
        try {
            HandIn handIn = contest.handIn(part.handIn());
            Workshop.Program program = workshop.make(submission, handIn);
            return switch (part) {
                case Part.Tests tests -> tests(program, tests);
                case Part.Games games -> games(submission.name(), program, games);
                case Part.Positions positions -> positions(submission.name(), program, positions);
                case Part.Working working -> working(submission.name(), program, working);
            };
        } catch (BotFault fault) {
            return refused(fault);
        }
    }

    /** A file that did not become a program. */
    public static PartMark refused(BotFault fault) {
        if (fault.verdict() == Verdict.INTERNAL) {
            return PartMark.unknown("could not be marked: " + fault.reason());
        }
        String reason = CompilerWords.explain(fault.reason())
                .orElseGet(() -> fault.reason().lines().findFirst().orElse(""));
        return PartMark.nothing(fault.verdict() + ": " + reason, fault.reason());
    }

    private PartMark tests(Workshop.Program program, Part.Tests part) {
        TestBench bench = new TestBench(workshop.sandbox(), program, part);
        StringBuilder log = new StringBuilder();
        String first = "";
        int passed = 0;
        int all = 0;
        for (CaseResult result : bench.run(cases.of(part), result -> {})) {
            if (result.isVoid()) {
                return PartMark.unknown("could not be marked: " + result.sentence());
            }
            all++;
            passed += result.passed() ? 1 : 0;
            log.append(result.word()).append("  ").append(result.name());
            if (!result.passed()) {
                log.append(": ").append(result.sentence()).append('\n').append(result.details());
                first = first.isEmpty() ? "; first: " + result.name() + ", " + result.sentence() : first;
            }
            log.append('\n');
        }
        BigDecimal marks =
                part.byShare() ? share(part.marks(), passed, all) : passed == all ? part.marks() : BigDecimal.ZERO;
        return PartMark.of(marks, passed + " of " + all + " cases passed" + first, log.toString());
    }

    private static BigDecimal share(BigDecimal marks, int passed, int all) {
        return marks.multiply(BigDecimal.valueOf(passed)).divide(BigDecimal.valueOf(all), 2, RoundingMode.HALF_UP);
    }

    private PartMark games(String student, Workshop.Program program, Part.Games part) {
        Contestant contestant = workshop.contestant(student, program);
        StringBuilder log = new StringBuilder();
        if (part.pace().isPresent()) {
            for (int board : part.pace().get().boards()) {
                Trials.Trial trial = trials(student, program)
                        .moves(start(board, program), part.pace().get().moves());
                log.append("Moves in time on ").append(board).append('×').append(board).append(": ");
                log.append(trial.line()).append("\n\n");
                if (trial.isVoid()) {
                    return PartMark.unknown("could not be marked: " + trial.line());
                }
                if (!trial.passed() && isLate(trial.fault().orElseThrow().verdict())) {
                    return PartMark.nothing(
                            "not marked, too slow on " + board + "×" + board + ": " + trial.line(), log.toString());
                }
            }
        }
        List<String> reasons = new ArrayList<>();
        BigDecimal marks = BigDecimal.ZERO;
        try {
            for (Map.Entry<String, BigDecimal> opponent : part.opponents().entrySet()) {
                List<GameRecord> games = new ArrayList<>();
                for (int board : part.boards()) {
                    games.addAll(pair(contestant, program, opponent.getKey(), board).games());
                }
                games.forEach(game -> log.append(GameLog.format(game)).append("\n\n"));
                for (GameRecord game : games) {
                    Fault fault = game.fault();
                    if (part.forfeitsLate()
                            && fault != null
                            && isLate(fault.verdict())
                            && game.name(fault.side()).equals(student)) {
                        return PartMark.nothing("not marked, a move took too long: " + fault.reason(), log.toString());
                    }
                }
                long won = games.stream().filter(game -> isWonBy(student, game)).count();
                boolean beaten = part.withBoth() ? won == games.size() : won > 0;
                marks = beaten ? marks.add(opponent.getValue()) : marks;
                reasons.add((beaten ? "beats " : "does not beat ") + opponent.getKey() + " (" + results(student, games)
                        + ")");
            }
        } catch (VoidPairException e) {
            return PartMark.unknown("could not be marked: " + e.reason());
        }
        return PartMark.of(marks, String.join("; ", reasons), log.toString());
    }

    /** Two games with a player of the staff, the student's program first as Black, then as White. */
    public Pair pair(Contestant contestant, Workshop.Program program, String staffName, int board)
            throws VoidPairException {
        Contestant staff = staff(staffName, program.source().handIn().limits());
        return Pair.play(contestant, staff, start(board, program), MatchOptions.USUAL_TRIES);
    }

    /** A player of the staff under the same limits as the students' programs. */
    public Contestant staff(String name, Limits limits) {
        String spec = contest.spec(name);
        return new PlayerContestant(name, () -> staffRoom.player(spec), new TimeLimit(limits.cpu(), limits.wall()));
    }

    private static Game start(int board, Workshop.Program program) {
        return Game.from(Position.start(board), program.source().handIn().playing().objective());
    }

    private Trials trials(String student, Workshop.Program program) {
        return new Trials(
                workshop.contestant(student, program),
                program.source().handIn().playing().protocol().notation());
    }

    private static boolean isLate(Verdict verdict) {
        return verdict == Verdict.TIMEOUT_CPU || verdict == Verdict.TIMEOUT_WALL;
    }

    /** Whether the one of this name won. */
    public static boolean isWonBy(String name, GameRecord game) {
        Colour side = game.black().equals(name) ? Colour.BLACK : Colour.WHITE;
        return game.outcome().halfPoints(side) == 2;
    }

    /** How games went for one, in a few words. */
    public static String results(String name, List<GameRecord> games) {
        List<String> words = new ArrayList<>();
        for (GameRecord game : games) {
            Colour side = game.black().equals(name) ? Colour.BLACK : Colour.WHITE;
            String word = switch (game.outcome().halfPoints(side)) {
                case 2 -> "won";
                case 1 -> "drew";
                default -> "lost";
            };
            Fault fault = game.fault();
            String how = fault == null
                    ? game.game().position().discs(side) + "–" + game.game().position().discs(side.other())
                    : fault.verdict().name();
            words.add(word + " as " + side.title() + " " + how);
        }
        return String.join(", ", words);
    }

    private PartMark positions(String student, Workshop.Program program, Part.Positions part) {
        Trials trials = trials(student, program);
        StringBuilder log = new StringBuilder();
        String first = "";
        int passed = 0;
        List<Game> positions = Trials.positions(
                part.board(), program.source().handIn().playing().objective(), part.count(), part.seed());
        for (int i = 0; i < positions.size(); i++) {
            Trials.Trial trial = trials.moves(positions.get(i), 1);
            if (trial.isVoid()) {
                return PartMark.unknown("could not be marked: " + trial.line());
            }
            passed += trial.passed() ? 1 : 0;
            log.append("position ").append(i + 1).append(": ").append(trial.line()).append('\n');
            if (!trial.passed() && first.isEmpty()) {
                first = "; position " + (i + 1) + ": " + trial.line().lines().findFirst().orElse("");
            }
        }
        return PartMark.of(
                share(part.marks(), passed, part.count()),
                passed + " of " + part.count() + " positions answered legally" + first,
                log.toString());
    }

    private PartMark working(String student, Workshop.Program program, Part.Working part) {
        Trials.Trial trial = trials(student, program).moves(start(part.board(), program), 1);
        if (trial.isVoid()) {
            return PartMark.unknown("could not be marked: " + trial.line());
        }
        return trial.passed()
                ? PartMark.of(part.marks(), "plays a legal move", trial.line())
                : PartMark.nothing(trial.line().lines().findFirst().orElse(""), trial.line());
    }
}
