package dev.outflank.web.compete;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.report.Html;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.Certificate;
import dev.outflank.judge.competition.CompetitionOpenings;
import dev.outflank.judge.competition.HeadToHead;
import dev.outflank.judge.competition.Standings;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.EventStream;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The list of contests, leaderboards, cross tables and lists of games. */
final class ContestPages implements RouteGroup {
    static final int PAGE_SIZE = 50;

    private final JudgeServices judge;
    private final ContestLookup lookup;
    private final LiveFragments fragments;
    private final LivePairPages livePairs;

    ContestPages(JudgeServices judge, LiveFragments fragments, LivePairPages livePairs) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.fragments = fragments;
        this.livePairs = livePairs;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete", this::list, AccessLevel.ANYONE)
                .get("/compete/{contest}", this::show, AccessLevel.ANYONE)
                .get("/compete/{contest}/certificates", this::certificates, AccessLevel.STUDENT)
                .get("/compete/{contest}/cross", this::showCrossTable, AccessLevel.ANYONE)
                .get("/compete/{contest}/games", this::games, AccessLevel.ANYONE);
        EventStream.addRoute(
                routes,
                "/compete/{contest}/events",
                context -> {
                    HostedContest hosted = lookup.contest(context);
                    int page = leaderboardPage(context, hosted);
                    fragments.stream(
                            context, boardName(hosted, page), messages -> leaderboard(hosted.id(), page, messages));
                },
                AccessLevel.ANYONE);
        EventStream.addRoute(
                routes,
                "/compete/{contest}/cross/events",
                context -> {
                    HostedContest hosted = lookup.contest(context);
                    fragments.stream(context, "cross " + hosted.id(), messages -> crossTable(hosted.id(), messages));
                },
                AccessLevel.ANYONE);
    }

    /**
     * A contest in the list.
     *
     * @param leader the name of the entry with the best rank, if games have been played
     */
    record ContestCard(HostedContest hosted, int entries, Optional<String> leader, long games) {
        String formattedGames() {
            return String.format(Locale.ROOT, "%,d", games);
        }
    }

    private void list(Context context) {
        Optional<Person> person = SessionAuthenticator.person(context);
        List<ContestCard> cards = judge.contests().all().stream()
                .filter(hosted -> judge.contests().canView(hosted, person))
                .map(this::card)
                .toList();
        boolean staff = person.isPresent() && person.get().isStaff();
        PageLayout.render(
                context,
                (output, interceptor, layout) ->
                        JteContestListPageGenerated.render(output, interceptor, layout, cards, staff));
    }

    private ContestCard card(HostedContest hosted) {
        List<StandingsRow> rows = standings(hosted.id()).tables().stream()
                .findFirst()
                .map(StageStandings::rows)
                .orElse(List.of());
        return new ContestCard(
                hosted,
                rows.size(),
                rows.stream()
                        .limit(1)
                        .filter(row -> row.games() > 0)
                        .map(StandingsRow::name)
                        .findFirst(),
                judge.competitions().countGames(hosted.id()));
    }

    static String state(HostedContest hosted, Messages messages) {
        Contest contest = hosted.contest();
        return hosted.stored().frozen()
                ? messages.text("contest.frozen")
                : contest.dates()
                        .closes()
                        .map(closes -> messages.text(
                                "contest.until", "time", closes.toString().replace('T', ' ')))
                        .orElse(messages.text("contest.open"));
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        int page = leaderboardPage(context, hosted);
        Html leaderboard = fragments.html(
                boardName(hosted, page), Messages.of(context), messages -> leaderboard(hosted.id(), page, messages));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteContestPageGenerated.render(
                        output,
                        interceptor,
                        layout,
                        ContestFrame.of(context, hosted),
                        leaderboard,
                        ladderOpenings(hosted),
                        page));
    }

    private static Optional<CompetitionOpenings> ladderOpenings(HostedContest hosted) {
        return hosted.contest()
                .competition()
                .filter(competition -> competition.kind() == Competition.Kind.LADDER)
                .map(competition -> CompetitionOpenings.of(hosted.contest(), competition));
    }

    /** The certificates of all finalists for the staff, and that of the caller for a student. */
    private void certificates(Context context) {
        HostedContest hosted = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        List<Certificate> certificates = judge.competitions()
                .certificates(hosted, Optional.of(person).filter(one -> !one.isStaff()))
                .orElseThrow(() -> new HttpException(HttpStatus.CONFLICT, Message.of("certificate.none-yet")));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteCertificatesPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), certificates));
    }

    /** The requested page, or the last one if there are not as many. */
    private int leaderboardPage(Context context, HostedContest hosted) {
        int last = standings(hosted.id()).tables().stream()
                .mapToInt(table -> LeaderboardTable.pageCount(table) - 1)
                .max()
                .orElse(0);
        return Math.clamp(ContestLookup.pageNumber(context), 0, Math.max(0, last));
    }

    /** The standings, which are read at most once per second. */
    private Standings standings(String contest) {
        return (Standings)
                fragments.get("standings " + contest, () -> judge.competitions().standings(contest));
    }

    private static String boardName(HostedContest hosted, int page) {
        return "board " + hosted.id() + " " + page;
    }

    /** Live games and one page of the leaderboards. */
    private Html leaderboard(String contest, int page, Messages messages) {
        boolean competition = judge.contests()
                .find(contest)
                .flatMap(hosted -> hosted.contest().competition())
                .isPresent();
        return Html.render((output, interceptor) -> JteLeaderboardsGenerated.render(
                output,
                interceptor,
                messages,
                "/compete/" + contest,
                livePairs.cards(contest),
                standings(contest),
                page,
                competition));
    }

    private void showCrossTable(Context context) {
        HostedContest hosted = lookup.contest(context);
        Html table = fragments.html(
                "cross " + hosted.id(), Messages.of(context), messages -> crossTable(hosted.id(), messages));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteCrossTablePageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), table));
    }

    /** The cross table of the first leaderboard, with the games that it counts. */
    private Html crossTable(String contest, Messages messages) {
        Optional<StageStandings> table = standings(contest).tables().stream().findFirst();
        List<StandingsRow> rows = table.map(StageStandings::rows).orElse(List.of());
        List<HeadToHead> results = table.map(this::countedGames).orElse(List.of());
        return Html.render((output, interceptor) -> JteCrossTableGenerated.render(
                output, interceptor, messages, "/compete/" + contest, rows, new ContestCrossTable(results)));
    }

    /** The games of the entries that a cross table shows, as far as they count for its standings. */
    private List<HeadToHead> countedGames(StageStandings table) {
        List<Long> entries = table.rows().stream().map(StandingsRow::entry).toList();
        List<Long> shown = entries.stream().limit(ContestCrossTable.MAX_ENTRIES).toList();
        Stream<HeadToHead> games = judge.competitions().headToHead(table.stage(), shown).stream();
        if (table.stage().countsReplacedEntries()) {
            return games.toList();
        }
        Set<Long> current = Set.copyOf(entries);
        return games.filter(one -> current.contains(one.black()) && current.contains(one.white()))
                .toList();
    }

    private void games(Context context) {
        HostedContest hosted = lookup.contest(context);
        int page = ContestLookup.pageNumber(context);
        List<StoredGame> games =
                judge.competitions().latestGames(hosted.id(), Optional.empty(), PAGE_SIZE, page * PAGE_SIZE);
        GameTable table = new GameTable(games, entryNames(judge, hosted.id()), page);
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteGamesPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), table));
    }

    static Map<Long, String> entryNames(JudgeServices judge, String contest) {
        Map<Long, String> names = new HashMap<>();
        for (StoredEntry one : judge.competitions().entries(contest)) {
            names.put(one.id(), one.name());
        }
        return names;
    }
}
