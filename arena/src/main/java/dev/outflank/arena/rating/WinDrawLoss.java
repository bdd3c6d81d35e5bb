package dev.outflank.arena.rating;

/**
 * Results of one contestant with Black against another with White. Counts may be fractional, because repeated games are
 * weighted down.
 *
 * @param black index of the contestant with Black
 * @param white index of the contestant with White
 */
public record WinDrawLoss(int black, int white, double blackWins, double draws, double whiteWins) {
    double games() {
        return blackWins + draws + whiteWins;
    }
}
