package dev.outflank.judge.store;

import org.jdbi.v3.core.Jdbi;

/** All records of one database. */
public final class Store {
    private final Database database;
    private final People people;
    private final Identities identities;
    private final ContestStore contests;
    private final Uploads uploads;
    private final Contenders contenders;
    private final Pairings pairings;
    private final Rejudges rejudges;
    private final Events events;
    private final Workers workers;
    private final StoredMarks marks;
    private final StandingStore standings;
    private final LiveGames liveGames;
    private final Ratings ratings;
    private final Encounters encounters;

    public Store(Database database) {
        Jdbi jdbi = database.jdbi();
        this.database = database;
        this.people = new People(jdbi);
        this.identities = new Identities(jdbi);
        this.contests = new ContestStore(jdbi);
        this.uploads = new Uploads(jdbi);
        this.contenders = new Contenders(jdbi);
        this.pairings = new Pairings(jdbi);
        this.rejudges = new Rejudges(jdbi);
        this.events = new Events(jdbi);
        this.workers = new Workers(jdbi);
        this.marks = new StoredMarks(jdbi);
        this.standings = new StandingStore(jdbi);
        this.liveGames = new LiveGames(jdbi);
        this.ratings = new Ratings(jdbi);
        this.encounters = new Encounters(jdbi);
    }

    public Database database() {
        return database;
    }

    public People people() {
        return people;
    }

    public Identities identities() {
        return identities;
    }

    public ContestStore contests() {
        return contests;
    }

    public Uploads uploads() {
        return uploads;
    }

    public Contenders contenders() {
        return contenders;
    }

    public Pairings pairings() {
        return pairings;
    }

    public Rejudges rejudges() {
        return rejudges;
    }

    public Events events() {
        return events;
    }

    public Workers workers() {
        return workers;
    }

    public StoredMarks marks() {
        return marks;
    }

    public StandingStore standings() {
        return standings;
    }

    public LiveGames liveGames() {
        return liveGames;
    }

    public Ratings ratings() {
        return ratings;
    }

    public Encounters encounters() {
        return encounters;
    }
}
