package dev.outflank.judge.account;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Accounts, and the keys of sessions, API tokens and invitations. */
final class PersonStore {
    static final String SELECT = "select p.id, p.login, p.name, p.role, p.locked from people p ";

    private final Jdbi jdbi;

    PersonStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(Person.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(ApiToken.class));
    }

    /** Adds an account without a password; empty if the login is taken. */
    Optional<Person> add(String login, String name, Role role) {
        return jdbi.inTransaction(handle -> handle.createQuery(
                        "insert into people (login, name, role, locked, created_at) values (:login, :name, :role,"
                                + " false, :now) on conflict (login) do nothing returning id, login, name, role, locked")
                .bind("login", login)
                .bind("name", name)
                .bind("role", role)
                .bind("now", Instant.now())
                .mapTo(Person.class)
                .findOne());
    }

    Optional<Person> find(String login) {
        return findOne(SELECT + "where p.login = :key", login);
    }

    Optional<Person> find(long id) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "where p.id = :id")
                .bind("id", id)
                .mapTo(Person.class)
                .findOne());
    }

    Optional<Person> findByEmail(String email) {
        return findOne(SELECT + "where p.email = :key", email);
    }

    /** Sets the e-mail address of an account; addresses are unique. */
    void setEmail(long person, String email) {
        jdbi.useHandle(handle -> handle.createUpdate("update people set email = :email where id = :id")
                .bind("email", email)
                .bind("id", person)
                .execute());
    }

    List<Person> all() {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "order by p.login")
                .mapTo(Person.class)
                .list());
    }

    private Optional<Person> findOne(String sql, String key) {
        return jdbi.withHandle(handle ->
                handle.createQuery(sql).bind("key", key).mapTo(Person.class).findOne());
    }

    Optional<String> passwordHash(long person) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select password from people where id = :id and password is not null")
                        .bind("id", person)
                        .mapTo(String.class)
                        .findOne());
    }

    /** Sets a password. All sessions, tokens and invitations of the account end: a stranger may have had one of them. */
    void setPassword(long person, String hash) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("update people set password = :hash where id = :id")
                    .bind("hash", hash)
                    .bind("id", person)
                    .execute();
            removeKeys(handle, person);
        });
    }

    private static void removeKeys(Handle handle, long person) {
        for (String table : List.of("sessions", "tokens", "invitations")) {
            handle.createUpdate("delete from " + table + " where person = :id")
                    .bind("id", person)
                    .execute();
        }
    }

    void setRole(long person, Role role) {
        jdbi.useHandle(handle -> handle.createUpdate("update people set role = :role where id = :id")
                .bind("role", role)
                .bind("id", person)
                .execute());
    }

    /** Closes an account, or opens it again. Its sessions end; tokens of a closed account are not accepted. */
    void setLocked(long person, boolean locked) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("update people set locked = :locked where id = :id")
                    .bind("locked", locked)
                    .bind("id", person)
                    .execute();
            handle.createUpdate("delete from sessions where person = :id")
                    .bind("id", person)
                    .execute();
        });
    }

    /** Opens a session and returns its key. */
    String openSession(long person, Duration validity) {
        String key = AccessKeys.generate();
        jdbi.useTransaction(handle -> {
            handle.createUpdate("delete from sessions where expires_at < :now")
                    .bind("now", Instant.now())
                    .execute();
            handle.createUpdate("insert into sessions (key_hash, person, expires_at) values (:hash, :person, :expires)")
                    .bind("hash", AccessKeys.hash(key))
                    .bind("person", person)
                    .bind("expires", Instant.now().plus(validity))
                    .execute();
        });
        return key;
    }

    Optional<Person> findBySession(String key) {
        return findByUnexpiredKey("sessions", key);
    }

    /** The owner of a key in a table of expiring keys. */
    private Optional<Person> findByUnexpiredKey(String table, String key) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "join " + table
                        + " k on k.person = p.id where k.key_hash = :hash and k.expires_at > :now and not p.locked")
                .bind("hash", AccessKeys.hash(key))
                .bind("now", Instant.now())
                .mapTo(Person.class)
                .findOne());
    }

    void closeSession(String key) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from sessions where key_hash = :hash")
                .bind("hash", AccessKeys.hash(key))
                .execute());
    }

    /** Adds an API token and returns its key. */
    String addToken(long person, String label) {
        String key = AccessKeys.generate();
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into tokens (key_hash, person, label, created_at) values (:hash, :person, :label,"
                                + " :now)")
                .bind("hash", AccessKeys.hash(key))
                .bind("person", person)
                .bind("label", label)
                .bind("now", Instant.now())
                .execute());
        return key;
    }

    List<ApiToken> tokens(long person) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select id, label, created_at from tokens where person = :person order by id")
                .bind("person", person)
                .mapTo(ApiToken.class)
                .list());
    }

    void removeToken(long person, long token) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from tokens where id = :id and person = :person")
                .bind("id", token)
                .bind("person", person)
                .execute());
    }

    Optional<Person> findByToken(String key) {
        return findOne(
                SELECT + "join tokens t on t.person = p.id where t.key_hash = :key and not p.locked",
                AccessKeys.hash(key));
    }

    /**
     * Creates an invitation: a key that can be used once, to choose a password. It replaces all sessions, tokens and
     * earlier invitations of the account.
     */
    String invite(long person, Duration validity) {
        String key = AccessKeys.generate();
        jdbi.useTransaction(handle -> {
            removeKeys(handle, person);
            handle.createUpdate(
                            "insert into invitations (key_hash, person, expires_at) values (:hash, :person, :expires)")
                    .bind("hash", AccessKeys.hash(key))
                    .bind("person", person)
                    .bind("expires", Instant.now().plus(validity))
                    .execute();
        });
        return key;
    }

    Optional<Person> findByInvitation(String key) {
        return findByUnexpiredKey("invitations", key);
    }

    /** Uses an invitation and returns its owner; empty if it is invalid or was used before. */
    Optional<Person> acceptInvitation(String key) {
        Optional<Person> person = findByInvitation(key);
        int removed = jdbi.withHandle(handle -> handle.createUpdate("delete from invitations where key_hash = :hash")
                .bind("hash", AccessKeys.hash(key))
                .execute());
        return removed == 1 ? person : Optional.empty();
    }

    /** Whether a person has chosen a password or signed in by OpenID Connect. */
    boolean hasSignedIn(long person) {
        return jdbi.withHandle(handle -> handle.createQuery(
                                "select count(*) from people p where p.id = :id and (p.password is not null or exists"
                                        + " (select 1 from identities i where i.person = p.id))")
                        .bind("id", person)
                        .mapTo(Long.class)
                        .one()
                > 0);
    }

    Optional<String> email(long person) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select email from people where id = :id and email is not null")
                        .bind("id", person)
                        .mapTo(String.class)
                        .findOne());
    }
}
