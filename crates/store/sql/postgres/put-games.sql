-- Where another server began a game of the same name in the meantime, the events that follow are refused and this with them.
insert into games (game, version, branch, stage, since, changed_at, flag_at, public, variant)
select game, version, branch, stage, since, changed_at, flag_at, public, variant
from unnest(
    $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[]
) as new (game, version, branch, stage, since, changed_at, flag_at, public, variant)
order by game
on conflict (game) do update set
    version = excluded.version, branch = excluded.branch, stage = excluded.stage, since = excluded.since,
    changed_at = excluded.changed_at, flag_at = excluded.flag_at, public = excluded.public, variant = excluded.variant
