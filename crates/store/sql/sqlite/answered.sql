select a.author, a.message, a.answer
from json_each($1) as asked
join answers as a on a.author = asked.value ->> 0 and a.message = asked.value ->> 1
