-- A game as its last event left it: what lists and alarms ask for. The events are the truth.
create table games (
    game text not null primary key,
    version integer not null,
    -- How often turns were taken back: together with the ply it tells two events apart that were played as the same turn.
    branch integer not null,
    -- 0 open, 1 playing, 2 over, 3 aborted.
    stage integer not null,
    -- Since when it is in this stage.
    since integer not null,
    changed_at integer not null,
    -- When a flag falls, if a clock runs.
    flag_at integer,
    public integer not null,
    variant text not null
) strict, without rowid;

create index games_by_stage on games (stage, since, game);
create index games_by_flag on games (flag_at) where flag_at is not null;

create table events (
    game text not null,
    version integer not null,
    at integer not null,
    branch integer not null,
    -- Which turn of the game was played, counted from 0; nothing else has a ply.
    ply integer,
    body text not null,
    primary key (game, version)
) strict, without rowid;

-- No turn is ever played twice, whatever a program does.
create unique index events_by_ply on events (game, branch, ply) where ply is not null;
