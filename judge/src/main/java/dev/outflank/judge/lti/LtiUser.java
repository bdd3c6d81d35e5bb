package dev.outflank.judge.lti;

import java.util.Optional;

/**
 * A user of a platform.
 *
 * @param subject the platform's permanent identifier of the user
 * @param name the display name; may be empty
 * @param instructor whether the user teaches the course
 */
public record LtiUser(String subject, String name, Optional<String> email, boolean instructor) {}
