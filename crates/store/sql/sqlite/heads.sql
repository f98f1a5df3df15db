select g.game, g.version, g.branch, g.stage, g.since
from json_each($1) as asked
join games as g on g.game = asked.value
