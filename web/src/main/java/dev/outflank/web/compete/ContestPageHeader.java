package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.service.Judge.HostedContest;
import dev.outflank.judge.store.Person;
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

/** What all pages of a contest begin with. */
final class ContestPageHeader {
    private static final DateTimeFormatter TIME_FORMAT =
            DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm", Locale.ENGLISH);

    private ContestPageHeader() {}

    /** The way back, the title, and the contest's own tabs. */
    static Markup of(Context context, HostedContest held, String title) {
        Optional<Person> person = SessionAuthenticator.person(context);
        String here = "/compete/" + held.id();
        Map<String, String> tabs = new LinkedHashMap<>();
        tabs.put("", "Leaderboard");
        tabs.put("/cross", "Cross table");
        tabs.put("/games", "Games");
        if (person.isPresent()) {
            tabs.put("/mine", "My uploads");
        }
        if (person.isPresent() && person.get().isStaff()) {
            tabs.put("/staff", "Staff");
        }
        StringBuilder nav = new StringBuilder("<nav class=\"tabs\" aria-label=\"This contest\">");
        tabs.forEach((path, name) -> nav.append("<a href=\"%s\"%s>%s</a>"
                .formatted(
                        text(here + path),
                        context.path().equals(here + path) ? " aria-current=\"page\"" : "",
                        text(name))));
        boolean main = title.equals(held.contest().title());
        return new Markup()
                .html("<p class=\"crumbs\">" + link("/compete", "Contests")
                        + (main ? "" : " › " + link(here, held.contest().title())) + "</p>")
                .title(title)
                .html(nav.append("</nav>").toString());
    }

    /** A moment, for people. */
    static String formatTime(Instant moment) {
        return "<time datetime=\"%s\">%s UTC</time>"
                .formatted(moment, TIME_FORMAT.format(moment.atOffset(ZoneOffset.UTC)));
    }
}
