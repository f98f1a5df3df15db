insert into keys (game, access, hash)
select game, access, hash
from unnest($1::text[], $2::bigint[], $3::text[]) as new (game, access, hash)
order by game, access
on conflict (game, access) do update set hash = excluded.hash
