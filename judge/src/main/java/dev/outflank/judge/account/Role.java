package dev.outflank.judge.account;

/** What a person may do; each role includes the rights of the ones before. */
public enum Role {
    STUDENT,
    STAFF,
    ADMINISTRATOR
}
