package dev.outflank.judge.compete;

import dev.outflank.arena.match.Pair;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.MarkRecord;
import dev.outflank.judge.mark.Marking;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.protocol.BotFault;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lets submissions into a competition, or says why not. */
public final class Admission {
    private final Contest contest;
    private final Competition competition;
    private final Workshop workshop;
    private final PartMarker marker;
    private final Marking marking;
    private final MarkRecord record;

    public Admission(
            Contest contest, Competition competition, Workshop workshop, PartMarker marker, MarkRecord record) {
        this.contest = contest;
        this.competition = competition;
        this.workshop = workshop;
        this.marker = marker;
        this.marking = new Marking(contest, marker, record, 0);
        this.record = record;
    }

    /** 1 mark for those who are let in, 0 for those who are not; unknown where our own side failed. */
    public PartMark decide(Submission submission) throws IOException {
        if (competition.entry() instanceof Competition.Entry.FullMarks(String title)) {
            return fullMarks(submission, title);
        }
        if (competition.entry() instanceof Competition.Entry.Move) {
            return marking.mark(
                    submission,
                    new Part.Working(
                            "entry", BigDecimal.ONE, competition.handIn(), competition.boards().getFirst()));
        }
        String key = "entry " + contest.hash() + " " + submission.hash(contest.handIn(competition.handIn()));
        Optional<PartMark> known = record.find(key);
        if (known.isPresent()) {
            return known.get();
        }
        PartMark decision = games(submission);
        record.keep(key, decision);
        return decision;
    }

    private PartMark fullMarks(Submission submission, String title) throws IOException {
        Part.OfHandIn part = contest.marking().stream()
                .filter(one -> one.title().equals(title))
                .map(Part.OfHandIn.class::cast)
                .findFirst()
                .orElseThrow();
        PartMark mark = marking.mark(submission, part);
        Optional<BigDecimal> entry = mark.marks()
                .map(given -> given.compareTo(part.marks()) == 0 ? BigDecimal.ONE : BigDecimal.ZERO);
        return new PartMark(entry, title + ": " + mark.reason(), mark.log());
    }

    private PartMark games(Submission submission) {
        Competition.Entry.Beat beat = (Competition.Entry.Beat) competition.entry();
        try {
            Workshop.Program program = workshop.make(submission, contest.handIn(competition.handIn()));
            List<GameRecord> games = new ArrayList<>();
            List<String> reasons = new ArrayList<>();
            for (String opponent : beat.players()) {
                Pair pair = marker.pair(
                        workshop.contestant(submission.name(), program),
                        program,
                        opponent,
                        competition.boards().getFirst());
                games.addAll(pair.games());
                reasons.add("against " + opponent + " " + PartMarker.results(submission.name(), pair.games()));
            }
            boolean admitted = games.stream().allMatch(game -> PartMarker.isWonBy(submission.name(), game));
            StringBuilder log = new StringBuilder();
            games.forEach(game -> log.append(GameLog.format(game)).append("\n\n"));
            return new PartMark(
                    Optional.of(admitted ? BigDecimal.ONE : BigDecimal.ZERO),
                    String.join("; ", reasons),
                    log.toString());
        } catch (BotFault fault) {
            return PartMarker.refused(fault);
        } catch (VoidPairException e) {
            return new PartMark(Optional.empty(), "could not be tried: " + e.reason(), "");
        }
    }
}
