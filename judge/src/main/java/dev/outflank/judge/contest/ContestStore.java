package dev.outflank.judge.contest;

import dev.outflank.judge.account.Person;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Contests and enrolments. */
final class ContestStore {
    private static final String SELECT = "select id, text, open, frozen, released, revision from contests ";

    private static final String FROM_MEMBERS = " from people p where p.id in (select person from enrolments where"
            + " contest = :contest union select person from uploads where contest = :contest)";

    private final Jdbi jdbi;

    ContestStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(StoredContest.class));
    }

    /** Adds a contest, or replaces its text. */
    void put(String id, String text, boolean open) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into contests (id, text, open, frozen, released, revision, created_at)"
                                + " values (:id, :text, :open, false, false, 0, :now) on conflict (id) do update"
                                + " set text = excluded.text, open = excluded.open")
                .bind("id", id)
                .bind("text", text)
                .bind("open", open)
                .bind("now", Instant.now())
                .execute());
    }

    Optional<StoredContest> find(String id) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "where id = :id")
                .bind("id", id)
                .mapTo(StoredContest.class)
                .findOne());
    }

    List<StoredContest> all() {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "order by created_at desc, id")
                .mapTo(StoredContest.class)
                .list());
    }

    void setFrozen(String id, boolean frozen) {
        set(id, "frozen", frozen);
    }

    void setReleased(String id, boolean released) {
        set(id, "released", released);
    }

    private void set(String id, String column, boolean value) {
        jdbi.useHandle(handle -> handle.createUpdate("update contests set " + column + " = :value where id = :id")
                .bind("value", value)
                .bind("id", id)
                .execute());
    }

    void enrol(String contest, long person) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into enrolments (contest, person) values (:contest, :person) on conflict do nothing")
                .bind("contest", contest)
                .bind("person", person)
                .execute());
    }

    boolean isEnrolled(String contest, long person) {
        return jdbi.withHandle(handle ->
                handle.createQuery("select count(*) from enrolments where contest = :contest and person = :person")
                                .bind("contest", contest)
                                .bind("person", person)
                                .mapTo(Long.class)
                                .one()
                        > 0);
    }

    /** The enrolled people, and all others who have submitted something. */
    List<Person> members(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select p.id, p.login, p.name, p.role, p.locked" + FROM_MEMBERS + " order by p.login")
                .bind("contest", contest)
                .mapTo(Person.class)
                .list());
    }

    long countStudents(String contest) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select count(*)" + FROM_MEMBERS + " and p.role = 'STUDENT'")
                        .bind("contest", contest)
                        .mapTo(Long.class)
                        .one());
    }
}
