package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.service.Judge.HostedContest;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Standings;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.RatingHistory;
import dev.outflank.judge.store.StoredEntry;
import dev.outflank.judge.store.StoredGame;
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

/** A contender: where it stands, how it came there, and what it did against whom. */
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
        HostedContest held = lookup.contest(context);
        StoredEntry entry = lookup.entry(context, held, "contender");
        Optional<Person> person = SessionAuthenticator.person(context);
        Map<Long, String> names = ContestPages.entryNames(judge, held.id());
        String path = "/compete/" + held.id() + "/contenders/" + entry.id();
        Markup markup = ContestPageHeader.of(context, held, entry.name());
        entry.disqualified()
                .ifPresent(reason -> markup.html("<p class=\"bad\">Disqualified: " + text(reason) + "</p>"));
        if (!entry.active()) {
            markup.paragraph("Its author has handed in something newer.");
        }
        judge.standings(held.id())
                .tables()
                .forEach(table -> table.rows().stream()
                        .filter(row -> row.contender() == entry.id())
                        .findFirst()
                        .ifPresent(row -> markup.html(facts(table, row))));
        List<RatingHistory.Point> points = judge.store().ratingHistory().of(entry);
        if (!points.isEmpty()) {
            markup.heading("Strength over its games")
                    .html("<div class=\"scroll-x\" tabindex=\"0\" role=\"region\" aria-label=\"Strength over its games\">"
                            + RatingGraph.svg(points) + "</div>");
        }
        markup.heading("Against whom");
        markup.html(opponents(held.id(), entry, names));
        List<StoredGame> faults = judge.store().pairings().faults(entry.id(), ContestPages.PAGE_SIZE);
        if (!faults.isEmpty()) {
            markup.heading("Faults since it was handed in: " + faults.size()
                    + (faults.size() == ContestPages.PAGE_SIZE ? " or more" : ""));
            markup.html(GameTable.table(held.id(), faults, names));
        }
        markup.heading("Games");
        int page = ContestLookup.pageNumber(context);
        List<StoredGame> games = judge.store()
                .pairings()
                .latest(held.id(), Optional.of(entry.id()), ContestPages.PAGE_SIZE, page * ContestPages.PAGE_SIZE);
        markup.html(
                games.isEmpty()
                        ? "<p class=\"card\">None has ended yet.</p>"
                        : GameTable.table(held.id(), games, names));
        ContestPages.pagination(markup, path, page, games.size() == ContestPages.PAGE_SIZE);
        if (person.isPresent() && person.get().isStaff()) {
            staffActions(markup, held, entry, path);
        }
        ContestLookup.renderPage(context, entry.name(), markup);
    }

    private static String facts(Standings.StageTable table, Standings.EntryRow row) {
        return String.format(
                Locale.ROOT,
                "<dl class=\"facts\"><div><dt>%s</dt><dd>Rank %d <small>of %d, may be"
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
                ? "<p class=\"card\">It has met nobody yet.</p>"
                : new Markup()
                        .table(List.of("Opponent", "Points", "Won", "Drawn", "Lost"), rows)
                        .toString();
    }

    private static void staffActions(Markup markup, HostedContest held, StoredEntry entry, String action) {
        markup.heading("Staff");
        markup.html(
                entry.disqualified().isPresent()
                        ? form(action + "/readmit", "", "Readmit")
                        : form(action + "/disqualify", Markup.field("Reason", "reason", "text", ""), "Disqualify"));
        markup.html(form(
                "/compete/" + held.id() + "/rejudge",
                "<input type=\"hidden\" name=\"contender\" value=\"" + entry.id() + "\">"
                        + Markup.field("Reason", "reason", "text", ""),
                "Judge its pairs again"));
    }

    /** Two contenders and their games against each other. */
    private void headToHead(Context context) {
        HostedContest held = lookup.contest(context);
        StoredEntry one = lookup.entry(context, held, "contender");
        StoredEntry other = lookup.entry(context, held, "opponent");
        String entriesPath = "/compete/" + held.id() + "/contenders/";
        ContestCrossTable.Score score =
                new ContestCrossTable(judge.store().headToHead().of(one)).score(one.id(), other.id());
        Markup markup = ContestPageHeader.of(context, held, one.name() + " against " + other.name());
        if (score.games() == 0) {
            markup.html("<p class=\"card\">They have not met.</p>");
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
                    held.id(),
                    judge.store().pairings().between(held.id(), one.id(), other.id(), ContestPages.PAGE_SIZE),
                    Map.of(one.id(), one.name(), other.id(), other.name())));
        }
        ContestLookup.renderPage(context, one.name() + " against " + other.name(), markup);
    }
}
