insert into games (game, version, branch, stage, since, changed_at, flag_at, public, variant)
select
    value ->> 'game', value ->> 'version', value ->> 'branch', value ->> 'stage', value ->> 'since',
    value ->> 'changed_at', value ->> 'flag_at', value ->> 'public', value ->> 'variant'
from json_each($1)
where true
on conflict (game) do update set
    version = excluded.version, branch = excluded.branch, stage = excluded.stage, since = excluded.since,
    changed_at = excluded.changed_at, flag_at = excluded.flag_at, public = excluded.public, variant = excluded.variant
