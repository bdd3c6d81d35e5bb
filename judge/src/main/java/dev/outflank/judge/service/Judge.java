package dev.outflank.judge.service;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.Contests;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.judge.mark.MarkTable;
import dev.outflank.judge.mark.Marks;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Office;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Rejudges.Rejudge;
import dev.outflank.judge.store.StandingStore;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.StoredContest;
import dev.outflank.judge.store.Upload;
import dev.outflank.judge.submission.Submission;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** What people ask of the judge: each thing is checked here, done, and written into the audit log. */
public final class Judge {
    /** How often someone may hand in. */
    public static final int MOST_UPLOADS = 30;

    private static final Duration UPLOADS_TIME = Duration.ofHours(1);
    private static final int MOST_FILES = 20;
    private static final String FILE_NAME = "[A-Za-z0-9_$][A-Za-z0-9_$.+-]{0,99}";
    private static final String CONTEST_NAME = "[a-z0-9][a-z0-9-]{0,39}";
    private static final int REJUDGE_PRIORITY = 70;
    private static final int MARK_PRIORITY = 75;
    private static final Duration INVITATION = Duration.ofDays(30);

    private static final Duration FRESH_MARKS = Duration.ofSeconds(30);
    private static final String DEMO = "house-ladder";
    private static final String ADMINISTRATOR = "admin";

    private final Store store;
    private final Contests reader;
    private final HeldContests contests;
    private final SchedulerClient queue;
    private final Map<String, Shown> shown = new ConcurrentHashMap<>();

    public Judge(Store store, StaffRoom staffRoom) {
        this.store = store;
        this.reader = new Contests(staffRoom);
        this.contests = new HeldContests(reader);
        this.queue = SchedulerClient.Builder.create(store.database().source())
                .tableName(WorkQueue.TABLE)
                .enablePriority()
                .build();
    }

    /** A contest that is held here, with what it says. */
    public record Held(StoredContest stored, Contest contest) {
        public String id() {
            return stored.id();
        }
    }

    /** Someone new on a class list, with the key that lets them in; for those who had an account there is none. */
    public record Invited(Person person, Optional<String> key) {}

    public Store store() {
        return store;
    }

    public Optional<Held> contest(String id) {
        return store.contests().find(id).map(stored -> new Held(stored, contests.read(stored)));
    }

    public List<Held> contests() {
        return store.contests().all().stream()
                .map(stored -> new Held(stored, contests.read(stored)))
                .toList();
    }

    /** Whether someone may look at a contest; nobody in particular is empty. */
    public boolean maySee(Held held, Optional<Person> person) {
        return held.stored().open()
                || person.isPresent()
                        && (person.get().isStaff()
                                || store.contests().isEnrolled(held.id(), person.get().id()));
    }

    /** Holds a contest, or gives one that is held a new text. */
    public void hold(String actor, String id, String text, boolean open) throws Refusal {
        if (!id.matches(CONTEST_NAME)) {
            throw new Refusal("a contest's name is made of small letters, digits and dashes, 40 at most");
        }
        Contest contest;
        try {
            contest = reader.parse(id, text);
        } catch (ContestException e) {
            throw new Refusal(String.valueOf(e.getMessage()));
        }
        store.contests().put(id, text, open);
        contest.competition().ifPresent(competition -> store.contenders()
                .setStaff(
                        id,
                        competition.players(),
                        competition.players().stream().map(contest::spec).toList()));
        store.events().add(actor, id, "hold contest", contest.title());
    }

    /** Gives a fresh database its first contest, the ladder of the house. */
    public void holdDemo() {
        if (!store.contests().all().isEmpty()) {
            return;
        }
        try (InputStream in = Judge.class.getResourceAsStream("demo.yaml")) {
            if (in == null) {
                throw new IllegalStateException("the first contest is missing from this build");
            }
            hold("outflank", DEMO, new String(in.readAllBytes(), StandardCharsets.UTF_8), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Refusal refusal) {
            throw new IllegalStateException("the first contest is wrong: " + refusal.sentence(), refusal);
        }
    }

    /** The key that lets the first administrator in, until that one has chosen a password. */
    public Optional<String> firstKey() {
        Optional<Person> first = store.people().find(ADMINISTRATOR);
        if (first.isEmpty()) {
            if (!store.people().all().isEmpty()) {
                return Optional.empty();
            }
            first = store.people().add(ADMINISTRATOR, "Administrator", Office.ADMINISTRATOR);
        }
        return first.filter(person -> store.people().passwordHash(person.id()).isEmpty())
                .map(person -> store.people().invite(person.id(), INVITATION));
    }

    /** Enrols a class; who has no account gets one, and an invitation. An address finds an account as a login does. */
    public List<Invited> enrol(String actor, Held held, String csv) throws Refusal {
        List<ClassList.Member> members = ClassList.parse(csv);
        for (ClassList.Member member : members) {
            Optional<Person> known = store.people().find(member.login());
            Optional<Person> owner = member.email().flatMap(store.people()::byEmail);
            if (known.isPresent() && owner.isPresent() && known.get().id() != owner.get().id()) {
                throw new Refusal("the address of " + member.login() + " is that of "
                        + owner.get().login() + ", who has another account");
            }
        }
        List<Invited> invited = new ArrayList<>();
        for (ClassList.Member member : members) {
            Optional<Person> owner = member.email().flatMap(store.people()::byEmail);
            Optional<Person> fresh = owner.isPresent()
                    ? Optional.empty()
                    : store.people().add(member.login(), member.name(), Office.STUDENT);
            Person person =
                    owner.or(() -> fresh).or(() -> store.people().find(member.login())).orElseThrow();
            // Whose address it is decides who may come in as them: a class list says that of students only.
            if (!person.isStaff()) {
                member.email().ifPresent(email -> store.people().setEmail(person.id(), email));
            }
            store.contests().enrol(held.id(), person.id());
            invited.add(new Invited(person, fresh.map(one -> store.people().invite(one.id(), INVITATION))));
        }
        store.events().add(actor, held.id(), "enrol", invited.size() + " people");
        return invited;
    }

    /** A new account with its invitation. */
    public Invited add(String actor, String login, String name, Office role) throws Refusal {
        if (!ClassList.LOGIN.matcher(login).matches()) {
            throw new Refusal("a login is made of small letters, digits, dots, dashes and @, 64 at most");
        }
        ClassList.checkName(name);
        Person person = store.people()
                .add(login, name, role)
                .orElseThrow(() -> new Refusal("the login " + login + " is taken"));
        store.events().add(actor, "", "add account", login + ", " + role);
        return new Invited(person, Optional.of(store.people().invite(person.id(), INVITATION)));
    }

    /** A new invitation for someone who cannot get in. */
    public String invite(String actor, Person person) {
        store.events().add(actor, "", "invite", person.login());
        return store.people().invite(person.id(), INVITATION);
    }

    /** Takes what someone hands in; it is looked at as soon as a worker is free. */
    public Upload submit(Person person, Held held, Map<String, byte[]> files) throws Refusal {
        checkOpen(person, held);
        if (files.isEmpty() || files.size() > MOST_FILES) {
            throw new Refusal("1 to " + MOST_FILES + " files are handed in at once, not " + files.size());
        }
        long largest = held.contest().handIns().values().stream()
                .mapToLong(handIn -> handIn.largest())
                .max()
                .orElse(0);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (!file.getKey().matches(FILE_NAME)) {
                throw new Refusal("a file's name is made of letters, digits and . _ + - $, 100 at most");
            }
            if (file.getValue().length > largest) {
                throw new Refusal("%s has %d bytes; at most %d are allowed"
                        .formatted(file.getKey(), file.getValue().length, largest));
            }
        }
        Map<String, byte[]> sorted = new TreeMap<>(files);
        long id = store.uploads().add(held.id(), person.id(), hash(sorted), sorted);
        store.events()
                .add(person.login(), held.id(), "hand in", "upload " + id + ": " + String.join(", ", sorted.keySet()));
        return store.uploads().find(id).orElseThrow();
    }

    private void checkOpen(Person person, Held held) throws Refusal {
        if (!maySee(held, Optional.of(person))) {
            throw new Refusal("only those who are enrolled hand in here");
        }
        if (held.stored().frozen()) {
            throw new Refusal("the contest is frozen: nothing is handed in any more");
        }
        Optional<LocalDateTime> opens = held.contest().dates().opens();
        Optional<LocalDateTime> closes = held.contest().dates().closes();
        LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
        if (opens.isPresent() && now.isBefore(opens.get())) {
            throw new Refusal("the contest opens on " + opens.get());
        }
        if (closes.isPresent() && now.isAfter(closes.get()) && !person.isStaff()) {
            throw new Refusal("the contest closed on " + closes.get());
        }
        if (store.uploads().countSince(person.id(), Instant.now().minus(UPLOADS_TIME)) >= MOST_UPLOADS) {
            throw new Refusal("at most " + MOST_UPLOADS + " times an hour: please wait a little");
        }
    }

    private static String hash(Map<String, byte[]> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.forEach((name, bytes) -> {
                digest.update((name + '\n' + bytes.length + '\n').getBytes(StandardCharsets.UTF_8));
                digest.update(bytes);
            });
            return HexFormat.of().formatHex(digest.digest(), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The tables as they were last worked out. */
    public Standings standings(String contest) {
        return store.standings()
                .find(contest)
                .map(stored -> Standings.parse(stored.body()))
                .orElse(Standings.EMPTY);
    }

    /** Ends handing in and begins the final; or goes back. */
    public void freeze(String actor, Held held, boolean frozen) {
        store.contests().setFrozen(held.id(), frozen);
        store.events().add(actor, held.id(), frozen ? "freeze" : "unfreeze", "");
    }

    /**
     * Whether a frozen contest has played whatever its ranks follow from, and its tables say so. Pairs are made a few at
     * a time: that none waits means nothing. It reads all games, so it is for staff's pages.
     */
    public boolean isFinalOver(Held held) {
        Optional<Competition> competition = held.contest().competition();
        if (competition.isEmpty()) {
            return true;
        }
        if (!held.stored().frozen() || store.uploads().isAnyWaiting(held.id())) {
            return false;
        }
        Chronicle chronicle = chronicle(held);
        return chronicle.pending().isEmpty()
                && new Matching(competition.get(), chronicle).choose(true, 1).isEmpty()
                && store.standings().find(held.id()).map(StandingStore.Stored::pairs).orElse(0L)
                        == chronicle.played().size();
    }

    public void disqualify(String actor, Contender contender, Optional<String> reason) {
        store.contenders().disqualify(contender, reason);
        store.events()
                .add(actor, contender.contest(), reason.isPresent() ? "disqualify" : "readmit",
                        contender.name() + reason.map(words -> ": " + words).orElse(""));
    }

    /** Stages pairs to be played again: all, or those of one. */
    public Rejudge rejudge(String actor, Held held, Optional<Long> contender, String reason) throws Refusal {
        Rejudge rejudge = store.rejudges()
                .stage(held.id(), contender, reason, REJUDGE_PRIORITY)
                .orElseThrow(() -> new Refusal("nothing was played that could be judged again"));
        store.events().add(actor, held.id(), "stage rejudge", rejudge.id() + ": " + reason);
        return rejudge;
    }

    /** How a rejudge changes a pair. */
    public record Change(Pairing before, Pairing after, List<String> outcomesBefore, List<String> outcomesAfter) {
        public boolean differs() {
            return !outcomesBefore.equals(outcomesAfter);
        }
    }

    /** What was played again so far, beside what counted before. */
    public List<Change> changes(Rejudge rejudge) {
        List<Change> changes = new ArrayList<>();
        Map<Long, Pairing> before = new LinkedHashMap<>();
        store.pairings().from(rejudge.contest(), 0).stream()
                .filter(pair -> pair.edition() != rejudge.id() && pair.state() == Pairing.State.PLAYED)
                .forEach(pair -> before.merge(pair.place(), pair, (old, next) -> next.counts() ? next : old));
        for (Pairing after : store.pairings().ofEdition(rejudge.contest(), rejudge.id())) {
            Pairing old = before.get(after.place());
            if (after.state() == Pairing.State.PLAYED && old != null) {
                changes.add(new Change(old, after, outcomes(old), outcomes(after)));
            }
        }
        return changes;
    }

    private List<String> outcomes(Pairing pair) {
        return store.pairings().games(List.of(pair.id())).stream()
                .map(game -> game.outcome() + game.verdict().map(verdict -> " (" + verdict + ")").orElse(""))
                .toList();
    }

    public void settle(String actor, Rejudge rejudge, boolean applied) throws Refusal {
        boolean moved = applied ? store.rejudges().apply(rejudge) : store.rejudges().discard(rejudge);
        if (!moved) {
            throw new Refusal("this rejudge is not staged any more");
        }
        store.events()
                .add(
                        actor,
                        rejudge.contest(),
                        applied ? "apply rejudge" : "discard rejudge",
                        String.valueOf(rejudge.id()));
    }

    /** Marks everyone's counting upload, as soon as workers are free. */
    public int mark(String actor, Held held) {
        List<Upload> counting = counting(held.id());
        counting.forEach(upload -> queue.scheduleIfNotExists(
                WorkQueue.instance(WorkQueue.MARK, upload.id(), MARK_PRIORITY), Instant.now()));
        store.events().add(actor, held.id(), "mark", counting.size() + " uploads");
        return counting.size();
    }

    /** Of each student the newest that works, or else the newest. */
    public List<Upload> counting(String contest) {
        List<Upload> counting = new ArrayList<>();
        for (Upload latest : store.uploads().latest(contest)) {
            List<Upload> own = store.uploads().of(contest, latest.person());
            counting.add(own.stream()
                    .filter(upload -> upload.state() == Upload.State.ENTERED)
                    .findFirst()
                    .or(() -> own.stream()
                            .filter(upload -> upload.state() == Upload.State.REFUSED)
                            .findFirst())
                    .orElse(latest));
        }
        return counting;
    }

    /** Everyone's marks as far as they are known; who handed in nothing is not there. */
    public Marks marks(Held held) throws IOException {
        try (UploadFolder folder = new UploadFolder(store.uploads())) {
            List<Submission> submissions = new ArrayList<>();
            for (Upload upload : counting(held.id())) {
                Person person = store.people().find(upload.person()).orElseThrow();
                submissions.add(folder.submission(upload, person.login()));
            }
            Standings standings = standings(held.id());
            return new MarkTable(held.contest(), store.marks(), 0)
                    .known(submissions, part -> ranks(held, standings, part), store.marks().byHand(held.id()));
        }
    }

    /** The marks as many students may ask for them: worked out at most twice a minute. */
    public Marks releasedMarks(Held held) throws IOException {
        Shown known = shown.get(held.id());
        if (known == null || known.until().isBefore(Instant.now()) || !known.contest().equals(held.contest())) {
            known = new Shown(held.contest(), marks(held), Instant.now().plus(FRESH_MARKS));
            shown.put(held.id(), known);
        }
        return known.marks();
    }

    /** Marks that were worked out not long ago. */
    private record Shown(Contest contest, Marks marks, Instant until) {}

    /** The ranks of students among students, by the table that the part names. */
    private Map<String, Integer> ranks(Held held, Standings standings, Part.Rank part) {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        boolean ladder = held.contest().competition().map(Competition::kind).orElse(Competition.Kind.LADDER)
                == Competition.Kind.LADDER;
        // A frozen ladder has its final, and that is what counts.
        Stage stage = ladder && held.stored().frozen() ? Stage.ROUND_ROBIN : part.stage();
        Map<Long, String> logins = new LinkedHashMap<>();
        for (Contender contender : store.contenders().of(held.id())) {
            contender.person()
                    .flatMap(store.people()::find)
                    .ifPresent(person -> logins.put(contender.id(), person.login()));
        }
        standings.table(stage).ifPresent(table -> {
            int counted = 0;
            int rank = 0;
            int last = -1;
            for (Standings.Row row : table.rows()) {
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
    public void setMark(String actor, Held held, Person student, String part, Optional<BigDecimal> marks)
            throws Refusal {
        Part manual = held.contest().marking().stream()
                .filter(one -> one instanceof Part.Manual && one.title().equals(part))
                .findFirst()
                .orElseThrow(() -> new Refusal("there is no part '" + part + "' that is marked by hand"));
        if (marks.isPresent() && (marks.get().signum() < 0 || marks.get().compareTo(manual.marks()) > 0)) {
            throw new Refusal(part + " takes marks from 0 to " + manual.marks().toPlainString());
        }
        store.marks().setByHand(held.id(), student.id(), part, marks);
        store.events().add(actor, held.id(), "mark by hand",
                student.login() + ", " + part + ": " + marks.map(BigDecimal::toPlainString).orElse("none"));
    }

    public void release(String actor, Held held, boolean released) {
        store.contests().setReleased(held.id(), released);
        store.events().add(actor, held.id(), released ? "release marks" : "withhold marks", "");
    }

    /** A table that was worked out anew, and whether the stored one was the same. */
    public record Recomputed(String contest, int pairs, boolean same) {}

    /** All results of a contest, read anew. */
    private Chronicle chronicle(Held held) {
        Chronicle chronicle = new Chronicle(store, held.id());
        chronicle.update(held.stored());
        return chronicle;
    }

    /** Works all tables out anew from the results, and stores them. */
    public List<Recomputed> recompute() {
        List<Recomputed> all = new ArrayList<>();
        for (Held held : contests()) {
            held.contest().competition().ifPresent(competition -> {
                Chronicle chronicle = chronicle(held);
                String json = Standings.of(competition, chronicle, held.stored().frozen()).json();
                Optional<StandingStore.Stored> stored = store.standings().find(held.id());
                boolean same = stored.map(one -> one.body().equals(json)).orElse(false);
                if (!same) {
                    store.standings().put(held.id(), chronicle.played().size(), json);
                }
                all.add(new Recomputed(held.id(), chronicle.played().size(), same));
            });
        }
        return all;
    }
}
