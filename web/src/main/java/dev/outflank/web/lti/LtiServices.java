package dev.outflank.web.lti;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.lti.LtiLink;
import dev.outflank.judge.lti.LtiPlatform;
import dev.outflank.judge.lti.LtiUser;
import dev.outflank.judge.marking.Marks;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Names and Roles, and Assignment and Grade Services: class lists from platforms, and marks to them. */
final class LtiServices {
    private static final String SCORES = "https://purl.imsglobal.org/spec/lti-ags/scope/score";
    private static final String LINE_ITEMS = "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem";
    private static final String MEMBERS = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";
    static final List<String> SCOPES = List.of(SCORES, LINE_ITEMS, MEMBERS);

    private static final Pattern NEXT = Pattern.compile("<([^>]+)>\\s*;[^,]*rel=\"?next\"?");
    private static final int MAX_PAGES = 100;
    private static final int MAX_PROBLEMS = 5;

    private final JudgeServices judge;
    private final LtiClient client;

    /** What happened: a number, and the first problems. */
    record Report(int done, int failed, List<String> problems) {}

    LtiServices(JudgeServices judge, LtiClient client) {
        this.judge = judge;
        this.client = client;
    }

    private static URI check(LtiPlatform platform, String address) throws LtiException {
        return OutgoingHttp.check(address, OutgoingHttp.hosts(platform.addresses()));
    }

    /** Enrols the learners of all courses that have a link to a contest. */
    Report enrolMembers(String actor, HostedContest hosted) {
        Set<String> seen = new HashSet<>();
        List<String> problems = new ArrayList<>();
        int enrolled = 0;
        int failed = 0;
        for (LtiLink link : judge.lti().links(hosted.id())) {
            LtiPlatform platform = judge.lti().platform(link.platform()).orElseThrow();
            if (link.memberships().isEmpty() || !seen.add(link.memberships().get())) {
                continue;
            }
            try {
                for (LtiUser user : members(platform, link.memberships().get())) {
                    judge.lti().enrol(platform, hosted, judge.lti().signIn(platform, user));
                    enrolled++;
                }
            } catch (LtiException e) {
                failed++;
                problems.add(platform.name() + ": " + e.reason());
            } catch (RequestRefusedException e) {
                failed++;
                problems.add(platform.name() + ": " + e.reason());
            }
        }
        judge.lti().log(actor, hosted.id(), "enrol from platform", enrolled + " people");
        return new Report(enrolled, failed, problems);
    }

    private List<LtiUser> members(LtiPlatform platform, String address) throws LtiException {
        String token = client.accessToken(platform, List.of(MEMBERS));
        List<LtiUser> members = new ArrayList<>();
        Optional<String> next = Optional.of(address);
        for (int page = 0; page < MAX_PAGES && next.isPresent(); page++) {
            OutgoingHttp.Response response = client.http()
                    .send(HttpRequest.newBuilder(check(platform, next.get()))
                            .header("Authorization", "Bearer " + token)
                            .header("Accept", "application/vnd.ims.lti-nrps.v2.membershipcontainer+json"));
            if (!response.isSuccess()) {
                throw new LtiException("the list of members was refused (status " + response.status() + ")");
            }
            for (JsonNode member : LtiClient.parse(response).path("members")) {
                Map<?, ?> fields = LtiClient.JSON.convertValue(member, Map.class);
                LtiUser user = LtiMessage.user(fields.get("user_id"), fields);
                // An instructor becomes staff by a launch of their own, never by a list.
                boolean active = !"Inactive".equals(fields.get("status")) && !"Deleted".equals(fields.get("status"));
                if (active && !user.instructor() && fields.get("user_id") instanceof String) {
                    members.add(user);
                }
            }
            Matcher link = NEXT.matcher(response.link());
            next = link.find() ? Optional.of(link.group(1)) : Optional.empty();
        }
        return members;
    }

    /** Sends the total of every student who is known to a platform to the gradebooks of all linked courses. */
    Report sendMarks(String actor, HostedContest hosted) throws IOException {
        Marks marks = judge.marks().marks(hosted);
        List<String> problems = new ArrayList<>();
        int sent = 0;
        int failed = 0;
        for (LtiLink link : judge.lti().links(hosted.id())) {
            LtiPlatform platform = judge.lti().platform(link.platform()).orElseThrow();
            Map<String, String> subjects = new LinkedHashMap<>();
            judge.lti()
                    .subjects(platform)
                    .forEach((person, subject) -> judge.accounts()
                            .find(person)
                            .map(Person::login)
                            .ifPresent(login -> subjects.put(login, subject)));
            try {
                String token = client.accessToken(platform, List.of(SCORES, LINE_ITEMS));
                Optional<URI> scores = scores(platform, link, hosted, token);
                if (scores.isEmpty()) {
                    problems.add(platform.name() + ": the link has no column in the gradebook");
                    failed++;
                    continue;
                }
                for (Marks.StudentMarks student : marks.students()) {
                    String subject = subjects.get(student.name());
                    if (subject != null) {
                        OutgoingHttp.Response response = send(
                                scores.get(),
                                token,
                                subject,
                                student,
                                hosted.contest().totalMarks());
                        sent += response.isSuccess() ? 1 : 0;
                        failed += response.isSuccess() ? 0 : 1;
                        if (!response.isSuccess()) {
                            problems.add(student.name() + ": status " + response.status());
                        }
                    }
                }
            } catch (LtiException e) {
                failed++;
                problems.add(platform.name() + ": " + e.reason());
            }
        }
        judge.lti().log(actor, hosted.id(), "send marks", sent + " sent, " + failed + " failed");
        return new Report(sent, failed, problems.stream().limit(MAX_PROBLEMS).toList());
    }

    /** Where scores of a link are sent; its column in the gradebook is created if necessary. */
    private Optional<URI> scores(LtiPlatform platform, LtiLink link, HostedContest hosted, String token)
            throws LtiException {
        Optional<String> lineItem = link.lineItem();
        if (lineItem.isEmpty() && link.lineItems().isPresent()) {
            OutgoingHttp.Response response = client.http()
                    .send(HttpRequest.newBuilder(
                                    check(platform, link.lineItems().get()))
                            .header("Authorization", "Bearer " + token)
                            .header("Content-Type", "application/vnd.ims.lis.v2.lineitem+json")
                            .POST(HttpRequest.BodyPublishers.ofString(LtiClient.JSON.writeValueAsString(Map.of(
                                    "label", hosted.contest().title(),
                                    "scoreMaximum", hosted.contest().totalMarks(),
                                    "resourceId", hosted.id(),
                                    "resourceLinkId", link.resourceLink())))));
            lineItem = Optional.of(LtiClient.parse(response).path("id").asString(""))
                    .filter(id -> !id.isEmpty());
            lineItem.ifPresent(id -> judge.lti()
                    .putLink(new LtiLink(
                            link.platform(),
                            link.resourceLink(),
                            link.contest(),
                            Optional.of(id),
                            link.lineItems(),
                            link.memberships())));
        }
        return lineItem.isEmpty() ? Optional.empty() : Optional.of(scoresAddress(check(platform, lineItem.get())));
    }

    /** The path of scores is that of the line item and '/scores'; a query stays at the end. */
    private static URI scoresAddress(URI lineItem) {
        String text = lineItem.toString();
        int query = text.indexOf('?');
        return URI.create(query < 0 ? text + "/scores" : text.substring(0, query) + "/scores" + text.substring(query));
    }

    private OutgoingHttp.Response send(
            URI scores, String token, String subject, Marks.StudentMarks student, BigDecimal maximum)
            throws LtiException {
        boolean complete =
                student.parts().values().stream().allMatch(mark -> mark.marks().isPresent());
        Map<String, Object> score = new LinkedHashMap<>();
        score.put("userId", subject);
        score.put("scoreGiven", student.total());
        score.put("scoreMaximum", maximum);
        score.put("activityProgress", "Completed");
        score.put("gradingProgress", complete ? "FullyGraded" : "PendingManual");
        score.put("timestamp", Instant.now().toString());
        return client.http()
                .send(HttpRequest.newBuilder(scores)
                        .header("Authorization", "Bearer " + token)
                        .header("Content-Type", "application/vnd.ims.lis.v1.score+json")
                        .POST(HttpRequest.BodyPublishers.ofString(LtiClient.JSON.writeValueAsString(score))));
    }
}
