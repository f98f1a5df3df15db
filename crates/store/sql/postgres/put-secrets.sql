insert into secrets (name, value)
select name, value
from unnest($1::text[], $2::text[]) as new (name, value)
order by name
on conflict (name) do update set value = excluded.value
