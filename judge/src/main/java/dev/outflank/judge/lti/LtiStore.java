package dev.outflank.judge.lti;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Platforms, sign-ins that have begun, and links. */
final class LtiStore {
    private static final String SELECT =
            "select id, name, issuer, client_id, deployments, authorization_url, token_url,"
                    + " jwks_url, staff_allowed, email_trusted from lti_platforms ";

    private final Jdbi jdbi;

    LtiStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(LtiPlatform.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(LtiLink.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(LtiService.Attempt.class));
    }

    List<LtiPlatform> platforms() {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "order by id")
                .mapTo(LtiPlatform.class)
                .list());
    }

    Optional<LtiPlatform> platform(long id) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "where id = :id")
                .bind("id", id)
                .mapTo(LtiPlatform.class)
                .findOne());
    }

    /** Adds a platform, or replaces the one with the same issuer and client id. */
    void put(LtiPlatform platform) {
        jdbi.useHandle(handle -> handle.createUpdate("insert into lti_platforms (name, issuer, client_id, deployments,"
                        + " authorization_url, token_url, jwks_url, staff_allowed, email_trusted) values (:name, :issuer,"
                        + " :clientId, :deployments, :authorizationUrl, :tokenUrl, :jwksUrl, :staffAllowed,"
                        + " :emailTrusted) on conflict (issuer, client_id) do update set name = excluded.name,"
                        + " deployments = excluded.deployments, authorization_url = excluded.authorization_url,"
                        + " token_url = excluded.token_url, jwks_url = excluded.jwks_url, staff_allowed ="
                        + " excluded.staff_allowed, email_trusted = excluded.email_trusted")
                .bindMethods(platform)
                .execute());
    }

    void remove(long id) {
        jdbi.useTransaction(handle -> {
            for (String table : List.of("lti_attempts", "lti_links")) {
                handle.createUpdate("delete from " + table + " where platform = :id")
                        .bind("id", id)
                        .execute();
            }
            handle.createUpdate("delete from lti_platforms where id = :id")
                    .bind("id", id)
                    .execute();
        });
    }

    void addAttempt(String stateHash, long platform, String nonce, Instant expiresAt) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("delete from lti_attempts where expires_at < :now")
                    .bind("now", Instant.now())
                    .execute();
            handle.createUpdate("insert into lti_attempts (state_hash, platform, nonce, expires_at) values (:state,"
                            + " :platform, :nonce, :expires)")
                    .bind("state", stateHash)
                    .bind("platform", platform)
                    .bind("nonce", nonce)
                    .bind("expires", expiresAt)
                    .execute();
        });
    }

    /** Finds an attempt and deletes it in one step, so that no two requests can use it. */
    Optional<LtiService.Attempt> takeAttempt(String stateHash, Instant now) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "delete from lti_attempts where state_hash = :state and expires_at > :now returning platform, nonce")
                .bind("state", stateHash)
                .bind("now", now)
                .mapTo(LtiService.Attempt.class)
                .findOne());
    }

    void addRegistration(String keyHash, String host, Instant expiresAt) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into lti_registrations (key_hash, host, expires_at) values (:key, :host, :expires)")
                .bind("key", keyHash)
                .bind("host", host)
                .bind("expires", expiresAt)
                .execute());
    }

    Optional<String> takeRegistration(String keyHash, Instant now) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "delete from lti_registrations where key_hash = :key and expires_at > :now returning host")
                .bind("key", keyHash)
                .bind("now", now)
                .mapTo(String.class)
                .findOne());
    }

    void putLink(LtiLink link) {
        jdbi.useHandle(
                handle -> handle.createUpdate("insert into lti_links (platform, resource_link, contest, line_item,"
                                + " line_items, memberships) values (:platform, :resourceLink, :contest, :lineItem, :lineItems,"
                                + " :memberships) on conflict (platform, resource_link) do update set contest = excluded.contest,"
                                + " line_item = coalesce(excluded.line_item, lti_links.line_item), line_items ="
                                + " coalesce(excluded.line_items, lti_links.line_items), memberships ="
                                + " coalesce(excluded.memberships, lti_links.memberships)")
                        .bindMethods(link)
                        .execute());
    }

    List<LtiLink> links(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery("select platform, resource_link, contest, line_item,"
                        + " line_items, memberships from lti_links where contest = :contest order by platform,"
                        + " resource_link")
                .bind("contest", contest)
                .mapTo(LtiLink.class)
                .list());
    }
}
