package dev.outflank.arena.tournament;

/** The part of a tournament that a meeting belongs to. */
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

    /** What its table is ordered by. */
    public String scoreTitle() {
        return scoreTitle;
    }
}
