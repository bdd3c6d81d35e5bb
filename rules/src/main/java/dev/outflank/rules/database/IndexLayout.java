package dev.outflank.rules.database;

/**
 * The layout of an index file, all numbers little-endian:
 *
 * <pre>
 * header    magic u32 | games u32 | postings u32 | bytes of names u32 | bytes of the list of sources u32 | faults u32
 * games     76 bytes each, the latest year first: black, white, event i32 (names) | year i16 | outcome u8
 *           | black discs u8 (255 unknown) | 60 moves u8, 255 after the last; passes follow from the rules
 * keys      i64 each, ascending: the key of a position under symmetry
 * postings  u32 each, for the key at the same place: game · 256 + the move played, in the canonical image; 255 for none
 * names     UTF-8, separated by line feeds; name 0 is empty
 * sources   UTF-8, one line per file: what the index was built from
 * </pre>
 */
final class IndexLayout {
    static final int MAGIC = 0x4F464442;
    static final int HEADER_BYTES = 24;
    static final int GAME_BYTES = 76;
    static final int YEAR_OFFSET = 12;
    static final int OUTCOME_OFFSET = 14;
    static final int DISCS_OFFSET = 15;
    static final int MOVES_OFFSET = 16;
    static final int MAX_MOVES = 60;
    static final byte UNKNOWN_DISCS = -1;
    static final byte NO_MOVE = -1;
    static final int POSTING_BYTES = Long.BYTES + Integer.BYTES;

    /** A posting has 24 bits for the game. */
    static final int MAX_GAMES = 1 << 24;

    /** The start position: Black on e4 and d5, White on d4 and e5. */
    static final long START_BLACK = 1L << 28 | 1L << 35;

    static final long START_WHITE = 1L << 27 | 1L << 36;

    private IndexLayout() {}
}
