-- What opens a table to somebody: only hashes of secrets.
create table keys (
    game text collate "C" not null,
    -- 0 the host's seat, 1 the guest's, 2 watching, 3 the host's recovery code, 4 the guest's.
    access bigint not null,
    hash text not null unique,
    primary key (game, access)
);

create table sessions (
    token text not null primary key,
    about text not null,
    opened_at bigint not null,
    expires_at bigint not null
);

create index sessions_by_expiry on sessions (expires_at);

-- Messages that were answered: the answer to a repeated one is the first answer.
create table answers (
    author text collate "C" not null,
    message text collate "C" not null,
    at bigint not null,
    answer text not null,
    primary key (author, message)
);

create index answers_by_age on answers (at);

-- Apart from everything else, so that they can be forgotten and are in no backup.
create table addresses (
    author text collate "C" not null,
    address text collate "C" not null,
    seen_at bigint not null,
    primary key (author, address)
);

create index addresses_by_age on addresses (seen_at);

-- One row: the newest moment that was told, by how much the database's own time is behind it, and when a server last lived.
create table clock (
    number bigint not null primary key check (number = 1),
    latest bigint not null,
    ahead bigint not null,
    beat_at bigint
);

insert into clock (number, latest, ahead, beat_at) values (1, 0, 0, null);
