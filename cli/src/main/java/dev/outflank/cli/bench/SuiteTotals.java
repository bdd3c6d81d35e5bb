package dev.outflank.cli.bench;

/** How well searches of a test suite agree with the known scores of its moves. */
final class SuiteTotals {
    private static final int SMALL_ERROR = 3;

    private int searched;
    private int bestMoves;
    private int smallErrors;
    private long absoluteErrors;
    private long errors;
    private long nodeCount;

    /** @param error the score found minus the known score, in discs */
    void add(boolean bestMove, int error, long nodes) {
        searched++;
        bestMoves += bestMove ? 1 : 0;
        smallErrors += Math.abs(error) <= SMALL_ERROR ? 1 : 0;
        absoluteErrors += Math.abs(error);
        errors += error;
        nodeCount += nodes;
    }

    int positions() {
        return searched;
    }

    double bestMovePercent() {
        return 100.0 * bestMoves / searched;
    }

    double within3Percent() {
        return 100.0 * smallErrors / searched;
    }

    double meanAbsoluteError() {
        return (double) absoluteErrors / searched;
    }

    double meanError() {
        return (double) errors / searched;
    }

    long nodes() {
        return nodeCount;
    }
}
