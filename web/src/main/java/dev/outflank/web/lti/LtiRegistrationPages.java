package dev.outflank.web.lti;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.lti.LtiPlatform;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.http.SecurityFilter;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** Registration of learning platforms by an administrator: by hand, or dynamically with a link that works once. */
final class LtiRegistrationPages implements RouteGroup {
    private static final Logger LOG = LoggerFactory.getLogger(LtiRegistrationPages.class);
    private static final String PAGE = "/staff/platforms";
    private static final String TOOL = "https://purl.imsglobal.org/spec/lti-tool-configuration";

    private final JudgeServices judge;
    private final URI publicUrl;
    private final LtiClient client;

    LtiRegistrationPages(JudgeServices judge, URI publicUrl, LtiClient client) {
        this.judge = judge;
        this.publicUrl = publicUrl;
        this.client = client;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(PAGE, context -> show(context, Optional.empty()), AccessLevel.ADMINISTRATOR)
                .post(PAGE, this::add, AccessLevel.ADMINISTRATOR)
                .post(PAGE + "/link", this::createLink, AccessLevel.ADMINISTRATOR)
                .post(PAGE + "/{platform}/remove", this::remove, AccessLevel.ADMINISTRATOR)
                .get("/lti/register/{key}", this::register, AccessLevel.ANYONE);
    }

    private void show(Context context, Optional<String> link) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteLtiPlatformsPageGenerated.render(
                        output, interceptor, layout, judge.lti().platforms(), publicUrl.toString(), link));
    }

    private static String actor(Context context) {
        return SessionAuthenticator.requirePerson(context).login();
    }

    private static String field(Context context, String name) {
        return Optional.ofNullable(context.formParam(name)).orElse("").strip();
    }

    private void add(Context context) {
        List<String> required = List.of("name", "issuer", "client", "deployments", "authorization", "token", "jwks");
        if (required.stream().anyMatch(name -> field(context, name).isEmpty())) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("lti.incomplete"));
        }
        LtiPlatform platform = new LtiPlatform(
                0,
                field(context, "name"),
                field(context, "issuer"),
                field(context, "client"),
                field(context, "deployments"),
                field(context, "authorization"),
                field(context, "token"),
                field(context, "jwks"),
                field(context, "staff").equals("yes"),
                field(context, "email").equals("yes"));
        save(actor(context), platform);
        context.redirect(PAGE, HttpStatus.SEE_OTHER);
    }

    private void save(String actor, LtiPlatform platform) {
        try {
            for (String address : platform.addresses()) {
                OutgoingHttp.check(address, OutgoingHttp.hosts(List.of(address)));
            }
        } catch (LtiException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("lti.bad-address", "reason", e.reason()));
        }
        judge.lti().save(actor, platform);
    }

    private void remove(Context context) {
        String id = context.pathParam("platform");
        LtiPlatform platform = (id.matches("[0-9]{1,18}")
                        ? judge.lti().platform(Long.parseLong(id))
                        : Optional.<LtiPlatform>empty())
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("lti.unknown-platform")));
        judge.lti().remove(actor(context), platform);
        context.redirect(PAGE, HttpStatus.SEE_OTHER);
    }

    /** A link for dynamic registration by the platform at an address. */
    private void createLink(Context context) {
        try {
            String address = field(context, "address");
            String host = OutgoingHttp.check(address, OutgoingHttp.hosts(List.of(address)))
                    .getHost();
            String key = LtiPages.randomKey();
            judge.lti().allowRegistration(actor(context), host, key);
            show(context, Optional.of(publicUrl.resolve("/lti/register/" + key).toString()));
        } catch (LtiException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("lti.bad-address", "reason", e.reason()));
        }
    }

    private void register(Context context) {
        String host = judge.lti()
                .takeRegistration(context.pathParam("key"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("lti.registration-used")));
        try {
            LtiPlatform platform = register(
                    host,
                    Optional.ofNullable(context.queryParam("openid_configuration"))
                            .orElse(""),
                    Optional.ofNullable(context.queryParam("registration_token")));
            save("platform " + host, platform);
            SecurityFilter.allowFrames(context, "");
            PageLayout.render(
                    context,
                    (output, interceptor, layout) ->
                            JteLtiRegisteredPageGenerated.render(output, interceptor, layout, platform));
        } catch (LtiException e) {
            LOG.warn("the registration of {} failed: {}", host, e.reason());
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("lti.bad-address", "reason", e.reason()));
        }
    }

    private LtiPlatform register(String host, String configuration, Optional<String> token) throws LtiException {
        URI address = OutgoingHttp.check(configuration, Set.of(host));
        if (!host.equals(address.getHost())) {
            throw new LtiException("this link is for a platform on " + host);
        }
        OutgoingHttp.Response response = client.http().send(HttpRequest.newBuilder(address));
        JsonNode settings = LtiClient.parse(response);
        String issuer = settings.path("issuer").asString("");
        URI endpoint = OutgoingHttp.check(settings.path("registration_endpoint").asString(""), Set.of(host));
        HttpRequest.Builder request = HttpRequest.newBuilder(endpoint)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(LtiClient.JSON.writeValueAsString(tool())));
        token.ifPresent(bearer -> request.header("Authorization", "Bearer " + bearer));
        OutgoingHttp.Response answer = client.http().send(request);
        JsonNode registration = LtiClient.parse(answer);
        String clientId = registration.path("client_id").asString("");
        if (!answer.isSuccess() || clientId.isEmpty() || issuer.isEmpty()) {
            throw new LtiException("the platform refused the registration (status " + answer.status() + ")");
        }
        return new LtiPlatform(
                0,
                host,
                issuer,
                clientId,
                registration.path(TOOL).path("deployment_id").asString(""),
                settings.path("authorization_endpoint").asString(""),
                settings.path("token_endpoint").asString(""),
                settings.path("jwks_uri").asString(""),
                false,
                false);
    }

    /** This server as a tool (LTI Dynamic Registration 1.0). */
    private Map<String, Object> tool() {
        String launch = publicUrl.resolve(LtiPages.LAUNCH_PATH).toString();
        return Map.ofEntries(
                Map.entry("application_type", "web"),
                Map.entry("response_types", List.of("id_token")),
                Map.entry("grant_types", List.of("implicit", "client_credentials")),
                Map.entry(
                        "initiate_login_uri",
                        publicUrl.resolve(LtiPages.LOGIN_PATH).toString()),
                Map.entry("redirect_uris", List.of(launch)),
                Map.entry("client_name", "Outflank"),
                Map.entry("jwks_uri", publicUrl.resolve(LtiPages.KEYS_PATH).toString()),
                Map.entry("token_endpoint_auth_method", "private_key_jwt"),
                Map.entry("scope", String.join(" ", LtiServices.SCOPES)),
                Map.entry(
                        TOOL,
                        Map.of(
                                "domain", publicUrl.getRawAuthority(),
                                "target_link_uri", launch,
                                "claims", List.of("iss", "sub", "name", "email"),
                                "messages",
                                        List.of(
                                                Map.of("type", "LtiResourceLinkRequest"),
                                                Map.of(
                                                        "type",
                                                        "LtiDeepLinkingRequest",
                                                        "target_link_uri",
                                                        publicUrl
                                                                .resolve(LtiPages.SELECT_PATH)
                                                                .toString())))));
    }
}
