package dev.outflank.engine.search;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * The engine's signature, as Stockfish's {@code bench}: the total node count of searches of fixed positions to fixed
 * depths, on one thread with an empty transposition table. It changes if and only if the search changes.
 */
public final class BenchSignature {
    /** The size of the transposition table. */
    public static final int HASH_MEGABYTES = 16;

    private static final int POSITION_COUNT = 12;
    private static final int FIRST_PLY = 4;
    private static final int PLIES_APART = 4;
    private static final SearchLimits LIMITS = SearchLimits.depth(11, Selectivity.PERCENT_73);

    /** Positions with at most this many empty squares are solved exactly. */
    private static final int MAX_SOLVED_EMPTIES = 16;

    private BenchSignature() {}

    /** The positions: random games of increasing length. */
    public static List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        long seed = 2026;
        for (int i = 0; i < POSITION_COUNT; i++) {
            Position position = Position.start(8);
            for (int ply = 0; ply < FIRST_PLY + PLIES_APART * i && !position.isOver(); ply++) {
                seed = seed * 0x5851F42D4C957F2DL + 0x14057B7EF767814FL;
                int mobility = position.mobility();
                position =
                        position.play(mobility == 0 ? Move.PASS : position.move(Math.floorMod(seed >>> 33, mobility)));
            }
            positions.add(position);
        }
        return positions;
    }

    /**
     * Runs the searches and returns the total node count.
     *
     * @param listener receives the result of each position
     */
    public static long countNodes(SearchListener listener) {
        try (Search search = new Search(1, HASH_MEGABYTES)) {
            long nodes = 0;
            for (Position position : positions()) {
                search.clear();
                SearchLimits limits = position.empties() <= MAX_SOLVED_EMPTIES ? SearchLimits.NONE : LIMITS;
                SearchResult result = search.run(position, limits, SearchListener.NONE);
                listener.onResult(result);
                nodes += result.nodes();
            }
            return nodes;
        }
    }
}
