package dev.outflank.rules.record;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Move;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A {@code .wtb} file of the WTHOR database of tournament games. All numbers are little-endian.
 *
 * <pre>
 * header  16 bytes  date written: century, year, month, day u8 | games u32 | u16 | year of play u16
 *                   | board u8 (0 or 8) | solitaire u8 | depth of the theoretical score u8 | u8
 * game    68 bytes  tournament, black, white u16 | black discs, theoretical black discs u8
 *                   | 60 moves u8: 10·row + column from 1 (f5 is 56), 0 after the last; passes are omitted
 * </pre>
 */
public final class WthorFile {
    static final int HEADER_BYTES = 16;
    static final int GAME_BYTES = 68;
    static final int MAX_MOVES = 60;
    static final int MOVES_OFFSET = GAME_BYTES - MAX_MOVES;

    /** The bitboards of the start position: Black on e4 and d5, White on d4 and e5. */
    private static final long START_BLACK = 1L << 28 | 1L << 35;

    private static final long START_WHITE = 1L << 27 | 1L << 36;

    private final int year;
    private final List<WthorGame> games;
    private final List<RecordFault> faults;

    private WthorFile(int year, List<WthorGame> games, List<RecordFault> faults) {
        this.year = year;
        this.games = games;
        this.faults = faults;
    }

    /** The number of games in a file of this length. */
    public static long gamesIn(long bytes) {
        return Math.max(0, (bytes - HEADER_BYTES) / GAME_BYTES);
    }

    /** Reads a file and replays every game; games that cannot be read are listed in {@link #faults()}. */
    public static WthorFile read(byte[] file) {
        return new Reader(file).read();
    }

    /** The year in which the games were played; 0 if the header is unreadable. */
    public int year() {
        return year;
    }

    /** The games that could be read. */
    public List<WthorGame> games() {
        return games;
    }

    /** What could not be read: a game each, or the header, or an end that does not fit the header. */
    public List<RecordFault> faults() {
        return faults;
    }

    private static final class Reader {
        private final byte[] file;
        private final ByteBuffer numbers;
        private final List<WthorGame> games = new ArrayList<>();
        private final List<RecordFault> faults = new ArrayList<>();
        private final byte[] squares = new byte[2 * MAX_MOVES];

        Reader(byte[] file) {
            this.file = file;
            this.numbers = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        }

        WthorFile read() {
            if (!readHeader()) {
                return new WthorFile(0, List.of(), List.copyOf(faults));
            }
            long announced = Integer.toUnsignedLong(numbers.getInt(4));
            Optional<String> list = nameList(announced);
            if (list.isPresent()) {
                faults.add(RecordFault.atByte(4, list.get()));
                return new WthorFile(0, List.of(), List.copyOf(faults));
            }
            int whole = (file.length - HEADER_BYTES) / GAME_BYTES;
            for (int i = 0; i < Math.min(announced, whole); i++) {
                readGame(HEADER_BYTES + i * GAME_BYTES);
            }
            long expected = HEADER_BYTES + GAME_BYTES * announced;
            if (file.length != expected) {
                faults.add(RecordFault.atByte(
                        Math.min(expected, HEADER_BYTES + (long) GAME_BYTES * whole),
                        "the header announces " + announced + " games, a file of " + expected + " bytes, but there are "
                                + file.length + " bytes"));
            }
            return new WthorFile(unsignedShort(10), List.copyOf(games), List.copyOf(faults));
        }

        /** What the file holds instead of games: names of players or tournaments. */
        private Optional<String> nameList(long announcedGames) {
            int names = unsignedShort(8);
            int bytes = file.length - HEADER_BYTES;
            if (announcedGames > 0 || names == 0) {
                return Optional.empty();
            }
            String content = bytes == names * WthorNames.PLAYER_NAME_BYTES
                    ? "players (.jou)"
                    : bytes == names * WthorNames.TOURNAMENT_NAME_BYTES ? "tournaments (.trn)" : "";
            return content.isEmpty()
                    ? Optional.empty()
                    : Optional.of("this is WTHOR's list of " + names + " " + content
                            + ", which has no games: give the .wtb file next to it");
        }

        private boolean readHeader() {
            if (file.length < HEADER_BYTES) {
                faults.add(RecordFault.atByte(
                        file.length, "expected a WTHOR header of " + HEADER_BYTES + " bytes, but the file ends"));
            } else if (file[12] != 0 && file[12] != 8) {
                faults.add(RecordFault.atByte(12, "expected the board size 8 (or 0, which means 8), not " + file[12]));
            } else if (file[13] != 0) {
                faults.add(RecordFault.atByte(13, "expected games of two players (0), not solitaires, " + file[13]));
            }
            return faults.isEmpty();
        }

        private void readGame(int offset) {
            long own = START_BLACK;
            long opp = START_WHITE;
            int plies = 0;
            int played = 0;
            for (; played < MAX_MOVES && file[offset + MOVES_OFFSET + played] != 0; played++) {
                int square = square(file[offset + MOVES_OFFSET + played]);
                if (square < 0 || ((own | opp) & 1L << square) != 0) {
                    addIllegalMoveFault(offset, played, square);
                    return;
                }
                long flips = Bitboard.flips(own, opp, square);
                if (flips == 0) {
                    if (Bitboard.moves(own, opp) != 0 || (flips = Bitboard.flips(opp, own, square)) == 0) {
                        addIllegalMoveFault(offset, played, square);
                        return;
                    }
                    squares[plies++] = WthorGame.PASS;
                    long passed = own;
                    own = opp;
                    opp = passed;
                }
                squares[plies++] = (byte) square;
                long mover = own ^ flips ^ 1L << square;
                own = opp ^ flips;
                opp = mover;
            }
            for (int i = played; i < MAX_MOVES; i++) {
                int written = file[offset + MOVES_OFFSET + i] & 255;
                if (written != 0) {
                    addFault(offset, i, "the game ended before, so 0 was expected, not " + written);
                    return;
                }
            }
            games.add(new WthorGame(
                    unsignedShort(offset),
                    unsignedShort(offset + 2),
                    unsignedShort(offset + 4),
                    file[offset + 6] & 255,
                    file[offset + 7] & 255,
                    Arrays.copyOf(squares, plies)));
        }

        private void addIllegalMoveFault(int offset, int played, int square) {
            int value = file[offset + MOVES_OFFSET + played] & 255;
            String reason = square < 0
                    ? "expected a square from 11 (a1) to 88 (h8), not " + value
                    : "move " + (played + 1) + ", " + Move.atBit(square) + ", is not legal";
            addFault(offset, played, reason);
        }

        private void addFault(int offset, int move, String reason) {
            int number = 1 + (offset - HEADER_BYTES) / GAME_BYTES;
            faults.add(RecordFault.atByte(offset + MOVES_OFFSET + move, "game " + number + ": " + reason));
        }

        /** The bit of a square written as 10·row + column, both counted from 1; negative if there is no such square. */
        private static int square(byte written) {
            int row = written / 10 - 1;
            int column = written % 10 - 1;
            return row >= 0 && row < 8 && column >= 0 && column < 8 ? 8 * row + column : -1;
        }

        private int unsignedShort(int offset) {
            return Short.toUnsignedInt(numbers.getShort(offset));
        }
    }
}
