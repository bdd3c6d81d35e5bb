package dev.outflank.web.play;

import java.util.Locale;

/** What one person can propose to the other. It happens when both have proposed it. */
enum Offer {
    DRAW,
    REMATCH;

    String title() {
        return name().toLowerCase(Locale.ROOT);
    }
}
