select author, message, answer
from unnest($1::text[], $2::text[]) as asked (author, message)
join answers using (author, message)
