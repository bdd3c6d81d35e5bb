package dev.outflank.arena.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/** The SHA-256 hash of everything added to it; text is added in UTF-8. */
public final class Sha256 {
    private final MessageDigest digest;

    public Sha256() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public static Sha256 of(String text) {
        return new Sha256().add(text);
    }

    public static Sha256 of(byte[] bytes) {
        return new Sha256().add(bytes);
    }

    public Sha256 add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    public Sha256 add(byte[] bytes) {
        digest.update(bytes);
        return this;
    }

    /** The whole hash as 64 hexadecimal digits. Ends the hash: nothing can be added after it. */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }

    /** The first bytes of the hash, two hexadecimal digits per byte: long enough for names, not for secrets. */
    public String hex(int bytes) {
        return HexFormat.of().formatHex(digest.digest(), 0, bytes);
    }

    public String base64() {
        return Base64.getEncoder().encodeToString(digest.digest());
    }
}
