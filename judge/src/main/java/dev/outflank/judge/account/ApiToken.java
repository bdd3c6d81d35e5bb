package dev.outflank.judge.account;

import java.time.Instant;

/** An API token; the key itself is shown once and not stored. */
public record ApiToken(long id, String label, Instant createdAt) {}
