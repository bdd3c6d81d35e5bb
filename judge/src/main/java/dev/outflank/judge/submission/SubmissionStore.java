package dev.outflank.judge.submission;

import dev.outflank.judge.store.TaskType;
import java.time.Instant;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Submissions with their files. */
final class SubmissionStore {
    private static final String SELECT =
            "select id, contest, person, content, state, reason, log, attempts, made_at, checked_at, bot_name from"
                    + " uploads ";

    private final Jdbi jdbi;

    SubmissionStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(StoredSubmission.class));
    }

    long add(String contest, long person, String content, Map<String, byte[]> files, Optional<String> botName) {
        return jdbi.inTransaction(handle -> {
            long id = handle.createQuery(
                            "insert into uploads (contest, person, content, state, reason, log, attempts, made_at,"
                                    + " bot_name) values (:contest, :person, :content, 'QUEUED', '', '', 0, :now,"
                                    + " :botName) returning id")
                    .bind("contest", contest)
                    .bind("person", person)
                    .bind("content", content)
                    .bind("now", Instant.now())
                    .bind("botName", botName)
                    .mapTo(Long.class)
                    .one();
            files.forEach((name, bytes) -> handle.createUpdate(
                            "insert into upload_files (upload, name, bytes) values (:upload, :name, :bytes)")
                    .bind("upload", id)
                    .bind("name", name)
                    .bind("bytes", bytes)
                    .execute());
            return id;
        });
    }

    /** The names of bots, and of entries, that others than this person use in a contest. */
    List<String> namesOfOthers(String contest, long person) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select bot_name from uploads where contest = :contest and person <> :person and bot_name is not"
                                + " null union select name from contenders where contest = :contest and (person is null or"
                                + " person <> :person)")
                .bind("contest", contest)
                .bind("person", person)
                .mapTo(String.class)
                .list());
    }

    Optional<StoredSubmission> find(long id) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "where id = :id")
                .bind("id", id)
                .mapTo(StoredSubmission.class)
                .findOne());
    }

    Map<String, byte[]> files(long submissionId) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        jdbi.useHandle(handle -> handle.createQuery(
                        "select name, bytes from upload_files where upload = :upload order by name")
                .bind("upload", submissionId)
                .map((row, context) -> Map.entry(row.getString(1), row.getBytes(2)))
                .forEach(file -> files.put(file.getKey(), file.getValue())));
        return files;
    }

    /** A submission with its files, under a student's name. */
    public Submission load(StoredSubmission stored, String name) {
        return Submissions.ofFiles(name, files(stored.id()), stored.madeAt());
    }

    /** The submissions of a person in a contest, the latest first. */
    List<StoredSubmission> of(String contest, long person) {
        return jdbi.withHandle(
                handle -> handle.createQuery(SELECT + "where contest = :contest and person = :person order by id desc")
                        .bind("contest", contest)
                        .bind("person", person)
                        .mapTo(StoredSubmission.class)
                        .list());
    }

    /** The latest submission of each person in a contest. */
    List<StoredSubmission> latestPerPerson(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        SELECT + "where id in (select max(id) from uploads where contest = :contest group by person)"
                                + " order by id")
                .bind("contest", contest)
                .mapTo(StoredSubmission.class)
                .list());
    }

    /** The number of submissions of a person in all contests since a time. */
    int countSince(long person, Instant since) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select count(*) from uploads where person = :person and made_at > :since")
                        .bind("person", person)
                        .bind("since", since)
                        .mapTo(Integer.class)
                        .one());
    }

    /** Submissions that wait for their check and have no task in the queue. */
    List<StoredSubmission> unscheduled() {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT
                        + "where state = 'QUEUED' and not exists (select 1 from work_queue w where w.task_name"
                        + " = :task and w.task_instance = cast(uploads.id as varchar(20))) order by"
                        + " id limit 500")
                .bind("task", TaskType.CHECK.taskName())
                .mapTo(StoredSubmission.class)
                .list());
    }

    /** Whether a contest has submissions that are not checked yet. */
    boolean hasQueued(String contest) {
        return jdbi.withHandle(handle ->
                handle.createQuery("select count(*) from uploads where contest = :contest and state = 'QUEUED'")
                                .bind("contest", contest)
                                .mapTo(Long.class)
                                .one()
                        > 0);
    }

    /** The number of submissions in a state. */
    long count(StoredSubmission.State state) {
        return jdbi.withHandle(handle -> handle.createQuery("select count(*) from uploads where state = :state")
                .bind("state", state)
                .mapTo(Long.class)
                .one());
    }

    /** Whether the person has a newer submission in the same contest. */
    boolean isSuperseded(StoredSubmission submission) {
        return jdbi.withHandle(handle -> handle.createQuery(
                                "select count(*) from uploads where contest = :contest and person = :person and id > :id")
                        .bind("contest", submission.contest())
                        .bind("person", submission.person())
                        .bind("id", submission.id())
                        .mapTo(Long.class)
                        .one()
                > 0);
    }

    /** Records the result of a check; false if another worker has done so before. */
    boolean finishCheck(long id, StoredSubmission.State state, String reason, String log) {
        return jdbi.withHandle(handle ->
                handle.createUpdate("update uploads set state = :state, reason = :reason, log = :log, checked_at = :now"
                                        + " where id = :id and state = 'QUEUED'")
                                .bind("state", state)
                                .bind("reason", reason)
                                .bind("log", log)
                                .bind("now", Instant.now())
                                .bind("id", id)
                                .execute()
                        == 1);
    }

    /** Records an internal error: the submission stays queued, or remains unchecked if given up. */
    void recordFailure(long id, String reason, boolean givenUp) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "update uploads set attempts = attempts + 1, reason = :reason, state = :state where id = :id"
                                + " and state = 'QUEUED'")
                .bind("reason", reason)
                .bind("state", givenUp ? StoredSubmission.State.UNCHECKED : StoredSubmission.State.QUEUED)
                .bind("id", id)
                .execute());
    }

    /** The number of students by the state of their latest submission. */
    Map<StoredSubmission.State, Long> countLatest(String contest) {
        Map<StoredSubmission.State, Long> counts = new EnumMap<>(StoredSubmission.State.class);
        jdbi.useHandle(handle -> handle.createQuery("select state, count(*) from uploads where id in (select max(id)"
                        + " from uploads where contest = :contest group by person) group by state")
                .bind("contest", contest)
                .map((row, context) -> Map.entry(StoredSubmission.State.valueOf(row.getString(1)), row.getLong(2)))
                .forEach(state -> counts.put(state.getKey(), state.getValue())));
        return counts;
    }
}
