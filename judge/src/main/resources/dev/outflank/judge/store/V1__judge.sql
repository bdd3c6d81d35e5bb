-- The judge's records, in the subset that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table people (
    id ${id},
    login text not null unique,
    name text not null,
    role text not null,
    password text,
    locked boolean not null,
    created_at bigint not null
);

-- Whoever can read the database cannot sign in with what is here: only hashes of keys are kept.
create table sessions (
    key_hash text primary key,
    person bigint not null references people (id),
    expires_at bigint not null
);

create table tokens (
    id ${id},
    key_hash text not null unique,
    person bigint not null references people (id),
    label text not null,
    created_at bigint not null
);

create table invitations (
    key_hash text primary key,
    person bigint not null references people (id),
    expires_at bigint not null
);

-- revision grows whenever other results count than before: whoever keeps a copy in memory then reads all anew.
create table contests (
    id text primary key,
    text text not null,
    open boolean not null,
    frozen boolean not null,
    released boolean not null,
    revision bigint not null,
    created_at bigint not null
);

create table enrolments (
    contest text not null references contests (id),
    person bigint not null references people (id),
    primary key (contest, person)
);

create table uploads (
    id ${id},
    contest text not null references contests (id),
    person bigint not null references people (id),
    content text not null,
    state text not null,
    reason text not null,
    log text not null,
    attempts int not null,
    made_at bigint not null,
    checked_at bigint
);
create index uploads_by_person on uploads (contest, person, id);
create index uploads_by_state on uploads (state, id);

create table upload_files (
    upload bigint not null references uploads (id),
    name text not null,
    bytes ${bytes} not null,
    primary key (upload, name)
);

-- Whoever plays: a player of the staff, or one content of a student's, however often it is uploaded.
create table contenders (
    id ${id},
    contest text not null references contests (id),
    name text not null,
    person bigint references people (id),
    content text not null,
    upload bigint references uploads (id),
    active boolean not null,
    disqualified text,
    entered_at bigint not null,
    unique (contest, name),
    unique (contest, person, content)
);

create table rejudges (
    id ${id},
    contest text not null references contests (id),
    state text not null,
    reason text not null,
    made_at bigint not null
);

-- A pair is never changed once it is played. place orders results; one that is judged again keeps the first one's.
create table pairs (
    id ${id},
    contest text not null references contests (id),
    stage text not null,
    a bigint not null references contenders (id),
    b bigint not null references contenders (id),
    round int not null,
    edition bigint not null,
    place bigint,
    counts boolean not null,
    state text not null,
    priority int not null,
    attempts int not null,
    reason text not null,
    worker text not null,
    created_at bigint not null,
    ended_at bigint,
    unique (contest, stage, a, b, round, edition)
);
create index pairs_by_state on pairs (contest, state, id);

create table games (
    pair bigint not null references pairs (id),
    number int not null,
    attempt int not null,
    black bigint not null references contenders (id),
    white bigint not null references contenders (id),
    outcome text not null,
    verdict text,
    guilty bigint references contenders (id),
    record text not null,
    black_errors text not null,
    white_errors text not null,
    ended_at bigint not null,
    primary key (pair, number)
);
create index games_by_guilty on games (guilty, pair);

create table standings (
    contest text primary key references contests (id),
    pairs bigint not null,
    body text not null,
    computed_at bigint not null
);

create table part_marks (
    mark_key text primary key,
    marks text not null,
    reason text not null,
    log text not null,
    made_at bigint not null
);

create table manual_marks (
    contest text not null references contests (id),
    person bigint not null references people (id),
    part text not null,
    marks text not null,
    primary key (contest, person, part)
);

create table events (
    id ${id},
    at bigint not null,
    actor text not null,
    contest text not null,
    action text not null,
    detail text not null
);

create table workers (
    name text primary key,
    slots int not null,
    seen_at bigint not null,
    done bigint not null,
    failed bigint not null,
    aside_until bigint not null,
    remark text not null
);

-- db-scheduler's: one queue of work, and one for the clerk, whom no game may keep waiting.
create table work_queue (
    task_name varchar(100) not null,
    task_instance varchar(100) not null,
    task_data ${bytes},
    execution_time ${instant} not null,
    picked boolean not null,
    picked_by varchar(100),
    last_success ${instant},
    last_failure ${instant},
    consecutive_failures int,
    last_heartbeat ${instant},
    version bigint not null,
    priority smallint,
    primary key (task_name, task_instance)
);
create index work_by_priority on work_queue (priority desc, execution_time asc);
create index work_by_time on work_queue (execution_time);
create index work_by_heartbeat on work_queue (last_heartbeat);

create table clerk_queue (
    task_name varchar(100) not null,
    task_instance varchar(100) not null,
    task_data ${bytes},
    execution_time ${instant} not null,
    picked boolean not null,
    picked_by varchar(100),
    last_success ${instant},
    last_failure ${instant},
    consecutive_failures int,
    last_heartbeat ${instant},
    version bigint not null,
    priority smallint,
    primary key (task_name, task_instance)
);
