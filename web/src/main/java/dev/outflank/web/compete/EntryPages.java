package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.RatingPoint;
import dev.outflank.judge.competition.Standings;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page of an entry: rank, strength history, results against each opponent, faults and games. */
final class EntryPages implements RouteGroup {
    private final JudgeServices judge;
    private final ContestLookup lookup;

    EntryPages(JudgeServices judge) {
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

    /**
     * An entry with its results.
     *
     * @param faults the games that it lost by its own fault
     * @param diagnosed whether the viewer may see what the doctor found
     */
    record EntryView(
            StoredEntry entry,
            Standings standings,
            List<RatingPoint> history,
            List<OpponentRow> opponents,
            GameTable faults,
            GameTable games,
            boolean diagnosed) {}

    /** The results of an entry against an opponent. */
    record OpponentRow(long id, String name, ContestCrossTable.Score score) {}

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        StoredEntry entry = lookup.entry(context, hosted, "contender");
        Map<Long, String> names = ContestPages.entryNames(judge, hosted.id());
        int page = ContestLookup.pageNumber(context);
        EntryView view = new EntryView(
                entry,
                judge.competitions().standings(hosted.id()),
                judge.competitions().ratings(entry),
                opponents(entry, names),
                new GameTable(judge.competitions().faults(entry.id(), ContestPages.PAGE_SIZE), names, 0),
                new GameTable(
                        judge.competitions()
                                .latestGames(
                                        hosted.id(),
                                        Optional.of(entry.id()),
                                        ContestPages.PAGE_SIZE,
                                        page * ContestPages.PAGE_SIZE),
                        names,
                        page),
                entry.upload().isPresent() && lookup.canSeeDetails(SessionAuthenticator.person(context), entry));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteEntryPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), view));
    }

    private List<OpponentRow> opponents(StoredEntry entry, Map<Long, String> names) {
        ContestCrossTable cross = new ContestCrossTable(judge.competitions().headToHead(entry));
        return names.keySet().stream()
                .sorted()
                .map(other -> new OpponentRow(other, names.getOrDefault(other, "?"), cross.score(entry.id(), other)))
                .filter(row -> row.score().games() > 0)
                .toList();
    }

    /** The games of two entries against each other. */
    private void headToHead(Context context) {
        HostedContest hosted = lookup.contest(context);
        StoredEntry one = lookup.entry(context, hosted, "contender");
        StoredEntry other = lookup.entry(context, hosted, "opponent");
        ContestCrossTable.Score score =
                new ContestCrossTable(judge.competitions().headToHead(one)).score(one.id(), other.id());
        GameTable games = new GameTable(
                judge.competitions().gamesBetween(hosted.id(), one.id(), other.id(), ContestPages.PAGE_SIZE),
                Map.of(one.id(), one.name(), other.id(), other.name()),
                0);
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteHeadToHeadPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), one, other, score, games));
    }
}
