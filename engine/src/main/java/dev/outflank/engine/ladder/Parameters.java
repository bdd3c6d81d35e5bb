package dev.outflank.engine.ladder;

import dev.outflank.rules.NotationException;

/** What was given after a player's name, such as {@code :1,200,20}. */
final class Parameters {
    private final Rung rung;
    private final String text;
    private final String[] values;

    /** What follows the name: nothing, or a colon and values between commas. */
    Parameters(Rung rung, String text) {
        this.rung = rung;
        this.text = text;
        this.values = text.isEmpty() ? new String[0] : text.substring(1).split(",", -1);
    }

    int count() {
        return values.length;
    }

    void expectNone() throws NotationException {
        expect(0, 0, "nothing after it");
    }

    /** Fails unless their number is within bounds. */
    void expect(int least, int most, String meaning) throws NotationException {
        if (values.length < least || values.length > most) {
            throw fault(meaning);
        }
    }

    /** The value at an index, a whole number within bounds. */
    long number(int index, long least, long most, String meaning) throws NotationException {
        long number;
        try {
            number = Long.parseLong(text(index));
        } catch (NumberFormatException e) {
            throw fault(meaning);
        }
        if (number < least || number > most) {
            throw fault(meaning);
        }
        return number;
    }

    /** The value at an index as it was written. */
    String text(int index) {
        return values[index].strip();
    }

    NotationException fault(String meaning) {
        String came = NotationException.quoted(rung.name() + text);
        return new NotationException("expected " + rung.form() + " with " + meaning + ", not " + came);
    }
}
