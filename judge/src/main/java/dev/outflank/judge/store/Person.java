package dev.outflank.judge.store;

/**
 * Someone with an account.
 *
 * @param login under which one signs in and stands on leaderboards
 * @param name as people say it
 * @param locked whether the account is closed
 */
public record Person(long id, String login, String name, Role role, boolean locked) {
    public boolean isStaff() {
        return role != Role.STUDENT;
    }
}
