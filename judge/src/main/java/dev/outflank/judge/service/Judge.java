package dev.outflank.judge.service;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import dev.outflank.arena.record.Sha256;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.MarkAssembler;
import dev.outflank.judge.mark.Marks;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.RejudgeStore.Rejudge;
import dev.outflank.judge.store.Role;
import dev.outflank.judge.store.StandingsStore;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.StoredContest;
import dev.outflank.judge.store.StoredEntry;
import dev.outflank.judge.store.StoredSubmission;
import dev.outflank.judge.submission.Submission;
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
import java.util.concurrent.ConcurrentHashMap;

/** What people ask of the judge: each thing is checked here, done, and written into the audit log. */
public final class Judge {
    /** How often someone may hand in. */
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
    private final Map<String, CachedMarks> cachedMarks = new ConcurrentHashMap<>();

    public Judge(Store store, PlayerRegistry playerRegistry) {
        this.store = store;
        this.contestLoader = new ContestLoader(playerRegistry);
        this.contestCache = new ContestCache(contestLoader);
        this.queue = SchedulerClient.Builder.create(store.database().dataSource())
                .tableName(WorkQueue.TABLE)
                .enablePriority()
                .build();
    }

    /** A contest that is held here, with what it says. */
    public record HostedContest(StoredContest stored, Contest contest) {
        public String id() {
            return stored.id();
        }
    }

    /** Someone new on a class list, with the key that lets them in; for those who had an account there is none. */
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

    /** Whether someone may look at a contest; nobody in particular is empty. */
    public boolean canView(HostedContest hosted, Optional<Person> person) {
        return hosted.stored().open()
                || person.isPresent()
                        && (person.get().isStaff()
                                || store.contests()
                                        .isEnrolled(hosted.id(), person.get().id()));
    }

    /** Holds a contest, or gives one that is held a new text. */
    public void saveContest(String actor, String id, String text, boolean open) throws RequestRefusedException {
        if (!id.matches(CONTEST_NAME)) {
            throw new RequestRefusedException(
                    "a contest's name is made of small letters, digits and dashes, 40 at most");
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

    /** Gives a fresh database its first contest, the ladder of the house. */
    public void createDemoContest() {
        if (!store.contests().all().isEmpty()) {
            return;
        }
        try (InputStream in = Judge.class.getResourceAsStream("demo.yaml")) {
            if (in == null) {
                throw new IllegalStateException("the first contest is missing from this build");
            }
            saveContest("outflank", DEMO_CONTEST, new String(in.readAllBytes(), StandardCharsets.UTF_8), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RequestRefusedException refusal) {
            throw new IllegalStateException("the first contest is wrong: " + refusal.reason(), refusal);
        }
    }

    /** The key that lets the first administrator in, until that one has chosen a password. */
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

    /** Enrols a class; who has no account gets one, and an invitation. An address finds an account as a login does. */
    public List<Invitation> enrol(String actor, HostedContest hosted, String csv) throws RequestRefusedException {
        List<ClassList.Member> members = ClassList.parse(csv);
        for (ClassList.Member member : members) {
            Optional<Person> known = store.people().find(member.login());
            Optional<Person> owner = member.email().flatMap(store.people()::findByEmail);
            if (known.isPresent()
                    && owner.isPresent()
                    && known.get().id() != owner.get().id()) {
                throw new RequestRefusedException("the address of " + member.login() + " is that of "
                        + owner.get().login() + ", who has another account");
            }
        }
        List<Invitation> invited = new ArrayList<>();
        for (ClassList.Member member : members) {
            Optional<Person> owner = member.email().flatMap(store.people()::findByEmail);
            Optional<Person> fresh = owner.isPresent()
                    ? Optional.empty()
                    : store.people().add(member.login(), member.name(), Role.STUDENT);
            Person person = owner.or(() -> fresh)
                    .or(() -> store.people().find(member.login()))
                    .orElseThrow();
            // Whose address it is decides who may come in as them: a class list says that of students only.
            if (!person.isStaff()) {
                member.email().ifPresent(email -> store.people().setEmail(person.id(), email));
            }
            store.contests().enrol(hosted.id(), person.id());
            invited.add(new Invitation(person, fresh.map(one -> store.people().invite(one.id(), INVITATION_VALIDITY))));
        }
        store.auditLog().add(actor, hosted.id(), "enrol", invited.size() + " people");
        return invited;
    }

    /** A new account with its invitation. */
    public Invitation addAccount(String actor, String login, String name, Role role) throws RequestRefusedException {
        if (!ClassList.LOGIN.matcher(login).matches()) {
            throw new RequestRefusedException(
                    "a login is made of small letters, digits, dots, dashes and @, 64 at most");
        }
        ClassList.checkName(name);
        Person person = store.people()
                .add(login, name, role)
                .orElseThrow(() -> new RequestRefusedException("the login " + login + " is taken"));
        store.auditLog().add(actor, "", "add account", login + ", " + role);
        return new Invitation(person, Optional.of(store.people().invite(person.id(), INVITATION_VALIDITY)));
    }

    /** A new invitation for someone who cannot get in. */
    public String invite(String actor, Person person) {
        store.auditLog().add(actor, "", "invite", person.login());
        return store.people().invite(person.id(), INVITATION_VALIDITY);
    }

    /** Takes what someone hands in; it is looked at as soon as a worker is free. */
    public StoredSubmission submit(Person person, HostedContest hosted, Map<String, byte[]> files)
            throws RequestRefusedException {
        checkSubmissionAllowed(person, hosted);
        if (files.isEmpty() || files.size() > MAX_FILES) {
            throw new RequestRefusedException(
                    "1 to " + MAX_FILES + " files are handed in at once, not " + files.size());
        }
        long maxBytes = hosted.contest().requiredFiles().values().stream()
                .mapToLong(requiredFile -> requiredFile.maxBytes())
                .max()
                .orElse(0);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (!file.getKey().matches(FILE_NAME)) {
                throw new RequestRefusedException(
                        "a file's name is made of letters, digits and . _ + - $, 100 at most");
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
                        "upload " + id + ": " + String.join(", ", sorted.keySet()));
        return store.submissions().find(id).orElseThrow();
    }

    private void checkSubmissionAllowed(Person person, HostedContest hosted) throws RequestRefusedException {
        if (!canView(hosted, Optional.of(person))) {
            throw new RequestRefusedException("only those who are enrolled hand in here");
        }
        if (hosted.stored().frozen()) {
            throw new RequestRefusedException("the contest is frozen: nothing is handed in any more");
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
                    "at most " + MAX_SUBMISSIONS_PER_HOUR + " times an hour: please wait a little");
        }
    }

    private static String hash(Map<String, byte[]> files) {
        Sha256 hash = new Sha256();
        files.forEach(
                (name, bytes) -> hash.add(name + '\n' + bytes.length + '\n').add(bytes));
        return hash.hex(16);
    }

    /** The tables as they were last worked out. */
    public Standings standings(String contest) {
        return store.standings()
                .find(contest)
                .map(stored -> Standings.fromJson(stored.body()))
                .orElse(Standings.EMPTY);
    }

    /** Ends handing in and begins the final; or goes back. */
    public void setFrozen(String actor, HostedContest hosted, boolean frozen) {
        store.contests().setFrozen(hosted.id(), frozen);
        store.auditLog().add(actor, hosted.id(), frozen ? "freeze" : "unfreeze", "");
    }

    /**
     * Whether a frozen contest has played whatever its ranks follow from, and its tables say so. Pairs are made a few at
     * a time: that none waits means nothing. It reads all games, so it is for staff's pages.
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
        return contestResults.pending().isEmpty()
                && new PairingPlanner(competition.get(), contestResults)
                        .choose(true, 1)
                        .isEmpty()
                && store.standings()
                                .find(hosted.id())
                                .map(StandingsStore.StoredStandings::pairs)
                                .orElse(0L)
                        == contestResults.played().size();
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

    /** Stages pairs to be played again: all, or those of one. */
    public Rejudge stageRejudge(String actor, HostedContest hosted, Optional<Long> entryId, String reason)
            throws RequestRefusedException {
        Rejudge rejudge = store.rejudges()
                .stage(hosted.id(), entryId, reason, REJUDGE_PRIORITY)
                .orElseThrow(() -> new RequestRefusedException("nothing was played that could be judged again"));
        store.auditLog().add(actor, hosted.id(), "stage rejudge", rejudge.id() + ": " + reason);
        return rejudge;
    }

    /** How a rejudge changes a pair. */
    public record RejudgeChange(
            Pairing before, Pairing after, List<String> outcomesBefore, List<String> outcomesAfter) {
        public boolean differs() {
            return !outcomesBefore.equals(outcomesAfter);
        }
    }

    /** What was played again so far, beside what counted before. */
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
            throw new RequestRefusedException("this rejudge is not staged any more");
        }
        store.auditLog()
                .add(
                        actor,
                        rejudge.contest(),
                        applied ? "apply rejudge" : "discard rejudge",
                        String.valueOf(rejudge.id()));
    }

    /** Marks everyone's counting upload, as soon as workers are free. */
    public int scheduleMarking(String actor, HostedContest hosted) {
        List<StoredSubmission> counted = countedSubmissions(hosted.id());
        counted.forEach(submission -> queue.scheduleIfNotExists(
                WorkQueue.instance(WorkQueue.MARK, submission.id(), MARK_PRIORITY), Instant.now()));
        store.auditLog().add(actor, hosted.id(), "mark", counted.size() + " uploads");
        return counted.size();
    }

    /** Of each student the newest that works, or else the newest. */
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

    /** Everyone's marks as far as they are known; who handed in nothing is not there. */
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

    /** The marks as many students may ask for them: worked out at most twice a minute. */
    public Marks releasedMarks(HostedContest hosted) throws IOException {
        CachedMarks known = cachedMarks.get(hosted.id());
        if (known == null
                || known.until().isBefore(Instant.now())
                || !known.contest().equals(hosted.contest())) {
            known = new CachedMarks(
                    hosted.contest(), marks(hosted), Instant.now().plus(MARKS_CACHE_TIME));
            cachedMarks.put(hosted.id(), known);
        }
        return known.marks();
    }

    /** Marks that were worked out not long ago. */
    private record CachedMarks(Contest contest, Marks marks, Instant until) {}

    /** The ranks of students among students, by the table that the part names. */
    private Map<String, Integer> ranks(HostedContest hosted, Standings standings, Part.Rank part) {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        boolean ladder = hosted.contest().competition().map(Competition::kind).orElse(Competition.Kind.LADDER)
                == Competition.Kind.LADDER;
        // A frozen ladder has its final, and that is what counts.
        Stage stage = ladder && hosted.stored().frozen() ? Stage.ROUND_ROBIN : part.stage();
        Map<Long, String> logins = new LinkedHashMap<>();
        for (StoredEntry entry : store.entries().of(hosted.id())) {
            entry.person().flatMap(store.people()::find).ifPresent(person -> logins.put(entry.id(), person.login()));
        }
        standings.table(stage).ifPresent(table -> {
            int counted = 0;
            int rank = 0;
            int last = -1;
            for (Standings.EntryRow row : table.rows()) {
                String login = logins.get(row.contender());
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

    /** Gives a mark by hand, or, without one, takes it back. */
    public void setManualMark(
            String actor, HostedContest hosted, Person student, String part, Optional<BigDecimal> marks)
            throws RequestRefusedException {
        Part manual = hosted.contest().parts().stream()
                .filter(one -> one instanceof Part.Manual && one.title().equals(part))
                .findFirst()
                .orElseThrow(
                        () -> new RequestRefusedException("there is no part '" + part + "' that is marked by hand"));
        if (marks.isPresent() && (marks.get().signum() < 0 || marks.get().compareTo(manual.marks()) > 0)) {
            throw new RequestRefusedException(
                    part + " takes marks from 0 to " + manual.marks().toPlainString());
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

    /** A table that was worked out anew, and whether the stored one was the same. */
    public record Recomputation(String contest, int pairs, boolean same) {}

    /** All results of a contest, read anew. */
    private ContestResults loadResults(HostedContest hosted) {
        ContestResults contestResults = new ContestResults(store, hosted.id());
        contestResults.update(hosted.stored());
        return contestResults;
    }

    /** Works all tables out anew from the results, and stores them. */
    public List<Recomputation> recomputeStandings() {
        List<Recomputation> all = new ArrayList<>();
        for (HostedContest hosted : contests()) {
            hosted.contest().competition().ifPresent(competition -> {
                ContestResults contestResults = loadResults(hosted);
                String json = Standings.of(
                                competition, contestResults, hosted.stored().frozen())
                        .toJson();
                Optional<StandingsStore.StoredStandings> stored =
                        store.standings().find(hosted.id());
                boolean same = stored.map(one -> one.body().equals(json)).orElse(false);
                if (!same) {
                    store.standings().put(hosted.id(), contestResults.played().size(), json);
                }
                all.add(new Recomputation(hosted.id(), contestResults.played().size(), same));
            });
        }
        return all;
    }
}
