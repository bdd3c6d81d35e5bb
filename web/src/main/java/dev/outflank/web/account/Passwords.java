package dev.outflank.web.account;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import dev.outflank.web.http.Fault;
import io.javalin.http.HttpStatus;
import java.util.concurrent.Semaphore;

/** Argon2id with 19 MB and two passes. Few at once, so that many sign-ins cannot take the machine away from games. */
final class Passwords {
    static final int SHORTEST = 10;

    private static final int LONGEST = 200;
    private static final int SALT_BYTES = 16;
    private static final Argon2Function HASH = Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

    /** Checked when there is no such account, so that the time tells nobody whether there is one. */
    private static final String NOBODYS =
            Password.hash("nobody has this one").addRandomSalt(SALT_BYTES).with(HASH).getResult();

    private final Semaphore atOnce = new Semaphore(2);

    String hash(String password) {
        if (password.length() < SHORTEST || password.length() > LONGEST) {
            throw new Fault(
                    HttpStatus.BAD_REQUEST,
                    "A password has " + SHORTEST + " to " + LONGEST + " characters: take a sentence.");
        }
        atOnce.acquireUninterruptibly();
        try {
            return Password.hash(password).addRandomSalt(SALT_BYTES).with(HASH).getResult();
        } finally {
            atOnce.release();
        }
    }

    boolean isRight(String password, java.util.Optional<String> hash) {
        if (password.length() > LONGEST) {
            return false;
        }
        atOnce.acquireUninterruptibly();
        try {
            String known = hash.orElse(NOBODYS);
            boolean right = Password.check(password, known).with(Argon2Function.getInstanceFromHash(known));
            return right && hash.isPresent();
        } finally {
            atOnce.release();
        }
    }
}
