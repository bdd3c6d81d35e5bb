package dev.outflank.judge.service;

import dev.outflank.arena.Spent;
import dev.outflank.judge.store.LiveGame;
import dev.outflank.judge.store.LiveGames;
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
 * Tells of a worker's games while they are played. What has changed is written once a second, by a thread of its own,
 * so that no game waits for the database; a game that takes less is never seen.
 */
final class Broadcast {
    private static final Logger LOG = LoggerFactory.getLogger(Broadcast.class);

    private final LiveGames store;
    private final String worker;
    private final Map<Long, Running> running = new HashMap<>();

    Broadcast(LiveGames store, String worker) {
        this.store = store;
        this.worker = worker;
    }

    /** A pair begins; the first has Black in its first game. */
    synchronized Observed.Watcher begin(long pair, String first) {
        Running game = new Running(pair, first);
        running.put(pair, game);
        return game;
    }

    synchronized void end(long pair) {
        Running ended = running.remove(pair);
        if (ended != null && ended.written) {
            store.remove(pair);
        }
    }

    /** Writes what has changed. */
    synchronized void write() {
        try {
            List<LiveGame> changed = running.values().stream()
                    .flatMap(game -> game.news().stream())
                    .toList();
            if (!changed.isEmpty()) {
                store.put(changed);
            }
        } catch (RuntimeException e) {
            LOG.warn("{} could not tell of its games: {}", worker, e.getMessage());
        }
    }

    /** A pair and how its game stands. */
    private final class Running implements Observed.Watcher {
        private final long pair;
        private final String first;
        private final List<Spent> spent = new ArrayList<>();
        private @Nullable Game game;
        private int number;
        private Instant since = Instant.EPOCH;
        private boolean changed;
        private boolean written;

        Running(long pair, String first) {
            this.pair = pair;
            this.first = first;
        }

        @Override
        public synchronized void asked(String name, Game now) {
            game = now;
            number = name.equals(first) == (now.position().toMove() == Colour.BLACK) ? 0 : 1;
            since = Instant.now();
            changed = true;
            // A game that begins has no more moves than its opening, on which nobody spent any time.
            while (spent.size() > now.ply()) {
                spent.removeLast();
            }
            while (spent.size() < now.ply()) {
                spent.add(Spent.NOTHING);
            }
        }

        @Override
        public synchronized void answered(Spent time) {
            spent.add(time);
        }

        /** How it stands, if that was not told before. */
        synchronized Optional<LiveGame> news() {
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
                    milliseconds(now.ply(), Spent::cpu),
                    milliseconds(now.ply(), Spent::wall),
                    since));
        }

        private String milliseconds(int plies, Function<Spent, Duration> clock) {
            return spent.stream()
                    .limit(plies)
                    .map(one -> String.valueOf(clock.apply(one).toMillis()))
                    .collect(Collectors.joining(" "));
        }
    }
}
