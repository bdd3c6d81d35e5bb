package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.Judge;
import dev.outflank.judge.Judge.HostedContest;
import dev.outflank.judge.competition.LiveGame;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.contest.Competition;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pairs that are being played, followed move by move. */
final class LivePairPages implements RouteGroup {
    private static final int MAX_CARDS = 12;

    private final Judge judge;
    private final ContestLookup lookup;
    private final LiveFragments fragments;

    LivePairPages(Judge judge, LiveFragments fragments) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.fragments = fragments;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/live/{pair}", this::show, AccessLevel.ANYONE)
                .get("/compete/{contest}/live/{pair}/events", this::streamEvents, AccessLevel.ANYONE);
    }

    /**
     * The state of a pair.
     *
     * @param state waiting, playing, over, or void if it could not be played
     * @param match the current or next game; {@code null} when the pair is finished
     */
    record LivePairView(String state, @Nullable GameReplayView match) {}

    @SuppressWarnings("unchecked")
    private List<LiveGame> liveGames(String contest) {
        return (List<LiveGame>) fragments.get(
                "running " + contest, () -> judge.store().liveGames().of(contest));
    }

    /** Links to the live games; empty if there are none. */
    String cards(String contest) {
        List<LiveGame> games = liveGames(contest);
        if (games.isEmpty()) {
            return "";
        }
        Map<Long, String> names = ContestPages.entryNames(judge, contest);
        StringBuilder html = new StringBuilder("<h2>Live games</h2>\n<ul class=\"running\">");
        for (LiveGame game : games.subList(0, Math.min(MAX_CARDS, games.size()))) {
            judge.store()
                    .pairings()
                    .find(game.pair())
                    .ifPresent(pair -> html.append(("<li><a href=\"/compete/%s/live/%d\"><b>%s</b> – <b>%s</b>"
                                    + "<span>game %d, move %d</span></a></li>\n")
                            .formatted(
                                    text(contest),
                                    game.pair(),
                                    text(name(pair, game.number() == 0, names)),
                                    text(name(pair, game.number() != 0, names)),
                                    game.number() + 1,
                                    game.moves().isEmpty()
                                            ? 1
                                            : 2
                                                    + (int) game.moves()
                                                            .chars()
                                                            .filter(c -> c == ' ')
                                                            .count())));
        }
        return html.append("</ul>\n").toString();
    }

    private static String name(Pairing pair, boolean first, Map<Long, String> names) {
        return names.getOrDefault(first ? pair.a() : pair.b(), "?");
    }

    private Pairing pair(Context context, HostedContest hosted) {
        return judge.store()
                .pairings()
                .find(ContestLookup.pathNumber(context, "pair"))
                .filter(pair -> pair.contest().equals(hosted.id()) && pair.counts())
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "Pair not found."));
    }

    private LivePairView pairView(HostedContest hosted, Pairing pair) {
        Map<Long, String> names = ContestPages.entryNames(judge, hosted.id());
        Optional<LiveGame> running = liveGames(hosted.id()).stream()
                .filter(game -> game.pair() == pair.id())
                .findFirst();
        if (running.isPresent()) {
            return new LivePairView("playing", replayView(hosted, pair, running.get(), names));
        }
        return switch (judge.store()
                .pairings()
                .find(pair.id())
                .map(Pairing::state)
                .orElse(Pairing.State.VOID)) {
            case PENDING -> new LivePairView("waiting", replayView(hosted, pair, unstartedGame(hosted, pair), names));
            case PLAYED -> new LivePairView("over", null);
            case VOID -> new LivePairView("void", null);
        };
    }

    private static GameReplayView replayView(
            HostedContest hosted, Pairing pair, LiveGame game, Map<Long, String> names) {
        boolean firstHasBlack = game.number() == 0;
        Objective objective = hosted.contest()
                .requiredFile(competition(hosted).requiredFile())
                .requireBot()
                .objective();
        return GameReplayView.of(game, objective, name(pair, firstHasBlack, names), name(pair, !firstHasBlack, names));
    }

    private static LiveGame unstartedGame(HostedContest hosted, Pairing pair) {
        List<Integer> boards = competition(hosted).boards();
        Position start = Position.start(boards.get(pair.round() % boards.size()));
        return new LiveGame(pair.id(), "", 0, BoardText.format(start), "", "", "", Instant.EPOCH);
    }

    private static Competition competition(HostedContest hosted) {
        return hosted.contest().competition().orElseThrow();
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        Pairing pair = pair(context, hosted);
        if (pair.state() == Pairing.State.PLAYED) {
            context.redirect("/compete/" + hosted.id() + "/games/" + pair.id() + "/0", HttpStatus.SEE_OTHER);
            return;
        }
        Map<Long, String> names = ContestPages.entryNames(judge, hosted.id());
        String base = "/compete/" + hosted.id();
        Markup markup =
                ContestPageHeader.of(context, hosted, name(pair, true, names) + " – " + name(pair, false, names));
        markup.html("<game-replay data-events=\"%s\" data-pair=\"%s\" data-replay-base=\"%s\"></game-replay>"
                .formatted(
                        text(base + "/live/" + pair.id() + "/events"),
                        text(Json.toJson(pairView(hosted, pair))),
                        text(base + "/games/" + pair.id() + "/")));
        markup.html(
                "<noscript><p>Following a live game requires JavaScript. You can replay the game once it is over.</p></noscript>");
        ContestLookup.renderBoardPage(context, "Live", markup);
    }

    private void streamEvents(Context context) throws InterruptedException {
        HostedContest hosted = lookup.contest(context);
        Pairing pair = pair(context, hosted);
        fragments.stream(context, "pair " + pair.id(), () -> pairView(hosted, pair));
    }
}
