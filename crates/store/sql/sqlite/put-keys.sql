insert into keys (game, access, hash)
select value ->> 'game', value ->> 'access', value ->> 'hash'
from json_each($1)
where true
on conflict (game, access) do update set hash = excluded.hash
