package dev.outflank.judge.contest;

import java.time.LocalDateTime;
import java.util.Optional;

/** When a contest opens and closes, in the time zone of the machine; both are optional. */
public record Dates(Optional<LocalDateTime> opens, Optional<LocalDateTime> closes) {}
