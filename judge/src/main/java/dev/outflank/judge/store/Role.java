package dev.outflank.judge.store;

/** What someone is here; each may do what the ones before may. */
public enum Role {
    STUDENT,
    STAFF,
    ADMINISTRATOR
}
