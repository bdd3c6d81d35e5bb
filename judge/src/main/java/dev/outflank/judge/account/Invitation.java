package dev.outflank.judge.account;

import java.util.Optional;

/**
 * A person on a class list, or with a new account.
 *
 * @param email the address on the class list
 * @param key the invitation key of a new account; empty for an existing one
 */
public record Invitation(Person person, Optional<String> email, Optional<String> key) {}
