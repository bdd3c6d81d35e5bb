package dev.outflank.arena.competition;

import java.util.List;

/**
 * Decides which entries play next. A rule is stateless: the next pairs follow from the state alone, so a stopped
 * competition resumes as if it had never stopped.
 */
public interface PairingRule {
    /** The next pairs, at most the number wanted; fewer or none if others must end first, or if all are assigned. */
    List<EntryPair> nextPairs(PairingState state, int wanted);
}
