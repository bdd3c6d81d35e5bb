package dev.outflank.protocol.engine;

import java.time.Duration;

/**
 * The time on a player's clock.
 *
 * @param remaining for the moves to come
 * @param movesToGo for how many of them; 0 for all
 * @param byoYomiPerMove what every move gets when this time is used up
 */
public record TimeLeft(Duration remaining, int movesToGo, Duration byoYomiPerMove) {}
