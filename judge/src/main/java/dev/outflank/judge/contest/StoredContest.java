package dev.outflank.judge.contest;

/**
 * A contest in the database.
 *
 * @param text the text of the contest file
 * @param open whether everyone may see it and everyone with an account may submit; otherwise only enrolled students
 * @param frozen whether submissions have ended and the final is played
 * @param released whether students can see their marks
 * @param revision incremented when a rejudge changes which results count
 */
public record StoredContest(String id, String text, boolean open, boolean frozen, boolean released, long revision) {}
