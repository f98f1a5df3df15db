insert into answers (author, message, at, answer)
select value ->> 'author', value ->> 'message', value ->> 'at', value ->> 'answer'
from json_each($1)
