package dev.outflank.judge.marking;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.ClassRules;
import dev.outflank.judge.contest.ClassService;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestService;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.TaskType;
import dev.outflank.judge.store.WorkQueue;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionService;
import dev.outflank.judge.submission.Submissions;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** Marks of the students of a contest: computed by workers, ranked by the competition, or given by the staff. */
public final class MarkingService {
    private static final int MARK_PRIORITY = 75;
    /** Of random test cases and games: the same for everyone on a server. */
    private static final long SEED = 0;

    private static final Duration CACHE_TIME = Duration.ofSeconds(30);

    private final MarkStore marks;
    private final AccountService accounts;
    private final SubmissionService submissions;
    private final ContestService contests;
    private final ClassService classes;
    private final BiFunction<HostedContest, Part.Rank, List<RankedStudent>> rankedStudents;
    private final AuditLog auditLog;
    private final WorkQueue queue;
    private final Cache<MarkedContest, Marks> releasedMarks =
            Caffeine.newBuilder().expireAfterWrite(CACHE_TIME).build();

    private record MarkedContest(String id, Contest contest) {}

    /**
     * Creates the service.
     *
     * @param rankedStudents the students in the table of a part
     */
    public MarkingService(
            Database database,
            AccountService accounts,
            SubmissionService submissions,
            ContestService contests,
            ClassService classes,
            BiFunction<HostedContest, Part.Rank, List<RankedStudent>> rankedStudents,
            AuditLog auditLog,
            WorkQueue queue) {
        this.marks = new MarkStore(database.jdbi());
        this.accounts = accounts;
        this.submissions = submissions;
        this.contests = contests;
        this.classes = classes;
        this.rankedStudents = rankedStudents;
        this.auditLog = auditLog;
        this.queue = queue;
    }

    /** The cache of computed marks. */
    public MarkCache cache() {
        return marks;
    }

    /**
     * Puts the marks that an earlier build has stored under their present keys, once: their keys had another hash of the
     * contest and no names of files. Later changes of a contest then count as for all other marks.
     */
    public void adoptFormerMarks() throws IOException {
        for (HostedContest hosted : contests.all()) {
            MarkAssembler assembler = new MarkAssembler(hosted.contest(), marks, SEED);
            if (marks.hasKeys(assembler.formerPrefix())) {
                for (StoredSubmission stored : submissions.counted(hosted.id())) {
                    assembler.adoptFormerMarks(submissions.load(stored, ""));
                }
                marks.removeKeys(assembler.formerPrefix());
            }
        }
    }

    /** Queues the marking of every student's counted submission, and returns their number. */
    public int schedule(String actor, HostedContest hosted) {
        List<StoredSubmission> counted = submissions.counted(hosted.id());
        for (StoredSubmission submission : counted) {
            marks.removeFailure(submission.id());
            queue.add(TaskType.MARK, submission.id(), MARK_PRIORITY);
        }
        auditLog.add(actor, hosted.id(), "mark", counted.size() + " submissions");
        return counted.size();
    }

    /** The number of submissions of a contest that wait to be marked. */
    public long countWaiting(String contest) {
        return marks.countWaiting(contest);
    }

    /** Records that a submission could not be marked, and returns how often that has happened. */
    public int recordFailure(long submissionId, String reason) {
        return marks.recordFailure(submissionId, reason);
    }

    /** Forgets failures, because the submission has been marked. */
    public void removeFailure(long submissionId) {
        marks.removeFailure(submissionId);
    }

    /** The known marks of all students who are enrolled or have submitted something. */
    public Marks marks(HostedContest hosted) throws IOException {
        Map<String, Submission> counted = new TreeMap<>();
        for (Person person : contests.members(hosted.id())) {
            if (!person.isStaff()) {
                counted.put(person.login(), Submissions.none(person.login()));
            }
        }
        Map<Long, String> failures = marks.failures(hosted.id());
        Map<String, String> failuresByLogin = new HashMap<>();
        Map<String, ClassRules.Penalty> penalties = new HashMap<>();
        for (StoredSubmission stored : submissions.counted(hosted.id())) {
            Person submitter = accounts.find(stored.person()).orElseThrow();
            List<Person> group = classes.group(hosted, submitter);
            // Submissions that a student made alone do not count once another leads the group.
            for (Person member : group.getFirst().equals(submitter) ? group : List.<Person>of()) {
                counted.put(member.login(), submissions.load(stored, member.login()));
                classes.penalty(hosted, member, stored.madeAt())
                        .ifPresent(penalty -> penalties.put(member.login(), penalty));
                String failure = failures.get(stored.id());
                if (failure != null) {
                    failuresByLogin.put(member.login(), failure);
                }
            }
        }
        return new MarkAssembler(hosted.contest(), marks, SEED)
                .fromCache(
                        List.copyOf(counted.values()),
                        part -> rankedStudents.apply(hosted, part),
                        marks.manualMarks(hosted.id()),
                        failuresByLogin)
                .withPenalties(penalties);
    }

    /** The marks for students' pages, computed at most once per {@link #CACHE_TIME}. */
    public Marks releasedMarks(HostedContest hosted) throws IOException {
        MarkedContest key = new MarkedContest(hosted.id(), hosted.contest());
        Marks known = releasedMarks.getIfPresent(key);
        if (known == null) {
            known = marks(hosted);
            releasedMarks.put(key, known);
        }
        return known;
    }

    /** Sets a manual mark, or removes it if empty. */
    public void setManualMark(
            String actor, HostedContest hosted, Person student, String part, Optional<BigDecimal> given)
            throws RequestRefusedException {
        Part manual = hosted.contest().parts().stream()
                .filter(one -> one instanceof Part.Manual && one.title().equals(part))
                .findFirst()
                .orElseThrow(() -> new RequestRefusedException("there is no manually marked part '" + part + "'"));
        if (given.isPresent() && (given.get().signum() < 0 || given.get().compareTo(manual.marks()) > 0)) {
            throw new RequestRefusedException(
                    part + " must have marks from 0 to " + manual.marks().toPlainString());
        }
        marks.setManualMark(hosted.id(), student.id(), part, given);
        auditLog.add(
                actor,
                hosted.id(),
                "mark by hand",
                student.login() + ", " + part + ": "
                        + given.map(BigDecimal::toPlainString).orElse("none"));
    }
}
