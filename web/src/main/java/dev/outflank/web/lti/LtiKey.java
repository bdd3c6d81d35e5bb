package dev.outflank.web.lti;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.text.ParseException;
import java.util.UUID;

/** The key with which this server signs messages to platforms, in a file that only its owner can read. */
public final class LtiKey {
    private static final int BITS = 2048;

    private final RSAKey key;

    private LtiKey(RSAKey key) {
        this.key = key;
    }

    /** Reads the key from a file, or creates both. */
    public static LtiKey open(Path file) throws IOException {
        try {
            if (!Files.exists(file)) {
                RSAKey created = new RSAKeyGenerator(BITS)
                        .keyUse(KeyUse.SIGNATURE)
                        .algorithm(JWSAlgorithm.RS256)
                        .keyID(UUID.randomUUID().toString())
                        .generate();
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.createFile(
                        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                Files.writeString(file, created.toJSONString(), StandardOpenOption.TRUNCATE_EXISTING);
            }
            return new LtiKey(RSAKey.parse(Files.readString(file)));
        } catch (ParseException | JOSEException e) {
            throw new IOException(file + " contains no key for LTI: " + e.getMessage(), e);
        }
    }

    /** The public key, as platforms fetch it. */
    String publicSet() {
        return new JWKSet(key.toPublicJWK()).toString();
    }

    String sign(JWTClaimsSet claims) {
        try {
            SignedJWT jwt = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256)
                            .keyID(key.getKeyID())
                            .build(),
                    claims);
            jwt.sign(new RSASSASigner(key));
            return jwt.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("the key for LTI cannot sign: " + e.getMessage(), e);
        }
    }
}
