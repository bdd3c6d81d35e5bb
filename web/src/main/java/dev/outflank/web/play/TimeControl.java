package dev.outflank.web.play;

/**
 * The time that each side has for the game.
 *
 * @param initialMillis milliseconds at the start; 0 for a game without clocks
 * @param incrementMillis milliseconds added after each move
 */
record TimeControl(long initialMillis, long incrementMillis) {
    static final TimeControl NONE = new TimeControl(0, 0);

    boolean isTimed() {
        return initialMillis > 0;
    }
}
