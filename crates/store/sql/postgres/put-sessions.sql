insert into sessions (token, about, opened_at, expires_at)
select token, about, opened_at, expires_at
from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as new (token, about, opened_at, expires_at)
