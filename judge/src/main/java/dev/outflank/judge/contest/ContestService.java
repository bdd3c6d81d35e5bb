package dev.outflank.judge.contest;

import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.account.Invitation;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.store.Database;
import dev.outflank.rules.PlayerRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Contests on a server: their files, who takes part, and whether they are frozen and their marks released. */
public final class ContestService {
    private static final String CONTEST_NAME = "[a-z0-9][a-z0-9-]{0,39}";
    private static final String DEMO_CONTEST = "house-ladder";

    private final ContestStore contests;
    private final ContestLoader loader;
    private final ContestCache cache;
    private final AccountService accounts;
    private final AuditLog auditLog;
    private final Consumer<HostedContest> onSave;

    /**
     * Creates the service.
     *
     * @param onSave is called with every contest that is created or replaced
     */
    public ContestService(
            Database database,
            PlayerRegistry playerRegistry,
            AccountService accounts,
            AuditLog auditLog,
            Consumer<HostedContest> onSave) {
        this.contests = new ContestStore(database.jdbi());
        this.loader = new ContestLoader(playerRegistry);
        this.cache = new ContestCache(loader);
        this.accounts = accounts;
        this.auditLog = auditLog;
        this.onSave = onSave;
    }

    public Optional<HostedContest> find(String id) {
        return contests.find(id).map(this::hosted);
    }

    /** All contests that can be read: one that cannot must not make the others unavailable. */
    public List<HostedContest> all() {
        return contests.all().stream()
                .flatMap(stored -> cache.find(stored).map(contest -> new HostedContest(stored, contest)).stream())
                .toList();
    }

    /** The names of all contests, also of those that cannot be read. */
    public List<String> ids() {
        return contests.all().stream().map(StoredContest::id).toList();
    }

    /** The text of a contest for students. */
    public String publicText(HostedContest hosted) {
        try {
            return loader.publicText(hosted.id(), hosted.stored().text());
        } catch (ContestException e) {
            throw new IllegalStateException("the contest " + hosted.id() + " cannot be read: " + e.getMessage(), e);
        }
    }

    private HostedContest hosted(StoredContest stored) {
        return new HostedContest(stored, cache.get(stored));
    }

    /** Whether a person may see a contest; empty for an anonymous visitor. */
    public boolean canView(HostedContest hosted, Optional<Person> person) {
        return hosted.stored().open()
                || person.isPresent()
                        && (person.get().isStaff()
                                || contests.isEnrolled(hosted.id(), person.get().id()));
    }

    /** Creates a contest, or replaces the text of an existing one. */
    public void save(String actor, String id, String text, boolean open) throws RequestRefusedException {
        if (!id.matches(CONTEST_NAME)) {
            throw new RequestRefusedException(
                    "a contest's name must have at most 40 lower-case letters, digits and dashes");
        }
        Contest contest;
        try {
            contest = loader.parse(id, text);
        } catch (ContestException e) {
            throw InvalidContestException.of(e, ContestLoader.fileName(id));
        }
        contests.put(id, text, open);
        onSave.accept(find(id).orElseThrow());
        auditLog.add(actor, id, "hold contest", contest.title());
    }

    /** Creates a contest that takes everything but these settings from a built-in one. */
    public void create(String actor, String id, String like, ContestSettings settings) throws RequestRefusedException {
        requireUnused(id);
        if (!ContestLoader.builtInNames().contains(like)) {
            throw new RequestRefusedException("there is no course '" + like + "'");
        }
        save(actor, id, settings.applyTo("like: " + like, List.of()), settings.open());
    }

    public void requireUnused(String id) throws RequestRefusedException {
        if (find(id).isPresent()) {
            throw new RequestRefusedException("there is already a contest '" + id + "': choose another name");
        }
    }

    /** Changes the settings of a contest in its file. */
    public void changeSettings(String actor, HostedContest hosted, ContestSettings settings)
            throws RequestRefusedException {
        save(
                actor,
                hosted.id(),
                settings.applyTo(
                        hosted.stored().text(), ContestSettings.of(hosted).boards()),
                settings.open());
    }

    /** Creates the demo contest, a ladder of built-in players, in an empty database. */
    public void createDemo() {
        if (!contests.all().isEmpty()) {
            return;
        }
        try (InputStream in = ContestService.class.getResourceAsStream("demo.yaml")) {
            if (in == null) {
                throw new IllegalStateException("the demo contest is missing from this build");
            }
            save("outflank", DEMO_CONTEST, new String(in.readAllBytes(), StandardCharsets.UTF_8), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RequestRefusedException refusal) {
            throw new IllegalStateException("the demo contest is invalid: " + refusal.reason(), refusal);
        }
    }

    /** Enrols the people on a class list; those without an account get one. */
    public List<Invitation> enrol(String actor, HostedContest hosted, String classList) throws RequestRefusedException {
        List<Invitation> invited = accounts.register(classList);
        invited.forEach(one -> contests.enrol(hosted.id(), one.person().id()));
        auditLog.add(actor, hosted.id(), "enrol", invited.size() + " people");
        return invited;
    }

    /** New invitations for the students of a contest who have never signed in; their earlier links end. */
    public List<Invitation> inviteAgain(String actor, HostedContest hosted) {
        List<Invitation> invited = accounts.inviteAgain(actor, members(hosted.id()));
        auditLog.add(actor, hosted.id(), "invite again", invited.size() + " people");
        return invited;
    }

    /** The number of students among the members. */
    public long countStudents(String contest) {
        return contests.countStudents(contest);
    }

    /** Enrols a person; nothing happens if they are enrolled already. */
    public void enrol(String actor, HostedContest hosted, Person person) {
        if (!contests.isEnrolled(hosted.id(), person.id())) {
            contests.enrol(hosted.id(), person.id());
            auditLog.add(actor, hosted.id(), "enrol", person.login());
        }
    }

    /** The enrolled people, and all others who have submitted something. */
    public List<Person> members(String contest) {
        return contests.members(contest);
    }

    /** Freezes a contest, which ends submissions and starts the final, or unfreezes it. */
    public void setFrozen(String actor, HostedContest hosted, boolean frozen) {
        contests.setFrozen(hosted.id(), frozen);
        auditLog.add(actor, hosted.id(), frozen ? "freeze" : "unfreeze", "");
    }

    public void setMarksReleased(String actor, HostedContest hosted, boolean released) {
        contests.setReleased(hosted.id(), released);
        auditLog.add(actor, hosted.id(), released ? "release marks" : "withhold marks", "");
    }
}
