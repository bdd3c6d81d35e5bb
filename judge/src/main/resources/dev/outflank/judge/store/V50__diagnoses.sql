-- What the bot doctor found in a game of an entry; an empty body if the game could not be analysed. It follows from the
-- record of the game and may be deleted.
create table diagnoses (
    pair bigint not null references pairs (id),
    number int not null,
    contender bigint not null references contenders (id),
    body text not null,
    primary key (pair, number, contender)
);
create index diagnoses_by_contender on diagnoses (contender);
