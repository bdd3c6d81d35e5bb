package dev.outflank.judge.store;

/**
 * A contest as the database holds it.
 *
 * @param text its file
 * @param open whether anyone may look, and anyone with an account hand in; otherwise only who is enrolled
 * @param frozen whether nothing is handed in any more, and the final is played
 * @param released whether students see their marks
 * @param revision grows whenever other results count than before
 */
public record StoredContest(String id, String text, boolean open, boolean frozen, boolean released, long revision) {}
