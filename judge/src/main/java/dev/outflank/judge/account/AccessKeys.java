package dev.outflank.judge.account;

import dev.outflank.arena.record.Sha256;
import java.security.SecureRandom;
import java.util.Base64;

/** Generates access keys. They are long and random, so a plain hash of them is safe to store. */
final class AccessKeys {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 24;

    private AccessKeys() {}

    static String generate() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    static String hash(String key) {
        return Sha256.of(key).hex();
    }
}
