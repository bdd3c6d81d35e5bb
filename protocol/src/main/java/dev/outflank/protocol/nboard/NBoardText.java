package dev.outflank.protocol.nboard;

import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import java.util.Locale;

/** The vocabulary of both sides of the NBoard protocol. */
final class NBoardText {
    static final int SIZE = 8;
    /** First word of the answer to {@link #GO}. */
    static final String ANSWER = "===";

    static final String NBOARD = "nboard";
    static final String SET_DEPTH = "set depth";
    static final String SET_GAME = "set game";
    static final String MOVE = "move";
    static final String GO = "go";
    static final String PING = "ping";
    static final String PONG = "pong";

    private NBoardText() {}

    static String square(Move move) {
        return move.isPass() ? "PA" : Notation.STANDARD.format(move).toUpperCase(Locale.ROOT);
    }

    /** Parses the move before the first slash or space: {@code F5/1.20/0.5}. */
    static Move move(String text) throws NotationException {
        return Notation.STANDARD.parse(text.split("[/\\s]", 2)[0], SIZE);
    }
}
