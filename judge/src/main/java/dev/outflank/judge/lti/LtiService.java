package dev.outflank.judge.lti;

import dev.outflank.arena.record.Sha256;
import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.account.OidcIdentity;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.ContestService;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Learning platforms, their users and their links to contests. */
public final class LtiService {
    private static final Duration ATTEMPT_LIFETIME = Duration.ofMinutes(10);
    private static final Duration REGISTRATION_LIFETIME = Duration.ofHours(1);

    private final LtiStore store;
    private final AccountService accounts;
    private final ContestService contests;
    private final AuditLog auditLog;

    /** A sign-in that has begun at a platform. */
    public record Attempt(long platform, String nonce) {}

    public LtiService(Database database, AccountService accounts, ContestService contests, AuditLog auditLog) {
        this.store = new LtiStore(database.jdbi());
        this.accounts = accounts;
        this.contests = contests;
        this.auditLog = auditLog;
    }

    public List<LtiPlatform> platforms() {
        return store.platforms();
    }

    public Optional<LtiPlatform> platform(long id) {
        return store.platform(id);
    }

    /** The platform that sends a login; without a client id, only if the issuer is registered once. */
    public Optional<LtiPlatform> find(String issuer, Optional<String> clientId) {
        List<LtiPlatform> found = store.platforms().stream()
                .filter(platform -> platform.issuer().equals(issuer))
                .filter(platform -> clientId.isEmpty() || platform.clientId().equals(clientId.get()))
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /** Adds a platform, or replaces the one with the same issuer and client id. */
    public void save(String actor, LtiPlatform platform) {
        store.put(platform);
        auditLog.add(
                actor,
                "",
                "register platform",
                platform.name() + ", " + platform.issuer()
                        + (platform.staffAllowed() ? ", instructors are staff" : ""));
    }

    public void remove(String actor, LtiPlatform platform) {
        store.remove(platform.id());
        auditLog.add(actor, "", "remove platform", platform.name() + ", " + platform.issuer());
    }

    /** Allows one dynamic registration by a platform on this host, with this key. */
    public void allowRegistration(String actor, String host, String key) {
        store.addRegistration(Sha256.of(key).hex(), host, Instant.now().plus(REGISTRATION_LIFETIME));
        auditLog.add(actor, "", "allow registration", host);
    }

    /** The host that may register with this key, which is then used up. */
    public Optional<String> takeRegistration(String key) {
        return store.takeRegistration(Sha256.of(key).hex(), Instant.now());
    }

    public void begin(LtiPlatform platform, String state, String nonce) {
        store.addAttempt(
                Sha256.of(state).hex(), platform.id(), nonce, Instant.now().plus(ATTEMPT_LIFETIME));
    }

    /** The attempt with this state, which is then used up: a second launch with it is refused. */
    public Optional<Attempt> take(String state) {
        return store.takeAttempt(Sha256.of(state).hex(), Instant.now());
    }

    /** The account of a platform's user; a new one the first time. */
    public Person signIn(LtiPlatform platform, LtiUser user) throws RequestRefusedException {
        Person person = accounts.signIn(
                new OidcIdentity(
                        platform.identityIssuer(),
                        user.subject(),
                        platform.emailTrusted() ? user.email() : Optional.empty(),
                        user.name()),
                true);
        return user.instructor() && platform.staffAllowed()
                ? accounts.promote("platform " + platform.name(), person)
                : person;
    }

    /** Enrols a user of a platform. */
    public void enrol(LtiPlatform platform, HostedContest hosted, Person person) {
        contests.enrol("platform " + platform.name(), hosted, person);
    }

    public void putLink(LtiLink link) {
        store.putLink(link);
    }

    public List<LtiLink> links(String contest) {
        return store.links(contest);
    }

    /** The platform's identifiers of people with an account here, by their ids. */
    public Map<Long, String> subjects(LtiPlatform platform) {
        return accounts.subjects(platform.identityIssuer());
    }

    public void log(String actor, String contest, String action, String detail) {
        auditLog.add(actor, contest, action, detail);
    }
}
