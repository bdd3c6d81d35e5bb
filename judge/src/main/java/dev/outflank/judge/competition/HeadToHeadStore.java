package dev.outflank.judge.competition;

import dev.outflank.arena.competition.Stage;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Counts results by opponents. */
final class HeadToHeadStore {
    private static final String SELECT =
            "select g.black, g.white, g.outcome, count(*) as games from games g join pairs p" + " on p.id = g.pair ";
    private static final String GROUP = " group by g.black, g.white, g.outcome";

    private final Jdbi jdbi;

    HeadToHeadStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(HeadToHead.class));
    }

    /** Counts the games of these entries in a stage that count for the standings. */
    List<HeadToHead> of(Stage stage, List<Long> entries) {
        return entries.isEmpty()
                ? List.of()
                : jdbi.withHandle(handle -> handle.createQuery(SELECT
                                + "where p.counts and p.stage = :stage and (p.a in (<entries>) or p.b in (<entries>))"
                                + GROUP)
                        .bind("stage", stage)
                        .bindList("entries", entries)
                        .mapTo(HeadToHead.class)
                        .list());
    }

    /** Counts the games of an entry in all stages that count for the standings. */
    List<HeadToHead> of(StoredEntry entry) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        SELECT + "where p.counts and (p.a = :contender or p.b = :contender)" + GROUP)
                .bind("contender", entry.id())
                .mapTo(HeadToHead.class)
                .list());
    }

    /** The number of games of a contest that count for the standings. */
    long countGames(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery(
                                "select count(*) from pairs where contest = :contest and counts and state = 'PLAYED'")
                        .bind("contest", contest)
                        .mapTo(Long.class)
                        .one())
                * 2;
    }
}
