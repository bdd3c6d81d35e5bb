package dev.outflank.judge.account;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The append-only log of who did what. */
public final class AuditLog {
    private final Jdbi jdbi;

    public AuditLog(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(AuditEvent.class));
    }

    public void add(String actor, String contest, String action, String detail) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into events (at, actor, contest, action, detail) values (:now, :actor, :contest,"
                                + " :action, :detail)")
                .bind("now", Instant.now())
                .bind("actor", actor)
                .bind("contest", contest)
                .bind("action", action)
                .bind("detail", detail)
                .execute());
    }

    List<AuditEvent> latest(int limit) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select id, at, actor, contest, action, detail from events order by id desc limit :most")
                .bind("most", limit)
                .mapTo(AuditEvent.class)
                .list());
    }
}
