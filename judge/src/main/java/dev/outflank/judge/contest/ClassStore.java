package dev.outflank.judge.contest;

import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Extensions and groups that the staff granted on this server. Deadlines are local times, like those of contests. */
final class ClassStore {
    private final Jdbi jdbi;

    ClassStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    Optional<LocalDateTime> extension(String contest, long person) {
        return Optional.ofNullable(extensions(contest).get(person));
    }

    Map<Long, LocalDateTime> extensions(String contest) {
        Map<Long, LocalDateTime> extensions = new LinkedHashMap<>();
        jdbi.useHandle(handle -> handle.createQuery(
                        "select person, closes from extensions where contest = :contest order by person")
                .bind("contest", contest)
                .map((row, context) -> Map.entry(row.getLong(1), LocalDateTime.parse(row.getString(2))))
                .forEach(one -> extensions.put(one.getKey(), one.getValue())));
        return extensions;
    }

    void setExtension(String contest, long person, Optional<LocalDateTime> closes) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("delete from extensions where contest = :contest and person = :person")
                    .bind("contest", contest)
                    .bind("person", person)
                    .execute();
            closes.ifPresent(until -> handle.createUpdate(
                            "insert into extensions (contest, person, closes) values (:contest, :person, :closes)")
                    .bind("contest", contest)
                    .bind("person", person)
                    .bind("closes", until.toString())
                    .execute());
        });
    }

    Optional<Long> leader(String contest, long person) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select leader from group_members where contest = :contest and person = :person")
                .bind("contest", contest)
                .bind("person", person)
                .mapTo(Long.class)
                .findOne());
    }

    /** The members of a group, the leader first. */
    List<Long> group(String contest, long leader) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select person from group_members where contest = :contest and leader = :leader order by case"
                                + " when person = leader then 0 else 1 end, person")
                .bind("contest", contest)
                .bind("leader", leader)
                .mapTo(Long.class)
                .list());
    }

    /** Everyone who was put into a group, or taken out of one, on this server. */
    List<Long> members(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select person from group_members where contest = :contest order by leader, person")
                .bind("contest", contest)
                .mapTo(Long.class)
                .list());
    }

    /** Replaces the groups of these people by one; those whom they leave behind stay together under a new leader. */
    void setGroup(String contest, List<Long> people) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("delete from group_members where contest = :contest and person in (<people>)")
                    .bind("contest", contest)
                    .bindList("people", people)
                    .execute();
            for (long left : people) {
                handle.createQuery(
                                "select min(person) from group_members where contest = :contest and leader = :leader")
                        .bind("contest", contest)
                        .bind("leader", left)
                        .mapTo(Long.class)
                        .findOne()
                        .ifPresent(next -> handle.createUpdate("update group_members set leader = :next where contest ="
                                        + " :contest and leader = :leader")
                                .bind("next", next)
                                .bind("contest", contest)
                                .bind("leader", left)
                                .execute());
            }
            people.forEach(person -> handle.createUpdate(
                            "insert into group_members (contest, person, leader) values (:contest, :person, :leader)")
                    .bind("contest", contest)
                    .bind("person", person)
                    .bind("leader", people.getFirst())
                    .execute());
        });
    }
}
