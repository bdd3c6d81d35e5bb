package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.Judge.HostedContest;
import dev.outflank.judge.account.Person;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.Markup;
import io.javalin.http.Context;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The header of all pages of a contest. */
final class ContestPageHeader {
    private static final DateTimeFormatter TIME_FORMAT =
            DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm", Locale.ENGLISH);

    private ContestPageHeader() {}

    /** Breadcrumbs, title and the contest's tabs. */
    static Markup of(Context context, HostedContest hosted, String title) {
        Optional<Person> person = SessionAuthenticator.person(context);
        String base = "/compete/" + hosted.id();
        Map<String, String> tabs = new LinkedHashMap<>();
        tabs.put("", "Leaderboard");
        tabs.put("/cross", "Cross table");
        tabs.put("/games", "Games");
        if (person.isPresent()) {
            tabs.put("/mine", "My submissions");
        }
        if (person.isPresent() && person.get().isStaff()) {
            tabs.put("/staff", "Staff");
        }
        StringBuilder nav = new StringBuilder("<nav class=\"tabs\" aria-label=\"Contest\">");
        tabs.forEach((path, name) -> nav.append("<a href=\"%s\"%s>%s</a>"
                .formatted(
                        text(base + path),
                        context.path().equals(base + path) ? " aria-current=\"page\"" : "",
                        text(name))));
        boolean main = title.equals(hosted.contest().title());
        return new Markup()
                .html("<p class=\"crumbs\">" + link("/compete", "Contests")
                        + (main ? "" : " › " + link(base, hosted.contest().title())) + "</p>")
                .title(title)
                .html(nav.append("</nav>").toString());
    }

    /** An instant as HTML, in UTC. */
    static String formatTime(Instant moment) {
        return "<time datetime=\"%s\">%s UTC</time>"
                .formatted(moment, TIME_FORMAT.format(moment.atOffset(ZoneOffset.UTC)));
    }
}
