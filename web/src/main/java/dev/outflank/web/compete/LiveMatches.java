package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.store.LiveGame;
import dev.outflank.judge.store.Pairing;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The pairs that are being played: who, and every move as it comes. */
final class LiveMatches implements Pages {
    private static final int CARDS = 12;

    private final Judge judge;
    private final Asked asked;
    private final LiveParts live;

    LiveMatches(Judge judge, LiveParts live) {
        this.judge = judge;
        this.asked = new Asked(judge);
        this.live = live;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/live/{pair}", this::show, Role.ANYONE)
                .get("/compete/{contest}/live/{pair}/events", this::follow, Role.ANYONE);
    }

    /**
     * How a pair stands.
     *
     * @param state waiting, playing, over, or void when it cannot be played
     * @param match the game that is played, or will be; {@code null} when the pair has ended
     */
    record Watched(String state, @Nullable MatchView match) {}

    @SuppressWarnings("unchecked")
    private List<LiveGame> running(String contest) {
        return (List<LiveGame>) live.now("running " + contest, () -> judge.store().liveGames().of(contest));
    }

    /** The games that are played now, as links to watch them; nothing when there are none. */
    String cards(String contest) {
        List<LiveGame> games = running(contest);
        if (games.isEmpty()) {
            return "";
        }
        Map<Long, String> names = ContestPages.names(judge, contest);
        StringBuilder html = new StringBuilder("<h2>Played now</h2>\n<ul class=\"running\">");
        for (LiveGame game : games.subList(0, Math.min(CARDS, games.size()))) {
            judge.store()
                    .pairings()
                    .find(game.pair())
                    .ifPresent(pair -> html.append(
                            ("<li><a href=\"/compete/%s/live/%d\"><b>%s</b> – <b>%s</b>"
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

    private Pairing pair(Context context, Held held) {
        return judge.store()
                .pairings()
                .find(Asked.number(context, "pair"))
                .filter(pair -> pair.contest().equals(held.id()) && pair.counts())
                .orElseThrow(() -> new Fault(HttpStatus.NOT_FOUND, "There is no such pair here."));
    }

    private Watched watched(Held held, Pairing pair) {
        Map<Long, String> names = ContestPages.names(judge, held.id());
        Optional<LiveGame> running =
                running(held.id()).stream().filter(game -> game.pair() == pair.id()).findFirst();
        if (running.isPresent()) {
            return new Watched("playing", view(held, pair, running.get(), names));
        }
        return switch (judge.store().pairings().find(pair.id()).map(Pairing::state).orElse(Pairing.State.VOID)) {
            case PENDING -> new Watched("waiting", view(held, pair, notBegun(held, pair), names));
            case PLAYED -> new Watched("over", null);
            case VOID -> new Watched("void", null);
        };
    }

    private static MatchView view(Held held, Pairing pair, LiveGame game, Map<Long, String> names) {
        boolean firstHasBlack = game.number() == 0;
        Objective objective =
                held.contest().handIn(competition(held).handIn()).playing().objective();
        return MatchView.of(game, objective, name(pair, firstHasBlack, names), name(pair, !firstHasBlack, names));
    }

    private static LiveGame notBegun(Held held, Pairing pair) {
        List<Integer> boards = competition(held).boards();
        Position start = Position.start(boards.get(pair.round() % boards.size()));
        return new LiveGame(pair.id(), "", 0, BoardText.format(start), "", "", "", Instant.EPOCH);
    }

    private static Competition competition(Held held) {
        return held.contest().competition().orElseThrow();
    }

    private void show(Context context) {
        Held held = asked.contest(context);
        Pairing pair = pair(context, held);
        if (pair.state() == Pairing.State.PLAYED) {
            context.redirect("/compete/" + held.id() + "/games/" + pair.id() + "/0", HttpStatus.SEE_OTHER);
            return;
        }
        Map<Long, String> names = ContestPages.names(judge, held.id());
        String here = "/compete/" + held.id();
        Markup markup = ContestFrame.of(context, held, name(pair, true, names) + " – " + name(pair, false, names));
        markup.html("<match-view data-live=\"%s\" data-watched=\"%s\" data-over=\"%s\"></match-view>".formatted(
                text(here + "/live/" + pair.id() + "/events"),
                text(Json.text(watched(held, pair))),
                text(here + "/games/" + pair.id() + "/")));
        markup.html("<noscript><p>A game is followed with a script: allow it, or wait for the replay.</p></noscript>");
        Asked.answerWithBoard(context, "Live", markup);
    }

    private void follow(Context context) throws InterruptedException {
        Held held = asked.contest(context);
        Pairing pair = pair(context, held);
        live.stream(context, "pair " + pair.id(), () -> watched(held, pair));
    }
}
