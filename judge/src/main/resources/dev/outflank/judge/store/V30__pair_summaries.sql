-- What standings need of the games of a pair, in a compact form. It follows from the records and may be deleted.
create table pair_summaries (
    pair bigint primary key references pairs (id),
    body ${bytes} not null
);
