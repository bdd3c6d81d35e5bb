package dev.outflank.arena.competition;

/**
 * Two entries, by their index, that play a pair of games.
 *
 * @param round number of their pair in this stage, starting at 0; determines the opening
 * @param a the entry with Black in the first game
 */
public record EntryPair(Stage stage, int round, int a, int b) {
    public boolean includes(int entry) {
        return a == entry || b == entry;
    }
}
