package dev.outflank.judge.competition;

/** The number of games between two entries by colour and outcome: BLACK, WHITE or DRAW. */
public record HeadToHead(long black, long white, String outcome, int games) {}
