package dev.outflank.judge.competition;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Rejudges: pairs played again. Their results are staged next to the first ones, and count only once applied. */
final class RejudgeStore {
    private final Jdbi jdbi;

    RejudgeStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(Rejudge.class));
    }

    /** Stages all played pairs of a contest, or of one entry, to be played again; empty if there are none. */
    Optional<Rejudge> stage(String contest, Optional<Long> entryId, String reason, int priority) {
        return jdbi.inTransaction(handle -> {
            String entryFilter = entryId.isPresent() ? " and (a = :contender or b = :contender)" : "";
            List<Pairing> pairs = handle.createQuery(
                            "select id, contest, stage, a, b, round, edition, coalesce(place, id) as place, counts,"
                                    + " state, priority, attempts, reason from pairs where contest = :contest and counts"
                                    + " and state = 'PLAYED'" + entryFilter + " order by id")
                    .bind("contest", contest)
                    .bind("contender", entryId.orElse(0L))
                    .mapTo(Pairing.class)
                    .list();
            if (pairs.isEmpty()) {
                return Optional.empty();
            }
            Rejudge rejudge = handle.createQuery(
                            "insert into rejudges (contest, state, reason, made_at) values (:contest,"
                                    + " 'STAGED', :reason, :now) returning id, contest, state, reason, made_at")
                    .bind("contest", contest)
                    .bind("reason", reason)
                    .bind("now", Instant.now())
                    .mapTo(Rejudge.class)
                    .one();
            pairs.forEach(pair -> PairingStore.add(
                    handle,
                    contest,
                    pair.stage(),
                    pair.a(),
                    pair.b(),
                    pair.round(),
                    rejudge.id(),
                    Optional.of(pair.place()),
                    priority));
            return Optional.of(rejudge);
        });
    }

    Optional<Rejudge> find(long id) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select id, contest, state, reason, made_at from rejudges where id = :id")
                        .bind("id", id)
                        .mapTo(Rejudge.class)
                        .findOne());
    }

    List<Rejudge> of(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select id, contest, state, reason, made_at from rejudges where contest = :contest order by id"
                                + " desc")
                .bind("contest", contest)
                .mapTo(Rejudge.class)
                .list());
    }

    /** Makes the new results count instead of the old ones; pairs that were not played again keep their old result. */
    boolean apply(Rejudge rejudge) {
        return jdbi.inTransaction(handle -> {
            if (!transition(handle, rejudge, Rejudge.State.APPLIED)) {
                return false;
            }
            handle.createUpdate(
                            "update pairs set counts = false where contest = :contest and counts and coalesce(place,"
                                    + " id) in (select place from pairs where edition = :edition and state = 'PLAYED')")
                    .bind("contest", rejudge.contest())
                    .bind("edition", rejudge.id())
                    .execute();
            handle.createUpdate("update pairs set counts = true where edition = :edition and state = 'PLAYED'")
                    .bind("edition", rejudge.id())
                    .execute();
            return true;
        });
    }

    boolean discard(Rejudge rejudge) {
        return jdbi.inTransaction(handle -> transition(handle, rejudge, Rejudge.State.DISCARDED));
    }

    /** Ends the staging; pairs that are still pending become void. */
    private static boolean transition(Handle handle, Rejudge rejudge, Rejudge.State state) {
        int updated = handle.createUpdate("update rejudges set state = :state where id = :id and state = 'STAGED'")
                .bind("state", state)
                .bind("id", rejudge.id())
                .execute();
        handle.createUpdate("update pairs set state = 'VOID', reason = 'the rejudge has ended' where edition = :edition"
                        + " and state = 'PENDING'")
                .bind("edition", rejudge.id())
                .execute();
        incrementRevision(handle, rejudge.contest());
        return updated == 1;
    }

    /** Marks a change of which results count, so that cached results are read again. */
    private static void incrementRevision(Handle handle, String id) {
        handle.createUpdate("update contests set revision = revision + 1 where id = :id")
                .bind("id", id)
                .execute();
    }
}
