/** Who someone is: signing in, sessions, invitations, tokens. */
@NullMarked
package dev.outflank.web.account;

import org.jspecify.annotations.NullMarked;
