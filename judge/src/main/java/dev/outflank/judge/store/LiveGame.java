package dev.outflank.judge.store;

import java.time.Instant;

/**
 * A game that is being played.
 *
 * @param number 0 or 1 in its pair
 * @param start the position that it began from
 * @param moves so far, set apart by spaces
 * @param cpu milliseconds of processor time of each move, set apart by spaces
 * @param wall milliseconds of wall time of each move, the same way
 * @param since when the side to move was asked
 */
public record LiveGame(
        long pair, String worker, int number, String start, String moves, String cpu, String wall, Instant since) {}
