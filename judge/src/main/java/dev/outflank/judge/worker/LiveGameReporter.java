package dev.outflank.judge.worker;

import dev.outflank.arena.TimeUsage;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.competition.LiveGame;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Publishes the games of a worker while they are played. A background thread writes changes once per second, so that no
 * game waits for the database; games shorter than that may never be seen.
 */
final class LiveGameReporter {
    private static final Logger LOG = LoggerFactory.getLogger(LiveGameReporter.class);

    private final CompetitionService competitions;
    private final String worker;
    private final Map<Long, LivePair> livePairs = new HashMap<>();

    LiveGameReporter(CompetitionService competitions, String worker) {
        this.competitions = competitions;
        this.worker = worker;
    }

    /** Starts a pair; {@code first} is the entry that is Black in the first game. */
    synchronized MonitoredContestant.GameWatcher begin(long pair, String first) {
        LivePair game = new LivePair(pair, first);
        livePairs.put(pair, game);
        return game;
    }

    synchronized void end(long pair) {
        LivePair ended = livePairs.remove(pair);
        if (ended != null && ended.written) {
            competitions.removeLiveGame(pair);
        }
    }

    /** Writes games that have changed since the last call. */
    synchronized void writeChanges() {
        try {
            List<LiveGame> changed = livePairs.values().stream()
                    .flatMap(game -> game.takeUpdate().stream())
                    .toList();
            if (!changed.isEmpty()) {
                competitions.putLiveGames(changed);
            }
        } catch (RuntimeException e) {
            LOG.warn("{}: live games could not be written: {}", worker, e.getMessage());
        }
    }

    /** A pair with the state of its current game. */
    private final class LivePair implements MonitoredContestant.GameWatcher {
        private final long pair;
        private final String first;
        private final List<TimeUsage> spent = new ArrayList<>();
        private @Nullable Game game;
        private int number;
        private Instant since = Instant.EPOCH;
        private boolean changed;
        private boolean written;

        LivePair(long pair, String first) {
            this.pair = pair;
            this.first = first;
        }

        @Override
        public synchronized void onTurn(String name, Game now) {
            game = now;
            number = name.equals(first) == (now.position().toMove() == Colour.BLACK) ? 0 : 1;
            since = Instant.now();
            changed = true;
            // At the start of a game only the moves of its opening are there, and these took no time.
            while (spent.size() > now.ply()) {
                spent.removeLast();
            }
            while (spent.size() < now.ply()) {
                spent.add(TimeUsage.ZERO);
            }
        }

        @Override
        public synchronized void onAnswer(TimeUsage time) {
            spent.add(time);
        }

        /** The state of the game, if it has changed since the last call. */
        synchronized Optional<LiveGame> takeUpdate() {
            Game now = game;
            if (!changed || now == null) {
                return Optional.empty();
            }
            changed = false;
            written = true;
            return Optional.of(new LiveGame(
                    pair,
                    worker,
                    number,
                    BoardText.format(now.startPosition()),
                    now.moves().stream().map(Move::toString).collect(Collectors.joining(" ")),
                    milliseconds(now.ply(), TimeUsage::cpu),
                    milliseconds(now.ply(), TimeUsage::wall),
                    since));
        }

        private String milliseconds(int plies, Function<TimeUsage, Duration> clock) {
            return spent.stream()
                    .limit(plies)
                    .map(one -> String.valueOf(clock.apply(one).toMillis()))
                    .collect(Collectors.joining(" "));
        }
    }
}
