package dev.outflank.judge.worker;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.competition.CompetitionOpenings;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.protocol.BotException;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Plays a pair of games and saves the result. */
final class PlayPairTask {
    private final WorkerContext context;
    private final LiveGameReporter reporter;

    PlayPairTask(WorkerContext context, LiveGameReporter reporter) {
        this.context = context;
        this.reporter = reporter;
    }

    /** Plays a pending pair; returns false if another worker's result was saved first. */
    boolean play(Pairing pair, String worker) throws InfrastructureException, IOException {
        Contest contest = context.contests().find(pair.contest()).orElseThrow().contest();
        Competition competition = contest.competition().orElseThrow();
        RequiredFile requiredFile = contest.requiredFile(competition.requiredFile());
        StoredEntry first = context.competitions().entry(pair.a()).orElseThrow();
        StoredEntry second = context.competitions().entry(pair.b()).orElseThrow();
        MonitoredContestant.GameWatcher watcher = reporter.begin(pair.id(), first.name());
        MonitoredContestant a = monitored(contest, requiredFile, first, watcher);
        MonitoredContestant b = monitored(contest, requiredFile, second, watcher);
        Game opening = CompetitionOpenings.of(contest, competition)
                .get(
                        pair.stage(),
                        pair.round(),
                        first.person().isEmpty() && second.person().isEmpty());
        try {
            GamePair played = GamePair.play(a, b, opening, MatchOptions.DEFAULT_MAX_ATTEMPTS);
            List<StoredGame> games = List.of(
                    toStoredGame(pair, 0, first, second, played.first(), a, b),
                    toStoredGame(pair, 1, second, first, played.second(), b, a));
            return context.competitions().savePair(pair, games, worker);
        } catch (VoidPairException e) {
            throw new InfrastructureException(e.reason());
        } finally {
            reporter.end(pair.id());
        }
    }

    private MonitoredContestant monitored(
            Contest contest, RequiredFile requiredFile, StoredEntry entry, MonitoredContestant.GameWatcher watcher)
            throws InfrastructureException, IOException {
        Contestant contestant;
        if (entry.upload().isEmpty()) {
            contestant = new PartMarker(contest, context.compiler(), context.playerRegistry(), 0)
                    .staffContestant(entry.name(), requiredFile.moveLimits());
        } else {
            StoredSubmission submission =
                    context.submissions().find(entry.upload().get()).orElseThrow();
            try {
                contestant = context.compiler()
                        .contestant(
                                entry.name(),
                                context.compiler()
                                        .compile(context.submissions().load(submission, entry.name()), requiredFile));
            } catch (BotException fault) {
                // It compiled when it was checked, so the cause is this machine.
                throw new InfrastructureException(entry.name() + " cannot be compiled here: " + fault.reason());
            }
        }
        return new MonitoredContestant(entry.name(), contestant, context.stopping(), watcher);
    }

    private static StoredGame toStoredGame(
            Pairing pair,
            int number,
            StoredEntry black,
            StoredEntry white,
            GameRecord game,
            MonitoredContestant blackSide,
            MonitoredContestant whiteSide) {
        Optional<GameFault> fault = Optional.ofNullable(game.fault());
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
