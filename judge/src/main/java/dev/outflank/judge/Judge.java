package dev.outflank.judge;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.kagkarlsson.scheduler.SchedulerClient;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.record.Sha256;
import dev.outflank.judge.account.ClassList;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.ContestResults;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.PairingPlanner;
import dev.outflank.judge.competition.RejudgeStore.Rejudge;
import dev.outflank.judge.competition.Standings;
import dev.outflank.judge.competition.StandingsStore;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestCache;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.StoredContest;
import dev.outflank.judge.marking.MarkAssembler;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.store.WorkQueue;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionFolder;
import dev.outflank.judge.worker.Store;
import dev.outflank.rules.PlayerRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The operations of students and staff. Each request is validated, executed and written to the audit log. */
public final class Judge {
    /** Maximum number of submissions per person and hour. */
    public static final int MAX_SUBMISSIONS_PER_HOUR = 30;

    private static final Duration SUBMISSION_RATE_WINDOW = Duration.ofHours(1);
    private static final int MAX_FILES = 20;
    private static final String FILE_NAME = "[A-Za-z0-9_$][A-Za-z0-9_$.+-]{0,99}";
    private static final String CONTEST_NAME = "[a-z0-9][a-z0-9-]{0,39}";
    private static final int REJUDGE_PRIORITY = 70;
    private static final int MARK_PRIORITY = 75;
    private static final Duration INVITATION_VALIDITY = Duration.ofDays(30);

    private static final Duration MARKS_CACHE_TIME = Duration.ofSeconds(30);
    private static final String DEMO_CONTEST = "house-ladder";
    private static final String ADMIN_LOGIN = "admin";

    private final Store store;
    private final ContestLoader contestLoader;
    private final ContestCache contestCache;
    private final SchedulerClient queue;
    private final Cache<MarkedContest, Marks> releasedMarks =
            Caffeine.newBuilder().expireAfterWrite(MARKS_CACHE_TIME).build();

    public Judge(Store store, PlayerRegistry playerRegistry) {
        this.store = store;
        this.contestLoader = new ContestLoader(playerRegistry);
        this.contestCache = new ContestCache(contestLoader);
        this.queue = SchedulerClient.Builder.create(store.database().dataSource())
                .tableName(WorkQueue.TABLE)
                .enablePriority()
                .build();
    }

    /** A stored contest and its parsed text. */
    public record HostedContest(StoredContest stored, Contest contest) {
        public String id() {
            return stored.id();
        }
    }

    /**
     * A person on a class list.
     *
     * @param key the invitation key of a new account; empty for an existing one
     */
    public record Invitation(Person person, Optional<String> key) {}

    public Store store() {
        return store;
    }

    public Optional<HostedContest> contest(String id) {
        return store.contests().find(id).map(stored -> new HostedContest(stored, contestCache.get(stored)));
    }

    public List<HostedContest> contests() {
        return store.contests().all().stream()
                .map(stored -> new HostedContest(stored, contestCache.get(stored)))
                .toList();
    }

    /** Whether a person may see a contest; empty for an anonymous visitor. */
    public boolean canView(HostedContest hosted, Optional<Person> person) {
        return hosted.stored().open()
                || person.isPresent()
                        && (person.get().isStaff()
                                || store.contests()
                                        .isEnrolled(hosted.id(), person.get().id()));
    }

    /** Creates a contest, or replaces the text of an existing one. */
    public void saveContest(String actor, String id, String text, boolean open) throws RequestRefusedException {
        if (!id.matches(CONTEST_NAME)) {
            throw new RequestRefusedException(
                    "a contest's name must have at most 40 lower-case letters, digits and dashes");
        }
        Contest contest;
        try {
            contest = contestLoader.parse(id, text);
        } catch (ContestException e) {
            throw new RequestRefusedException(String.valueOf(e.getMessage()));
        }
        store.contests().put(id, text, open);
        contest.competition()
                .ifPresent(competition -> store.entries()
                        .setStaffPlayers(
                                id,
                                competition.players(),
                                competition.players().stream()
                                        .map(contest::playerSpec)
                                        .toList()));
        store.auditLog().add(actor, id, "hold contest", contest.title());
    }

    /** Creates the demo contest, a ladder of built-in players, in an empty database. */
    public void createDemoContest() {
        if (!store.contests().all().isEmpty()) {
            return;
        }
        try (InputStream in = Judge.class.getResourceAsStream("demo.yaml")) {
            if (in == null) {
                throw new IllegalStateException("the demo contest is missing from this build");
            }
            saveContest("outflank", DEMO_CONTEST, new String(in.readAllBytes(), StandardCharsets.UTF_8), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RequestRefusedException refusal) {
            throw new IllegalStateException("the demo contest is invalid: " + refusal.reason(), refusal);
        }
    }

    /** An invitation key for the first administrator, until the administrator has chosen a password. */
    public Optional<String> initialAdminKey() {
        Optional<Person> first = store.people().find(ADMIN_LOGIN);
        if (first.isEmpty()) {
            if (!store.people().all().isEmpty()) {
                return Optional.empty();
            }
            first = store.people().add(ADMIN_LOGIN, "Administrator", Role.ADMINISTRATOR);
        }
        return first.filter(person -> store.people().passwordHash(person.id()).isEmpty())
                .map(person -> store.people().invite(person.id(), INVITATION_VALIDITY));
    }

    /**
     * Enrols the people on a class list. Existing accounts are found by login or e-mail address; the others get an
     * account and an invitation.
     */
    public List<Invitation> enrol(String actor, HostedContest hosted, String csv) throws RequestRefusedException {
        List<ClassList.Member> members = ClassList.parse(csv);
        for (ClassList.Member member : members) {
            Optional<Person> known = store.people().find(member.login());
            Optional<Person> owner = member.email().flatMap(store.people()::findByEmail);
            if (known.isPresent()
                    && owner.isPresent()
                    && known.get().id() != owner.get().id()) {
                throw new RequestRefusedException("the e-mail address of " + member.login()
                        + " belongs to another account, " + owner.get().login());
            }
        }
        List<Invitation> invited = new ArrayList<>();
        for (ClassList.Member member : members) {
            Optional<Person> owner = member.email().flatMap(store.people()::findByEmail);
            Optional<Person> created = owner.isPresent()
                    ? Optional.empty()
                    : store.people().add(member.login(), member.name(), Role.STUDENT);
            Person person = owner.or(() -> created)
                    .or(() -> store.people().find(member.login()))
                    .orElseThrow();
            // An address lets its owner sign in by OpenID Connect, so a class list must not set it for staff.
            if (!person.isStaff()) {
                member.email().ifPresent(email -> store.people().setEmail(person.id(), email));
            }
            store.contests().enrol(hosted.id(), person.id());
            invited.add(new Invitation(
                    person, created.map(one -> store.people().invite(one.id(), INVITATION_VALIDITY))));
        }
        store.auditLog().add(actor, hosted.id(), "enrol", invited.size() + " people");
        return invited;
    }

    /** Creates an account with an invitation. */
    public Invitation addAccount(String actor, String login, String name, Role role) throws RequestRefusedException {
        if (!ClassList.LOGIN.matcher(login).matches()) {
            throw new RequestRefusedException(
                    "a login must have at most 64 lower-case letters, digits, dots, underscores, dashes and @");
        }
        ClassList.checkName(name);
        Person person = store.people()
                .add(login, name, role)
                .orElseThrow(() -> new RequestRefusedException("the login " + login + " is taken"));
        store.auditLog().add(actor, "", "add account", login + ", " + role);
        return new Invitation(person, Optional.of(store.people().invite(person.id(), INVITATION_VALIDITY)));
    }

    /** Creates another invitation, for a person who cannot sign in. */
    public String invite(String actor, Person person) {
        store.auditLog().add(actor, "", "invite", person.login());
        return store.people().invite(person.id(), INVITATION_VALIDITY);
    }

    /** Accepts a submission; it is checked as soon as a worker is free. */
    public StoredSubmission submit(Person person, HostedContest hosted, Map<String, byte[]> files)
            throws RequestRefusedException {
        checkSubmissionAllowed(person, hosted);
        if (files.isEmpty() || files.size() > MAX_FILES) {
            throw new RequestRefusedException(
                    "a submission must have 1 to " + MAX_FILES + " files, not " + files.size());
        }
        long maxBytes = hosted.contest().requiredFiles().values().stream()
                .mapToLong(requiredFile -> requiredFile.maxBytes())
                .max()
                .orElse(0);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (!file.getKey().matches(FILE_NAME)) {
                throw new RequestRefusedException(
                        "a file name must have at most 100 letters, digits and . _ + - $, and must not begin with . + -");
            }
            if (file.getValue().length > maxBytes) {
                throw new RequestRefusedException("%s has %d bytes; at most %d are allowed"
                        .formatted(file.getKey(), file.getValue().length, maxBytes));
            }
        }
        Map<String, byte[]> sorted = new TreeMap<>(files);
        long id = store.submissions().add(hosted.id(), person.id(), hash(sorted), sorted);
        store.auditLog()
                .add(
                        person.login(),
                        hosted.id(),
                        "hand in",
                        "submission " + id + ": " + String.join(", ", sorted.keySet()));
        return store.submissions().find(id).orElseThrow();
    }

    private void checkSubmissionAllowed(Person person, HostedContest hosted) throws RequestRefusedException {
        if (!canView(hosted, Optional.of(person))) {
            throw new RequestRefusedException("only enrolled students may submit to this contest");
        }
        if (hosted.stored().frozen()) {
            throw new RequestRefusedException("the contest is frozen: it accepts no more submissions");
        }
        Optional<LocalDateTime> opens = hosted.contest().dates().opens();
        Optional<LocalDateTime> closes = hosted.contest().dates().closes();
        LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
        if (opens.isPresent() && now.isBefore(opens.get())) {
            throw new RequestRefusedException("the contest opens on " + opens.get());
        }
        if (closes.isPresent() && now.isAfter(closes.get()) && !person.isStaff()) {
            throw new RequestRefusedException("the contest closed on " + closes.get());
        }
        if (store.submissions().countSince(person.id(), Instant.now().minus(SUBMISSION_RATE_WINDOW))
                >= MAX_SUBMISSIONS_PER_HOUR) {
            throw new RequestRefusedException(
                    "at most " + MAX_SUBMISSIONS_PER_HOUR + " submissions per hour: please wait");
        }
    }

    private static String hash(Map<String, byte[]> files) {
        Sha256 hash = new Sha256();
        files.forEach(
                (name, bytes) -> hash.add(name + '\n' + bytes.length + '\n').add(bytes));
        return hash.hex(16);
    }

    /** The standings as last computed. */
    public Standings standings(String contest) {
        return store.standings()
                .find(contest)
                .map(stored -> Standings.fromJson(stored.body()))
                .orElse(Standings.EMPTY);
    }

    /** Freezes a contest, which ends submissions and starts the final, or unfreezes it. */
    public void setFrozen(String actor, HostedContest hosted, boolean frozen) {
        store.contests().setFrozen(hosted.id(), frozen);
        store.auditLog().add(actor, hosted.id(), frozen ? "freeze" : "unfreeze", "");
    }

    /**
     * Whether all games of a frozen contest's final are played and included in the standings. Pairs are planned a few at
     * a time, so the absence of pending pairs is not enough. Reads all games, so it is only for staff pages.
     */
    public boolean isFinalFinished(HostedContest hosted) {
        Optional<Competition> competition = hosted.contest().competition();
        if (competition.isEmpty()) {
            return true;
        }
        if (!hosted.stored().frozen() || store.submissions().hasQueued(hosted.id())) {
            return false;
        }
        ContestResults contestResults = loadResults(hosted);
        return contestResults.pendingCount() == 0
                && new PairingPlanner(competition.get(), contestResults)
                        .choose(true, 1)
                        .isEmpty()
                && store.standings()
                                .find(hosted.id())
                                .map(StandingsStore.StoredStandings::pairs)
                                .orElse(0L)
                        == contestResults.log().size();
    }

    public void disqualify(String actor, StoredEntry entry, Optional<String> reason) {
        store.entries().disqualify(entry, reason);
        store.auditLog()
                .add(
                        actor,
                        entry.contest(),
                        reason.isPresent() ? "disqualify" : "readmit",
                        entry.name() + reason.map(text -> ": " + text).orElse(""));
    }

    /** Stages a rejudge of all played pairs, or of those of one entry. */
    public Rejudge stageRejudge(String actor, HostedContest hosted, Optional<Long> entryId, String reason)
            throws RequestRefusedException {
        Rejudge rejudge = store.rejudges()
                .stage(hosted.id(), entryId, reason, REJUDGE_PRIORITY)
                .orElseThrow(() -> new RequestRefusedException("no pairs have been played that could be rejudged"));
        store.auditLog().add(actor, hosted.id(), "stage rejudge", rejudge.id() + ": " + reason);
        return rejudge;
    }

    /** The effect of a rejudge on a pair. */
    public record RejudgeChange(
            Pairing before, Pairing after, List<String> outcomesBefore, List<String> outcomesAfter) {
        public boolean differs() {
            return !outcomesBefore.equals(outcomesAfter);
        }
    }

    /** The pairs of a rejudge that have been played, each with the result that counted before. */
    public List<RejudgeChange> changes(Rejudge rejudge) {
        List<RejudgeChange> changes = new ArrayList<>();
        Map<Long, Pairing> before = new LinkedHashMap<>();
        store.pairings().listFrom(rejudge.contest(), 0).stream()
                .filter(pair -> pair.edition() != rejudge.id() && pair.state() == Pairing.State.PLAYED)
                .forEach(pair -> before.merge(pair.place(), pair, (old, next) -> next.counts() ? next : old));
        for (Pairing after : store.pairings().ofRejudge(rejudge.contest(), rejudge.id())) {
            Pairing old = before.get(after.place());
            if (after.state() == Pairing.State.PLAYED && old != null) {
                changes.add(new RejudgeChange(old, after, outcomes(old), outcomes(after)));
            }
        }
        return changes;
    }

    private List<String> outcomes(Pairing pair) {
        return store.pairings().games(List.of(pair.id())).stream()
                .map(game -> game.outcome()
                        + game.verdict().map(verdict -> " (" + verdict + ")").orElse(""))
                .toList();
    }

    public void resolveRejudge(String actor, Rejudge rejudge, boolean applied) throws RequestRefusedException {
        boolean moved =
                applied ? store.rejudges().apply(rejudge) : store.rejudges().discard(rejudge);
        if (!moved) {
            throw new RequestRefusedException("this rejudge is no longer staged");
        }
        store.auditLog()
                .add(
                        actor,
                        rejudge.contest(),
                        applied ? "apply rejudge" : "discard rejudge",
                        String.valueOf(rejudge.id()));
    }

    /** Queues the marking of every student's counted submission, and returns their number. */
    public int scheduleMarking(String actor, HostedContest hosted) {
        List<StoredSubmission> counted = countedSubmissions(hosted.id());
        counted.forEach(submission -> queue.scheduleIfNotExists(
                WorkQueue.instance(WorkQueue.MARK, submission.id(), MARK_PRIORITY), Instant.now()));
        store.auditLog().add(actor, hosted.id(), "mark", counted.size() + " submissions");
        return counted.size();
    }

    /** The submission of each student that is marked: the newest that works, or else the newest. */
    public List<StoredSubmission> countedSubmissions(String contest) {
        List<StoredSubmission> counted = new ArrayList<>();
        for (StoredSubmission latest : store.submissions().latestPerPerson(contest)) {
            List<StoredSubmission> own = store.submissions().of(contest, latest.person());
            counted.add(own.stream()
                    .filter(submission -> submission.state() == StoredSubmission.State.ENTERED)
                    .findFirst()
                    .or(() -> own.stream()
                            .filter(submission -> submission.state() == StoredSubmission.State.REFUSED)
                            .findFirst())
                    .orElse(latest));
        }
        return counted;
    }

    /** The known marks of all students who have submitted something. */
    public Marks marks(HostedContest hosted) throws IOException {
        try (SubmissionFolder folder = new SubmissionFolder(store.submissions())) {
            List<Submission> submissions = new ArrayList<>();
            for (StoredSubmission stored : countedSubmissions(hosted.id())) {
                Person person = store.people().find(stored.person()).orElseThrow();
                submissions.add(folder.extract(stored, person.login()));
            }
            Standings standings = standings(hosted.id());
            return new MarkAssembler(hosted.contest(), store.marks(), 0)
                    .fromCache(
                            submissions,
                            part -> ranks(hosted, standings, part),
                            store.marks().manualMarks(hosted.id()));
        }
    }

    /** The marks for students' pages, computed at most once per {@link #MARKS_CACHE_TIME}. */
    public Marks releasedMarks(HostedContest hosted) throws IOException {
        MarkedContest key = new MarkedContest(hosted.id(), hosted.contest());
        Marks marks = releasedMarks.getIfPresent(key);
        if (marks == null) {
            marks = marks(hosted);
            releasedMarks.put(key, marks);
        }
        return marks;
    }

    private record MarkedContest(String id, Contest contest) {}

    /** The ranks of students, without staff players, in the table of a part. */
    private Map<String, Integer> ranks(HostedContest hosted, Standings standings, Part.Rank part) {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        boolean ladder = hosted.contest().competition().map(Competition::kind).orElse(Competition.Kind.LADDER)
                == Competition.Kind.LADDER;
        // A frozen ladder is decided by its final round robin.
        Stage stage = ladder && hosted.stored().frozen() ? Stage.ROUND_ROBIN : part.stage();
        Map<Long, String> logins = new LinkedHashMap<>();
        for (StoredEntry entry : store.entries().of(hosted.id())) {
            entry.person().flatMap(store.people()::find).ifPresent(person -> logins.put(entry.id(), person.login()));
        }
        standings.table(stage).ifPresent(table -> {
            int counted = 0;
            int rank = 0;
            int last = -1;
            for (StandingsRow row : table.rows()) {
                String login = logins.get(row.entry());
                if (login != null) {
                    counted++;
                    rank = row.rank() == last ? rank : counted;
                    last = row.rank();
                    ranks.put(login, rank);
                }
            }
        });
        return ranks;
    }

    /** Sets a manual mark, or removes it if empty. */
    public void setManualMark(
            String actor, HostedContest hosted, Person student, String part, Optional<BigDecimal> marks)
            throws RequestRefusedException {
        Part manual = hosted.contest().parts().stream()
                .filter(one -> one instanceof Part.Manual && one.title().equals(part))
                .findFirst()
                .orElseThrow(() -> new RequestRefusedException("there is no manually marked part '" + part + "'"));
        if (marks.isPresent() && (marks.get().signum() < 0 || marks.get().compareTo(manual.marks()) > 0)) {
            throw new RequestRefusedException(
                    part + " must have marks from 0 to " + manual.marks().toPlainString());
        }
        store.marks().setManualMark(hosted.id(), student.id(), part, marks);
        store.auditLog()
                .add(
                        actor,
                        hosted.id(),
                        "mark by hand",
                        student.login() + ", " + part + ": "
                                + marks.map(BigDecimal::toPlainString).orElse("none"));
    }

    public void setMarksReleased(String actor, HostedContest hosted, boolean released) {
        store.contests().setReleased(hosted.id(), released);
        store.auditLog().add(actor, hosted.id(), released ? "release marks" : "withhold marks", "");
    }

    /** The result of recomputing standings: the number of pairs, and whether the stored standings were the same. */
    public record Recomputation(String contest, int pairs, boolean same) {}

    /** Reads all results of a contest. */
    private ContestResults loadResults(HostedContest hosted) {
        ContestResults contestResults = new ContestResults(store.entries(), store.pairings(), hosted.id());
        contestResults.update(hosted.stored());
        return contestResults;
    }

    /** Computes the standings of all contests from the results, and stores them. */
    public List<Recomputation> recomputeStandings() {
        List<Recomputation> all = new ArrayList<>();
        for (HostedContest hosted : contests()) {
            hosted.contest().competition().ifPresent(competition -> {
                ContestResults contestResults = loadResults(hosted);
                Standings standings = Standings.of(
                        competition, contestResults, hosted.stored().frozen(), Standings.EMPTY);
                Optional<StandingsStore.StoredStandings> stored =
                        store.standings().find(hosted.id());
                boolean same = stored.map(one -> standings.isSameAs(Standings.fromJson(one.body())))
                        .orElse(false);
                if (!same) {
                    store.standings().put(hosted.id(), contestResults.log().size(), standings.toJson());
                }
                all.add(new Recomputation(hosted.id(), contestResults.log().size(), same));
            });
        }
        return all;
    }
}
