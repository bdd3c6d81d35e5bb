package dev.outflank.arena.rating;

/**
 * The games of one contestant as Black against another as White. Counts need not be whole: repeated games count less.
 *
 * @param black the index of the contestant with Black
 * @param white the index of the contestant with White
 */
public record WinDrawLoss(int black, int white, double blackWins, double draws, double whiteWins) {
    double games() {
        return blackWins + draws + whiteWins;
    }
}
