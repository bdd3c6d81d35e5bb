package dev.outflank.protocol.engine;

import java.time.Duration;

/**
 * The time on a player's clock.
 *
 * @param remaining time for the next {@code movesToGo} moves
 * @param movesToGo number of moves; 0 for the rest of the game
 * @param byoYomiPerMove time per move after the remaining time is used up
 */
public record TimeLeft(Duration remaining, int movesToGo, Duration byoYomiPerMove) {}
