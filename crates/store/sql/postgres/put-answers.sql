insert into answers (author, message, at, answer)
select author, message, at, answer
from unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) as new (author, message, at, answer)
order by author, message
