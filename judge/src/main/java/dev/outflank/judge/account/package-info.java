/** Accounts: people, roles, invitations, sessions, tokens, class lists and identities of OpenID Connect. */
@NullMarked
package dev.outflank.judge.account;

import org.jspecify.annotations.NullMarked;
