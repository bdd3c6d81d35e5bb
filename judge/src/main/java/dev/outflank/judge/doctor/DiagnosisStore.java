package dev.outflank.judge.doctor;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Diagnoses, one per game and entry. */
final class DiagnosisStore {
    private final Jdbi jdbi;

    DiagnosisStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** A game of a student's entry. */
    record OpenGame(long pair, int number, long entry, long black, String record) {}

    /** The latest game that counts and is not diagnosed for one of its students. */
    Optional<OpenGame> next() {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select g.pair, g.number, c.id, g.black, g.record from games g join pairs p on p.id = g.pair"
                                + " join contenders c on c.id in (g.black, g.white) where p.counts and c.upload is not"
                                + " null and not exists (select 1 from diagnoses d where d.pair = g.pair and d.number ="
                                + " g.number and d.contender = c.id) order by g.pair desc, g.number, c.id limit 1")
                .map((row, context) ->
                        new OpenGame(row.getLong(1), row.getInt(2), row.getLong(3), row.getLong(4), row.getString(5)))
                .findOne());
    }

    /** The id of the last pair with games; 0 if there is none. */
    long lastPair() {
        return jdbi.withHandle(handle -> handle.createQuery("select coalesce(max(pair), 0) from games")
                .mapTo(Long.class)
                .one());
    }

    /** Whether tasks are queued or running. */
    boolean hasTasks() {
        return jdbi.withHandle(handle -> handle.createQuery("select 1 from work_queue limit 1")
                        .mapTo(Integer.class)
                        .findOne())
                .isPresent();
    }

    /** Saves a diagnosis unless another worker was faster. */
    void add(OpenGame game, String body) {
        jdbi.useHandle(handle -> handle.createUpdate("insert into diagnoses (pair, number, contender, body) values"
                        + " (:pair, :number, :contender, :body) on conflict do nothing")
                .bind("pair", game.pair())
                .bind("number", game.number())
                .bind("contender", game.entry())
                .bind("body", body)
                .execute());
    }

    /** The latest diagnoses of an entry. */
    List<String> ofEntry(long entry, int limit) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select d.body from diagnoses d join pairs p on p.id = d.pair where d.contender = :contender and"
                                + " p.counts and d.body <> '' order by d.pair desc, d.number limit :most")
                .bind("contender", entry)
                .bind("most", limit)
                .mapTo(String.class)
                .list());
    }
}
