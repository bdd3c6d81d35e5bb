package dev.outflank.arena.competition;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The results of a competition, in the order in which they count: by the numbers of the pairs. Entries are indices from
 * 0. Results are kept in columns of primitives, about 90 bytes per game, so that a million games fit into memory.
 *
 * <p>Game 2i is the first game of pair i, in which its entry A has Black, and game 2i + 1 the second.
 */
@SuppressWarnings("EnumOrdinal") // Ordinals never leave this object.
public final class ResultLog {
    private static final int INITIAL_CAPACITY = 16;
    private static final int GAMES = 2;
    private static final int SIDES = 2 * GAMES;
    /** CPU and wall time, each as total and as maximum. */
    private static final int TIMES = 4;

    private static final int MOVED = 0x80;
    private static final int FAULT = 0x7F;
    private static final Stage[] STAGES = Stage.values();
    private static final Outcome[] OUTCOMES = Outcome.values();
    private static final Verdict[] VERDICTS = Verdict.values();

    private int size;
    private long[] numbers = new long[INITIAL_CAPACITY];
    private byte[] stages = new byte[INITIAL_CAPACITY];
    private int[] rounds = new int[INITIAL_CAPACITY];
    private int[] a = new int[INITIAL_CAPACITY];
    private int[] b = new int[INITIAL_CAPACITY];
    private byte[] outcomes = new byte[GAMES * INITIAL_CAPACITY];
    private long[] hashes = new long[GAMES * INITIAL_CAPACITY];
    /** Whether the side moved, and 1 plus the ordinal of its fault. */
    private byte[] sides = new byte[SIDES * INITIAL_CAPACITY];

    private long[] times = new long[SIDES * TIMES * INITIAL_CAPACITY];
    private KnownGames knownGames = new KnownGames();

    /** Adds the result of a pair. Numbers are unique; usually they rise. */
    public void add(long number, EntryPair pair, GameSummary first, GameSummary second) {
        if (size == numbers.length) {
            resize(2 * size);
        }
        int at = size;
        while (at > 0 && numbers[at - 1] > number) {
            at--;
        }
        if (at > 0 && numbers[at - 1] == number) {
            throw new IllegalArgumentException("pair " + number + " occurs twice");
        }
        if (at < size) {
            knownGames = new KnownGames();
        }
        makeRoom(at);
        numbers[at] = number;
        stages[at] = (byte) pair.stage().ordinal();
        rounds[at] = pair.round();
        a[at] = pair.a();
        b[at] = pair.b();
        put(GAMES * at, first);
        put(GAMES * at + 1, second);
    }

    /** An independent copy. */
    public ResultLog copy() {
        ResultLog copy = new ResultLog();
        copy.size = size;
        copy.numbers = numbers;
        copy.stages = stages;
        copy.rounds = rounds;
        copy.a = a;
        copy.b = b;
        copy.outcomes = outcomes;
        copy.hashes = hashes;
        copy.sides = sides;
        copy.times = times;
        copy.resize(numbers.length);
        return copy;
    }

    private void resize(int capacity) {
        numbers = Arrays.copyOf(numbers, capacity);
        stages = Arrays.copyOf(stages, capacity);
        rounds = Arrays.copyOf(rounds, capacity);
        a = Arrays.copyOf(a, capacity);
        b = Arrays.copyOf(b, capacity);
        outcomes = Arrays.copyOf(outcomes, GAMES * capacity);
        hashes = Arrays.copyOf(hashes, GAMES * capacity);
        sides = Arrays.copyOf(sides, SIDES * capacity);
        times = Arrays.copyOf(times, SIDES * TIMES * capacity);
    }

    private void makeRoom(int at) {
        shift(numbers, 1, at);
        shift(stages, 1, at);
        shift(rounds, 1, at);
        shift(a, 1, at);
        shift(b, 1, at);
        shift(outcomes, GAMES, at);
        shift(hashes, GAMES, at);
        shift(sides, SIDES, at);
        shift(times, SIDES * TIMES, at);
        size++;
    }

    private void shift(Object column, int width, int at) {
        System.arraycopy(column, width * at, column, width * (at + 1), width * (size - at));
    }

    private void put(int game, GameSummary summary) {
        outcomes[game] = (byte) summary.outcome().ordinal();
        hashes[game] = summary.hash();
        for (Colour colour : Colour.values()) {
            GameSummary.Side side = summary.side(colour);
            int at = GAMES * game + colour.ordinal();
            sides[at] = (byte) ((side.moved() ? MOVED : 0)
                    | (side.fault() == null ? 0 : 1 + side.fault().ordinal()));
            times[TIMES * at] = side.total().cpu().toNanos();
            times[TIMES * at + 1] = side.total().wall().toNanos();
            times[TIMES * at + 2] = side.max().cpu().toNanos();
            times[TIMES * at + 3] = side.max().wall().toNanos();
        }
    }

    public boolean contains(long number) {
        return Arrays.binarySearch(numbers, 0, size, number) >= 0;
    }

    /** Number of pairs. */
    public int size() {
        return size;
    }

    public EntryPair pair(int pair) {
        return new EntryPair(stage(pair), rounds[pair], a[pair], b[pair]);
    }

    /** The pairs of a stage, in order. */
    IntStream pairs(Stage stage) {
        return IntStream.range(0, size).filter(pair -> stages[pair] == stage.ordinal());
    }

    Stage stage(int pair) {
        return STAGES[stages[pair]];
    }

    int round(int pair) {
        return rounds[pair];
    }

    int a(int pair) {
        return a[pair];
    }

    int b(int pair) {
        return b[pair];
    }

    /** Mean points per game of entry A: 0, ¼, ½, ¾ or 1. */
    double scoreOfA(int pair) {
        return (outcome(GAMES * pair).halfPoints(Colour.BLACK)
                        + outcome(GAMES * pair + 1).halfPoints(Colour.WHITE))
                / 4.0;
    }

    /** The entry with a colour in a game. */
    int entry(int game, Colour colour) {
        return game % GAMES == colour.ordinal() ? a[game / GAMES] : b[game / GAMES];
    }

    Outcome outcome(int game) {
        return OUTCOMES[outcomes[game]];
    }

    long hash(int game) {
        return hashes[game];
    }

    /** Whether a game repeats an earlier game of its stage, move by move, between the same two sides. */
    boolean isRepeated(int game) {
        knownGames.extend(this);
        return knownGames.isRepeated(game);
    }

    boolean hasMoved(int game, Colour colour) {
        return (sides[GAMES * game + colour.ordinal()] & MOVED) != 0;
    }

    /** The fault of a side that ended the game, if any. */
    @Nullable
    Verdict fault(int game, Colour colour) {
        int fault = sides[GAMES * game + colour.ordinal()] & FAULT;
        return fault == 0 ? null : VERDICTS[fault - 1];
    }

    TimeUsage totalTime(int game, Colour colour) {
        return time(TIMES * (GAMES * game + colour.ordinal()));
    }

    TimeUsage maxTime(int game, Colour colour) {
        return time(TIMES * (GAMES * game + colour.ordinal()) + 2);
    }

    private TimeUsage time(int at) {
        return new TimeUsage(Duration.ofNanos(times[at]), Duration.ofNanos(times[at + 1]));
    }
}
