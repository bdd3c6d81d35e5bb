package dev.outflank.judge.competition;

import dev.outflank.judge.submission.StoredSubmission;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The entries of contests: staff players and students' programs. */
final class EntryStore {
    private static final String SELECT =
            "select id, contest, name, person, content, upload, active, disqualified, entered_at from contenders ";

    private final Jdbi jdbi;

    EntryStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(StoredEntry.class));
    }

    /** Enters a submission in place of the student's earlier ones. */
    void enter(StoredSubmission submission, String login) {
        jdbi.useTransaction(handle -> {
            // The entry that counts has the student's name; earlier ones are told apart by their submissions.
            handle.createUpdate("update contenders set active = false, name = :name || ' (upload ' || cast(upload as"
                            + " varchar(20)) || ')' where contest = :contest and person = :person")
                    .bind("contest", submission.contest())
                    .bind("person", submission.person())
                    .bind("name", submission.botName().orElse(login))
                    .execute();
            String name = uniqueName(handle, submission, submission.botName().orElse(login));
            int reactivated = handle.createUpdate(
                            "update contenders set active = true, upload = :upload, name = :name where contest = :contest and person = :person and content = :content")
                    .bind("contest", submission.contest())
                    .bind("person", submission.person())
                    .bind("content", submission.content())
                    .bind("upload", submission.id())
                    .bind("name", name)
                    .execute();
            if (reactivated == 0) {
                // A disqualification also applies to the student's new entries.
                handle.createUpdate(
                                "insert into contenders (contest, name, person, content, upload, active, entered_at,"
                                        + " disqualified) values (:contest, :name, :person, :content, :upload, true, :now,"
                                        + " (select max(disqualified) from contenders where contest = :contest and person"
                                        + " = :person))")
                        .bind("contest", submission.contest())
                        .bind("name", name)
                        .bind("person", submission.person())
                        .bind("content", submission.content())
                        .bind("upload", submission.id())
                        .bind("now", Instant.now())
                        .execute();
            }
        });
    }

    /** Takes a student's program out of the competition; its games remain. */
    public void withdraw(String contest, long person) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "update contenders set active = false where contest = :contest and person = :person")
                .bind("contest", contest)
                .bind("person", person)
                .execute());
    }

    private static String uniqueName(Handle handle, StoredSubmission submission, String wanted) {
        boolean taken = handle.createQuery("select count(*) from contenders where contest = :contest and name = :name")
                        .bind("contest", submission.contest())
                        .bind("name", wanted)
                        .mapTo(Long.class)
                        .one()
                > 0;
        return taken ? wanted + " (student)" : wanted;
    }

    /** Sets the staff players of a contest by name and spec; all other staff players become inactive. */
    void setStaffPlayers(String contest, List<String> names, List<String> specs) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("update contenders set active = false where contest = :contest and person is null")
                    .bind("contest", contest)
                    .execute();
            for (int i = 0; i < names.size(); i++) {
                handle.createUpdate("insert into contenders (contest, name, content, active, entered_at) values"
                                + " (:contest, :name, :content, true, :now) on conflict (contest, name) do update set active ="
                                + " true, content = excluded.content")
                        .bind("contest", contest)
                        .bind("name", names.get(i))
                        .bind("content", specs.get(i))
                        .bind("now", Instant.now())
                        .execute();
            }
        });
    }

    /** All entries of a contest, also inactive ones, in the order in which they entered. */
    List<StoredEntry> of(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "where contest = :contest order by id")
                .bind("contest", contest)
                .mapTo(StoredEntry.class)
                .list());
    }

    Optional<StoredEntry> find(long id) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "where id = :id")
                .bind("id", id)
                .mapTo(StoredEntry.class)
                .findOne());
    }

    /** Disqualifies an entry and all others of its author, or readmits them if there is no reason. */
    void disqualify(StoredEntry entry, Optional<String> reason) {
        jdbi.useHandle(handle -> handle.createUpdate("update contenders set disqualified = :reason where id = :id or"
                        + " (contest = :contest and person = :person)")
                .bind("reason", reason)
                .bind("id", entry.id())
                .bind("contest", entry.contest())
                .bind("person", entry.person().orElse(-1L))
                .execute());
    }
}
