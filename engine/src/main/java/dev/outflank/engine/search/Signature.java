package dev.outflank.engine.search;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;

/**
 * Searches of fixed positions to fixed depths on one thread. The total of nodes is the same on every machine; it
 * changes exactly when the search does, which is why a test pins it.
 */
public final class Signature {
    private static final int HASH_MEGABYTES = 16;

    /** Openings and middle games to a limited depth, then endgames to the end. */
    private enum Bench {
        START("---------------------------OX------XO---------------------------X", 12),
        OPENING("------------------O--------OXX----XOX----XXX--------------------O", 12),
        MIDDLE("--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--X", 12),
        OPEN_MIDDLE("-----------------------O--OOOOO---OOOOOXOOOOXXXX--XXOOXX--XX-O-XX", 10),
        ENDGAME("-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX-X", Limits.MAX_DEPTH),
        LATE_ENDGAME("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--X", Limits.MAX_DEPTH);

        private final String board;
        private final int depth;

        Bench(String board, int depth) {
            this.board = board;
            this.depth = depth;
        }

        Position position() {
            try {
                return BoardText.parse(board);
            } catch (NotationException e) {
                throw new IllegalStateException(name() + " is no board", e);
            }
        }

        Limits limits() {
            return depth == Limits.MAX_DEPTH ? Limits.NONE : Limits.depth(depth, Selectivity.PERCENT_73);
        }
    }

    private Signature() {}

    /** Runs all of them, tells the listener each result, and returns the total of nodes. */
    public static long run(Listener listener) {
        long nodes = 0;
        for (Bench bench : Bench.values()) {
            try (Search search = new Search(1, HASH_MEGABYTES)) {
                Result result = search.run(bench.position(), bench.limits(), Listener.NONE);
                nodes += result.nodes();
                listener.found(result);
            }
        }
        return nodes;
    }
}
