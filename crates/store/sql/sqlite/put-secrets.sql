insert into secrets (name, value)
select value ->> 'name', value ->> 'value'
from json_each($1)
where true
on conflict (name) do update set value = excluded.value
