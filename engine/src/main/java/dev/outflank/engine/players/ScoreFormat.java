package dev.outflank.engine.players;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** How a player's move scores are written for people. */
public enum ScoreFormat {
    /** Rounded to a whole number. */
    WHOLE {
        @Override
        String formatAscii(double score) {
            return BigDecimal.valueOf(score).setScale(0, RoundingMode.HALF_UP).toPlainString();
        }
    },

    /** Rounded to a whole number, with a plus sign if positive. */
    SIGNED {
        @Override
        String formatAscii(double score) {
            return (score > 0 ? "+" : "") + Math.round(score);
        }
    },

    /** A share from 0 to 1, as a percentage. */
    PERCENT {
        @Override
        String formatAscii(double score) {
            return Math.round(100 * score) + "%";
        }
    },

    /** A number of thousandths, as a decimal fraction. */
    THOUSANDTHS {
        @Override
        String formatAscii(double score) {
            return BigDecimal.valueOf(Math.round(score), 3).stripTrailingZeros().toPlainString();
        }
    };

    private static final char MINUS_SIGN = '\u2212';

    /** The score with a typographic minus sign. */
    public String format(double score) {
        return formatAscii(score).replace('-', MINUS_SIGN);
    }

    abstract String formatAscii(double score);
}
