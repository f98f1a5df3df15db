-- What only servers know: the key from which keys, invitations and codes of tables follow.
create table secrets (
    name text not null primary key,
    value text not null
);

-- Whoever follows tables asks what has changed since he last looked.
create index games_by_change on games (changed_at, game);
