package dev.outflank.judge.competition;

import java.time.Instant;

/**
 * A game that is being played.
 *
 * @param number 0 or 1 in its pair
 * @param start the start position
 * @param moves the moves so far, separated by spaces
 * @param cpu CPU time of each move in milliseconds, separated by spaces
 * @param wall wall time of each move in milliseconds, separated by spaces
 * @param since when the side to move was asked for its move
 */
public record LiveGame(
        long pair, String worker, int number, String start, String moves, String cpu, String wall, Instant since) {}
