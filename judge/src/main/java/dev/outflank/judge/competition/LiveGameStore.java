package dev.outflank.judge.competition;

import dev.outflank.judge.store.WorkQueue;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The games that are being played, for viewers. */
final class LiveGameStore {
    private final Jdbi jdbi;

    LiveGameStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(LiveGame.class));
    }

    /** Writes the state of games. */
    void put(List<LiveGame> games) {
        jdbi.useTransaction(handle -> games.forEach(game -> handle.createUpdate(
                        "insert into live_games (pair, worker, number, start, moves, cpu, wall, since) values (:pair,"
                                + " :worker, :number, :start, :moves, :cpu, :wall, :since) on conflict (pair) do update"
                                + " set worker = excluded.worker, number = excluded.number, start = excluded.start,"
                                + " moves = excluded.moves, cpu = excluded.cpu, wall = excluded.wall,"
                                + " since = excluded.since")
                .bindMethods(game)
                .execute()));
    }

    void remove(long pair) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from live_games where pair = :pair")
                .bind("pair", pair)
                .execute());
    }

    /** Removes games that a killed worker left. */
    void removeByWorker(String worker) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from live_games where worker = :worker")
                .bind("worker", worker)
                .execute());
    }

    /** The games of a contest, without rejudges, whose workers are alive, in order of their pairs. */
    List<LiveGame> of(String contest) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select l.pair, l.worker, l.number, l.start, l.moves, l.cpu, l.wall,"
                                + " l.since from live_games l join pairs p on p.id = l.pair join workers w on w.name = l.worker"
                                + " where p.contest = :contest and p.counts and p.state = 'PENDING' and w.seen_at > :silent order"
                                + " by l.pair")
                        .bind("contest", contest)
                        .bind("silent", Instant.now().minus(WorkQueue.HEARTBEAT_TIMEOUT))
                        .mapTo(LiveGame.class)
                        .list());
    }
}
