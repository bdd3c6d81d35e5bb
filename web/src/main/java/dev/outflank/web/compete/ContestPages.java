package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.Judge;
import dev.outflank.judge.Judge.HostedContest;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.Standings;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
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

/** The list of contests, leaderboards, cross tables and lists of games. */
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
                            HostedContest hosted = lookup.contest(context);
                            fragments.stream(context, "board " + hosted.id(), () -> leaderboard(hosted.id()));
                        },
                        AccessLevel.ANYONE)
                .get("/compete/{contest}/cross", this::showCrossTable, AccessLevel.ANYONE)
                .get(
                        "/compete/{contest}/cross/events",
                        context -> {
                            HostedContest hosted = lookup.contest(context);
                            fragments.stream(context, "cross " + hosted.id(), () -> crossTable(hosted.id()));
                        },
                        AccessLevel.ANYONE)
                .get("/compete/{contest}/games", this::games, AccessLevel.ANYONE);
    }

    private void list(Context context) {
        Optional<Person> person = SessionAuthenticator.person(context);
        Markup markup = new Markup().title("Contests");
        List<HostedContest> visible = judge.contests().stream()
                .filter(hosted -> judge.canView(hosted, person))
                .toList();
        markup.html("<ul class=\"contests\">");
        visible.forEach(hosted -> markup.html(card(hosted)));
        markup.html("</ul>");
        if (visible.isEmpty()) {
            markup.html("<p class=\"card\">There are no public contests. " + link("/sign-in?next=/compete", "Sign in")
                    + " to see the contests of your course.</p>");
        }
        if (person.isPresent() && person.get().isStaff()) {
            markup.html("<p>" + link("/staff", "Staff") + "</p>");
        }
        ContestLookup.renderPage(context, "Contests", markup);
    }

    private String card(HostedContest hosted) {
        Optional<Standings.StageTable> table =
                judge.standings(hosted.id()).tables().stream().findFirst();
        int entries = table.map(one -> one.rows().size()).orElse(0);
        String leader = table.flatMap(one -> one.rows().stream().findFirst())
                .filter(row -> row.games() > 0)
                .map(row -> "<b>" + text(row.name()) + "</b> leads " + entries + " entries")
                .orElse(entries + " entries");
        long games = judge.store().headToHead().countGames(hosted.id());
        return ("<li class=\"card\"><h2>%s</h2><p>%s</p>"
                        + "<p class=\"facts\">%s<span>%s</span><span>%,d games</span></p></li>")
                .formatted(
                        link("/compete/" + hosted.id(), hosted.contest().title()),
                        text(hosted.contest().course()),
                        stateChip(hosted),
                        leader,
                        games);
    }

    static String state(HostedContest hosted) {
        Contest contest = hosted.contest();
        return hosted.stored().frozen()
                ? "frozen"
                : contest.dates()
                        .closes()
                        .map(closes -> "until " + closes.toString().replace('T', ' '))
                        .orElse("open");
    }

    private static String stateChip(HostedContest hosted) {
        return "<span class=\"chip %s\">%s</span>"
                .formatted(hosted.stored().frozen() ? "even" : "won", text(state(hosted)));
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        Optional<Person> person = SessionAuthenticator.person(context);
        String base = "/compete/" + hosted.id();
        Markup markup = ContestPageHeader.of(context, hosted, hosted.contest().title());
        markup.html("<p>" + stateChip(hosted) + " " + text(hosted.contest().course()) + "</p>");
        markup.html(fragments.fragment(base + "/events", "board " + hosted.id(), () -> leaderboard(hosted.id())));
        markup.html(
                "<p class=\"note\">Strength is the Elo estimated from all games in this table. The line shows its 95 %"
                        + " confidence interval, and <i>possible ranks</i> are the ranks that it leaves open.</p>");
        markup.heading("Submit");
        for (RequiredFile requiredFile : hosted.contest().requiredFiles().values()) {
            markup.paragraph(requiredFile.file() + ", at most " + requiredFile.maxBytes() / 1024 + " kB"
                    + requiredFile
                            .bot()
                            .map(bot -> ", protocol " + bot.protocol().id())
                            .orElse(""));
        }
        markup.html(
                person.isPresent()
                        ? "<p><a class=\"button primary\" href=\"" + text(base) + "/mine\">Submit a program</a></p>"
                        : "<p>" + link("/sign-in?next=" + base + "/mine", "Sign in") + " to submit a program.</p>");
        ContestLookup.renderPage(context, hosted.contest().title(), markup);
    }

    /** Live games and the leaderboards. */
    private String leaderboard(String contest) {
        String base = "/compete/" + contest;
        StringBuilder html = new StringBuilder(livePairs.cards(contest));
        Standings standings = judge.standings(contest);
        for (Standings.StageTable table : standings.tables()) {
            html.append("<h2>")
                    .append(text(table.stage().title()))
                    .append("</h2>\n")
                    .append(LeaderboardTable.of(base, table));
        }
        if (standings.tables().isEmpty()) {
            boolean played = judge.contest(contest)
                    .flatMap(hosted -> hosted.contest().competition())
                    .isPresent();
            html.append("<p class=\"card\">")
                    .append(
                            played
                                    ? "The leaderboard appears once there are two entries."
                                    : "This contest has no games between entries: submissions are tested and marked.")
                    .append("</p>");
        }
        return html.toString();
    }

    private void showCrossTable(Context context) {
        HostedContest hosted = lookup.contest(context);
        ContestLookup.renderPage(
                context,
                "Cross table",
                ContestPageHeader.of(context, hosted, "Cross table")
                        .html(fragments.fragment(
                                "/compete/" + hosted.id() + "/cross/events",
                                "cross " + hosted.id(),
                                () -> crossTable(hosted.id()))));
    }

    private String crossTable(String contest) {
        List<Standings.StageTable> tables = judge.standings(contest).tables();
        if (tables.isEmpty()) {
            return "<p class=\"card\">The cross table appears once there are two entries.</p>";
        }
        String html = new ContestCrossTable(judge.store().headToHead().of(contest))
                .html("/compete/" + contest, tables.getFirst());
        int all = tables.getFirst().rows().size();
        return "<p class=\"note\">Points of the row's entry against the column's entry. A draw counts half a point."
                + (all > ContestCrossTable.MAX_ENTRIES
                        ? " Top " + ContestCrossTable.MAX_ENTRIES + " of " + all + " entries."
                        : "")
                + "</p>\n" + html;
    }

    private void games(Context context) {
        HostedContest hosted = lookup.contest(context);
        int page = ContestLookup.pageNumber(context);
        List<StoredGame> games =
                judge.store().pairings().latest(hosted.id(), Optional.empty(), PAGE_SIZE, page * PAGE_SIZE);
        Markup markup = ContestPageHeader.of(context, hosted, "Games");
        if (games.isEmpty()) {
            markup.html("<p class=\"card\">No games have been played yet.</p>");
        } else {
            markup.html(GameTable.table(hosted.id(), games, entryNames(judge, hosted.id())));
        }
        pagination(markup, "/compete/" + hosted.id() + "/games", page, games.size() == PAGE_SIZE);
        ContestLookup.renderPage(context, "Games", markup);
    }

    /** Links to newer and older games. */
    static void pagination(Markup markup, String base, int page, boolean more) {
        markup.html("<p class=\"pages\">" + (page > 0 ? link(base + "?page=" + (page - 1), "‹ Newer") : "")
                + (more ? " " + link(base + "?page=" + (page + 1), "Older ›") : "") + "</p>");
    }

    static Map<Long, String> entryNames(Judge judge, String contest) {
        Map<Long, String> names = new HashMap<>();
        for (StoredEntry one : judge.store().entries().of(contest)) {
            names.put(one.id(), one.name());
        }
        return names;
    }
}
