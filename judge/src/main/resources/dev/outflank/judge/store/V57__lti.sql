-- Learning platforms (LTI 1.3), and the links in their courses that lead to contests.
create table lti_platforms (
    id ${id},
    name text not null,
    issuer text not null,
    client_id text not null,
    deployments text not null,
    authorization_url text not null,
    token_url text not null,
    jwks_url text not null,
    staff_allowed boolean not null,
    email_trusted boolean not null,
    unique (issuer, client_id)
);

-- One row per sign-in that has begun; it is deleted when it is used.
create table lti_attempts (
    state_hash text primary key,
    platform bigint not null references lti_platforms (id) on delete cascade,
    nonce text not null,
    expires_at bigint not null
);

-- One-time keys for dynamic registration, each for one host.
create table lti_registrations (
    key_hash text primary key,
    host text not null,
    expires_at bigint not null
);

create table lti_links (
    platform bigint not null references lti_platforms (id) on delete cascade,
    resource_link text not null,
    contest text not null references contests (id),
    line_item text,
    line_items text,
    memberships text,
    primary key (platform, resource_link)
);
create index lti_links_by_contest on lti_links (contest);
