package dev.outflank.web.lti;

import com.nimbusds.jwt.JWTClaimsSet;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.lti.LtiLink;
import dev.outflank.judge.lti.LtiPlatform;
import dev.outflank.judge.lti.LtiService;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.http.SecurityFilter;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sign-in from learning platforms (LTI 1.3) and deep linking. A launch belongs to a login of the same browser: its state is
 * stored, used once, and must equal a cookie. In a frame a browser may keep that cookie back, so a launch there first opens
 * a window of its own. The choice of a contest must stay in the platform's frame; it signs no one in and needs no cookie.
 */
public final class LtiPages implements RouteGroup {
    static final String LOGIN_PATH = "/lti/login";
    static final String LAUNCH_PATH = "/lti/launch";
    static final String SELECT_PATH = "/lti/select";
    static final String KEYS_PATH = "/lti/keys";

    private static final Logger LOG = LoggerFactory.getLogger(LtiPages.class);
    private static final String COOKIE = "lti";
    private static final Duration LIFETIME = Duration.ofMinutes(10);
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final List<String> LOGIN_PARAMETERS =
            List.of("iss", "login_hint", "target_link_uri", "lti_message_hint", "client_id", "lti_deployment_id");

    private final JudgeServices judge;
    private final SessionAuthenticator authenticator;
    private final URI publicUrl;
    private final LtiClient client;

    LtiPages(JudgeServices judge, SessionAuthenticator authenticator, URI publicUrl, LtiClient client) {
        this.judge = judge;
        this.authenticator = authenticator;
        this.publicUrl = publicUrl;
        this.client = client;
    }

    /** All pages of LTI. */
    public static List<RouteGroup> of(
            JudgeServices judge, SessionAuthenticator authenticator, URI publicUrl, LtiKey key) {
        LtiClient client = new LtiClient(key);
        return List.of(
                new LtiPages(judge, authenticator, publicUrl, client),
                new LtiRegistrationPages(judge, publicUrl, client),
                new LtiContestPages(judge, client));
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(LOGIN_PATH, this::login, AccessLevel.ANYONE)
                .post(LOGIN_PATH, this::login, AccessLevel.ANYONE)
                .post(LAUNCH_PATH, this::launch, AccessLevel.ANYONE)
                .get(
                        KEYS_PATH,
                        context -> context.contentType("application/json")
                                .result(client.key().publicSet()),
                        AccessLevel.ANYONE);
    }

    static String randomKey() {
        byte[] bytes = new byte[24];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static Optional<String> parameter(Context context, String name) {
        String form = context.formParam(name);
        return Optional.ofNullable(form == null ? context.queryParam(name) : form)
                .filter(value -> !value.isBlank());
    }

    private void login(Context context) {
        LtiPlatform platform = parameter(context, "iss")
                .flatMap(issuer -> judge.lti().find(issuer, parameter(context, "client_id")))
                .orElseThrow(() -> new HttpException(HttpStatus.BAD_REQUEST, Message.of("lti.unknown-platform")));
        String target = parameter(context, "target_link_uri").orElse("");
        boolean selects = target.startsWith(publicUrl.resolve(SELECT_PATH).toString());
        if ("iframe".equals(context.header("Sec-Fetch-Dest")) && !selects) {
            showWindowButton(context);
            return;
        }
        String state = randomKey();
        String nonce = randomKey();
        judge.lti().begin(platform, state, nonce);
        setCookie(context, state, (int) LIFETIME.toSeconds());
        Map<String, String> request = new LinkedHashMap<>();
        request.put("scope", "openid");
        request.put("response_type", "id_token");
        request.put("response_mode", "form_post");
        request.put("prompt", "none");
        request.put("client_id", platform.clientId());
        request.put("redirect_uri", publicUrl.resolve(LAUNCH_PATH).toString());
        request.put("state", state);
        request.put("nonce", nonce);
        request.put("login_hint", parameter(context, "login_hint").orElse(""));
        parameter(context, "lti_message_hint").ifPresent(hint -> request.put("lti_message_hint", hint));
        String address = platform.authorizationUrl();
        context.redirect(address + (address.contains("?") ? "&" : "?") + Forms.encode(request), HttpStatus.SEE_OTHER);
    }

    /** The launch comes from the platform's site, so over HTTPS the cookie must be sent from there too. */
    private void setCookie(Context context, String value, int seconds) {
        boolean secure = "https".equals(publicUrl.getScheme());
        authenticator.setCookie(
                context,
                new Cookie(COOKIE, value, "/lti", seconds, secure, true, null, secure ? SameSite.NONE : SameSite.LAX));
    }

    private static void showWindowButton(Context context) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String name : LOGIN_PARAMETERS) {
            parameter(context, name).ifPresent(value -> parameters.put(name, value));
        }
        SecurityFilter.allowFrames(context, "");
        PageLayout.render(
                context,
                (output, interceptor, layout) ->
                        JteLtiWindowPageGenerated.render(output, interceptor, layout, parameters));
    }

    private void launch(Context context) {
        String cookie = Optional.ofNullable(context.cookie(COOKIE)).orElse("");
        setCookie(context, "", 0);
        String state = parameter(context, "state").orElse("");
        LtiService.Attempt attempt = judge.lti()
                .take(state)
                .orElseThrow(() -> new HttpException(HttpStatus.BAD_REQUEST, Message.of("lti.expired")));
        LtiPlatform platform = judge.lti().platform(attempt.platform()).orElseThrow();
        try {
            LtiMessage message =
                    client.verify(platform, parameter(context, "id_token").orElse(""), attempt.nonce());
            if (message.isDeepLinking()) {
                select(context, platform, message);
            } else if (cookie.equals(state)) {
                open(context, platform, message);
            } else {
                throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("lti.no-cookie"));
            }
        } catch (LtiException e) {
            LOG.warn("a launch from {} was refused: {}", platform.name(), e.reason());
            throw new HttpException(HttpStatus.FORBIDDEN, Message.of("lti.refused", "platform", platform.name()));
        } catch (RequestRefusedException e) {
            throw new HttpException(HttpStatus.FORBIDDEN, e.sentence());
        }
    }

    /** Signs the user in, enrols them and shows the contest. */
    private void open(Context context, LtiPlatform platform, LtiMessage message) throws RequestRefusedException {
        HostedContest hosted = message.contest()
                .flatMap(judge.contests()::find)
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("lti.no-contest")));
        Person person = judge.lti().signIn(platform, message.user());
        judge.lti().enrol(platform, hosted, person);
        message.resourceLink()
                .ifPresent(link -> judge.lti()
                        .putLink(new LtiLink(
                                platform.id(),
                                link,
                                hosted.id(),
                                message.lineItem(),
                                message.lineItems(),
                                message.memberships())));
        authenticator.signIn(context, person);
        context.redirect("/compete/" + hosted.id() + (person.isStaff() ? "/staff" : ""), HttpStatus.SEE_OTHER);
    }

    /**
     * A contest in the list of a deep linking request.
     *
     * @param response the signed answer that chooses it
     */
    record ContestChoice(String title, String response) {}

    private void select(Context context, LtiPlatform platform, LtiMessage message) throws LtiException {
        if (!message.user().instructor()) {
            throw new LtiException("only instructors can choose a contest");
        }
        String returnUrl = message.returnUrl()
                .orElseThrow(() -> new LtiException("the deep linking request has no return address"));
        URI checked = OutgoingHttp.check(returnUrl, OutgoingHttp.hosts(List.of(returnUrl)));
        List<ContestChoice> choices = judge.contests().all().stream()
                .filter(hosted -> platform.staffAllowed() || isVisible(platform, hosted))
                .map(hosted -> new ContestChoice(
                        hosted.contest().title(), client.key().sign(answer(platform, message, hosted))))
                .toList();
        SecurityFilter.allowFrames(context, checked.getScheme() + "://" + checked.getRawAuthority());
        PageLayout.render(
                context,
                (output, interceptor, layout) ->
                        JteLtiSelectPageGenerated.render(output, interceptor, layout, returnUrl, choices));
    }

    /** Open contests, and those that a link of this platform leads to already. */
    private boolean isVisible(LtiPlatform platform, HostedContest hosted) {
        return hosted.stored().open()
                || judge.lti().links(hosted.id()).stream().anyMatch(link -> link.platform() == platform.id());
    }

    private JWTClaimsSet answer(LtiPlatform platform, LtiMessage message, HostedContest hosted) {
        Map<String, Object> item = Map.of(
                "type", "ltiResourceLink",
                "title", hosted.contest().title(),
                "url", publicUrl.resolve(LAUNCH_PATH).toString(),
                "custom", Map.of("contest", hosted.id()),
                "lineItem",
                        Map.of(
                                "label", hosted.contest().title(),
                                "scoreMaximum", hosted.contest().totalMarks(),
                                "resourceId", hosted.id()));
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(platform.clientId())
                .audience(platform.issuer())
                .issueTime(Date.from(Instant.now()))
                .expirationTime(Date.from(Instant.now().plus(LIFETIME)))
                .claim("nonce", UUID.randomUUID().toString())
                .claim(LtiMessage.CLAIM + "message_type", "LtiDeepLinkingResponse")
                .claim(LtiMessage.CLAIM + "version", "1.3.0")
                .claim(LtiMessage.CLAIM + "deployment_id", message.deployment())
                .claim(LtiMessage.DEEP_LINKING + "content_items", List.of(item));
        message.returnData().ifPresent(data -> claims.claim(LtiMessage.DEEP_LINKING + "data", data));
        return claims.build();
    }
}
