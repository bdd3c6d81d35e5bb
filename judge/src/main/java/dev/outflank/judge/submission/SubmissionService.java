package dev.outflank.judge.submission;

import dev.outflank.arena.record.Sha256;
import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.ClassService;
import dev.outflank.judge.contest.ContestService;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.TaskType;
import dev.outflank.judge.store.WorkQueue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Submissions of students: who may submit what and when, and how far each has come. */
public final class SubmissionService {
    /** Maximum number of submissions per person and hour. */
    public static final int MAX_SUBMISSIONS_PER_HOUR = 30;

    private static final Duration RATE_WINDOW = Duration.ofHours(1);
    private static final int MAX_FILES = 20;
    private static final String FILE_NAME = "[A-Za-z0-9_$][A-Za-z0-9_$.+() -]{0,99}";
    private static final int MAX_CHECK_PRIORITY = 100;
    private static final int MIN_CHECK_PRIORITY = 60;

    private final SubmissionStore submissions;
    private final ContestService contests;
    private final ClassService classes;
    private final AuditLog auditLog;
    private final WorkQueue queue;

    public SubmissionService(
            Database database, ContestService contests, ClassService classes, AuditLog auditLog, WorkQueue queue) {
        this.submissions = new SubmissionStore(database.jdbi());
        this.contests = contests;
        this.classes = classes;
        this.auditLog = auditLog;
        this.queue = queue;
    }

    /** Accepts a submission, also one that lacks required files. */
    public StoredSubmission submit(Person person, HostedContest hosted, Map<String, byte[]> files)
            throws RequestRefusedException {
        return submit(person, hosted, files, true, "");
    }

    /**
     * Accepts a submission; it is checked as soon as a worker is free. Only the latest submission counts, so one that
     * lacks required files is refused unless the student has confirmed it.
     *
     * @param botName the name of the program on leaderboards; if empty, that of the student's previous submission
     */
    public StoredSubmission submit(
            Person person, HostedContest hosted, Map<String, byte[]> given, boolean mayBeIncomplete, String botName)
            throws RequestRefusedException {
        checkAllowed(person, hosted);
        Person leader = classes.leader(hosted, person);
        Map<String, byte[]> files =
                hosted.contest().keepsFiles() ? withEarlierFiles(leader, hosted, given) : new TreeMap<>(given);
        checkFiles(
                files,
                hosted.contest().requiredFiles().values().stream()
                        .mapToLong(RequiredFile::maxBytes)
                        .max()
                        .orElse(0));
        List<String> missing = missingFiles(hosted, files);
        if (!missing.isEmpty() && !mayBeIncomplete) {
            throw new RequestRefusedException(String.join(" and ", missing) + " would be missing, and only the latest"
                    + " submission counts: submit all files together, or confirm that these are all");
        }
        Optional<String> name = botName(leader, hosted, botName);
        long id = submissions.add(hosted.id(), leader.id(), hash(files), files, name);
        auditLog.add(
                person.login(), hosted.id(), "hand in", "submission " + id + ": " + String.join(", ", files.keySet()));
        return find(id).orElseThrow();
    }

    private Optional<String> botName(Person person, HostedContest hosted, String given) throws RequestRefusedException {
        if (given.isBlank()) {
            return counted(hosted.id(), person.id()).flatMap(StoredSubmission::botName);
        }
        String name = BotName.parse(given);
        boolean taken = submissions.namesOfOthers(hosted.id(), person.id()).stream()
                .anyMatch(other -> BotName.key(other).equals(BotName.key(name)));
        if (taken) {
            throw new RequestRefusedException(
                    "another bot of this contest is called " + name + ": choose another name");
        }
        return Optional.of(name);
    }

    /** The files that a submission of these files would lack. */
    private static List<String> missingFiles(HostedContest hosted, Map<String, byte[]> files) {
        try {
            return Submissions.ofFiles("", files, Instant.EPOCH).missingFiles(hosted.contest());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** These files, and those of the person's latest submission for required files that they lack. */
    private Map<String, byte[]> withEarlierFiles(Person person, HostedContest hosted, Map<String, byte[]> files) {
        Map<String, byte[]> all = new TreeMap<>(files);
        Optional<StoredSubmission> latest = counted(hosted.id(), person.id());
        if (latest.isPresent()) {
            Map<String, byte[]> earlier = files(latest.get());
            for (String missing : missingFiles(hosted, files)) {
                earlier.forEach((name, bytes) -> {
                    if (!missingFiles(hosted, Map.of(name, bytes)).contains(missing)) {
                        all.putIfAbsent(name, bytes);
                    }
                });
            }
        }
        return all;
    }

    /** Why a contest accepts no submission of a person now; empty if it does. */
    public Optional<String> closedReason(Person person, HostedContest hosted) {
        if (!contests.canView(hosted, Optional.of(person))) {
            return Optional.of("only enrolled students may submit to this contest");
        }
        if (hosted.stored().frozen()) {
            return Optional.of("the contest is frozen: it accepts no more submissions");
        }
        Optional<LocalDateTime> opens = hosted.contest().dates().opens();
        Optional<LocalDateTime> lastChance = classes.lastChance(hosted, person);
        LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
        if (opens.isPresent() && now.isBefore(opens.get())) {
            return Optional.of("the contest opens on " + opens.get());
        }
        if (lastChance.isPresent() && now.isAfter(lastChance.get()) && !person.isStaff()) {
            return Optional.of("the contest closed on " + lastChance.get());
        }
        return Optional.empty();
    }

    private void checkAllowed(Person person, HostedContest hosted) throws RequestRefusedException {
        Optional<String> closed = closedReason(person, hosted);
        if (closed.isPresent()) {
            throw new RequestRefusedException(closed.get());
        }
        if (submissions.countSince(person.id(), Instant.now().minus(RATE_WINDOW)) >= MAX_SUBMISSIONS_PER_HOUR) {
            throw new RequestRefusedException(
                    "at most " + MAX_SUBMISSIONS_PER_HOUR + " submissions per hour: please wait");
        }
    }

    static void checkFiles(Map<String, byte[]> files, long maxBytes) throws RequestRefusedException {
        if (files.isEmpty() || files.size() > MAX_FILES) {
            throw new RequestRefusedException(
                    "a submission must have 1 to " + MAX_FILES + " files, not " + files.size());
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (!file.getKey().matches(FILE_NAME)) {
                throw new RequestRefusedException(
                        "a file name must have at most 100 letters, digits, spaces and . _ + - $ ( ), and must begin with a letter"
                                + " or a digit");
            }
            if (file.getValue().length > maxBytes) {
                throw new RequestRefusedException("%s has %d bytes; at most %d are allowed"
                        .formatted(file.getKey(), file.getValue().length, maxBytes));
            }
        }
    }

    private static String hash(Map<String, byte[]> files) {
        Sha256 hash = new Sha256();
        files.forEach(
                (name, bytes) -> hash.add(name + '\n' + bytes.length + '\n').add(bytes));
        return hash.hex(16);
    }

    /** Adds a submission without the checks of {@link #submit}, and returns its id. */
    public long add(String contest, long person, String content, Map<String, byte[]> files) {
        return submissions.add(contest, person, content, files, Optional.empty());
    }

    public Optional<StoredSubmission> find(long id) {
        return submissions.find(id);
    }

    public Map<String, byte[]> files(StoredSubmission submission) {
        return submissions.files(submission.id());
    }

    /** A submission with its files, under a student's name. */
    public Submission load(StoredSubmission stored, String name) {
        return submissions.load(stored, name);
    }

    /** The submissions of a person in a contest, the latest first. */
    public List<StoredSubmission> of(String contest, long person) {
        return submissions.of(contest, person);
    }

    /** The latest submission of each person in a contest. */
    public List<StoredSubmission> latestPerPerson(String contest) {
        return submissions.latestPerPerson(contest);
    }

    /** The number of students by the state of the submission that counts. */
    public Map<StoredSubmission.State, Long> countCounted(String contest) {
        return submissions.countLatest(contest);
    }

    /** The submission of each student that counts: the latest, as the courses say, even if it does not work. */
    public List<StoredSubmission> counted(String contest) {
        return submissions.latestPerPerson(contest);
    }

    /** The submission of a person that counts. */
    public Optional<StoredSubmission> counted(String contest, long person) {
        return submissions.of(contest, person).stream().findFirst();
    }

    /** Whether a contest has submissions that are not checked yet. */
    public boolean hasQueued(String contest) {
        return submissions.hasQueued(contest);
    }

    /** The number of submissions in a state. */
    public long count(StoredSubmission.State state) {
        return submissions.count(state);
    }

    /** Submissions that wait for their check and have no task in the queue. */
    public List<StoredSubmission> unscheduled() {
        return submissions.unscheduled();
    }

    /** Queues the checks of submissions that have none. Frequent submissions have a lower priority. */
    public void enqueueChecks(Instant now) {
        for (StoredSubmission submission : submissions.unscheduled()) {
            queue.add(
                    TaskType.CHECK,
                    submission.id(),
                    checkPriority(submissions.countSince(submission.person(), now.minus(RATE_WINDOW))));
        }
    }

    /** The priority of a check for a student with this many submissions within an hour, so that none delays the others. */
    static int checkPriority(int recent) {
        return Math.max(MIN_CHECK_PRIORITY, MAX_CHECK_PRIORITY - recent);
    }

    /** Whether the person has a newer submission in the same contest. */
    public boolean isSuperseded(StoredSubmission submission) {
        return submissions.isSuperseded(submission);
    }

    /** Records the result of a check; false if another worker has done so before. */
    public boolean finishCheck(long id, StoredSubmission.State state, String reason, String log) {
        return submissions.finishCheck(id, state, reason, log);
    }

    /** Records an internal error: the submission stays queued, or remains unchecked if given up. */
    public void recordFailure(long id, String reason, boolean givenUp) {
        submissions.recordFailure(id, reason, givenUp);
    }
}
