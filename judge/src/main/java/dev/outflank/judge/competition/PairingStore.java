package dev.outflank.judge.competition;

import dev.outflank.arena.competition.Stage;
import dev.outflank.judge.store.TaskType;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.transaction.TransactionException;

/** Pairs and their games. A played pair never changes, and its games are stored once. */
final class PairingStore {
    private static final String SELECT =
            "select id, contest, stage, a, b, round, edition, coalesce(place, id) as place,"
                    + " counts, state, priority, attempts, reason from pairs ";
    private static final String SELECT_GAMES =
            "select g.pair, g.number, g.attempt, g.black, g.white, g.outcome, g.verdict,"
                    + " g.guilty, g.record, g.black_errors, g.white_errors, g.ended_at from games g ";

    /** Games without their record and standard error, for lists. */
    private static final String SELECT_GAME_SUMMARIES =
            "select g.pair, g.number, g.attempt, g.black, g.white, g.outcome, g.verdict,"
                    + " g.guilty, '' as record, '' as black_errors, '' as white_errors, g.ended_at from games g ";

    private static final int BATCH_SIZE = 1000;

    /** An entry may have this many pairs in a row that failed. */
    static final int MAX_FAILURES = 3;

    private final Jdbi jdbi;

    PairingStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(Pairing.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(StoredGame.class));
    }

    /** Adds a pair unless it exists; the entry with the lower id is Black in the first game. */
    void add(String contest, Stage stage, long one, long other, int round, int priority) {
        jdbi.useHandle(handle -> add(handle, contest, stage, one, other, round, 0, Optional.empty(), priority));
    }

    static void add(
            Handle handle,
            String contest,
            Stage stage,
            long one,
            long other,
            int round,
            long edition,
            Optional<Long> place,
            int priority) {
        handle.createUpdate("insert into pairs (contest, stage, a, b, round, edition, place, counts, state, priority,"
                        + " attempts, reason, worker, created_at) values (:contest, :stage, :a, :b, :round, :edition,"
                        + " :place, :counts, 'PENDING', :priority, 0, '', '', :now) on conflict do nothing")
                .bind("contest", contest)
                .bind("stage", stage)
                .bind("a", Math.min(one, other))
                .bind("b", Math.max(one, other))
                .bind("round", round)
                .bind("edition", edition)
                .bind("place", place)
                .bind("counts", edition == 0)
                .bind("priority", priority)
                .bind("now", Instant.now())
                .execute();
    }

    Optional<Pairing> find(long id) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT + "where id = :id")
                .bind("id", id)
                .mapTo(Pairing.class)
                .findOne());
    }

    /** The pairs of a contest with at least this id, in any state. */
    List<Pairing> listFrom(String contest, long firstId) {
        return jdbi.withHandle(
                handle -> handle.createQuery(SELECT + "where contest = :contest and id >= :least order by id")
                        .bind("contest", contest)
                        .bind("least", firstId)
                        .mapTo(Pairing.class)
                        .list());
    }

    List<Pairing> ofRejudge(String contest, long edition) {
        return jdbi.withHandle(
                handle -> handle.createQuery(SELECT + "where contest = :contest and edition = :edition order by id")
                        .bind("contest", contest)
                        .bind("edition", edition)
                        .mapTo(Pairing.class)
                        .list());
    }

    /** Pending pairs for which no task is queued. */
    List<Pairing> unscheduled() {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT
                        + "where state = 'PENDING' and not exists (select 1 from work_queue w where w.task_name ="
                        + " :task and w.task_instance = cast(pairs.id as varchar(20))) order by id limit 500")
                .bind("task", TaskType.PLAY.taskName())
                .mapTo(Pairing.class)
                .list());
    }

    /** The games of these pairs, ordered by pair and number. */
    List<StoredGame> games(List<Long> pairs) {
        return pairs.isEmpty()
                ? List.of()
                : jdbi.withHandle(handle -> handle.createQuery(
                                SELECT_GAMES + "where g.pair in (<pairs>) order by g.pair, g.number")
                        .bindList("pairs", pairs)
                        .mapTo(StoredGame.class)
                        .list());
    }

    Optional<StoredGame> game(long pair, int number) {
        return jdbi.withHandle(
                handle -> handle.createQuery(SELECT_GAMES + "where g.pair = :pair and g.number = :number")
                        .bind("pair", pair)
                        .bind("number", number)
                        .mapTo(StoredGame.class)
                        .findOne());
    }

    /**
     * Games that count, of one entry or of all, the latest first, without their records. Every pair has two games, so
     * that pages are found among the pairs, by an index alone.
     *
     * @param limit an even number, as {@code offset}
     */
    List<StoredGame> latest(String contest, Optional<Long> entryId, int limit, int offset) {
        return latest(SELECT_GAME_SUMMARIES, contest, entryId, limit, offset);
    }

    /** The same of all entries, with their records. */
    List<StoredGame> latestRecords(String contest, int limit, int offset) {
        return latest(SELECT_GAMES, contest, Optional.empty(), limit, offset);
    }

    private List<StoredGame> latest(String select, String contest, Optional<Long> entryId, int limit, int offset) {
        String entryFilter = entryId.isPresent() ? " and (a = :contender or b = :contender)" : "";
        return jdbi.withHandle(handle -> handle.createQuery(select
                        + "where g.pair in (select id from pairs where contest = :contest and counts and state = 'PLAYED'"
                        + entryFilter
                        + " order by id desc limit :most offset :skipped) order by g.pair desc, g.number desc")
                .bind("contest", contest)
                .bind("contender", entryId.orElse(0L))
                .bind("most", limit / 2)
                .bind("skipped", offset / 2)
                .mapTo(StoredGame.class)
                .list());
    }

    /** Games between two entries that count, the latest first, without their records. */
    List<StoredGame> between(String contest, long one, long other, int limit) {
        return jdbi.withHandle(handle -> handle.createQuery(SELECT_GAME_SUMMARIES
                        + "join pairs p on p.id = g.pair where p.contest = :contest and p.counts and p.a = :a and"
                        + " p.b = :b order by g.pair desc, g.number desc limit :most")
                .bind("contest", contest)
                .bind("a", Math.min(one, other))
                .bind("b", Math.max(one, other))
                .bind("most", limit)
                .mapTo(StoredGame.class)
                .list());
    }

    /** Games that an entry lost by a fault, the latest first, without their records. */
    List<StoredGame> faults(long entryId, int limit) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        SELECT_GAME_SUMMARIES + "join pairs p on p.id = g.pair where g.guilty = :contender and p.counts"
                                + " order by g.pair desc limit :most")
                .bind("contender", entryId)
                .bind("most", limit)
                .mapTo(StoredGame.class)
                .list());
    }

    /**
     * Saves both games of a pair in one transaction.
     *
     * @return false if the pair is no longer pending: this result is too late and nothing changes
     */
    boolean save(Pairing pair, List<StoredGame> games, String worker) {
        try {
            return jdbi.inTransaction(handle -> {
                int first = handle.createUpdate("update pairs set state = 'PLAYED', worker = :worker, ended_at = :now,"
                                + " reason = '' where id = :id and state = 'PENDING'")
                        .bind("worker", worker)
                        .bind("now", Instant.now())
                        .bind("id", pair.id())
                        .execute();
                if (first == 0) {
                    return false;
                }
                games.forEach(game -> insert(handle, game));
                return true;
            });
        } catch (TransactionException e) {
            throw new IllegalStateException("a pair could not be saved: " + e.getMessage(), e);
        }
    }

    private static void insert(Handle handle, StoredGame game) {
        handle.createUpdate("insert into games (pair, number, attempt, black, white, outcome, verdict, guilty, record,"
                        + " black_errors, white_errors, ended_at) values (:pair, :number, :attempt, :black, :white,"
                        + " :outcome, :verdict, :guilty, :record, :blackErrors, :whiteErrors, :endedAt)")
                .bindMethods(game)
                .execute();
    }

    private static void insertSummary(Handle handle, long pair, PairSummary summary) {
        handle.createUpdate("insert into pair_summaries (pair, body) values (:pair, :body) on conflict do nothing")
                .bind("pair", pair)
                .bind("body", summary.toBytes())
                .execute();
    }

    /** Reads the summaries of played pairs, in their order. A summary is made from the games when it is first needed. */
    void readSummaries(List<Pairing> pairs, BiConsumer<Pairing, PairSummary> consumer) {
        for (int i = 0; i < pairs.size(); i += BATCH_SIZE) {
            List<Pairing> batch = pairs.subList(i, Math.min(i + BATCH_SIZE, pairs.size()));
            Map<Long, PairSummary> summaries = summaries(batch);
            addMissing(batch, summaries);
            batch.forEach(pair -> consumer.accept(pair, Objects.requireNonNull(summaries.get(pair.id()))));
        }
    }

    private Map<Long, PairSummary> summaries(List<Pairing> batch) {
        Map<Long, PairSummary> summaries = new HashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("select s.pair, s.body from pair_summaries s join pairs p on p.id ="
                        + " s.pair where p.contest = :contest and s.pair between :first and :last")
                .bind("contest", batch.getFirst().contest())
                .bind("first", batch.getFirst().id())
                .bind("last", batch.getLast().id())
                .map((row, context) -> Map.entry(row.getLong(1), PairSummary.fromBytes(row.getBytes(2))))
                .forEach(summary -> summaries.put(summary.getKey(), summary.getValue())));
        return summaries;
    }

    private void addMissing(List<Pairing> batch, Map<Long, PairSummary> summaries) {
        List<Long> missing = batch.stream()
                .map(Pairing::id)
                .filter(id -> !summaries.containsKey(id))
                .toList();
        Map<Long, List<StoredGame>> games = games(missing).stream().collect(Collectors.groupingBy(StoredGame::pair));
        missing.forEach(id -> summaries.put(id, PairSummary.of(id, games.getOrDefault(id, List.of()))));
        jdbi.useTransaction(
                handle -> missing.forEach(id -> insertSummary(handle, id, Objects.requireNonNull(summaries.get(id)))));
    }

    /** Records an internal error: the pair stays pending, or becomes void if given up. */
    void recordFailure(long id, String reason, boolean givenUp) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "update pairs set attempts = attempts + 1, reason = :reason, state = :state"
                                + " where id = :id and state = 'PENDING'")
                .bind("reason", reason)
                .bind("state", givenUp ? Pairing.State.VOID : Pairing.State.PENDING)
                .bind("id", id)
                .execute());
    }

    /** Whether the last pairs of an entry all failed, against several opponents, while others in the contest played. */
    boolean failsRepeatedly(StoredEntry entry) {
        record FinishedPair(long id, long opponent, String state) {}
        List<FinishedPair> last = jdbi.withHandle(handle -> handle.createQuery(
                        "select id, case when a = :entry then b else a end, state from pairs where contest = :contest"
                                + " and edition = 0 and (a = :entry or b = :entry) and (state = 'PLAYED' or state ="
                                + " 'VOID' and attempts > 0) order by id desc limit :most")
                .bind("entry", entry.id())
                .bind("contest", entry.contest())
                .bind("most", MAX_FAILURES)
                .map((row, context) -> new FinishedPair(row.getLong(1), row.getLong(2), row.getString(3)))
                .list());
        return last.size() == MAX_FAILURES
                && last.stream().allMatch(pair -> Pairing.State.VOID.name().equals(pair.state()))
                && last.stream().map(FinishedPair::opponent).distinct().count() > 1
                && hasPlayedSince(entry.contest(), last.getLast().id());
    }

    /** Whether a pair of the contest was played that is newer than this one, so that the machine works. */
    private boolean hasPlayedSince(String contest, long pair) {
        return jdbi.withHandle(handle -> handle.createQuery(
                                "select count(*) from pairs where contest = :contest and state = 'PLAYED' and id > :pair")
                        .bind("contest", contest)
                        .bind("pair", pair)
                        .mapTo(Long.class)
                        .one()
                > 0);
    }

    /** Makes pending pairs void if one of their entries no longer plays. */
    int voidInactive(String contest) {
        return jdbi.withHandle(handle -> handle.createUpdate(
                        "update pairs set state = 'VOID', reason = 'one side has left' where contest = :contest and"
                                + " state = 'PENDING' and edition = 0 and exists (select 1 from contenders c where c.id in"
                                + " (pairs.a, pairs.b) and (not c.active or c.disqualified is not null))")
                .bind("contest", contest)
                .execute());
    }

    long count(Pairing.State state) {
        return jdbi.withHandle(handle -> handle.createQuery("select count(*) from pairs where state = :state")
                .bind("state", state)
                .mapTo(Long.class)
                .one());
    }

    /** The number of pairs of a contest in a state, without those of rejudges. */
    long count(String contest, Pairing.State state) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select count(*) from pairs where contest = :contest and state = :state and edition = 0")
                .bind("contest", contest)
                .bind("state", state)
                .mapTo(Long.class)
                .one());
    }
}
