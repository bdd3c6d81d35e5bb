package dev.outflank.judge.account;

import java.time.Instant;

/** An action of a person. */
public record AuditEvent(long id, Instant at, String actor, String contest, String action, String detail) {}
