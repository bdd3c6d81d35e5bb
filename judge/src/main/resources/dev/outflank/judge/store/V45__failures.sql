-- Submissions that could not be marked because of an internal error, until marking is requested again.
create table mark_failures (
    upload bigint primary key references uploads (id),
    attempts int not null,
    reason text not null
);
-- The latest games of a contest, those of one entry, and those between a few entries.
create index pairs_counted on pairs (contest, counts, state, id);
create index pairs_by_a on pairs (a, id);
create index pairs_by_b on pairs (b, id);
