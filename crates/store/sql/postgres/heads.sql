-- Locked, in the order of their names so that two servers never wait for each other.
select game, version, branch, stage, since
from games
where game = any($1)
order by game
for update
