package dev.outflank.rules.record;

import java.util.ArrayList;
import java.util.List;

/** What a reader found. */
record Collected(List<RecordedGame> games, List<RecordFault> faults) implements RecordSink {
    Collected() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    static Collected of(TextFormat format, String text) {
        Collected found = new Collected();
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
