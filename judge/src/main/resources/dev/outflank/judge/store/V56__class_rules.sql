-- What the staff grant on a server. Extensions and groups in the contest file apply to those who have none here.
create table extensions (
    contest text not null references contests (id),
    person bigint not null references people (id),
    closes text not null,
    primary key (contest, person)
);

-- The submissions of a group are those of its first member, the leader.
create table group_members (
    contest text not null references contests (id),
    person bigint not null references people (id),
    leader bigint not null references people (id),
    primary key (contest, person)
);
