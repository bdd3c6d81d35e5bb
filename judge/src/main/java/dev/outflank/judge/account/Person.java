package dev.outflank.judge.account;

/**
 * A person with an account.
 *
 * @param login the name for signing in and on leaderboards
 * @param name the full name
 * @param locked whether the account is closed
 */
public record Person(long id, String login, String name, Role role, boolean locked) {
    public boolean isStaff() {
        return role != Role.STUDENT;
    }
}
