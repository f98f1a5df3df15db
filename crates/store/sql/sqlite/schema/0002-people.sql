-- What opens a table to somebody: only hashes of secrets.
create table keys (
    game text not null,
    -- 0 the host's seat, 1 the guest's, 2 watching, 3 the host's recovery code, 4 the guest's.
    access integer not null,
    hash text not null unique,
    primary key (game, access)
) strict, without rowid;

create table sessions (
    token text not null primary key,
    about text not null,
    opened_at integer not null,
    expires_at integer not null
) strict, without rowid;

create index sessions_by_expiry on sessions (expires_at);

-- Messages that were answered: the answer to a repeated one is the first answer.
create table answers (
    author text not null,
    message text not null,
    at integer not null,
    answer text not null,
    primary key (author, message)
) strict, without rowid;

create index answers_by_age on answers (at);

-- Apart from everything else, so that they can be forgotten and are in no backup.
create table addresses (
    author text not null,
    address text not null,
    seen_at integer not null,
    primary key (author, address)
) strict, without rowid;

create index addresses_by_age on addresses (seen_at);

-- One row: the newest moment that was told, by how much the database's own time is behind it, and when a server last lived.
create table clock (
    number integer not null primary key check (number = 1),
    latest integer not null,
    ahead integer not null,
    beat_at integer
) strict;

insert into clock (number, latest, ahead, beat_at) values (1, 0, 0, null);
