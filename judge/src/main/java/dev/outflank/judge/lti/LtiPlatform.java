package dev.outflank.judge.lti;

import java.util.Arrays;
import java.util.List;

/**
 * A learning platform, such as a Moodle or a Canvas, that an administrator has registered.
 *
 * @param issuer the platform's identifier
 * @param clientId this server's identifier at the platform
 * @param deployments the accepted deployments, separated by commas
 * @param authorizationUrl where a launch is authorized
 * @param tokenUrl where access tokens for services are issued
 * @param jwksUrl the platform's public keys
 * @param staffAllowed whether the platform's instructors become staff here, in all contests
 * @param emailTrusted whether an e-mail address that the platform sends may identify a student's existing account
 */
public record LtiPlatform(
        long id,
        String name,
        String issuer,
        String clientId,
        String deployments,
        String authorizationUrl,
        String tokenUrl,
        String jwksUrl,
        boolean staffAllowed,
        boolean emailTrusted) {
    /** The accepted deployments. */
    public List<String> deploymentIds() {
        return Arrays.stream(deployments.split(","))
                .map(String::strip)
                .filter(one -> !one.isEmpty())
                .toList();
    }

    /** The addresses of the platform that this server uses itself. */
    public List<String> addresses() {
        return List.of(authorizationUrl, tokenUrl, jwksUrl);
    }

    /** The name under which identities of the platform's users are stored. */
    String identityIssuer() {
        return "lti " + issuer;
    }
}
