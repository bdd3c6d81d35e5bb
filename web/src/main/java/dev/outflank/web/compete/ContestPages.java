package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.service.Standings;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.web.account.Accounts;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The contests, their leaderboards and games. */
final class ContestPages implements Pages {
    static final int GAMES = 50;

    private final Judge judge;
    private final Asked asked;
    private final LiveParts live;
    private final LiveMatches matches;

    ContestPages(Judge judge, LiveParts live, LiveMatches matches) {
        this.judge = judge;
        this.asked = new Asked(judge);
        this.live = live;
        this.matches = matches;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete", this::list, Role.ANYONE)
                .get("/compete/{contest}", this::show, Role.ANYONE)
                .get("/compete/{contest}/events", context -> {
                    Held held = asked.contest(context);
                    live.stream(context, "board " + held.id(), () -> board(held.id()));
                }, Role.ANYONE)
                .get("/compete/{contest}/cross", this::cross, Role.ANYONE)
                .get("/compete/{contest}/cross/events", context -> {
                    Held held = asked.contest(context);
                    live.stream(context, "cross " + held.id(), () -> crossTable(held.id()));
                }, Role.ANYONE)
                .get("/compete/{contest}/games", this::games, Role.ANYONE);
    }

    private void list(Context context) {
        Optional<Person> person = Accounts.person(context);
        Markup markup = new Markup().title("Contests");
        List<Held> seen = judge.contests().stream().filter(held -> judge.maySee(held, person)).toList();
        markup.html("<ul class=\"contests\">");
        seen.forEach(held -> markup.html(card(held)));
        markup.html("</ul>");
        if (seen.isEmpty()) {
            markup.html("<p class=\"card\">There is none that you may see. " + link("/sign-in?next=/compete", "Sign in")
                    + ", if you have an account.</p>");
        }
        if (person.isPresent() && person.get().isStaff()) {
            markup.html("<p>" + link("/staff", "Staff") + "</p>");
        }
        Asked.answer(context, "Contests", markup);
    }

    private String card(Held held) {
        Optional<Standings.Table> table = judge.standings(held.id()).tables().stream().findFirst();
        int contenders = table.map(one -> one.rows().size()).orElse(0);
        String leader = table.flatMap(one -> one.rows().stream().findFirst())
                .filter(row -> row.games() > 0)
                .map(row -> "<b>" + text(row.name()) + "</b> leads " + contenders)
                .orElse(contenders + " contenders");
        long games = judge.store().encounters().games(held.id());
        return ("<li class=\"card\"><h2>%s</h2><p>%s</p>"
                        + "<p class=\"facts\">%s<span>%s</span><span>%,d games</span></p></li>")
                .formatted(
                        link("/compete/" + held.id(), held.contest().title()),
                        text(held.contest().course()),
                        chip(held),
                        leader,
                        games);
    }

    static String state(Held held) {
        Contest contest = held.contest();
        return held.stored().frozen()
                ? "frozen"
                : contest.dates().closes().map(closes -> "until " + closes.toString().replace('T', ' ')).orElse("open");
    }

    private static String chip(Held held) {
        return "<span class=\"chip %s\">%s</span>"
                .formatted(held.stored().frozen() ? "even" : "won", text(state(held)));
    }

    private void show(Context context) {
        Held held = asked.contest(context);
        Optional<Person> person = Accounts.person(context);
        String here = "/compete/" + held.id();
        Markup markup = ContestFrame.of(context, held, held.contest().title());
        markup.html("<p>" + chip(held) + " " + text(held.contest().course()) + "</p>");
        markup.html(live.part(here + "/events", "board " + held.id(), () -> board(held.id())));
        markup.html("<p class=\"note\">Strength follows from all games among those in the table; in 19 of 20 cases the"
                + " truth lies within the line, and within the ranks under <i>may rank</i> nobody's place is"
                + " sure.</p>");
        markup.heading("Hand in");
        for (HandIn handIn : held.contest().handIns().values()) {
            markup.paragraph(handIn.file() + ", at most " + handIn.largest() / 1024 + " kB"
                    + handIn.bot().map(bot -> ", talks " + bot.protocol().title()).orElse(""));
        }
        markup.html(person.isPresent()
                ? "<p><a class=\"button main\" href=\"" + text(here) + "/mine\">Hand in a program</a></p>"
                : "<p>" + link("/sign-in?next=" + here + "/mine", "Sign in") + " to hand in a program.</p>");
        Asked.answer(context, held.contest().title(), markup);
    }

    /** What is played now, and the tables. */
    private String board(String contest) {
        String here = "/compete/" + contest;
        StringBuilder html = new StringBuilder(matches.cards(contest));
        Standings standings = judge.standings(contest);
        for (Standings.Table table : standings.tables()) {
            html.append("<h2>")
                    .append(text(table.stage().title()))
                    .append("</h2>\n")
                    .append(LeaderboardTable.of(here, table));
        }
        if (standings.tables().isEmpty()) {
            boolean played = judge.contest(contest).flatMap(held -> held.contest().competition()).isPresent();
            html.append("<p class=\"card\">").append(played
                    ? "There are not yet two contenders: the table begins with the second."
                    : "Here nobody plays against others: what is handed in is tried and marked.").append("</p>");
        }
        return html.toString();
    }

    private void cross(Context context) {
        Held held = asked.contest(context);
        Asked.answer(context, "Cross table", ContestFrame.of(context, held, "Cross table")
                .html(live.part(
                        "/compete/" + held.id() + "/cross/events",
                        "cross " + held.id(),
                        () -> crossTable(held.id()))));
    }

    private String crossTable(String contest) {
        List<Standings.Table> tables = judge.standings(contest).tables();
        if (tables.isEmpty()) {
            return "<p class=\"card\">There are not yet two contenders.</p>";
        }
        String html =
                new CrossTable(judge.store().encounters().of(contest)).html("/compete/" + contest, tables.getFirst());
        int all = tables.getFirst().rows().size();
        return "<p class=\"note\">Points of all games, a draw being a half, for the one at the left against the one"
                + " with the number above."
                + (all > CrossTable.MOST ? " These are the best " + CrossTable.MOST + " of " + all + "." : "")
                + "</p>\n" + html;
    }

    private void games(Context context) {
        Held held = asked.contest(context);
        int page = Asked.page(context);
        List<StoredGame> games =
                judge.store().pairings().latest(held.id(), Optional.empty(), GAMES, page * GAMES);
        Markup markup = ContestFrame.of(context, held, "Games");
        if (games.isEmpty()) {
            markup.html("<p class=\"card\">No game has ended yet.</p>");
        } else {
            markup.html(GameRows.table(held.id(), games, names(judge, held.id())));
        }
        pages(markup, "/compete/" + held.id() + "/games", page, games.size() == GAMES);
        Asked.answer(context, "Games", markup);
    }

    /** Where to go for newer and older games. */
    static void pages(Markup markup, String here, int page, boolean more) {
        markup.html("<p class=\"pages\">" + (page > 0 ? link(here + "?page=" + (page - 1), "‹ Newer") : "")
                + (more ? " " + link(here + "?page=" + (page + 1), "Older ›") : "") + "</p>");
    }

    static Map<Long, String> names(Judge judge, String contest) {
        Map<Long, String> names = new HashMap<>();
        for (Contender one : judge.store().contenders().of(contest)) {
            names.put(one.id(), one.name());
        }
        return names;
    }
}
