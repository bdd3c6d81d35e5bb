package dev.outflank.web.play;

/**
 * The time of a side for a whole game.
 *
 * @param milliseconds at the start; 0 for a game without clock
 * @param increment milliseconds added after each move
 */
record TimeControl(long milliseconds, long increment) {
    static final TimeControl NONE = new TimeControl(0, 0);

    boolean runs() {
        return milliseconds > 0;
    }
}
