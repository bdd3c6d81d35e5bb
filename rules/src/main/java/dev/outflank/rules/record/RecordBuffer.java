package dev.outflank.rules.record;

import java.util.ArrayList;
import java.util.List;

/** The games and faults of one way to read a text, kept until it is clear which way is right. */
final class RecordBuffer implements RecordSink {
    private final List<RecordedGame> games = new ArrayList<>();
    private final List<RecordFault> faults = new ArrayList<>();

    @Override
    public void game(RecordedGame game) {
        games.add(game);
    }

    @Override
    public void fault(RecordFault fault) {
        faults.add(fault);
    }

    /** Whether everything was read. */
    boolean isComplete() {
        return !games.isEmpty() && faults.isEmpty();
    }

    boolean isEmpty() {
        return games.isEmpty() && faults.isEmpty();
    }

    int gameCount() {
        return games.size();
    }

    /** Whether boards were read that only lack the side to move. */
    boolean isSideMissing() {
        return faults.stream().anyMatch(RecordFault::sideMissing);
    }

    /** The number of moves read, before faults too; a position counts as one. */
    int moveCount() {
        int moves =
                games.stream().mapToInt(game -> Math.max(1, game.game().ply())).sum();
        for (RecordFault fault : faults) {
            moves += fault.readBefore() == null ? 0 : fault.readBefore().ply();
        }
        return moves;
    }

    void sendTo(RecordSink sink) {
        games.forEach(sink::game);
        faults.forEach(sink::fault);
    }
}
