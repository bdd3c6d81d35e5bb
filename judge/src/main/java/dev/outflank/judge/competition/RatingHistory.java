package dev.outflank.judge.competition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The history of ranks and ratings of entries. */
final class RatingHistory {
    /** A point is stored when the number of games has grown by at least this factor since the last one. */
    private static final double MIN_GAMES_RATIO = 1.05;

    private final Jdbi jdbi;

    RatingHistory(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(RatingPoint.class));
    }

    /** Stores the points whose number of games has grown enough. */
    void append(String contest, List<RatingPoint> points) {
        jdbi.useTransaction(handle -> {
            Map<Long, Integer> last = lastGameCounts(handle, contest);
            points.stream()
                    .filter(point -> point.games() > last.getOrDefault(point.contender(), 0)
                            && point.games() >= MIN_GAMES_RATIO * last.getOrDefault(point.contender(), 0))
                    .forEach(point -> handle.createUpdate(
                                    "insert into ratings (contest, contender, games, rank, elo, error, at) values"
                                            + " (:contest, :contender, :games, :rank, :elo, :error, :at)")
                            .bind("contest", contest)
                            .bindMethods(point)
                            .execute());
        });
    }

    private static Map<Long, Integer> lastGameCounts(Handle handle, String contest) {
        Map<Long, Integer> last = new HashMap<>();
        handle.createQuery("select contender, max(games) as games from ratings where contest = :contest group by"
                        + " contender")
                .bind("contest", contest)
                .map((row, context) -> Map.entry(row.getLong("contender"), row.getInt("games")))
                .forEach(one -> last.put(one.getKey(), one.getValue()));
        return last;
    }

    /** The points of an entry, the oldest first. */
    List<RatingPoint> of(StoredEntry entry) {
        return jdbi.withHandle(handle -> handle.createQuery("select contender, games, rank, elo, error, at from ratings"
                        + " where contest = :contest and contender = :contender order by games")
                .bind("contest", entry.contest())
                .bind("contender", entry.id())
                .mapTo(RatingPoint.class)
                .list());
    }
}
