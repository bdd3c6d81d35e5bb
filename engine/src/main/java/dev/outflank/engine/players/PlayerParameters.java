package dev.outflank.engine.players;

import dev.outflank.rules.NotationException;

/** What was given after a player's name, such as {@code :1,200,20}. */
final class PlayerParameters {
    private final PlayerInfo info;
    private final String text;
    private final String[] values;

    /** What follows the name: nothing, or a colon and values between commas. */
    PlayerParameters(PlayerInfo info, String text) {
        this.info = info;
        this.text = text;
        this.values = text.isEmpty() ? new String[0] : text.substring(1).split(",", -1);
    }

    int count() {
        return values.length;
    }

    void requireNone() throws NotationException {
        requireCount(0, 0, "nothing after it");
    }

    /** Fails unless their number is within bounds. */
    void requireCount(int min, int max, String meaning) throws NotationException {
        if (values.length < min || values.length > max) {
            throw error(meaning);
        }
    }

    /** The value at an index, a whole number within bounds. */
    long number(int index, long min, long max, String meaning) throws NotationException {
        long number;
        try {
            number = Long.parseLong(text(index));
        } catch (NumberFormatException e) {
            throw error(meaning);
        }
        if (number < min || number > max) {
            throw error(meaning);
        }
        return number;
    }

    /** The value at an index as it was written. */
    String text(int index) {
        return values[index].strip();
    }

    NotationException error(String meaning) {
        String came = NotationException.quoted(info.name() + text);
        return new NotationException("expected " + info.syntax() + " with " + meaning + ", not " + came);
    }
}
