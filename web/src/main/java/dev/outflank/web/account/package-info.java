/** Accounts: sign-in, sessions, invitations, API tokens. */
@NullMarked
package dev.outflank.web.account;

import org.jspecify.annotations.NullMarked;
