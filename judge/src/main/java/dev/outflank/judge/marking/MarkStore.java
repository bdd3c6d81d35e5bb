package dev.outflank.judge.marking;

import dev.outflank.judge.store.TaskType;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Marks in the database: the cache of computed marks, and manual marks. */
final class MarkStore implements MarkCache {
    private final Jdbi jdbi;

    MarkStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    @Override
    public Optional<PartMark> find(String key) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select marks, reason, log from part_marks where mark_key = :key")
                .bind("key", key)
                .map((row, context) ->
                        new PartMark(Optional.of(new BigDecimal(row.getString(1))), row.getString(2), row.getString(3)))
                .findOne());
    }

    @Override
    public void put(String key, PartMark mark) {
        mark.marks()
                .ifPresent(marks -> jdbi.useHandle(handle -> handle.createUpdate(
                                "insert into part_marks (mark_key, marks, reason, log, made_at) values (:key, :marks, :reason,"
                                        + " :log, :now) on conflict do nothing")
                        .bind("key", key)
                        .bind("marks", marks.toPlainString())
                        .bind("reason", mark.reason())
                        .bind("log", mark.log())
                        .bind("now", Instant.now())
                        .execute()));
    }

    /** Whether there are computed marks whose keys begin like this. */
    boolean hasKeys(String prefix) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select count(*) from part_marks where mark_key like :prefix || '%'")
                                .bind("prefix", prefix)
                                .mapTo(Long.class)
                                .one()
                        > 0);
    }

    void removeKeys(String prefix) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from part_marks where mark_key like :prefix || '%'")
                .bind("prefix", prefix)
                .execute());
    }

    /** Sets a manual mark, or removes it if empty. */
    void setManualMark(String contest, long person, String part, Optional<BigDecimal> marks) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate(
                            "delete from manual_marks where contest = :contest and person = :person and part = :part")
                    .bind("contest", contest)
                    .bind("person", person)
                    .bind("part", part)
                    .execute();
            marks.ifPresent(given -> handle.createUpdate(
                            "insert into manual_marks (contest, person, part, marks) values (:contest, :person, :part,"
                                    + " :marks)")
                    .bind("contest", contest)
                    .bind("person", person)
                    .bind("part", part)
                    .bind("marks", given.toPlainString())
                    .execute());
        });
    }

    /** Records that a submission could not be marked, and returns how often that has happened. */
    int recordFailure(long submissionId, String reason) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "insert into mark_failures (upload, attempts, reason) values (:upload, 1, :reason) on conflict"
                                + " (upload) do update set attempts = mark_failures.attempts + 1, reason ="
                                + " excluded.reason returning attempts")
                .bind("upload", submissionId)
                .bind("reason", reason)
                .mapTo(Integer.class)
                .one());
    }

    void removeFailure(long submissionId) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from mark_failures where upload = :upload")
                .bind("upload", submissionId)
                .execute());
    }

    /** The reason of the last failure by submission, as far as submissions of the contest could not be marked. */
    Map<Long, String> failures(String contest) {
        Map<Long, String> failures = new HashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("select f.upload, f.reason from mark_failures f join uploads u on"
                        + " u.id = f.upload where u.contest = :contest")
                .bind("contest", contest)
                .map((row, context) -> Map.entry(row.getLong(1), row.getString(2)))
                .forEach(failure -> failures.put(failure.getKey(), failure.getValue())));
        return failures;
    }

    /** The manual marks of a contest, by login and part. */
    Map<String, Map<String, BigDecimal>> manualMarks(String contest) {
        record Given(String login, String part, String marks) {}
        Map<String, Map<String, BigDecimal>> all = new HashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("select p.login, m.part, m.marks from manual_marks m"
                        + " join people p on p.id = m.person where m.contest = :contest")
                .bind("contest", contest)
                .map((row, context) -> new Given(row.getString(1), row.getString(2), row.getString(3)))
                .forEach(given -> all.computeIfAbsent(given.login(), login -> new HashMap<>())
                        .put(given.part(), new BigDecimal(given.marks()))));
        return all;
    }

    /** The number of submissions of a contest that wait to be marked. */
    long countWaiting(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery("select count(*) from work_queue w join uploads u on"
                        + " w.task_instance = cast(u.id as varchar(20)) where w.task_name = :task and u.contest ="
                        + " :contest")
                .bind("task", TaskType.MARK.taskName())
                .bind("contest", contest)
                .mapTo(Long.class)
                .one());
    }
}
