package dev.outflank.judge.competition;

import dev.outflank.arena.competition.Stage;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Counts results by opponents. */
final class HeadToHeadStore {
    private final Jdbi jdbi;

    HeadToHeadStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(HeadToHead.class));
    }

    /** Counts the games of a stage that count for the standings. */
    List<HeadToHead> of(String contest, Stage stage) {
        return count(contest, " and p.stage = :filter", stage.name());
    }

    /** Counts the games of an entry in all stages that count for the standings. */
    List<HeadToHead> of(StoredEntry entry) {
        return count(entry.contest(), " and (p.a = :filter or p.b = :filter)", entry.id());
    }

    private List<HeadToHead> count(String contest, String filter, Object value) {
        return jdbi.withHandle(handle -> handle.createQuery("select g.black, g.white, g.outcome, count(*) as games from"
                        + " games g join pairs p on p.id = g.pair where p.contest = :contest and p.counts" + filter
                        + " group by g.black, g.white, g.outcome")
                .bind("contest", contest)
                .bind("filter", value)
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
