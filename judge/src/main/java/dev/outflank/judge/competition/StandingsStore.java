package dev.outflank.judge.competition;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The last computed standings, for pages. They can be recomputed from the results at any time. */
final class StandingsStore {
    /**
     * The standings of a contest.
     *
     * @param pairs number of pairs from which they were computed
     * @param body the standings as JSON
     */
    record StoredStandings(long pairs, String body, Instant computedAt) {}

    private final Jdbi jdbi;

    StandingsStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(StoredStandings.class));
    }

    Optional<StoredStandings> find(String contest) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select pairs, body, computed_at from standings where contest = :contest")
                        .bind("contest", contest)
                        .mapTo(StoredStandings.class)
                        .findOne());
    }

    /** The number of pairs from which the stored standings were computed; -1 if there are none. */
    long pairs(String contest) {
        return jdbi.withHandle(handle -> handle.createQuery("select pairs from standings where contest = :contest")
                .bind("contest", contest)
                .mapTo(Long.class)
                .findOne()
                .orElse(-1L));
    }

    void put(String contest, long pairs, String body) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into standings (contest, pairs, body, computed_at) values (:contest, :pairs, :body,"
                                + " :now) on conflict (contest) do update set pairs = excluded.pairs, body ="
                                + " excluded.body, computed_at = excluded.computed_at")
                .bind("contest", contest)
                .bind("pairs", pairs)
                .bind("body", body)
                .bind("now", Instant.now())
                .execute());
    }
}
