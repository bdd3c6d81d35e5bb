package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.service.Judge.HostedContest;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.store.LiveGame;
import dev.outflank.judge.store.Pairing;
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

/** The pairs that are being played: who, and every move as it comes. */
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
     * How a pair stands.
     *
     * @param state waiting, playing, over, or void when it cannot be played
     * @param match the game that is played, or will be; {@code null} when the pair has ended
     */
    record LivePairView(String state, @Nullable GameReplayView match) {}

    @SuppressWarnings("unchecked")
    private List<LiveGame> liveGames(String contest) {
        return (List<LiveGame>) fragments.get(
                "running " + contest, () -> judge.store().liveGames().of(contest));
    }

    /** The games that are played now, as links to watch them; nothing when there are none. */
    String cards(String contest) {
        List<LiveGame> games = liveGames(contest);
        if (games.isEmpty()) {
            return "";
        }
        Map<Long, String> names = ContestPages.entryNames(judge, contest);
        StringBuilder html = new StringBuilder("<h2>Played now</h2>\n<ul class=\"running\">");
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

    private Pairing pair(Context context, HostedContest held) {
        return judge.store()
                .pairings()
                .find(ContestLookup.pathNumber(context, "pair"))
                .filter(pair -> pair.contest().equals(held.id()) && pair.counts())
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "There is no such pair here."));
    }

    private LivePairView pairView(HostedContest held, Pairing pair) {
        Map<Long, String> names = ContestPages.entryNames(judge, held.id());
        Optional<LiveGame> running = liveGames(held.id()).stream()
                .filter(game -> game.pair() == pair.id())
                .findFirst();
        if (running.isPresent()) {
            return new LivePairView("playing", replayView(held, pair, running.get(), names));
        }
        return switch (judge.store()
                .pairings()
                .find(pair.id())
                .map(Pairing::state)
                .orElse(Pairing.State.VOID)) {
            case PENDING -> new LivePairView("waiting", replayView(held, pair, unstartedGame(held, pair), names));
            case PLAYED -> new LivePairView("over", null);
            case VOID -> new LivePairView("void", null);
        };
    }

    private static GameReplayView replayView(HostedContest held, Pairing pair, LiveGame game, Map<Long, String> names) {
        boolean firstHasBlack = game.number() == 0;
        Objective objective = held.contest()
                .requiredFile(competition(held).requiredFile())
                .requireBot()
                .objective();
        return GameReplayView.of(game, objective, name(pair, firstHasBlack, names), name(pair, !firstHasBlack, names));
    }

    private static LiveGame unstartedGame(HostedContest held, Pairing pair) {
        List<Integer> boards = competition(held).boards();
        Position start = Position.start(boards.get(pair.round() % boards.size()));
        return new LiveGame(pair.id(), "", 0, BoardText.format(start), "", "", "", Instant.EPOCH);
    }

    private static Competition competition(HostedContest held) {
        return held.contest().competition().orElseThrow();
    }

    private void show(Context context) {
        HostedContest held = lookup.contest(context);
        Pairing pair = pair(context, held);
        if (pair.state() == Pairing.State.PLAYED) {
            context.redirect("/compete/" + held.id() + "/games/" + pair.id() + "/0", HttpStatus.SEE_OTHER);
            return;
        }
        Map<Long, String> names = ContestPages.entryNames(judge, held.id());
        String here = "/compete/" + held.id();
        Markup markup = ContestPageHeader.of(context, held, name(pair, true, names) + " – " + name(pair, false, names));
        markup.html("<game-replay data-events=\"%s\" data-pair=\"%s\" data-replay-base=\"%s\"></game-replay>"
                .formatted(
                        text(here + "/live/" + pair.id() + "/events"),
                        text(Json.toJson(pairView(held, pair))),
                        text(here + "/games/" + pair.id() + "/")));
        markup.html("<noscript><p>A game is followed with a script: allow it, or wait for the replay.</p></noscript>");
        ContestLookup.renderBoardPage(context, "Live", markup);
    }

    private void streamEvents(Context context) throws InterruptedException {
        HostedContest held = lookup.contest(context);
        Pairing pair = pair(context, held);
        fragments.stream(context, "pair " + pair.id(), () -> pairView(held, pair));
    }
}
