package dev.outflank.judge.lti;

import java.util.Optional;

/**
 * A link in a course of a platform that leads to a contest.
 *
 * @param resourceLink the platform's identifier of the link
 * @param lineItem the column of the platform's gradebook for this link
 * @param lineItems where such columns can be created
 * @param memberships where the members of the course can be listed
 */
public record LtiLink(
        long platform,
        String resourceLink,
        String contest,
        Optional<String> lineItem,
        Optional<String> lineItems,
        Optional<String> memberships) {}
