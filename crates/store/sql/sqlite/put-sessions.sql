insert into sessions (token, about, opened_at, expires_at)
select value ->> 'token', value ->> 'about', value ->> 'opened_at', value ->> 'expires_at'
from json_each($1)
