package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.Judge;
import dev.outflank.judge.Judge.HostedContest;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.RatingHistory;
import dev.outflank.judge.competition.Standings;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The page of an entry: rank, strength history, results against each opponent, faults and games. */
final class EntryPages implements RouteGroup {
    private final Judge judge;
    private final ContestLookup lookup;

    EntryPages(Judge judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/contenders/{contender}", this::show, AccessLevel.ANYONE)
                .get(
                        "/compete/{contest}/contenders/{contender}/against/{opponent}",
                        this::headToHead,
                        AccessLevel.ANYONE);
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        StoredEntry entry = lookup.entry(context, hosted, "contender");
        Optional<Person> person = SessionAuthenticator.person(context);
        Map<Long, String> names = ContestPages.entryNames(judge, hosted.id());
        String path = "/compete/" + hosted.id() + "/contenders/" + entry.id();
        Markup markup = ContestPageHeader.of(context, hosted, entry.name());
        entry.disqualified()
                .ifPresent(reason -> markup.html("<p class=\"bad\">Disqualified: " + text(reason) + "</p>"));
        if (!entry.active()) {
            markup.paragraph("Replaced by a newer submission.");
        }
        judge.standings(hosted.id())
                .tables()
                .forEach(table -> table.rows().stream()
                        .filter(row -> row.contender() == entry.id())
                        .findFirst()
                        .ifPresent(row -> markup.html(facts(table, row))));
        List<RatingHistory.Point> points = judge.store().ratingHistory().of(entry);
        if (!points.isEmpty()) {
            markup.heading("Strength history")
                    .html("<div class=\"scroll-x\" tabindex=\"0\" role=\"region\" aria-label=\"Strength history\">"
                            + RatingGraph.draw(points) + "</div>");
        }
        markup.heading("Opponents");
        markup.html(opponents(hosted.id(), entry, names));
        List<StoredGame> faults = judge.store().pairings().faults(entry.id(), ContestPages.PAGE_SIZE);
        if (!faults.isEmpty()) {
            markup.heading("Faults since its submission: " + faults.size()
                    + (faults.size() == ContestPages.PAGE_SIZE ? " or more" : ""));
            markup.html(GameTable.table(hosted.id(), faults, names));
        }
        markup.heading("Games");
        int page = ContestLookup.pageNumber(context);
        List<StoredGame> games = judge.store()
                .pairings()
                .latest(hosted.id(), Optional.of(entry.id()), ContestPages.PAGE_SIZE, page * ContestPages.PAGE_SIZE);
        markup.html(
                games.isEmpty()
                        ? "<p class=\"card\">No games have been played yet.</p>"
                        : GameTable.table(hosted.id(), games, names));
        ContestPages.pagination(markup, path, page, games.size() == ContestPages.PAGE_SIZE);
        if (person.isPresent() && person.get().isStaff()) {
            staffActions(markup, hosted, entry, path);
        }
        ContestLookup.renderPage(context, entry.name(), markup);
    }

    private static String facts(Standings.StageTable table, Standings.EntryRow row) {
        return String.format(
                Locale.ROOT,
                "<dl class=\"facts\"><div><dt>%s</dt><dd>Rank %d <small>of %d, possible"
                        + " %s</small></dd></div><div><dt>%s</dt><dd>%.1f</dd></div><div><dt>Strength</dt><dd>%.0f"
                        + " <small>± %.0f</small></dd></div><div><dt>Won, drawn, lost</dt><dd>%d – %d –"
                        + " %d</dd></div><div><dt>Faults</dt><dd>%s</dd></div></dl>",
                text(table.stage().title()),
                row.rank(),
                table.rows().size(),
                LeaderboardTable.ranks(row),
                text(LeaderboardTable.title(table.stage().scoreTitle())),
                row.score(),
                row.elo(),
                row.error(),
                row.wins(),
                row.draws(),
                row.losses(),
                LeaderboardTable.faults(row));
    }

    private String opponents(String contest, StoredEntry entry, Map<Long, String> names) {
        ContestCrossTable cross =
                new ContestCrossTable(judge.store().headToHead().of(entry));
        String headToHeadPath = "/compete/" + contest + "/contenders/" + entry.id() + "/against/";
        List<List<String>> rows = names.keySet().stream()
                .sorted()
                .filter(other -> cross.score(entry.id(), other).games() > 0)
                .map(other -> {
                    ContestCrossTable.Score score = cross.score(entry.id(), other);
                    return List.of(
                            link(headToHeadPath + other, names.getOrDefault(other, "?")),
                            "<span class=\"chip " + score.cssClass() + "\">" + score.points() + " / " + score.games()
                                    + "</span>",
                            String.valueOf(score.wins()),
                            String.valueOf(score.draws()),
                            String.valueOf(score.losses()));
                })
                .toList();
        return rows.isEmpty()
                ? "<p class=\"card\">No games have been played yet.</p>"
                : new Markup()
                        .table(List.of("Opponent", "Points", "Won", "Drawn", "Lost"), rows)
                        .toString();
    }

    private static void staffActions(Markup markup, HostedContest hosted, StoredEntry entry, String action) {
        markup.heading("Staff");
        markup.html(
                entry.disqualified().isPresent()
                        ? form(action + "/readmit", "", "Readmit")
                        : form(action + "/disqualify", Markup.field("Reason", "reason", "text", ""), "Disqualify"));
        markup.html(form(
                "/compete/" + hosted.id() + "/rejudge",
                "<input type=\"hidden\" name=\"contender\" value=\"" + entry.id() + "\">"
                        + Markup.field("Reason", "reason", "text", ""),
                "Rejudge its pairs"));
    }

    /** The games of two entries against each other. */
    private void headToHead(Context context) {
        HostedContest hosted = lookup.contest(context);
        StoredEntry one = lookup.entry(context, hosted, "contender");
        StoredEntry other = lookup.entry(context, hosted, "opponent");
        String entriesPath = "/compete/" + hosted.id() + "/contenders/";
        ContestCrossTable.Score score =
                new ContestCrossTable(judge.store().headToHead().of(one)).score(one.id(), other.id());
        Markup markup = ContestPageHeader.of(context, hosted, one.name() + " against " + other.name());
        if (score.games() == 0) {
            markup.html("<p class=\"card\">They have not played each other yet.</p>");
        } else {
            markup.html("<p class=\"duel\">%s <b class=\"%s\">%d</b> – <b>%d</b> %s</p>"
                    .formatted(
                            link(entriesPath + one.id(), one.name()),
                            score.cssClass(),
                            score.wins(),
                            score.losses(),
                            link(entriesPath + other.id(), other.name())));
            markup.paragraph(score.games() + " games, " + score.draws() + (score.draws() == 1 ? " draw" : " draws"));
            markup.html(GameTable.table(
                    hosted.id(),
                    judge.store().pairings().between(hosted.id(), one.id(), other.id(), ContestPages.PAGE_SIZE),
                    Map.of(one.id(), one.name(), other.id(), other.name())));
        }
        ContestLookup.renderPage(context, one.name() + " against " + other.name(), markup);
    }
}
