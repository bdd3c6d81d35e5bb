package dev.outflank.judge.service;

import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.Pair;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.TimedDialogue;
import dev.outflank.arena.record.Fault;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.compete.Admission;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Upload;
import dev.outflank.judge.submission.CompilerWords;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.judge.test.Case;
import dev.outflank.judge.test.CaseResult;
import dev.outflank.judge.test.Cases;
import dev.outflank.judge.test.TestBench;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.check.Rehearsal;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Looks at what was handed in: does it compile, keep to its protocol and the rules, and may it enter? */
final class UploadCheck {
    private static final int USUAL_BOARD = 8;
    private static final int LONGEST_LOG = 200_000;

    private final Workplace here;

    UploadCheck(Workplace here) {
        this.here = here;
    }

    /** What an upload is wrong with. */
    private static final class Broken extends Exception {
        final Upload.State state;

        Broken(Upload.State state, String reason) {
            super(reason);
            this.state = state;
        }
    }

    /** Checks an upload that waits, and lets it in or says why not. */
    void check(Upload upload) throws OwnFailure, IOException {
        if (here.store().uploads().isOutdated(upload)) {
            here.store()
                    .uploads()
                    .settle(upload.id(), Upload.State.SKIPPED, "a newer one came before this was looked at", "");
            return;
        }
        Contest contest = here.contests().read(here.store().contests().find(upload.contest()).orElseThrow());
        Person person = here.store().people().find(upload.person()).orElseThrow();
        StringBuilder log = new StringBuilder();
        try {
            boolean enters = check(contest, here.uploads().submission(upload, person.login()), log);
            String reason = enters ? "it is in the competition" : "it was accepted";
            // The contender comes first: should we end between the two, the check is done again and finds it there.
            if (enters) {
                here.store().contenders().enter(upload, person.login());
            }
            here.store().uploads().settle(upload.id(), Upload.State.ENTERED, reason, bounded(log));
        } catch (Broken broken) {
            here.store().uploads().settle(upload.id(), broken.state, String.valueOf(broken.getMessage()), bounded(log));
        }
    }

    private static String bounded(StringBuilder log) {
        return log.length() <= LONGEST_LOG ? log.toString() : log.substring(0, LONGEST_LOG) + "\n… and more";
    }

    /** True when it is to enter the competition. */
    private boolean check(Contest contest, Submission submission, StringBuilder log)
            throws Broken, OwnFailure, IOException {
        boolean any = false;
        boolean plays = false;
        for (HandIn handIn : contest.handIns().values()) {
            if (submission.candidates(handIn).isEmpty()) {
                continue;
            }
            any = true;
            Workshop.Program program = make(submission, handIn, log);
            for (Part part : contest.marking()) {
                if (part instanceof Part.Tests tests && tests.handIn().equals(handIn.name())) {
                    publicTests(tests, program, log);
                }
            }
            if (handIn.bot().isPresent()) {
                boolean competes = contest.competition()
                        .map(competition -> competition.handIn().equals(handIn.name()))
                        .orElse(false);
                int board = competes ? contest.competition().orElseThrow().boards().getFirst() : USUAL_BOARD;
                rehearse(submission.name(), handIn, program, board, log);
                plays |= competes;
            }
        }
        if (!any) {
            throw new Broken(
                    Upload.State.BROKEN,
                    "none of the files is one that the contest asks for: "
                            + String.join(", ", contest.files()));
        }
        if (plays) {
            Competition competition = contest.competition().orElseThrow();
            playAgainstItself(contest, competition, submission, log);
            admit(contest, competition, submission, log);
        }
        return plays;
    }

    private Workshop.Program make(Submission submission, HandIn handIn, StringBuilder log) throws Broken, OwnFailure {
        try {
            Workshop.Program program = here.workshop().make(submission, handIn);
            log.append(handIn.file()).append(": compiled as ").append(program.source().language().name()).append('\n');
            if (!program.words().isBlank()) {
                log.append("The compiler says:\n").append(program.words()).append('\n');
            }
            return program;
        } catch (BotFault fault) {
            if (fault.verdict() == Verdict.INTERNAL) {
                throw new OwnFailure(fault.reason());
            }
            log.append(handIn.file())
                    .append(": ")
                    .append(fault.verdict())
                    .append('\n')
                    .append(fault.reason())
                    .append('\n');
            throw new Broken(
                    Upload.State.BROKEN,
                    "it does not compile: "
                            + CompilerWords.explain(fault.reason())
                                    .orElseGet(() -> fault.reason().lines().findFirst().orElse("")));
        }
    }

    private void publicTests(Part.Tests part, Workshop.Program program, StringBuilder log) throws OwnFailure {
        List<Case> cases = new Cases(0).of(part).stream().filter(one -> !one.hidden()).toList();
        log.append('\n').append(part.title()).append(", public tests:\n");
        for (CaseResult result : new TestBench(here.workshop().sandbox(), program, part).run(cases, result -> {})) {
            if (result.isVoid()) {
                throw new OwnFailure(result.sentence());
            }
            log.append(result.word()).append("  ").append(result.name());
            log.append(result.passed() ? "" : ": " + result.sentence()).append('\n');
            log.append(result.details().isEmpty() ? "" : result.details() + '\n');
        }
    }

    /** A game with each colour against random moves, as check-bot plays it. */
    private void rehearse(String name, HandIn handIn, Workshop.Program program, int board, StringBuilder log)
            throws Broken, OwnFailure {
        for (Colour side : Colour.values()) {
            ProgramContestant contestant = here.workshop().contestant(name, program);
            TimedDialogue dialogue = new TimedDialogue(contestant);
            Leniency leniency = handIn.leniency();
            Rehearsal rehearsal = Rehearsal.play(
                    dialogue,
                    leniency,
                    Game.from(Position.start(board), handIn.playing().objective()),
                    side,
                    handIn.playing().protocol().notation(),
                    new SplittableRandom(1));
            log.append(String.format(
                    Locale.ROOT,
                    "%nCheck as %s: %d moves, longest %.3f s CPU, %.3f s wall.%n",
                    side.title(),
                    rehearsal.game().ply(),
                    dialogue.longest().cpu().toNanos() / 1e9,
                    dialogue.longest().wall().toNanos() / 1e9));
            rehearsal.remarks().forEach(remark -> log.append("Understood, but: ").append(remark).append('\n'));
            if (rehearsal.finding().isPresent()) {
                Rehearsal.Finding finding = rehearsal.finding().get();
                if (finding.verdict() == Verdict.INTERNAL) {
                    throw new OwnFailure(finding.reason());
                }
                log.append(finding.verdict()).append(": ").append(finding.reason()).append('\n');
                finding.board().ifPresent(text -> log.append(text).append('\n'));
                finding.hint().ifPresent(hint -> log.append("Hint: ").append(hint).append('\n'));
                if (!dialogue.errors().isBlank()) {
                    log.append("The end of its standard error:\n").append(dialogue.errors()).append('\n');
                }
                throw new Broken(Upload.State.BROKEN, "as " + side.title() + ", " + finding.verdict() + ": "
                        + finding.reason().lines().findFirst().orElse(""));
            }
        }
    }

    private void playAgainstItself(Contest contest, Competition competition, Submission submission, StringBuilder log)
            throws Broken, OwnFailure {
        HandIn handIn = contest.handIn(competition.handIn());
        try {
            Workshop.Program program = here.workshop().make(submission, handIn);
            Observed one = new Observed(
                    submission.name(), here.workshop().contestant(submission.name(), program), here.stopping());
            Observed other = new Observed(
                    submission.name() + " again",
                    here.workshop().contestant(submission.name(), program),
                    here.stopping());
            Pair pair = Pair.play(
                    one,
                    other,
                    Game.from(Position.start(competition.boards().getFirst()), handIn.playing().objective()),
                    MatchOptions.USUAL_TRIES);
            for (GameRecord game : pair.games()) {
                Fault fault = game.fault();
                if (fault != null) {
                    log.append("\nAgainst itself:\n").append(GameLog.format(game));
                    throw new Broken(Upload.State.BROKEN, "against itself as " + fault.side().title() + ", "
                            + fault.verdict() + ": " + fault.reason());
                }
            }
            log.append("\nAgainst itself: two games without a fault.\n");
        } catch (BotFault fault) {
            throw new OwnFailure(fault.reason());
        } catch (VoidPairException e) {
            throw new OwnFailure(e.reason());
        }
    }

    private void admit(Contest contest, Competition competition, Submission submission, StringBuilder log)
            throws Broken, OwnFailure, IOException {
        PartMarker marker = new PartMarker(contest, here.workshop(), here.staffRoom(), 0);
        PartMark decision =
                new Admission(contest, competition, here.workshop(), marker, here.store().marks()).decide(submission);
        if (decision.marks().isEmpty()) {
            throw new OwnFailure(decision.reason());
        }
        log.append("\nEntry: ").append(decision.reason()).append('\n');
        if (decision.marks().get().compareTo(BigDecimal.ONE) != 0) {
            if (competition.entry() instanceof Competition.Entry.Beat) {
                log.append(decision.log());
            }
            throw new Broken(Upload.State.REFUSED, "not yet in the competition: " + decision.reason());
        }
    }
}
