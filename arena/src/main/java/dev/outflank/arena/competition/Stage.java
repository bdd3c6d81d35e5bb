package dev.outflank.arena.competition;

/** A stage of a tournament, with its own standings. */
public enum Stage {
    ROUND_ROBIN("Round robin", "score"),
    GAUNTLET("Gauntlet", "score"),
    LADDER("Ladder", "Elo"),
    POINTS_RACE("Points race", "points");

    private final String title;
    private final String scoreTitle;

    Stage(String title, String scoreTitle) {
        this.title = title;
        this.scoreTitle = scoreTitle;
    }

    public String title() {
        return title;
    }

    /** Whether games against entries that were replaced still count for the table. */
    public boolean countsReplacedEntries() {
        return switch (this) {
            case LADDER, POINTS_RACE -> true;
            case ROUND_ROBIN, GAUNTLET -> false;
        };
    }

    /** Title of the score: what orders the standings, except on a ladder, which is ordered by strength. */
    public String scoreTitle() {
        return scoreTitle;
    }
}
