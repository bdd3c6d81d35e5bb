package dev.outflank.judge.store;

import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Who did what against whom, counted. */
public final class HeadToHeadStore {
    /** How often one with Black met another with White, by who won: BLACK, WHITE or DRAW. */
    public record HeadToHead(long black, long white, String outcome, int games) {}

    private final Jdbi jdbi;

    HeadToHeadStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(HeadToHead.class));
    }

    /** All games of a contest that count. */
    public List<HeadToHead> of(String contest) {
        return count(contest, "", 0);
    }

    /** All games of a contender that count. */
    public List<HeadToHead> of(StoredEntry entry) {
        return count(entry.contest(), " and (p.a = :contender or p.b = :contender)", entry.id());
    }

    private List<HeadToHead> count(String contest, String entryFilter, long entryId) {
        return jdbi.withHandle(handle -> handle.createQuery("select g.black, g.white, g.outcome, count(*) as games from"
                        + " games g join pairs p on p.id = g.pair where p.contest = :contest and p.counts" + entryFilter
                        + " group by g.black, g.white, g.outcome")
                .bind("contest", contest)
                .bind("contender", entryId)
                .mapTo(HeadToHead.class)
                .list());
    }

    /** How many games of a contest count. */
    public long countGames(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery(
                                "select count(*) from pairs where contest = :contest and counts and state = 'PLAYED'")
                        .bind("contest", contest)
                        .mapTo(Long.class)
                        .one())
                * 2;
    }
}
