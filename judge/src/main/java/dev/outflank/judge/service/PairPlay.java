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
import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.judge.store.Upload;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.protocol.BotFault;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Plays one pair and saves it, once. */
final class PairPlay {
    private final Store store;
    private final HeldContests contests;
    private final Workshop workshop;
    private final UploadFolder uploads;
    private final StaffRoom staffRoom;
    private final BooleanSupplier stopping;
    private final Broadcast broadcast;

    PairPlay(Workplace here, Broadcast broadcast) {
        this.store = here.store();
        this.contests = here.contests();
        this.workshop = here.workshop();
        this.uploads = here.uploads();
        this.staffRoom = here.staffRoom();
        this.stopping = here.stopping();
        this.broadcast = broadcast;
    }

    /** Plays a pair that waits; one that does not is left alone. False when somebody else's result came first. */
    boolean play(Pairing pair, String worker) throws OwnFailure, IOException {
        Contest contest = contests.read(store.contests().find(pair.contest()).orElseThrow());
        Competition competition = contest.competition().orElseThrow();
        HandIn handIn = contest.handIn(competition.handIn());
        Contender first = store.contenders().find(pair.a()).orElseThrow();
        Contender second = store.contenders().find(pair.b()).orElseThrow();
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
            return store.pairings().save(pair, games, worker);
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
            contestant = new PartMarker(contest, workshop, staffRoom, 0).staff(contender.name(), handIn.limits());
        } else {
            Upload upload = store.uploads().find(contender.upload().get()).orElseThrow();
            try {
                contestant = workshop.contestant(
                        contender.name(), workshop.make(uploads.submission(upload, contender.name()), handIn));
            } catch (BotFault here) {
                // It was compiled when it was checked: that it cannot be compiled now is this machine's fault.
                throw new OwnFailure(contender.name() + " cannot be compiled here: " + here.reason());
            }
        }
        return new Observed(contender.name(), contestant, stopping, watcher);
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
