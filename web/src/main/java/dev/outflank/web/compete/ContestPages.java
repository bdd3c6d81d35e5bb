package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.form;
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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The contests, their leaderboards, and what each contender did. */
final class ContestPages implements Pages {
    static final int GAMES = 50;

    private final Judge judge;
    private final Asked asked;

    ContestPages(Judge judge) {
        this.judge = judge;
        this.asked = new Asked(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete", this::list, Role.ANYONE)
                .get("/compete/{contest}", this::show, Role.ANYONE)
                .get("/compete/{contest}/games", this::games, Role.ANYONE)
                .get("/compete/{contest}/contenders/{contender}", this::contender, Role.ANYONE);
    }

    private void list(Context context) {
        Optional<Person> person = Accounts.person(context);
        List<List<String>> rows = judge.contests().stream()
                .filter(held -> judge.maySee(held, person))
                .map(held -> List.of(
                        link("/compete/" + held.id(), held.contest().title()),
                        text(held.contest().course()),
                        text(state(held))))
                .toList();
        Markup markup = new Markup().title("Contests").table(List.of("contest", "course", ""), rows);
        if (rows.isEmpty()) {
            markup.paragraph("There is none that you may see: sign in.");
        }
        if (person.isPresent() && person.get().isStaff()) {
            markup.html("<p>" + link("/staff", "Staff") + "</p>");
        }
        Asked.answer(context, "Contests", markup);
    }

    static String state(Held held) {
        Contest contest = held.contest();
        return held.stored().frozen()
                ? "frozen"
                : contest.dates().closes().map(closes -> "until " + closes.toString().replace('T', ' ')).orElse("open");
    }

    private void show(Context context) {
        Held held = asked.contest(context);
        Optional<Person> person = Accounts.person(context);
        String here = "/compete/" + held.id();
        Markup markup = new Markup().title(held.contest().title());
        markup.paragraph(held.contest().course() + (held.contest().course().isEmpty() ? "" : ", ") + state(held));
        String links = link(here + "/games", "All games")
                + (person.isPresent() ? " · " + link(here + "/mine", "My uploads") : "")
                + (person.isPresent() && person.get().isStaff() ? " · " + link(here + "/staff", "Staff") : "");
        markup.html("<p>" + links + "</p>");
        Standings standings = judge.standings(held.id());
        for (Standings.Table table : standings.tables()) {
            markup.heading(table.stage().title());
            markup.table(
                    List.of("rank", "name", table.stage().scoreTitle(), "% of best", "won", "drawn", "lost", "status",
                            "strength", "ranks it may have"),
                    table.rows().stream().map(row -> cells(here, row)).toList());
        }
        if (standings.tables().isEmpty()) {
            markup.paragraph("There are not yet two contenders.");
        }
        markup.html("<p class=\"note\">Strength is of all games among those in the table, with its 95 % interval; "
                + "within its ranks nobody's place is sure.</p>");
        markup.heading("What is handed in");
        for (HandIn handIn : held.contest().handIns().values()) {
            markup.paragraph(handIn.file() + ", at most " + handIn.largest() + " bytes"
                    + handIn.bot().map(bot -> ", talks " + bot.protocol().title()).orElse(""));
        }
        Asked.answer(context, held.contest().title(), markup);
    }

    private static List<String> cells(String here, Standings.Row row) {
        return List.of(
                String.valueOf(row.rank()),
                link(here + "/contenders/" + row.contender(), row.name()),
                String.format(Locale.ROOT, "%.1f", row.score()),
                String.format(Locale.ROOT, "%.1f", row.indicator()),
                String.valueOf(row.wins()),
                String.valueOf(row.draws()),
                String.valueOf(row.losses()),
                text(row.status()),
                String.format(Locale.ROOT, "%.0f ± %.0f", row.elo(), row.error()),
                row.bestRank() == row.worstRank() ? String.valueOf(row.bestRank()) : row.bestRank() + "–" + row.worstRank());
    }

    private void games(Context context) {
        Held held = asked.contest(context);
        int page = Asked.page(context);
        List<StoredGame> games =
                judge.store().pairings().latest(held.id(), Optional.empty(), GAMES, page * GAMES);
        Markup markup = new Markup().title("Games").html("<p>" + link("/compete/" + held.id(), held.contest().title()) + "</p>");
        markup.table(GameRows.TITLES, GameRows.of(held.id(), games, names(held.id())));
        if (games.size() == GAMES) {
            markup.html("<p>" + link("/compete/" + held.id() + "/games?page=" + (page + 1), "Older") + "</p>");
        }
        Asked.answer(context, "Games", markup);
    }

    private Map<Long, String> names(String contest) {
        Map<Long, String> names = new HashMap<>();
        judge.store().contenders().of(contest).forEach(one -> names.put(one.id(), one.name()));
        return names;
    }

    private void contender(Context context) {
        Held held = asked.contest(context);
        Contender contender = asked.contender(context, held);
        Optional<Person> person = Accounts.person(context);
        Map<Long, String> names = names(held.id());
        String here = "/compete/" + held.id();
        Markup markup = new Markup().title(contender.name()).html("<p>" + link(here, held.contest().title()) + "</p>");
        contender.disqualified().ifPresent(reason -> markup.paragraph("Disqualified: " + reason));
        if (!contender.active()) {
            markup.paragraph("Its author has handed in something newer.");
        }
        int page = Asked.page(context);
        List<StoredGame> all =
                judge.store().pairings().latest(held.id(), Optional.of(contender.id()), 2000, 0);
        markup.heading("Against whom");
        markup.table(List.of("opponent", "won", "drawn", "lost"), headToHead(here, contender, all, names));
        List<StoredGame> faults = judge.store().pairings().faults(contender.id(), GAMES);
        markup.heading("Faults since it was handed in: " + faults.size() + (faults.size() == GAMES ? " or more" : ""));
        markup.table(GameRows.TITLES, GameRows.of(held.id(), faults, names));
        markup.heading("Games");
        int from = Math.min(all.size(), page * GAMES);
        markup.table(
                GameRows.TITLES,
                GameRows.of(held.id(), all.subList(from, Math.min(all.size(), from + GAMES)), names));
        if (person.isPresent() && person.get().isStaff()) {
            String action = here + "/contenders/" + contender.id();
            markup.heading("Staff");
            markup.html(
                    contender.disqualified().isPresent()
                            ? form(action + "/readmit", "", "Readmit")
                            : form(action + "/disqualify", Markup.field("Reason", "reason", "text", ""), "Disqualify"));
            markup.html(form(
                    here + "/rejudge",
                    "<input type=\"hidden\" name=\"contender\" value=\"" + contender.id() + "\">"
                            + Markup.field("Reason", "reason", "text", ""),
                    "Judge its pairs again"));
        }
        Asked.answer(context, contender.name(), markup);
    }

    private static List<List<String>> headToHead(
            String here, Contender own, List<StoredGame> games, Map<Long, String> names) {
        Map<Long, int[]> byOpponent = new TreeMap<>();
        for (StoredGame game : games) {
            boolean black = game.black() == own.id();
            int[] counts = byOpponent.computeIfAbsent(black ? game.white() : game.black(), id -> new int[3]);
            boolean won = game.outcome().equals(black ? "BLACK" : "WHITE");
            counts[game.outcome().equals("DRAW") ? 1 : won ? 0 : 2]++;
        }
        List<List<String>> rows = new ArrayList<>();
        byOpponent.forEach((opponent, counts) -> rows.add(List.of(
                link(here + "/contenders/" + opponent, names.getOrDefault(opponent, "?")),
                String.valueOf(counts[0]),
                String.valueOf(counts[1]),
                String.valueOf(counts[2]))));
        return rows;
    }
}
