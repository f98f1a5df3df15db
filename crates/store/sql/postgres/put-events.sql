insert into events (game, version, at, branch, ply, body)
select game, version, at, branch, ply, body
from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[])
    as new (game, version, at, branch, ply, body)
order by game, version
