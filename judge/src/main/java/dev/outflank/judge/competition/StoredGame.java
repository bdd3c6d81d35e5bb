package dev.outflank.judge.competition;

import java.time.Instant;
import java.util.Optional;

/**
 * A finished game in the database.
 *
 * @param number 0 or 1 in its pair
 * @param attempt number of failed attempts to play the pair before
 * @param guilty id of the entry whose fault ended the game
 * @param record the complete game as JSON
 */
public record StoredGame(
        long pair,
        int number,
        int attempt,
        long black,
        long white,
        String outcome,
        Optional<String> verdict,
        Optional<Long> guilty,
        String record,
        String blackErrors,
        String whiteErrors,
        Instant endedAt) {}
