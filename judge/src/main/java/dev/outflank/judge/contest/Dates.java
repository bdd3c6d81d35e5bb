package dev.outflank.judge.contest;

import java.time.LocalDateTime;
import java.util.Optional;

/** When a contest opens and closes, in the course's own time zone; both may be left open. */
public record Dates(Optional<LocalDateTime> opens, Optional<LocalDateTime> closes) {}
