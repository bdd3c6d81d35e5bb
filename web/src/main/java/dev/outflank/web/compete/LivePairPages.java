package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.LiveGame;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
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
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pairs that are being played, followed move by move. */
final class LivePairPages implements RouteGroup {
    private static final int MAX_CARDS = 12;

    private final JudgeServices judge;
    private final ContestLookup lookup;
    private final LiveFragments fragments;

    LivePairPages(JudgeServices judge, LiveFragments fragments) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.fragments = fragments;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/live/{pair}", this::show, AccessLevel.ANYONE);
        EventStream.addRoute(routes, "/compete/{contest}/live/{pair}/events", this::streamEvents, AccessLevel.ANYONE);
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
        return (List<LiveGame>)
                fragments.get("running " + contest, () -> judge.competitions().liveGames(contest));
    }

    /**
     * A link to a live game.
     *
     * @param number 1 or 2 within the pair
     * @param move the number of the move that is being chosen
     */
    record LiveGameCard(long pair, String black, String white, int number, int move) {}

    /** The first live games of a contest. */
    List<LiveGameCard> cards(String contest) {
        List<LiveGame> games = liveGames(contest);
        if (games.isEmpty()) {
            return List.of();
        }
        Map<Long, String> names = ContestPages.entryNames(judge, contest);
        return games.stream()
                .limit(MAX_CARDS)
                .flatMap(game -> judge.competitions().pair(game.pair()).stream().map(pair -> card(game, pair, names)))
                .toList();
    }

    private static LiveGameCard card(LiveGame game, Pairing pair, Map<Long, String> names) {
        int moves = game.moves().isEmpty() ? 0 : game.moves().split(" ").length;
        return new LiveGameCard(
                game.pair(),
                name(pair, game.number() == 0, names),
                name(pair, game.number() != 0, names),
                game.number() + 1,
                moves + 1);
    }

    private static String name(Pairing pair, boolean first, Map<Long, String> names) {
        return names.getOrDefault(first ? pair.a() : pair.b(), "?");
    }

    private Pairing pair(Context context, HostedContest hosted) {
        return judge.competitions()
                .pair(ContestLookup.pathNumber(context, "pair"))
                .filter(pair -> pair.contest().equals(hosted.id()) && pair.counts())
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("game.no-pair")));
    }

    private LivePairView pairView(HostedContest hosted, Pairing pair, Messages messages) {
        Map<Long, String> names = ContestPages.entryNames(judge, hosted.id());
        Optional<LiveGame> running = liveGames(hosted.id()).stream()
                .filter(game -> game.pair() == pair.id())
                .findFirst();
        if (running.isPresent()) {
            return new LivePairView("playing", replayView(hosted, pair, running.get(), names, messages));
        }
        return switch (judge.competitions().pair(pair.id()).map(Pairing::state).orElse(Pairing.State.VOID)) {
            case PENDING ->
                new LivePairView("waiting", replayView(hosted, pair, unstartedGame(hosted, pair), names, messages));
            case PLAYED -> new LivePairView("over", null);
            case VOID -> new LivePairView("void", null);
        };
    }

    private static GameReplayView replayView(
            HostedContest hosted, Pairing pair, LiveGame game, Map<Long, String> names, Messages messages) {
        boolean firstHasBlack = game.number() == 0;
        Objective objective = hosted.contest()
                .requiredFile(competition(hosted).requiredFile())
                .requireBot()
                .objective();
        return GameReplayView.of(
                game, objective, name(pair, firstHasBlack, names), name(pair, !firstHasBlack, names), messages);
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
        String title = name(pair, true, names) + " – " + name(pair, false, names);
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteLivePairPageGenerated.render(
                        output,
                        interceptor,
                        layout,
                        ContestFrame.of(context, hosted),
                        pair,
                        title,
                        pairView(hosted, pair, layout.messages())));
    }

    private void streamEvents(Context context) throws InterruptedException {
        HostedContest hosted = lookup.contest(context);
        Pairing pair = pair(context, hosted);
        fragments.stream(context, "pair " + pair.id(), messages -> pairView(hosted, pair, messages));
    }
}
