package dev.outflank.judge.account;

import dev.outflank.judge.store.Database;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Accounts: who exists, who may sign in and how. Changes are written to the audit log. */
public final class AccountService {
    private static final Duration INVITATION_VALIDITY = Duration.ofDays(30);
    private static final String ADMIN_LOGIN = "admin";
    /** Maximum number of API tokens per person. */
    public static final int MAX_TOKENS = 20;

    private static final int MAX_LABEL_LENGTH = 60;

    private final PersonStore people;
    private final IdentityStore identities;
    private final AuditLog auditLog;

    public AccountService(Database database, AuditLog auditLog) {
        this.people = new PersonStore(database.jdbi());
        this.identities = new IdentityStore(database.jdbi());
        this.auditLog = auditLog;
    }

    public Optional<Person> find(String login) {
        return people.find(login);
    }

    public Optional<Person> find(long id) {
        return people.find(id);
    }

    public Optional<Person> findByEmail(String email) {
        return people.findByEmail(email);
    }

    public List<Person> all() {
        return people.all();
    }

    /** The latest actions of people, the last one first. */
    public List<AuditEvent> auditEvents(int limit) {
        return auditLog.latest(limit);
    }

    /** Adds an account without a password; empty if the login is taken. */
    public Optional<Person> add(String login, String name, Role role) {
        return people.add(login, name, role);
    }

    /** Creates an account with an invitation. */
    public Invitation addAccount(String actor, String login, String name, Role role) throws RequestRefusedException {
        if (!ClassList.LOGIN.matcher(login).matches()) {
            throw new RequestRefusedException(
                    "a login must have at most 64 lower-case letters, digits, dots, underscores, dashes and @");
        }
        ClassList.checkName(name);
        Person person = people.add(login, name, role)
                .orElseThrow(() -> new RequestRefusedException("the login " + login + " is taken"));
        auditLog.add(actor, "", "add account", login + ", " + role);
        return new Invitation(person, Optional.empty(), Optional.of(people.invite(person.id(), INVITATION_VALIDITY)));
    }

    /**
     * Finds or creates the accounts of a class list, by login or e-mail address. New accounts get an invitation. An
     * address lets its owner sign in by OpenID Connect, so a class list never sets it for staff.
     */
    public List<Invitation> register(String classList) throws RequestRefusedException {
        List<ClassList.Member> members = checkClassList(classList);
        List<Invitation> invited = new ArrayList<>();
        for (ClassList.Member member : members) {
            Optional<Person> owner = member.email().flatMap(people::findByEmail);
            Optional<Person> created =
                    owner.isPresent() ? Optional.empty() : people.add(member.login(), member.name(), Role.STUDENT);
            Person person = owner.or(() -> created)
                    .or(() -> people.find(member.login()))
                    .orElseThrow();
            if (!person.isStaff()) {
                member.email().ifPresent(email -> people.setEmail(person.id(), email));
            }
            invited.add(new Invitation(
                    person, member.email(), created.map(one -> people.invite(one.id(), INVITATION_VALIDITY))));
        }
        return invited;
    }

    /** The members of a class list that can be registered. */
    public List<ClassList.Member> checkClassList(String classList) throws RequestRefusedException {
        List<ClassList.Member> members = ClassList.parse(classList);
        for (ClassList.Member member : members) {
            Optional<Person> known = people.find(member.login());
            Optional<Person> owner = member.email().flatMap(people::findByEmail);
            if (known.isPresent()
                    && owner.isPresent()
                    && known.get().id() != owner.get().id()) {
                throw new RequestRefusedException("the e-mail address of " + member.login()
                        + " belongs to another account, " + owner.get().login());
            }
        }
        return members;
    }

    /** New invitations for those of these students who have never signed in; their earlier links end. */
    public List<Invitation> inviteAgain(String actor, List<Person> students) {
        return students.stream()
                .filter(person -> person.role() == Role.STUDENT && !people.hasSignedIn(person.id()))
                .map(person -> new Invitation(person, people.email(person.id()), Optional.of(invite(actor, person))))
                .toList();
    }

    /** An invitation key for the first administrator, until the administrator has chosen a password. */
    public Optional<String> initialAdminKey() {
        Optional<Person> first = people.find(ADMIN_LOGIN);
        if (first.isEmpty()) {
            if (!people.all().isEmpty()) {
                return Optional.empty();
            }
            first = people.add(ADMIN_LOGIN, "Administrator", Role.ADMINISTRATOR);
        }
        return first.filter(person -> people.passwordHash(person.id()).isEmpty())
                .map(person -> people.invite(person.id(), INVITATION_VALIDITY));
    }

    /** Creates another invitation, for a person who cannot sign in. */
    public String invite(String actor, Person person) {
        auditLog.add(actor, "", "invite", person.login());
        return people.invite(person.id(), INVITATION_VALIDITY);
    }

    public Optional<Person> findByInvitation(String key) {
        return people.findByInvitation(key);
    }

    /** Uses an invitation to set a password, given as a hash; empty if it is invalid or was used before. */
    public Optional<Person> acceptInvitation(String key, String passwordHash) {
        Optional<Person> person = people.acceptInvitation(key);
        person.ifPresent(one -> {
            people.setPassword(one.id(), passwordHash);
            auditLog.add(one.login(), "", "accept invitation", "");
        });
        return person;
    }

    public Optional<String> passwordHash(Person person) {
        return people.passwordHash(person.id());
    }

    /** Sets a password, given as a hash, and ends all sessions of the account. */
    public void changePassword(Person person, String passwordHash) {
        people.setPassword(person.id(), passwordHash);
        auditLog.add(person.login(), "", "change password", "");
    }

    public void setRole(Person actor, Person person, Role role) throws RequestRefusedException {
        requireOther(actor, person);
        people.setRole(person.id(), role);
        auditLog.add(actor.login(), "", "set role", person.login() + ": " + role);
    }

    /** Closes an account, or opens it again. */
    public void setLocked(Person actor, Person person, boolean locked) throws RequestRefusedException {
        requireOther(actor, person);
        people.setLocked(person.id(), locked);
        auditLog.add(actor.login(), "", locked ? "lock" : "unlock", person.login());
    }

    private static void requireOther(Person actor, Person person) throws RequestRefusedException {
        if (actor.id() == person.id()) {
            throw new RequestRefusedException("you can't change your own account: there must be an administrator");
        }
    }

    /** Opens a session and returns its key. */
    public String openSession(Person person, Duration validity) {
        return people.openSession(person.id(), validity);
    }

    public Optional<Person> findBySession(String key) {
        return people.findBySession(key);
    }

    public void closeSession(String key) {
        people.closeSession(key);
    }

    /** Adds an API token and returns its key. */
    public String addToken(Person person, String label) throws RequestRefusedException {
        if (people.tokens(person.id()).size() >= MAX_TOKENS) {
            throw new RequestRefusedException("you already have " + MAX_TOKENS + " tokens. Remove one first");
        }
        if (label.isEmpty() || label.length() > MAX_LABEL_LENGTH) {
            throw new RequestRefusedException("a token's name must have 1 to " + MAX_LABEL_LENGTH + " characters");
        }
        String token = people.addToken(person.id(), label);
        auditLog.add(person.login(), "", "new token", label);
        return token;
    }

    public List<ApiToken> tokens(Person person) {
        return people.tokens(person.id());
    }

    public void removeToken(Person person, long token) {
        people.removeToken(person.id(), token);
    }

    public Optional<Person> findByToken(String key) {
        return people.findByToken(key);
    }

    /** The e-mail address of a person, if it is known. */
    public Optional<String> email(Person person) {
        return people.email(person.id());
    }

    /** Makes a student staff; others keep their role. */
    public Person promote(String actor, Person person) {
        if (person.role() != Role.STUDENT) {
            return person;
        }
        people.setRole(person.id(), Role.STAFF);
        auditLog.add(actor, "", "set role", person.login() + ": " + Role.STAFF);
        return find(person.id()).orElseThrow();
    }

    /** The identifiers that an issuer gave to people with an account, by their ids. */
    public Map<Long, String> subjects(String issuer) {
        return identities.subjects(issuer);
    }

    /** Finds or creates the account of an identity that an OpenID Connect provider asserts. */
    public Person signIn(OidcIdentity identity, boolean newStudents) throws RequestRefusedException {
        return identity.resolveAccount(people, identities, auditLog, newStudents);
    }
}
