package dev.outflank.web.play;

/**
 * The time of a side for a whole game.
 *
 * @param initialMillis at the start; 0 for a game without clock
 * @param incrementMillis milliseconds added after each move
 */
record TimeControl(long initialMillis, long incrementMillis) {
    static final TimeControl NONE = new TimeControl(0, 0);

    boolean isTimed() {
        return initialMillis > 0;
    }
}
