package dev.outflank.judge.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A game as it was saved, once and for all.
 *
 * @param number 0 or 1 in its pair
 * @param attempt how often the pair had been tried before
 * @param guilty whose fault ended it
 * @param record the whole game as JSON
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
