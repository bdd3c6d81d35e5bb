package dev.outflank.judge.marking;

import dev.outflank.judge.contest.ClassRules;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.submission.Submission;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Assembles everyone's marks from cached marks, ranks and manual marks. */
public final class MarkAssembler {
    private final Contest contest;
    private final MarkCache cache;
    private final long seed;

    public MarkAssembler(Contest contest, MarkCache cache, long seed) {
        this.contest = contest;
        this.cache = cache;
        this.seed = seed;
    }

    /** The ranks of a competition. */
    @FunctionalInterface
    public interface Ranking {
        /** The students in the table of this part, in its order. */
        List<RankedStudent> table(Part.Rank part);
    }

    /** The cache key: everything on which a mark depends. */
    String key(Submission submission, Part.FilePart part) throws IOException {
        return key(contest.hash(), submission.key(contest, contest.requiredFile(part.requiredFile())), part);
    }

    private String key(String contestHash, String submissionKey, Part.FilePart part) {
        return String.join(" ", contest.id(), contestHash, String.valueOf(seed), submissionKey, part.title());
    }

    /** What the keys of all marks of this contest that earlier builds have stored begin with. */
    String formerPrefix() {
        return contest.id() + " " + contest.formerHash() + " ";
    }

    /** Puts the marks that an earlier build has stored for a submission under their present keys. */
    void adoptFormerMarks(Submission submission) throws IOException {
        for (Part part : contest.parts()) {
            if (part instanceof Part.FilePart filePart) {
                String content = submission.hash(contest.requiredFile(filePart.requiredFile()));
                Optional<PartMark> former = cache.find(key(contest.formerHash(), content, filePart));
                if (former.isPresent()) {
                    cache.put(key(submission, filePart), former.get());
                }
            }
        }
    }

    /**
     * Everyone's marks as far as they are in the cache; nothing is run.
     *
     * @param failures why the submissions of some students could not be marked
     */
    public Marks fromCache(
            List<Submission> submissions,
            Ranking ranking,
            Map<String, Map<String, BigDecimal>> manualMarks,
            Map<String, String> failures)
            throws IOException {
        Map<String, Map<String, PartMark>> marks = new HashMap<>();
        for (Submission submission : submissions) {
            Map<String, PartMark> own = new HashMap<>();
            for (Part part : contest.parts()) {
                if (part instanceof Part.FilePart filePart) {
                    String failure = failures.get(submission.name());
                    findMark(submission, filePart)
                            .or(() -> Optional.ofNullable(failure)
                                    .map(reason -> PartMark.unknown(
                                            "the server could not mark this part; this is not the fault of the"
                                                    + " program: " + reason)))
                            .ifPresent(mark -> own.put(part.title(), mark));
                }
            }
            marks.put(submission.name(), own);
        }
        return assemble(submissions, ranking, manualMarks, marks);
    }

    /** The mark that is known without running anything. A remark says that submitted files could not be read. */
    Optional<PartMark> findMark(Submission submission, Part.FilePart part) throws IOException {
        return submission.files().isEmpty() && submission.remarks().isEmpty()
                ? Optional.of(PartMark.zero("nothing was submitted", ""))
                : cache.find(key(submission, part));
    }

    /** Adds marks by rank and manual marks. */
    Marks assemble(
            List<Submission> submissions,
            Ranking ranking,
            Map<String, Map<String, BigDecimal>> manualMarks,
            Map<String, Map<String, PartMark>> marks) {
        for (Part part : contest.parts()) {
            switch (part) {
                case Part.Rank rank -> rank(rank, ranking.table(rank), marks);
                case Part.Manual manual -> manual(manual, manualMarks, marks);
                case Part.FilePart _ -> {}
            }
        }
        return new Marks(
                contest, submissions.stream().map(one -> student(one, marks)).toList());
    }

    private static void rank(Part.Rank part, List<RankedStudent> table, Map<String, Map<String, PartMark>> marks) {
        Map<String, Integer> ranks = RankedStudent.ranks(
                table.stream().filter(one -> marks.containsKey(one.name())).toList(), part.tiesByScore());
        Map<String, BigDecimal> curve = ranks.isEmpty() ? Map.of() : RankCurve.marks(ranks, part.marks(), part.mean());
        marks.forEach((name, parts) -> {
            BigDecimal given = curve.get(name);
            parts.put(
                    part.title(),
                    given == null
                            ? PartMark.zero("not in the competition", "")
                            : PartMark.of(given, "rank " + ranks.get(name) + " of " + ranks.size(), ""));
        });
    }

    private static void manual(
            Part.Manual part,
            Map<String, Map<String, BigDecimal>> manualMarks,
            Map<String, Map<String, PartMark>> marks) {
        marks.forEach((name, parts) -> {
            BigDecimal given = manualMarks.getOrDefault(name, Map.of()).get(part.title());
            parts.put(
                    part.title(),
                    given == null
                            ? PartMark.unknown("to be filled in: " + part.note())
                            : PartMark.of(given.min(part.marks()), "filled in by the staff", ""));
        });
    }

    private Marks.StudentMarks student(Submission submission, Map<String, Map<String, PartMark>> marks) {
        Map<String, PartMark> parts = new LinkedHashMap<>();
        Map<String, PartMark> own = marks.getOrDefault(submission.name(), Map.of());
        for (Part part : contest.parts()) {
            PartMark mark = own.get(part.title());
            parts.put(part.title(), mark == null ? PartMark.unknown("not marked") : mark);
        }
        return new Marks.StudentMarks(submission.name(), parts, remarks(submission));
    }

    /** Penalties by the time of each student's newest file. */
    Map<String, ClassRules.Penalty> penalties(List<Submission> submissions) {
        ClassRules rules = contest.classRules();
        Map<String, ClassRules.Penalty> penalties = new HashMap<>();
        for (Submission submission : submissions) {
            if (!submission.files().isEmpty()) {
                rules.deadline(contest.dates(), rules.group(submission.name()))
                        .flatMap(deadline -> rules.penalty(deadline, changed(submission)))
                        .ifPresent(penalty -> penalties.put(submission.name(), penalty));
            }
        }
        return penalties;
    }

    private static LocalDateTime changed(Submission submission) {
        return LocalDateTime.ofInstant(submission.lastModified(), ZoneId.systemDefault());
    }

    private List<String> remarks(Submission submission) {
        List<String> remarks = new ArrayList<>(submission.remarks());
        Optional<LocalDateTime> closes = contest.classRules()
                .deadline(contest.dates(), contest.classRules().group(submission.name()));
        LocalDateTime changed = changed(submission);
        if (closes.isPresent() && changed.isAfter(closes.get())) {
            remarks.add("the newest file is from " + changed.withNano(0) + ", after the closing date");
        }
        return List.copyOf(remarks);
    }
}
