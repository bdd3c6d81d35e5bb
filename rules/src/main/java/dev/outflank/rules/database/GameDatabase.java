package dev.outflank.rules.database;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionKey;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An index of games on 8×8, mapped into memory: only the names are on the heap. A position is found by binary search;
 * its games follow each other, each with the move that was played, so that the answer needs one pass over them. Immutable
 * and safe for use by many threads; the file may be replaced while it is in use.
 */
public final class GameDatabase {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(LITTLE_ENDIAN);
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(LITTLE_ENDIAN);

    private final MemorySegment games;
    private final MemorySegment keys;
    private final MemorySegment postings;
    private final int gameCount;
    private final int postingCount;
    private final List<String> names;
    private final List<String> lowerNames;
    private final String sources;
    private final int faultCount;

    private GameDatabase(MemorySegment file) throws IOException {
        if (file.byteSize() < IndexLayout.HEADER_BYTES || file.get(INT, 0) != IndexLayout.MAGIC) {
            throw new IOException("not an index of games");
        }
        gameCount = file.get(INT, 4);
        postingCount = file.get(INT, 8);
        long nameBytes = file.get(INT, 12);
        long sourceBytes = file.get(INT, 16);
        faultCount = file.get(INT, 20);
        long gamesAt = IndexLayout.HEADER_BYTES;
        long keysAt = gamesAt + (long) IndexLayout.GAME_BYTES * gameCount;
        long postingsAt = keysAt + (long) Long.BYTES * postingCount;
        long namesAt = postingsAt + (long) Integer.BYTES * postingCount;
        if (gameCount < 0
                || postingCount < 0
                || nameBytes < 0
                || sourceBytes < 0
                || namesAt + nameBytes + sourceBytes != file.byteSize()) {
            throw new IOException("the index of games is truncated");
        }
        games = file.asSlice(gamesAt, keysAt - gamesAt);
        keys = file.asSlice(keysAt, postingsAt - keysAt);
        postings = file.asSlice(postingsAt, namesAt - postingsAt);
        names = List.of(text(file.asSlice(namesAt, nameBytes)).split("\n", -1));
        lowerNames = names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
        sources = text(file.asSlice(namesAt + nameBytes, sourceBytes));
    }

    private static String text(MemorySegment segment) {
        return new String(segment.toArray(JAVA_BYTE), StandardCharsets.UTF_8);
    }

    /** Opens an index. */
    public static GameDatabase open(Path index) throws IOException {
        try (FileChannel file = FileChannel.open(index, StandardOpenOption.READ)) {
            return new GameDatabase(file.map(FileChannel.MapMode.READ_ONLY, 0, file.size(), Arena.ofAuto()));
        }
    }

    /** The number of games. */
    public int gameCount() {
        return gameCount;
    }

    /** The number of games and texts that could not be read or are not games on 8×8 from the start position. */
    public int faultCount() {
        return faultCount;
    }

    /** What the index was built from, one line per file. */
    String sources() {
        return sources;
    }

    /**
     * The moves played in a position, the most frequent first, in the games that match a filter.
     *
     * @param filter its position is ignored
     */
    public List<MoveStatistics> moves(Position position, GameFilter filter) {
        if (position.size() != 8) {
            return List.of();
        }
        long own = position.bits(position.toMove());
        long opp = position.bits(position.toMove().other());
        int image = PositionKey.canonicalImage(own, opp);
        Tally[] tallies = new Tally[64];
        BitSet accepted = filter.acceptsAllGames() ? null : accepted(filter);
        int end = firstAbove(PositionKey.of(position));
        for (int at = firstAtLeast(PositionKey.of(position)); at < end; at++) {
            int posting = postings.get(INT, (long) Integer.BYTES * at);
            int game = posting >>> 8;
            byte move = (byte) posting;
            if (move == IndexLayout.NO_MOVE || accepted != null && !accepted.get(game)) {
                continue;
            }
            if (tallies[move] == null) {
                tallies[move] = new Tally();
            }
            tallies[move].add(outcome(game), blackDiscs(game));
        }
        List<MoveStatistics> moves = new ArrayList<>();
        // A position that is its own image has several moves that are the same: they share their numbers.
        for (Move move : position.moves()) {
            Tally tally = tallies[canonicalMove(own, opp, image, move.bit())];
            if (tally != null) {
                moves.add(tally.of(move, position.toMove()));
            }
        }
        moves.sort(Comparator.comparingInt(MoveStatistics::games).reversed());
        return moves;
    }

    /**
     * The square of a move in the canonical image. If several images are equal to the canonical one, the move has an
     * image in each: the lowest of them represents it.
     */
    static int canonicalMove(long own, long opp, int image, int square) {
        long canonicalOwn = PositionKey.image(own, image);
        long canonicalOpp = PositionKey.image(opp, image);
        int lowest = 64;
        for (int other = 0; other < 8; other++) {
            if (PositionKey.image(own, other) == canonicalOwn && PositionKey.image(opp, other) == canonicalOpp) {
                lowest = Math.min(lowest, Long.numberOfTrailingZeros(PositionKey.image(1L << square, other)));
            }
        }
        return lowest;
    }

    /** The number of games in which a position occurs. */
    public int gamesWith(Position position) {
        long key = PositionKey.of(position);
        return position.size() == 8 ? firstAbove(key) - firstAtLeast(key) : 0;
    }

    /** A page of the games that match a filter. */
    public GamePage find(GameFilter filter, int offset, int limit) {
        BitSet accepted = accepted(filter);
        Position position = filter.position();
        if (position != null) {
            accepted.and(gameNumbersWith(position));
        }
        int game = accepted.nextSetBit(0);
        for (int skipped = 0; skipped < offset && game >= 0; skipped++) {
            game = accepted.nextSetBit(game + 1);
        }
        List<DatabaseGame> page = new ArrayList<>();
        for (; game >= 0 && page.size() < limit; game = accepted.nextSetBit(game + 1)) {
            page.add(game(game));
        }
        return new GamePage(accepted.cardinality(), offset, page);
    }

    /** A game by its number. */
    DatabaseGame game(int number) {
        long at = (long) IndexLayout.GAME_BYTES * number;
        byte[] moves = games.asSlice(at + IndexLayout.MOVES_OFFSET, IndexLayout.MAX_MOVES)
                .toArray(JAVA_BYTE);
        int length = 0;
        while (length < moves.length && moves[length] != IndexLayout.NO_MOVE) {
            length++;
        }
        GameOutcome outcome = outcome(number);
        int discs = blackDiscs(number);
        return new DatabaseGame(
                names.get(games.get(INT, at)),
                names.get(games.get(INT, at + 4)),
                names.get(games.get(INT, at + 8)),
                year(number),
                switch (outcome) {
                    case BLACK -> Optional.of(Colour.BLACK);
                    case WHITE -> Optional.of(Colour.WHITE);
                    case DRAW, UNKNOWN -> Optional.empty();
                },
                outcome == GameOutcome.DRAW,
                discs == IndexLayout.UNKNOWN_DISCS ? OptionalInt.empty() : OptionalInt.of(discs),
                DatabaseGame.replay(Arrays.copyOf(moves, length)));
    }

    private BitSet accepted(GameFilter filter) {
        BitSet accepted = new BitSet(gameCount);
        if (filter.acceptsAllGames()) {
            accepted.set(0, gameCount);
            return accepted;
        }
        BitSet players = namesWith(filter.player());
        BitSet events = namesWith(filter.event());
        for (int game = 0; game < gameCount; game++) {
            long at = (long) IndexLayout.GAME_BYTES * game;
            int year = year(game);
            if (year >= filter.firstYear()
                    && year <= filter.lastYear()
                    && events.get(games.get(INT, at + 8))
                    && (players.get(games.get(INT, at)) || players.get(games.get(INT, at + 4)))) {
                accepted.set(game);
            }
        }
        return accepted;
    }

    private BitSet namesWith(String part) {
        BitSet found = new BitSet(names.size());
        for (int i = 0; i < lowerNames.size(); i++) {
            if (lowerNames.get(i).contains(part)) {
                found.set(i);
            }
        }
        return found;
    }

    private BitSet gameNumbersWith(Position position) {
        BitSet found = new BitSet(gameCount);
        if (position.size() == 8) {
            long key = PositionKey.of(position);
            int end = firstAbove(key);
            for (int at = firstAtLeast(key); at < end; at++) {
                found.set(postings.get(INT, (long) Integer.BYTES * at) >>> 8);
            }
        }
        return found;
    }

    private int year(int game) {
        return games.get(SHORT, (long) IndexLayout.GAME_BYTES * game + IndexLayout.YEAR_OFFSET);
    }

    private GameOutcome outcome(int game) {
        return GameOutcome.of(games.get(JAVA_BYTE, (long) IndexLayout.GAME_BYTES * game + IndexLayout.OUTCOME_OFFSET));
    }

    private int blackDiscs(int game) {
        return games.get(JAVA_BYTE, (long) IndexLayout.GAME_BYTES * game + IndexLayout.DISCS_OFFSET);
    }

    /** The place of the first key that is not smaller. */
    private int firstAtLeast(long key) {
        int low = 0;
        int high = postingCount;
        while (low < high) {
            int middle = low + high >>> 1;
            if (keys.get(LONG, (long) Long.BYTES * middle) < key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int firstAbove(long key) {
        return key == Long.MAX_VALUE ? postingCount : firstAtLeast(key + 1);
    }

    /** Sums up the games of one move. */
    private static final class Tally {
        private int games;
        private int blackWins;
        private int whiteWins;
        private int draws;
        private long blackDiscs;
        private int withDiscs;

        void add(GameOutcome outcome, int discs) {
            games++;
            switch (outcome) {
                case BLACK -> blackWins++;
                case WHITE -> whiteWins++;
                case DRAW -> draws++;
                case UNKNOWN -> {}
            }
            if (discs != IndexLayout.UNKNOWN_DISCS) {
                blackDiscs += discs;
                withDiscs++;
            }
        }

        MoveStatistics of(Move move, Colour side) {
            double average = (double) blackDiscs / withDiscs;
            return new MoveStatistics(
                    move, games, blackWins, whiteWins, draws, side == Colour.BLACK ? average : 64 - average);
        }
    }
}
