-- People whom another house vouches for (OpenID Connect). An address is how they are found the first time.

alter table people add column email text;
create unique index people_by_email on people (email);

create table identities (
    issuer text not null,
    subject text not null,
    person bigint not null references people (id),
    primary key (issuer, subject),
    unique (issuer, person)
);
