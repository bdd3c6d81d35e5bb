-- What whoever watches sees besides results. Nothing here counts for anything: tables and marks never read it.

-- Games that are being played, as their workers last told of them, about once a second.
create table live_games (
    pair bigint primary key references pairs (id),
    worker text not null,
    number int not null,
    start text not null,
    moves text not null,
    cpu text not null,
    wall text not null,
    since bigint not null
);

-- What a leaderboard said of a contender after so many of its games.
create table ratings (
    contest text not null references contests (id),
    contender bigint not null references contenders (id),
    games int not null,
    rank int not null,
    elo double precision not null,
    error double precision not null,
    at bigint not null,
    primary key (contest, contender, games)
);
