package dev.outflank.protocol.think;

import java.time.Duration;

/**
 * The time on a player's clock.
 *
 * @param left for the moves to come
 * @param moves for how many of them; 0 for all
 * @param each what every move gets when this time is used up
 */
public record TimeLeft(Duration left, int moves, Duration each) {}
