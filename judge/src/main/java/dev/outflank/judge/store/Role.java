package dev.outflank.judge.store;

/** What a person may do; each role includes the rights of the ones before. */
public enum Role {
    STUDENT,
    STAFF,
    ADMINISTRATOR
}
