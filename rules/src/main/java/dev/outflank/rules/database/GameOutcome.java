package dev.outflank.rules.database;

import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordedGame;
import java.util.Optional;

/** Who won a game of the database, as stored in one byte. */
enum GameOutcome {
    BLACK(0),
    WHITE(1),
    DRAW(2),
    UNKNOWN(3);

    private final byte code;

    GameOutcome(int code) {
        this.code = (byte) code;
    }

    byte code() {
        return code;
    }

    static GameOutcome of(RecordedGame game) {
        Optional<GameResult> result = game.result();
        if (result.isEmpty()) {
            return UNKNOWN;
        }
        return switch (result.get().winner()) {
            case null -> DRAW;
            case BLACK -> BLACK;
            case WHITE -> WHITE;
        };
    }

    static GameOutcome of(byte code) {
        return switch (code) {
            case 0 -> BLACK;
            case 1 -> WHITE;
            case 2 -> DRAW;
            default -> UNKNOWN;
        };
    }
}
