package dev.outflank.judge.marking;

import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks whether a submission meets the entry requirement of a competition. */
public final class EntryChecker {
    private final Contest contest;
    private final Competition competition;
    private final SubmissionCompiler compiler;
    private final PartMarker marker;
    private final ContestMarker contestMarker;
    private final MarkCache markCache;

    public EntryChecker(
            Contest contest,
            Competition competition,
            SubmissionCompiler compiler,
            PartMarker marker,
            MarkCache markCache) {
        this.contest = contest;
        this.competition = competition;
        this.compiler = compiler;
        this.marker = marker;
        this.contestMarker = new ContestMarker(contest, marker, markCache, 0);
        this.markCache = markCache;
    }

    /** Returns 1 mark if the submission may enter, 0 if not; unknown in case of an internal error. */
    public PartMark check(Submission submission) throws IOException {
        if (competition.entryRequirement() instanceof Competition.EntryRequirement.FullMarks(String title)) {
            return checkFullMarks(submission, title);
        }
        if (competition.entryRequirement() instanceof Competition.EntryRequirement.PlayMove) {
            return contestMarker.mark(
                    submission,
                    new Part.LegalMove(
                            "entry",
                            BigDecimal.ONE,
                            competition.requiredFile(),
                            competition.boards().getFirst()));
        }
        String key = "entry " + contest.hash() + " "
                + submission.key(contest, contest.requiredFile(competition.requiredFile()));
        Optional<PartMark> cached = markCache.find(key);
        if (cached.isPresent()) {
            return cached.get();
        }
        PartMark decision = playGames(submission);
        markCache.put(key, decision);
        return decision;
    }

    private PartMark checkFullMarks(Submission submission, String title) throws IOException {
        Part.FilePart part = contest.parts().stream()
                .filter(one -> one.title().equals(title))
                .map(Part.FilePart.class::cast)
                .findFirst()
                .orElseThrow();
        PartMark mark = contestMarker.mark(submission, part);
        Optional<BigDecimal> entry =
                mark.marks().map(given -> given.compareTo(part.marks()) == 0 ? BigDecimal.ONE : BigDecimal.ZERO);
        return new PartMark(entry, title + ": " + mark.reason(), mark.log());
    }

    private PartMark playGames(Submission submission) {
        Competition.EntryRequirement.BeatPlayers beat =
                (Competition.EntryRequirement.BeatPlayers) competition.entryRequirement();
        try {
            SubmissionCompiler.Program program =
                    compiler.compile(submission, contest.requiredFile(competition.requiredFile()));
            List<GameRecord> games = new ArrayList<>();
            List<String> reasons = new ArrayList<>();
            for (String opponent : beat.players()) {
                GamePair pair = marker.playPair(
                        compiler.contestant(submission.name(), program),
                        program,
                        opponent,
                        competition.boards().getFirst());
                games.addAll(pair.games());
                reasons.add("against " + opponent + " " + PartMarker.describeResults(submission.name(), pair.games()));
            }
            boolean admitted = games.stream().allMatch(game -> PartMarker.isWonBy(submission.name(), game));
            StringBuilder log = new StringBuilder();
            games.forEach(game -> log.append(GameLog.format(game)).append("\n\n"));
            return new PartMark(
                    Optional.of(admitted ? BigDecimal.ONE : BigDecimal.ZERO),
                    String.join("; ", reasons),
                    log.toString());
        } catch (BotException fault) {
            return PartMarker.ofCompileFault(fault);
        } catch (VoidPairException e) {
            return new PartMark(Optional.empty(), "could not be checked: " + e.reason(), "");
        }
    }
}
