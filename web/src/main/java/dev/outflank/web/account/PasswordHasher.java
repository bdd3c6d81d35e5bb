package dev.outflank.web.account;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.RequestPool;
import dev.outflank.web.text.Message;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/**
 * Password hashing with Argon2id (RFC 9106), 19 MiB and two passes. At most two hashes are computed at a time, in a pool
 * of their own, so that sign-ins cannot slow down games.
 */
final class PasswordHasher {
    static final int MIN_LENGTH = 10;

    private static final int MAX_LENGTH = 200;
    private static final int SALT_BYTES = 16;
    private static final Argon2Function ARGON2 = Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

    /** Checked for unknown accounts, so that the response time does not reveal whether an account exists. */
    private static final String DUMMY_HASH = Password.hash("dummy password")
            .addRandomSalt(SALT_BYTES)
            .with(ARGON2)
            .getResult();

    private final RequestPool pool = new RequestPool("password", 2);

    /** Hashes a password chosen at the given address. */
    String hash(String address, String password) {
        if (password.length() < MIN_LENGTH || password.length() > MAX_LENGTH) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST,
                    Message.of("account.password-length", "min", MIN_LENGTH, "max", MAX_LENGTH));
        }
        return pool.run(
                address,
                () -> Password.hash(password)
                        .addRandomSalt(SALT_BYTES)
                        .with(ARGON2)
                        .getResult());
    }

    /** Checks a password entered at the given address; without a hash, it takes as long and is false. */
    boolean matches(String address, String password, Optional<String> hash) {
        if (password.length() > MAX_LENGTH) {
            return false;
        }
        String expected = hash.orElse(DUMMY_HASH);
        return pool.run(
                        address,
                        () -> Password.check(password, expected).with(Argon2Function.getInstanceFromHash(expected)))
                && hash.isPresent();
    }
}
