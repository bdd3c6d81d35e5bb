package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.service.Judge.HostedContest;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Standings;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.StoredEntry;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The contests, their leaderboards and games. */
final class ContestPages implements RouteGroup {
    static final int PAGE_SIZE = 50;

    private final Judge judge;
    private final ContestLookup lookup;
    private final LiveFragments fragments;
    private final LivePairPages livePairs;

    ContestPages(Judge judge, LiveFragments fragments, LivePairPages livePairs) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.fragments = fragments;
        this.livePairs = livePairs;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete", this::list, AccessLevel.ANYONE)
                .get("/compete/{contest}", this::show, AccessLevel.ANYONE)
                .get(
                        "/compete/{contest}/events",
                        context -> {
                            HostedContest held = lookup.contest(context);
                            fragments.stream(context, "board " + held.id(), () -> leaderboard(held.id()));
                        },
                        AccessLevel.ANYONE)
                .get("/compete/{contest}/cross", this::showCrossTable, AccessLevel.ANYONE)
                .get(
                        "/compete/{contest}/cross/events",
                        context -> {
                            HostedContest held = lookup.contest(context);
                            fragments.stream(context, "cross " + held.id(), () -> crossTable(held.id()));
                        },
                        AccessLevel.ANYONE)
                .get("/compete/{contest}/games", this::games, AccessLevel.ANYONE);
    }

    private void list(Context context) {
        Optional<Person> person = SessionAuthenticator.person(context);
        Markup markup = new Markup().title("Contests");
        List<HostedContest> visible = judge.contests().stream()
                .filter(held -> judge.canView(held, person))
                .toList();
        markup.html("<ul class=\"contests\">");
        visible.forEach(held -> markup.html(card(held)));
        markup.html("</ul>");
        if (visible.isEmpty()) {
            markup.html("<p class=\"card\">There is none that you may see. " + link("/sign-in?next=/compete", "Sign in")
                    + ", if you have an account.</p>");
        }
        if (person.isPresent() && person.get().isStaff()) {
            markup.html("<p>" + link("/staff", "Staff") + "</p>");
        }
        ContestLookup.renderPage(context, "Contests", markup);
    }

    private String card(HostedContest held) {
        Optional<Standings.StageTable> table =
                judge.standings(held.id()).tables().stream().findFirst();
        int entries = table.map(one -> one.rows().size()).orElse(0);
        String leader = table.flatMap(one -> one.rows().stream().findFirst())
                .filter(row -> row.games() > 0)
                .map(row -> "<b>" + text(row.name()) + "</b> leads " + entries)
                .orElse(entries + " contenders");
        long games = judge.store().headToHead().countGames(held.id());
        return ("<li class=\"card\"><h2>%s</h2><p>%s</p>"
                        + "<p class=\"facts\">%s<span>%s</span><span>%,d games</span></p></li>")
                .formatted(
                        link("/compete/" + held.id(), held.contest().title()),
                        text(held.contest().course()),
                        stateChip(held),
                        leader,
                        games);
    }

    static String state(HostedContest held) {
        Contest contest = held.contest();
        return held.stored().frozen()
                ? "frozen"
                : contest.dates()
                        .closes()
                        .map(closes -> "until " + closes.toString().replace('T', ' '))
                        .orElse("open");
    }

    private static String stateChip(HostedContest held) {
        return "<span class=\"chip %s\">%s</span>"
                .formatted(held.stored().frozen() ? "even" : "won", text(state(held)));
    }

    private void show(Context context) {
        HostedContest held = lookup.contest(context);
        Optional<Person> person = SessionAuthenticator.person(context);
        String here = "/compete/" + held.id();
        Markup markup = ContestPageHeader.of(context, held, held.contest().title());
        markup.html("<p>" + stateChip(held) + " " + text(held.contest().course()) + "</p>");
        markup.html(fragments.fragment(here + "/events", "board " + held.id(), () -> leaderboard(held.id())));
        markup.html("<p class=\"note\">Strength follows from all games among those in the table; in 19 of 20 cases the"
                + " truth lies within the line, and within the ranks under <i>may rank</i> nobody's place is"
                + " sure.</p>");
        markup.heading("Hand in");
        for (RequiredFile requiredFile : held.contest().requiredFiles().values()) {
            markup.paragraph(requiredFile.file() + ", at most " + requiredFile.maxBytes() / 1024 + " kB"
                    + requiredFile
                            .bot()
                            .map(bot -> ", talks " + bot.protocol().id())
                            .orElse(""));
        }
        markup.html(
                person.isPresent()
                        ? "<p><a class=\"button primary\" href=\"" + text(here) + "/mine\">Hand in a program</a></p>"
                        : "<p>" + link("/sign-in?next=" + here + "/mine", "Sign in") + " to hand in a program.</p>");
        ContestLookup.renderPage(context, held.contest().title(), markup);
    }

    /** What is played now, and the tables. */
    private String leaderboard(String contest) {
        String here = "/compete/" + contest;
        StringBuilder html = new StringBuilder(livePairs.cards(contest));
        Standings standings = judge.standings(contest);
        for (Standings.StageTable table : standings.tables()) {
            html.append("<h2>")
                    .append(text(table.stage().title()))
                    .append("</h2>\n")
                    .append(LeaderboardTable.of(here, table));
        }
        if (standings.tables().isEmpty()) {
            boolean played = judge.contest(contest)
                    .flatMap(held -> held.contest().competition())
                    .isPresent();
            html.append("<p class=\"card\">")
                    .append(
                            played
                                    ? "There are not yet two contenders: the table begins with the second."
                                    : "Here nobody plays against others: what is handed in is tried and marked.")
                    .append("</p>");
        }
        return html.toString();
    }

    private void showCrossTable(Context context) {
        HostedContest held = lookup.contest(context);
        ContestLookup.renderPage(
                context,
                "Cross table",
                ContestPageHeader.of(context, held, "Cross table")
                        .html(fragments.fragment(
                                "/compete/" + held.id() + "/cross/events",
                                "cross " + held.id(),
                                () -> crossTable(held.id()))));
    }

    private String crossTable(String contest) {
        List<Standings.StageTable> tables = judge.standings(contest).tables();
        if (tables.isEmpty()) {
            return "<p class=\"card\">There are not yet two contenders.</p>";
        }
        String html = new ContestCrossTable(judge.store().headToHead().of(contest))
                .html("/compete/" + contest, tables.getFirst());
        int all = tables.getFirst().rows().size();
        return "<p class=\"note\">Points of all games, a draw being a half, for the one at the left against the one"
                + " with the number above."
                + (all > ContestCrossTable.MAX_ENTRIES
                        ? " These are the best " + ContestCrossTable.MAX_ENTRIES + " of " + all + "."
                        : "")
                + "</p>\n" + html;
    }

    private void games(Context context) {
        HostedContest held = lookup.contest(context);
        int page = ContestLookup.pageNumber(context);
        List<StoredGame> games =
                judge.store().pairings().latest(held.id(), Optional.empty(), PAGE_SIZE, page * PAGE_SIZE);
        Markup markup = ContestPageHeader.of(context, held, "Games");
        if (games.isEmpty()) {
            markup.html("<p class=\"card\">No game has ended yet.</p>");
        } else {
            markup.html(GameTable.table(held.id(), games, entryNames(judge, held.id())));
        }
        pagination(markup, "/compete/" + held.id() + "/games", page, games.size() == PAGE_SIZE);
        ContestLookup.renderPage(context, "Games", markup);
    }

    /** Where to go for newer and older games. */
    static void pagination(Markup markup, String here, int page, boolean more) {
        markup.html("<p class=\"pages\">" + (page > 0 ? link(here + "?page=" + (page - 1), "‹ Newer") : "")
                + (more ? " " + link(here + "?page=" + (page + 1), "Older ›") : "") + "</p>");
    }

    static Map<Long, String> entryNames(Judge judge, String contest) {
        Map<Long, String> names = new HashMap<>();
        for (StoredEntry one : judge.store().entries().of(contest)) {
            names.put(one.id(), one.name());
        }
        return names;
    }
}
