package dev.outflank.rules.record;

import java.util.ArrayList;
import java.util.List;

/** Collects the games and faults that a reader finds. */
record RecordCollector(List<RecordedGame> games, List<RecordFault> faults) implements RecordSink {
    RecordCollector() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    static RecordCollector of(TextFormat format, String text) {
        RecordCollector found = new RecordCollector();
        format.read(text, found);
        return found;
    }

    List<String> faultTexts() {
        return faults.stream().map(RecordFault::toString).toList();
    }

    @Override
    public void game(RecordedGame game) {
        games.add(game);
    }

    @Override
    public void fault(RecordFault fault) {
        faults.add(fault);
    }
}
