package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.service.Standings;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Ratings;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.web.account.Accounts;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A contender: where it stands, how it came there, and what it did against whom. */
final class ContenderPages implements Pages {
    private final Judge judge;
    private final Asked asked;

    ContenderPages(Judge judge) {
        this.judge = judge;
        this.asked = new Asked(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/contenders/{contender}", this::show, Role.ANYONE)
                .get("/compete/{contest}/contenders/{contender}/against/{opponent}", this::against, Role.ANYONE);
    }

    private void show(Context context) {
        Held held = asked.contest(context);
        Contender contender = asked.contender(context, held, "contender");
        Optional<Person> person = Accounts.person(context);
        Map<Long, String> names = ContestPages.names(judge, held.id());
        String own = "/compete/" + held.id() + "/contenders/" + contender.id();
        Markup markup = ContestFrame.of(context, held, contender.name());
        contender
                .disqualified()
                .ifPresent(reason -> markup.html("<p class=\"bad\">Disqualified: " + text(reason) + "</p>"));
        if (!contender.active()) {
            markup.paragraph("Its author has handed in something newer.");
        }
        judge.standings(held.id()).tables().forEach(table -> table.rows().stream()
                .filter(row -> row.contender() == contender.id())
                .findFirst()
                .ifPresent(row -> markup.html(facts(table, row))));
        List<Ratings.Point> points = judge.store().ratings().of(contender);
        if (!points.isEmpty()) {
            markup.heading("Strength over its games").html(
                    "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Strength over its games\">"
                            + RatingGraph.svg(points) + "</div>");
        }
        markup.heading("Against whom");
        markup.html(opponents(held.id(), contender, names));
        List<StoredGame> faults = judge.store().pairings().faults(contender.id(), ContestPages.GAMES);
        if (!faults.isEmpty()) {
            markup.heading("Faults since it was handed in: " + faults.size()
                    + (faults.size() == ContestPages.GAMES ? " or more" : ""));
            markup.html(GameRows.table(held.id(), faults, names));
        }
        markup.heading("Games");
        int page = Asked.page(context);
        List<StoredGame> games = judge.store()
                .pairings()
                .latest(held.id(), Optional.of(contender.id()), ContestPages.GAMES, page * ContestPages.GAMES);
        markup.html(
                games.isEmpty()
                        ? "<p class=\"card\">None has ended yet.</p>"
                        : GameRows.table(held.id(), games, names));
        ContestPages.pages(markup, own, page, games.size() == ContestPages.GAMES);
        if (person.isPresent() && person.get().isStaff()) {
            staff(markup, held, contender, own);
        }
        Asked.answer(context, contender.name(), markup);
    }

    private static String facts(Standings.Table table, Standings.Row row) {
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

    private String opponents(String contest, Contender own, Map<Long, String> names) {
        CrossTable cross = new CrossTable(judge.store().encounters().of(own));
        String here = "/compete/" + contest + "/contenders/" + own.id() + "/against/";
        List<List<String>> rows = names.keySet().stream()
                .sorted()
                .filter(other -> cross.score(own.id(), other).games() > 0)
                .map(other -> {
                    CrossTable.Score score = cross.score(own.id(), other);
                    return List.of(
                            link(here + other, names.getOrDefault(other, "?")),
                            "<span class=\"chip " + score.look() + "\">" + score.points() + " / " + score.games()
                                    + "</span>",
                            String.valueOf(score.wins()),
                            String.valueOf(score.draws()),
                            String.valueOf(score.losses()));
                })
                .toList();
        return rows.isEmpty()
                ? "<p class=\"card\">It has met nobody yet.</p>"
                : new Markup().table(List.of("Opponent", "Points", "Won", "Drawn", "Lost"), rows).toString();
    }

    private static void staff(Markup markup, Held held, Contender contender, String action) {
        markup.heading("Staff");
        markup.html(
                contender.disqualified().isPresent()
                        ? form(action + "/readmit", "", "Readmit")
                        : form(action + "/disqualify", Markup.field("Reason", "reason", "text", ""), "Disqualify"));
        markup.html(form(
                "/compete/" + held.id() + "/rejudge",
                "<input type=\"hidden\" name=\"contender\" value=\"" + contender.id() + "\">"
                        + Markup.field("Reason", "reason", "text", ""),
                "Judge its pairs again"));
    }

    /** Two contenders and their games against each other. */
    private void against(Context context) {
        Held held = asked.contest(context);
        Contender one = asked.contender(context, held, "contender");
        Contender other = asked.contender(context, held, "opponent");
        String here = "/compete/" + held.id() + "/contenders/";
        CrossTable.Score score =
                new CrossTable(judge.store().encounters().of(one)).score(one.id(), other.id());
        Markup markup = ContestFrame.of(context, held, one.name() + " against " + other.name());
        if (score.games() == 0) {
            markup.html("<p class=\"card\">They have not met.</p>");
        } else {
            markup.html("<p class=\"duel\">%s <b class=\"%s\">%d</b> – <b>%d</b> %s</p>".formatted(
                    link(here + one.id(), one.name()),
                    score.look(),
                    score.wins(),
                    score.losses(),
                    link(here + other.id(), other.name())));
            markup.paragraph(score.games() + " games, " + score.draws() + (score.draws() == 1 ? " draw" : " draws"));
            markup.html(GameRows.table(
                    held.id(),
                    judge.store().pairings().between(held.id(), one.id(), other.id(), ContestPages.GAMES),
                    Map.of(one.id(), one.name(), other.id(), other.name())));
        }
        Asked.answer(context, one.name() + " against " + other.name(), markup);
    }
}
