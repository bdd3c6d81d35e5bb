package dev.outflank.web.lti;

import dev.outflank.judge.lti.LtiUser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The claims of a verified launch. */
record LtiMessage(Map<String, Object> claims) {
    static final String CLAIM = "https://purl.imsglobal.org/spec/lti/claim/";
    static final String DEEP_LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim/";
    private static final String GRADES = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
    private static final String NAMES_AND_ROLES = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";
    private static final String CONTEXT_ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership#";

    String text(String claim) {
        return claims.get(claim) instanceof String text ? text : "";
    }

    private static Map<?, ?> object(@Nullable Object value) {
        return value instanceof Map<?, ?> map ? map : Map.of();
    }

    private Optional<String> field(String claim, String field) {
        return object(claims.get(claim)).get(field) instanceof String text && !text.isBlank()
                ? Optional.of(text)
                : Optional.empty();
    }

    boolean isDeepLinking() {
        return text(CLAIM + "message_type").equals("LtiDeepLinkingRequest");
    }

    boolean isResourceLink() {
        return text(CLAIM + "message_type").equals("LtiResourceLinkRequest");
    }

    String deployment() {
        return text(CLAIM + "deployment_id");
    }

    Optional<String> resourceLink() {
        return field(CLAIM + "resource_link", "id");
    }

    /** The contest that was chosen when the link was made. */
    Optional<String> contest() {
        return field(CLAIM + "custom", "contest");
    }

    Optional<String> lineItem() {
        return field(GRADES, "lineitem");
    }

    Optional<String> lineItems() {
        return field(GRADES, "lineitems");
    }

    Optional<String> memberships() {
        return field(NAMES_AND_ROLES, "context_memberships_url");
    }

    Optional<String> returnUrl() {
        return field(DEEP_LINKING + "deep_linking_settings", "deep_link_return_url");
    }

    Optional<String> returnData() {
        return field(DEEP_LINKING + "deep_linking_settings", "data");
    }

    /** Roles may be given by their whole name, or by the short name of a role in the course. */
    static boolean isInstructor(@Nullable Object roles) {
        return roles instanceof List<?> list
                && list.stream()
                        .anyMatch(role -> role.equals(CONTEXT_ROLE + "Instructor") || role.equals("Instructor"));
    }

    LtiUser user() {
        return user(claims.get("sub"), claims);
    }

    static LtiUser user(@Nullable Object subject, Map<?, ?> person) {
        Object roles = person.containsKey("roles") ? person.get("roles") : person.get(CLAIM + "roles");
        return new LtiUser(
                String.valueOf(subject),
                person.get("name") instanceof String name ? name : "",
                person.get("email") instanceof String email ? Optional.of(email) : Optional.empty(),
                isInstructor(roles));
    }
}
