package dev.outflank.judge.competition;

import java.time.Instant;

/**
 * The rank and rating of an entry at one time.
 *
 * @param contender the entry's id
 * @param games number of games the entry had played
 */
public record RatingPoint(long contender, int games, int rank, double elo, double error, Instant at) {}
