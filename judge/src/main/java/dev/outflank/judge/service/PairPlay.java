package dev.outflank.judge.service;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.Pair;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.record.Fault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.judge.store.Upload;
import dev.outflank.protocol.BotFault;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Plays one pair and saves it, once. */
final class PairPlay {
    private final Workplace here;
    private final Broadcast broadcast;

    PairPlay(Workplace here, Broadcast broadcast) {
        this.here = here;
        this.broadcast = broadcast;
    }

    /** Plays a pair that waits; one that does not is left alone. False when somebody else's result came first. */
    boolean play(Pairing pair, String worker) throws OwnFailure, IOException {
        Contest contest = here.contests().read(here.store().contests().find(pair.contest()).orElseThrow());
        Competition competition = contest.competition().orElseThrow();
        HandIn handIn = contest.handIn(competition.handIn());
        Contender first = here.store().contenders().find(pair.a()).orElseThrow();
        Contender second = here.store().contenders().find(pair.b()).orElseThrow();
        Observed.Watcher watcher = broadcast.begin(pair.id(), first.name());
        Observed a = observed(contest, handIn, first, watcher);
        Observed b = observed(contest, handIn, second, watcher);
        int board = competition.boards().get(pair.round() % competition.boards().size());
        Game opening = Game.from(Position.start(board), handIn.playing().objective());
        try {
            Pair played = Pair.play(a, b, opening, MatchOptions.USUAL_TRIES);
            List<StoredGame> games = List.of(
                    stored(pair, 0, first, second, played.first(), a, b),
                    stored(pair, 1, second, first, played.second(), b, a));
            return here.store().pairings().save(pair, games, worker);
        } catch (VoidPairException e) {
            throw new OwnFailure(e.reason());
        } finally {
            broadcast.end(pair.id());
        }
    }

    private Observed observed(Contest contest, HandIn handIn, Contender contender, Observed.Watcher watcher)
            throws OwnFailure, IOException {
        Contestant contestant;
        if (contender.upload().isEmpty()) {
            contestant = new PartMarker(contest, here.workshop(), here.staffRoom(), 0)
                    .staff(contender.name(), handIn.limits());
        } else {
            Upload upload = here.store().uploads().find(contender.upload().get()).orElseThrow();
            try {
                contestant = here.workshop()
                        .contestant(
                                contender.name(),
                                here.workshop().make(here.uploads().submission(upload, contender.name()), handIn));
            } catch (BotFault fault) {
                // It was compiled when it was checked: that it cannot be compiled now is this machine's fault.
                throw new OwnFailure(contender.name() + " cannot be compiled here: " + fault.reason());
            }
        }
        return new Observed(contender.name(), contestant, here.stopping(), watcher);
    }

    private static StoredGame stored(
            Pairing pair,
            int number,
            Contender black,
            Contender white,
            GameRecord game,
            Observed blackSide,
            Observed whiteSide) {
        Optional<Fault> fault = Optional.ofNullable(game.fault());
        return new StoredGame(
                pair.id(),
                number,
                pair.attempts(),
                black.id(),
                white.id(),
                game.outcome().name(),
                fault.map(one -> one.verdict().name()),
                fault.map(one -> one.side() == Colour.BLACK ? black.id() : white.id()),
                GameJson.format(game),
                blackSide.errors(number),
                whiteSide.errors(number),
                Instant.now());
    }
}
